"""The composer's view: what a tab shows of a scenario."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSplitter, QTabWidget, QVBoxLayout, QWidget

from ...documents.place import Place
from ...documents.scenario_place import ScenarioPlace
from ...documents.workplaces import Workplaces
from ...inspection.inspector import Inspector
from ...languages.words import language_in_use, tr
from ...shell.notices import Notices, Tone
from .base_bar import BaseBar
from .browser import RuleBrowser
from .composer import Composer
from .differences import DifferencesTable
from .findings_list import FindingsList
from .map_choice import AskMap
from .map_pane import MapPane
from .pieces_pane import PiecesPane
from .rule_pane import RulePane
from .rules import RulesAtHand

WIDE = 1000
"""From so many pixels on there is room for a third column."""
BROWSER, MIDDLE, BESIDE = 264, 400, 400


@dataclass(frozen=True, eq=False)
class ComposerContext:
    """What the views of all open scenarios share."""

    workplaces: Workplaces
    rules: RulesAtHand
    inspector: Inspector
    notices: Notices
    ask_map: AskMap
    """Asks for a map in a file."""
    language: Callable[[], str] = language_in_use
    """In which language rules are read."""


class ComposerView(QWidget):
    """Shows a scenario: rules to tick, what is to be said of them, what they change, and a map to try them on."""

    def __init__(
        self,
        place: ScenarioPlace,
        around: ComposerContext,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("composer")
        self.setAccessibleName(tr("Scenario"))
        self.place = place
        self._around = around
        self._is_narrow: bool | None = None
        self.composer = Composer(place, around.rules, around.inspector, around.language, self)
        self.base = BaseBar(self.composer)
        self.browser = RuleBrowser(self.composer)
        self.findings = FindingsList(self.composer)
        self.rule = RulePane(self.composer)
        self.pieces = PiecesPane(self.composer)
        self.differences = DifferencesTable(self.composer)
        self.map = MapPane(self.composer, around.workplaces, around.ask_map)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.browser)
        # The window is painted before the rules are read, which takes a moment the first time.
        self._first = QTimer(self, singleShot=True, interval=0)
        self._first.timeout.connect(self.show_now)

    def _lay_out(self) -> None:
        # Each part inside what holds it: whatever is moved gets its style anew, with all that it holds.
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.base)
        self.split = QSplitter(Qt.Orientation.Horizontal, self)
        self.split.setChildrenCollapsible(False)
        outer.addWidget(self.split, 1)
        middle = QWidget()
        self.tabs, self.beside = QTabWidget(), QTabWidget()
        for part in (self.browser, middle, self.beside):
            self.split.addWidget(part)
        self.split.setStretchFactor(1, 1)
        self.split.setStretchFactor(2, 1)
        for tabs, name in ((self.tabs, "composer-tabs"), (self.beside, "composer-beside")):
            tabs.setObjectName(name)
            tabs.setDocumentMode(True)
            tabs.tabBar().setAccessibleName(tr("Parts of the scenario"))
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.findings)
        column.addWidget(self.tabs, 1)
        self._arrange(is_narrow=True)

    def _arrange(self, *, is_narrow: bool) -> None:
        """Put the pages where there is room for them."""
        if is_narrow == self._is_narrow:
            return
        self._is_narrow = is_narrow
        shown = self.tabs.currentWidget()
        self.tabs.addTab(self.rule, tr("Rule"))
        self.tabs.addTab(self.pieces, tr("Own pieces"))
        for page, title in (
            (self.differences, tr("What changes")),
            (self.map, tr("On a map")),
        ):
            (self.tabs if is_narrow else self.beside).addTab(page, title)
        self.beside.setVisible(not is_narrow)
        self.tabs.setCurrentWidget(shown if shown is not None and is_narrow else self.rule)
        self.split.setSizes([BROWSER, MIDDLE, 0 if is_narrow else BESIDE])

    def _connect(self) -> None:
        self.browser.tree.chosen.connect(self._choose)
        self.composer.changed.connect(self.show_now)
        self.composer.failed.connect(
            lambda text: self._around.notices.tell(text, Tone.WARNING, topic="composer")
        )
        self.findings.settled.connect(self.browser.setFocus)
        self._around.workplaces.closed.connect(self._close)
        # A window that is made anew makes views anew, while the inspector stays.
        self.destroyed.connect(partial(self._around.inspector.forget, self.composer))

    def showEvent(self, event: QShowEvent) -> None:
        """Read the rules once there is something to look at."""
        super().showEvent(event)
        if self._around.rules.is_read:
            self.show_now()
        else:
            self._first.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is."""
        super().resizeEvent(event)
        self._arrange(is_narrow=self.width() < WIDE)

    def show_now(self) -> None:
        """Show the scenario as it is."""
        self.base.show_base()
        self.browser.show_rules()
        self.findings.show_findings()
        self.rule.refresh()
        self.tabs.setTabVisible(self.tabs.indexOf(self.pieces), self.pieces.is_wanted)
        self.pieces.show_pieces()
        self.differences.show_changes()

    def _choose(self, code: str) -> None:
        self.rule.show_rule(code)
        self.tabs.setCurrentWidget(self.rule)

    def look_at(self, code: str) -> None:
        """Show a rule."""
        self.browser.tree.choose(code)

    def ask_for_map(self) -> None:
        """Go to where a map to try the scenario on is chosen."""
        for tabs in (self.tabs, self.beside):
            if tabs.indexOf(self.map) >= 0:
                tabs.setCurrentWidget(self.map)
        self.map.choice.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def finish(self) -> None:
        """Take over what is half typed, as before saving."""
        self.rule.finish()
        self.pieces.finish()

    def _close(self, place: Place) -> None:
        if place is self.place:
            self.composer.forget()
