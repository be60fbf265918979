"""Menus with headings: groups of entries, of which those are shown that have something to show."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidgetAction

from ..languages.words import tr
from .commands import Command
from .plain_text import PlainLabel, button_title

Fill: TypeAlias = Callable[[], Sequence[Command]]
"""Returns the entries of a menu that is made anew whenever it opens, such as the recent files."""


class GroupedMenu(QMenu):
    """A menu of groups with headings."""

    def __init__(self) -> None:
        super().__init__()
        self.setToolTipsVisible(True)
        self._groups: list[tuple[QAction, Sequence[QAction]]] = []

    def add_group(self, heading: str, actions: Sequence[QAction]) -> None:
        """Add entries under a heading; without one they are parted from the others by a line."""
        above = self._heading(heading) if heading else self.addSeparator()
        self.addActions(actions)
        self._groups.append((above, actions))

    def _heading(self, text: str) -> QAction:
        # A widget, because a style sheet leaves out the text of a separator.
        above = QWidgetAction(self)
        label = PlainLabel(text)
        label.setProperty("menu-heading", True)
        above.setDefaultWidget(label)
        above.setText(button_title(text))
        above.setSeparator(True)
        self.addAction(above)
        return above

    def fit(self) -> bool:
        """Show the headings of groups with something to show; tell whether there is any."""
        # Every entry is asked, because menus among them are made to fit by that.
        shown = [sum(map(_is_shown, actions)) > 0 for _, actions in self._groups]
        alone = sum(shown) < 2
        for (above, _), is_shown in zip(self._groups, shown, strict=True):
            # A heading over all there is would only repeat the title of the menu.
            _show(above, is_shown and not alone)
        self.menuAction().setVisible(any(shown))
        return any(shown)


class FilledMenu(QMenu):
    """A menu that is made anew whenever it opens."""

    def __init__(self, path: str, fill: Fill, suits: Callable[[], bool]) -> None:
        super().__init__()
        self.setObjectName(f"menu {path}")
        self.setToolTipsVisible(True)
        self._fill = fill
        self._suits = suits
        self.aboutToShow.connect(self._make)

    def fit(self) -> bool:
        """Tell whether what is in front has something for it."""
        self.menuAction().setVisible(self._suits())
        return self._suits()

    def _make(self) -> None:
        self.clear()
        for command in self._fill():
            action = self.addAction(button_title(command.title), command.run)
            action.setToolTip(command.hindered() or command.help)
            action.setEnabled(not command.hindered())
        if self.isEmpty():
            self.addAction(tr("Nothing here yet")).setEnabled(False)


def _show(above: QAction, is_shown: bool) -> None:
    above.setVisible(is_shown)
    if isinstance(above, QWidgetAction):
        above.defaultWidget().setVisible(is_shown)


def _is_shown(action: QAction) -> bool:
    """Tell whether an entry is shown; a menu inside is, if anything in it is."""
    menu = action.menu()
    if isinstance(menu, GroupedMenu | FilledMenu):
        return menu.fit()
    return action.isVisible()
