"""The finder: which place of the manual is about the thing in front."""

from collections.abc import Mapping

from PySide6.QtWidgets import QApplication, QToolBar, QWidget

from ..documents.scenario_place import ScenarioPlace
from ..documents.workplace import Workplace
from ..documents.workplaces import Workplaces
from ..shell.docks import DockPane
from ..shell.docs_topic import DocsTopic
from ..shell.tabs import Tabs
from ..shell.window import Window
from . import docs_topics as topics


class DocsFinder:
    """Goes from what has the focus to what is around it, until the manual has something to say."""

    def __init__(self, window: Window, tabs: Tabs, workplaces: Workplaces) -> None:
        self._window = window
        self._tabs = tabs
        self._workplaces = workplaces

    def topic(self) -> DocsTopic:
        """Return what the manual says about the thing in front."""
        focus = QApplication.focusWidget()
        around = list(_around(focus))
        named = _named(around, topics.DIALOGS)
        if named is not None:
            return named
        pane = next((each for each in around if isinstance(each, DockPane)), None)
        if pane is not None:
            return self._of_panel(pane)
        if any(each is self._window.toasts for each in around):
            return topics.MESSAGES
        if any(isinstance(each, QToolBar) or each is self._window.statusBar() for each in around):
            return topics.WINDOW
        return self._of_tab()

    def _of_panel(self, pane: DockPane) -> DocsTopic:
        name = pane.dock.name
        if name in topics.PANELS:
            return topics.PANELS[name]
        return self._of_map() if self._workplaces.current else self._of_tab()

    def _of_tab(self) -> DocsTopic:
        page, front = self._tabs.page(), self._workplaces.front
        if page is not None:
            return topics.PAGES.get(page.sort, topics.PLUGINS)
        if isinstance(front, ScenarioPlace):
            return topics.SCENARIO
        if isinstance(front, Workplace):
            return topics.TOOLS.get(front.choices.now.tool) or self._of_map()
        return topics.WELCOME

    def _of_map(self) -> DocsTopic:
        place = self._workplaces.current
        return DocsTopic(place.editor_kind.guide) if place else topics.BEGINNING


def _around(widget: QWidget | None) -> list[QWidget]:
    """Return a widget and all that hold it, from the inside out."""
    found = []
    while widget is not None:
        found.append(widget)
        widget = widget.parentWidget()
    return found


def _named(around: list[QWidget], table: Mapping[str, DocsTopic]) -> DocsTopic | None:
    return next((table[each.objectName()] for each in around if each.objectName() in table), None)
