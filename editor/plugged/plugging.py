"""Plugging in: one window gets what plugins add, and follows while they come and go."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from ..files.cabinet import Cabinet
from ..plugin_page.commands import commands
from ..plugin_page.page import PluginPage
from ..shell.actions import Actions
from ..shell.menus import Fill
from ..shell.tabs import Tabs
from ..shell.window import Window
from .docking import MENU as PANELS
from .docking import Docking
from .exporting import MENU as FORMATS
from .exporting import ExportAs
from .panels import PluggedPanel
from .plugged import Plugged


class Plugging(QObject):
    """What plugins add to one window: commands, entries of menus, docks, and the page about them."""

    changed = Signal()
    """Tools, panels or formats are others; what shows them looks again."""

    def __init__(
        self,
        plugged: Plugged,
        cabinet: Cabinet,
        window: Window,
        tabs: Tabs,
        actions: Actions,
    ) -> None:
        super().__init__(window)
        self._plugged = plugged
        self._cabinet = cabinet
        self._tabs = tabs
        self._actions = actions
        self._page: PluginPage | None = None
        self._docking = Docking(plugged, window, cabinet.workplaces)
        self._formats = ExportAs(plugged.host, cabinet)
        actions.extend(commands(self.show_page))
        self._add_tools()
        plugged.changed.connect(self._follow)

    def fills(self) -> Mapping[str, Fill]:
        """Return what makes the entries of menus anew whenever they open."""
        return {FORMATS: self._formats.commands, PANELS: self._docking.commands}

    def panels(self) -> list[PluggedPanel]:
        """Return the panels that show the map in front."""
        return self._docking.panels()

    def show_page(self) -> None:
        """Show the page about plugins, as it was left."""
        if self._page is None:
            cabinet = self._cabinet
            page = PluginPage(self._plugged.host, cabinet.notices, cabinet.asker)
            page.changed.connect(self._plugged.refresh)
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
        tools = self._plugged.tool_commands(self._cabinet.workplaces)
        self._actions.extend([each for each in tools if each.name not in self._actions])

    def _follow(self) -> None:
        self._plugged.outfit(self._cabinet.workplaces)
        self._add_tools()
        self._docking.refresh()
        self.changed.emit()
