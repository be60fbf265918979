"""Menus: the commands in the menu bar, by the paths that they name."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import TypeAlias

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from hullwright.schema.messages import english

from ..languages.words import tr
from .actions import Actions
from .commands import Command
from .plain_text import button_title

MENUS: Mapping[str, str] = {
    "File": english("&File"),
    "Edit": english("&Edit"),
    "Select": english("&Select"),
    "Symmetry": english("S&ymmetry"),
    "View": english("&View"),
    "Map": english("&Map"),
    "Scenario": english("S&cenario"),
    "Tools": english("&Tools"),
    "Plugins": english("&Plugins"),
    "Help": english("&Help"),
}
"""The menus in their order, with the letter that Alt opens them by."""

SUBMENUS: Sequence[str] = (
    english("Contents"),
    english("Documentation"),
    english("Export as"),
    english("Go to"),
    english("Hull"),
    english("Language"),
    english("Open recent"),
    english("Overlays"),
    english("Panels"),
    english("Panels of plugins"),
    english("Stamps"),
    english("Theme"),
)
"""The menus inside menus."""

Fill: TypeAlias = Callable[[], Sequence[Command]]
"""Returns the entries of a menu that is made anew whenever it opens, such as the recent files."""


class Menus:
    """Keeps the menu bar in step with the commands."""

    def __init__(
        self, bar: QMenuBar, actions: Actions, fills: Mapping[str, Fill] | None = None
    ) -> None:
        self._bar = bar
        self._actions = actions
        self._fills = dict(fills or {})
        self._menus: list[QMenu] = []
        actions.added.connect(self.arrange)
        self.arrange()

    def arrange(self) -> None:
        """Make all menus anew."""
        self._bar.clear()
        for menu in self._menus:
            menu.deleteLater()
        self._menus = []
        paths = [path.split("/") for path in [*(c.menu for c in self._actions), *self._fills]]
        used = {path[0] for path in paths}
        inner = {name for path in paths for name in path[1:]}
        unknown = sorted((used - set(MENUS)) | (inner - set(SUBMENUS)))
        if unknown:
            raise KeyError(f"there is no menu {', '.join(unknown)}: add it to MENUS or SUBMENUS")
        for name, title in MENUS.items():
            if name in used:
                menu = menu_of(self._actions, name, self._fills)
                menu.setTitle(tr(title))
                menu.setParent(self._bar, menu.windowFlags())
                self._bar.addMenu(menu)
                self._menus.append(menu)


def menu_of(actions: Actions, path: str, fills: Mapping[str, Fill] | None = None) -> QMenu:
    """Return a menu with the commands of a path, and with its submenus at their groups."""
    menu = QMenu()
    menu.setObjectName(f"menu {path}")
    menu.setToolTipsVisible(True)
    commands = [command for command in actions if command.menu == path]
    menu.aboutToShow.connect(actions.refresh)
    menu.aboutToShow.connect(lambda: actions.draw(command.name for command in commands))
    entries = [(command.group, actions.action(command.name)) for command in commands]
    entries += [
        (group, _submenu(actions, below, fills or {}, menu))
        for below, group in _below(actions, path, fills or {}).items()
    ]
    # Sorting keeps the order inside a group: commands as they were added, then submenus.
    for number, (_, group_entries) in enumerate(groupby(sorted(entries, key=_group), key=_group)):
        if number:
            menu.addSeparator()
        menu.addActions([action for _, action in group_entries])
    return menu


def in_words(path: str) -> str:
    """Return the path of a menu as people read it."""
    return " → ".join(tr(MENUS.get(part, part)).replace("&", "") for part in path.split("/"))


def _group(entry: tuple[int, QAction]) -> int:
    return entry[0]


def _below(actions: Actions, path: str, fills: Mapping[str, Fill]) -> dict[str, int]:
    """Return the paths of the submenus directly below a menu, with their groups."""
    below: dict[str, int] = {}
    for command in actions:
        if command.menu.startswith(f"{path}/"):
            name = command.menu.removeprefix(f"{path}/").split("/")[0]
            below.setdefault(f"{path}/{name}", command.group)
    for fill in fills:
        if fill.startswith(f"{path}/"):
            below.setdefault(fill, 0)
    return below


def _submenu(actions: Actions, path: str, fills: Mapping[str, Fill], parent: QMenu) -> QAction:
    menu = _filled(path, fills[path]) if path in fills else menu_of(actions, path, fills)
    menu.setTitle(tr(path.rsplit("/", 1)[-1]))
    menu.setParent(parent, menu.windowFlags())
    return menu.menuAction()


def _filled(path: str, fill: Fill) -> QMenu:
    """Return a menu that is made anew whenever it opens."""
    menu = QMenu()
    menu.setObjectName(f"menu {path}")
    menu.setToolTipsVisible(True)

    def make() -> None:
        menu.clear()
        for command in fill():
            action = menu.addAction(button_title(command.title), command.run)
            action.setToolTip(command.hindered() or command.help)
            action.setEnabled(not command.hindered())
        if menu.isEmpty():
            menu.addAction(tr("Nothing here yet")).setEnabled(False)

    menu.aboutToShow.connect(make)
    return menu
