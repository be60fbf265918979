"""Menus with headings: groups of entries, of which those are shown that have something to show."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidgetAction

from ..languages.words import tr
from .commands import Command
from .plain_text import PlainLabel, button_title

Fill: TypeAlias = Callable[[], Sequence[Command]]
"""Returns the entries of a menu that is made anew whenever it opens, such as the recent files."""


class MenuGroup(NamedTuple):
    """Entries of a menu that stand together."""

    heading: str
    actions: Sequence[QAction]


class GroupedMenu(QMenu):
    """A menu of groups with headings, which are made when it opens for the first time."""

    def __init__(self, refresh: Callable[[], object]) -> None:
        super().__init__()
        self.setToolTipsVisible(True)
        # First of all, because headings depend on what there is to show now.
        self.aboutToShow.connect(refresh)
        self._groups: list[MenuGroup] = []
        self._above: list[QAction] = []
        self.aboutToShow.connect(self._show_headings)

    def add_group(self, heading: str, actions: Sequence[QAction]) -> None:
        """Add entries under a heading; without one they are parted from the others by a line."""
        self.addActions(actions)
        self._groups.append(MenuGroup(heading, actions))

    def fit(self) -> bool:
        """Be in the menu around it only with something to show; tell whether there is any."""
        is_shown = any(self._shown())
        self.menuAction().setVisible(is_shown)
        return is_shown

    def _shown(self) -> list[bool]:
        """Return of each group whether it has something to show."""
        # Every entry is asked, because menus among them are made to fit by that.
        return [sum(map(_is_shown, group.actions)) > 0 for group in self._groups]

    def _show_headings(self) -> None:
        if not self._above:
            self._above = [self._made_heading(each) for each in self._groups]
        shown = self._shown()
        # A heading over all there is would only repeat the title of the menu.
        is_alone = sum(shown) < 2
        for above, is_shown in zip(self._above, shown, strict=True):
            above.setVisible(is_shown and not is_alone)
            if isinstance(above, QWidgetAction):
                above.defaultWidget().setVisible(above.isVisible())

    def _made_heading(self, group: MenuGroup) -> QAction:
        if not group.heading:
            return self.insertSeparator(group.actions[0])
        # A widget, because a style sheet leaves out the text of a separator.
        above = QWidgetAction(self)
        label = PlainLabel(group.heading)
        label.setProperty("menu-heading", True)
        above.setDefaultWidget(label)
        above.setText(button_title(group.heading))
        above.setSeparator(True)
        self.insertAction(group.actions[0], above)
        return above


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


def _is_shown(action: QAction) -> bool:
    """Tell whether an entry is shown; a menu inside is, if anything in it is."""
    menu = action.menu()
    if isinstance(menu, GroupedMenu | FilledMenu):
        return menu.fit()
    return action.isVisible()
