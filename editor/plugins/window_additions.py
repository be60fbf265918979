"""Plugging in: one window gets what plugins add, and follows while they come and go."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..documents.place import Place
from ..documents.workplace import Workplace
from ..files.file_services import FileServices
from ..kinds.table import EDITOR_KINDS
from ..languages.words import tr
from ..shell.actions import Actions
from ..shell.commands import Command
from ..shell.grouped_menu import Fill
from ..shell.notices import Tone
from ..shell.pages import Pages
from ..shell.shortcuts import shown
from ..shell.tab_page import TabPage
from ..shell.theme import Theme
from ..shell.window import Window
from .additions import PluginAdditions
from .commands import commands
from .export_formats import MENU as FORMATS
from .export_formats import ExportAs
from .plugin_docks import MENU as PANELS
from .plugin_docks import PluginDocks
from .plugin_panels import PluginPanel
from .theme_entries import tell_missing, theme_entries

if TYPE_CHECKING:
    from .plugin_page import PluginPage


class WindowAdditions(QObject):
    """What plugins add to one window: commands, entries of menus, docks, and the page about them."""

    changed = Signal()
    """Tools, panels or formats are others; what shows them looks again."""

    def __init__(
        self,
        additions: PluginAdditions,
        files: FileServices,
        window: Window,
        pages: Pages,
        actions: Actions,
        theme: Theme,
    ) -> None:
        super().__init__(window)
        self._additions = additions
        self._context = files.context
        self._pages = pages
        self._actions = actions
        self._theme = theme
        self._entries: dict[str, Command] = {}
        self._page: PluginPage | None = None
        self._docking = PluginDocks(additions, window, files.context.workplaces)
        self._formats = ExportAs(additions.host, files)
        actions.extend(commands(self.show_page))
        self._add_tools()
        self._add_entries()
        pages.offer("plugins", lambda _: self.show_page())
        pages.closed.connect(self._forget_page)
        additions.changed.connect(self._follow)
        files.context.workplaces.opened.connect(self._follow_map)
        theme.missed.connect(self._tell_missing)

    def fills(self) -> Mapping[str, Fill]:
        """Return what makes the entries of menus anew whenever they open."""
        return {FORMATS: self._formats.commands, PANELS: self._docking.commands}

    def panels(self) -> list[PluginPanel]:
        """Return the panels that show the map in front."""
        return self._docking.panels()

    @property
    def page(self) -> "PluginPage | None":
        """The page about plugins, if it is open."""
        return self._page

    def look_at(self, plugin_id: str) -> None:
        """Show the page about plugins with one of them in front."""
        self.show_page()
        if self._page is not None:
            self._page.list.look_at(plugin_id)

    def _follow_map(self, place: Place) -> None:
        """Offer the tools and overlays of a map kind that a plugin brings, with its first map."""
        if isinstance(place, Workplace) and place.map.kind not in EDITOR_KINDS:
            self._add_tools()
            self._add_entries()

    def show_page(self) -> None:
        """Show the page about plugins, as it was left."""
        if self._page is None:
            # Loaded when somebody looks at it: the window is to be there at once.
            from .plugin_page import PluginPage

            context = self._context
            page = PluginPage(self._additions.host, context.notices, context.asker)
            page.changed.connect(self._additions.refresh)
            self._page = page
            self._pages.open(page, "plugins")
        self._page.refresh()
        self._pages.found(type(self._page))

    def _forget_page(self, page: TabPage) -> None:
        if page is self._page:
            self._page = None

    def _add_tools(self) -> None:
        tools = self._additions.tool_commands(self._context.workplaces)
        self._actions.extend([each for each in tools if each.name not in self._actions])

    def _add_entries(self) -> None:
        """Have exactly the commands, overlays and themes that plugins bring now."""
        wanted = {each.name: each for each in self._wanted()}
        gone = [name for name, each in self._entries.items() if not _same(each, wanted.get(name))]
        self._actions.withdraw(gone)
        kept = {name: each for name, each in self._entries.items() if name not in gone}
        new = [each for name, each in wanted.items() if name not in kept]
        if new:
            self._actions.extend(new)
            self._tell_clashes(new)
        self._entries = {name: kept.get(name, each) for name, each in wanted.items()}

    def _wanted(self) -> Iterator[Command]:
        additions, context = self._additions, self._context
        yield from additions.entries(context.workplaces)
        yield from theme_entries(additions.themes(), self._theme, context.notices)

    def _tell_clashes(self, new: Sequence[Command]) -> None:
        """Say which keys plugins want that are taken: ours, or those of whoever came first, stay."""
        names = {each.name for each in new}
        lost = [each for each in self._actions.shortcuts.clashes if each.loser in names]
        if lost:
            text = tr(
                "{key} belongs to “{owner}”, so “{title}” has no key. You can give it one under "
                "Help → Change shortcuts.",
                key=shown([lost[0].key]),
                owner=self._actions.command(lost[0].owner).title,
                title=self._actions.command(lost[0].loser).title,
            )
            self._context.notices.tell(text, Tone.HINT, topic="plugin keys")

    def _tell_missing(self, name: str) -> None:
        tell_missing(name, self._additions.themes(), self._context.notices)

    def _follow(self) -> None:
        self._additions.offer_tools(self._context.workplaces)
        self._add_tools()
        self._add_entries()
        self._theme.look_again()
        self._docking.refresh()
        if self._page is not None:
            self._page.refresh()
        self.changed.emit()


def _same(one: Command, other: Command | None) -> bool:
    """Tell whether two entries look the same; what they run is looked up by name in the end."""
    return other is not None and _seen(one) == _seen(other)


def _seen(command: Command) -> tuple[str, ...]:
    return (command.title, command.menu, command.key, command.icon, command.help)
