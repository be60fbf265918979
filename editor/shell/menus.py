"""Menus: the commands in the menu bar, by the paths that they name."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from hullwright.schema.messages import english

from ..languages.words import tr
from .actions import Actions
from .grouped_menu import Fill, FilledMenu, GroupedMenu
from .menu_headings import HEADINGS

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
    english("Games"),
    english("Go back to"),
    english("Go to"),
    english("Hull"),
    english("Language"),
    english("Manual"),
    english("Measure and mirror"),
    english("Open recent"),
    english("Overlays"),
    english("Panels"),
    english("Panels of plugins"),
    english("Picture"),
    english("Print"),
    english("Stamps"),
    english("Theme"),
    english("Trace a picture"),
)
"""The menus inside menus."""

_FILLED: Mapping[str, int] = {"File/Export as": 2, "Edit/Stamps": 4, "View/Panels of plugins": 2}
"""The groups of menus that are made anew whenever they open, where that is not the first."""


class Menus:
    """Keeps the menu bar in step with the commands."""

    def __init__(
        self, bar: QMenuBar, actions: Actions, fills: Mapping[str, Fill] | None = None
    ) -> None:
        self._bar = bar
        self._actions = actions
        self._fills = dict(fills or {})
        self._menus: list[GroupedMenu] = []
        actions.added.connect(self.arrange)
        actions.reshown.connect(self._fit)
        self.arrange()

    def arrange(self) -> None:
        """Make all menus anew."""
        self._bar.clear()
        for menu in self._menus:
            menu.deleteLater()
        self._menus = []
        paths = [
            path.split("/") for path in [*(c.menu for c in self._actions.at_hand()), *self._fills]
        ]
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
        self._fit()

    def _fit(self) -> None:
        """Show the menus that have something for what is in front, and no others."""
        for menu in self._menus:
            menu.fit()


def menu_of(actions: Actions, path: str, fills: Mapping[str, Fill] | None = None) -> GroupedMenu:
    """Return a menu with the commands of a path, and with its submenus at their groups."""
    menu = GroupedMenu(actions.refresh)
    menu.setObjectName(f"menu {path}")
    commands = [command for command in actions.at_hand() if command.menu == path]
    menu.aboutToShow.connect(lambda: actions.draw(command.name for command in commands))
    headings = HEADINGS.get(path, {})
    entries = [
        (
            (command.group, command.heading or tr(headings.get(command.group, ""))),
            actions.action(command.name),
        )
        for command in commands
    ]
    entries += [
        ((group, tr(headings.get(group, ""))), _submenu(actions, below, fills or {}, menu))
        for below, group in _below(actions, path, fills or {}).items()
    ]
    # Sorting keeps the order inside a group: commands as they were added, then submenus.
    in_order = sorted(entries, key=lambda entry: entry[0][0])
    for (_, heading), group_entries in groupby(in_order, key=lambda entry: entry[0]):
        menu.add_group(heading, [action for _, action in group_entries])
    return menu


def in_words(path: str) -> str:
    """Return the path of a menu as people read it."""
    return " → ".join(tr(MENUS.get(part, part)).replace("&", "") for part in path.split("/"))


def _below(actions: Actions, path: str, fills: Mapping[str, Fill]) -> dict[str, int]:
    """Return the paths of the submenus directly below a menu, with their groups."""
    below: dict[str, int] = {}
    inside = f"{path}/"
    for command in actions.at_hand():
        if command.menu.startswith(inside):
            name = command.menu.removeprefix(inside).split("/")[0]
            below.setdefault(f"{inside}{name}", command.group)
    for fill in fills:
        if fill.startswith(inside):
            below.setdefault(fill, _FILLED.get(fill, 0))
    return below


def _submenu(actions: Actions, path: str, fills: Mapping[str, Fill], parent: QMenu) -> QAction:
    menu = (
        FilledMenu(path, fills[path], lambda: actions.suits("", path))
        if path in fills
        else menu_of(actions, path, fills)
    )
    menu.setTitle(tr(path.rsplit("/", 1)[-1]))
    menu.setParent(parent, menu.windowFlags())
    return menu.menuAction()
