"""Plugging in: one window gets what plugins add, and follows while they come and go."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from ..files.file_services import FileServices
from ..shell.actions import Actions
from ..shell.menus import Fill
from ..shell.tabs import Tabs
from ..shell.window import Window
from .additions import PluginAdditions
from .commands import commands
from .export_formats import MENU as FORMATS
from .export_formats import ExportAs
from .plugin_docks import MENU as PANELS
from .plugin_docks import PluginDocks
from .plugin_page import PluginPage
from .plugin_panels import PluginPanel


class WindowAdditions(QObject):
    """What plugins add to one window: commands, entries of menus, docks, and the page about them."""

    changed = Signal()
    """Tools, panels or formats are others; what shows them looks again."""

    def __init__(
        self,
        additions: PluginAdditions,
        files: FileServices,
        window: Window,
        tabs: Tabs,
        actions: Actions,
    ) -> None:
        super().__init__(window)
        self._additions = additions
        self._context = files.context
        self._tabs = tabs
        self._actions = actions
        self._page: PluginPage | None = None
        self._docking = PluginDocks(additions, window, files.context.workplaces)
        self._formats = ExportAs(additions.host, files)
        actions.extend(commands(self.show_page))
        self._add_tools()
        additions.changed.connect(self._follow)

    def fills(self) -> Mapping[str, Fill]:
        """Return what makes the entries of menus anew whenever they open."""
        return {FORMATS: self._formats.commands, PANELS: self._docking.commands}

    def panels(self) -> list[PluginPanel]:
        """Return the panels that show the map in front."""
        return self._docking.panels()

    def show_page(self) -> None:
        """Show the page about plugins, as it was left."""
        if self._page is None:
            context = self._context
            page = PluginPage(self._additions.host, context.notices, context.asker)
            page.changed.connect(self._additions.refresh)
            page.finished.connect(self._hide_page)
            self._page = page
            self._tabs.show_page(page)
        self._page.refresh()
        self._tabs.setCurrentWidget(self._page)
        self._page.list.setFocus()

    def _hide_page(self) -> None:
        if self._page is not None:
            page, self._page = self._page, None
            self._tabs.hide_page(page)

    def _add_tools(self) -> None:
        tools = self._additions.tool_commands(self._context.workplaces)
        self._actions.extend([each for each in tools if each.name not in self._actions])

    def _follow(self) -> None:
        self._additions.offer_tools(self._context.workplaces)
        self._add_tools()
        self._docking.refresh()
        self.changed.emit()
