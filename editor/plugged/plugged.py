"""Everything that trusted plugins add to the window, in one place and up to date."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.host.usual import has_strangers

from ..crafts.craft import Craft
from ..crafts.table import CRAFTS, craft_of
from ..documents.workplaces import Workplaces
from ..shell.commands import Command
from ..shell.docks import Dock
from ..shell.notices import Notices
from ..tools.tool import Tool
from ..words import tr
from .panels import plugged_panels
from .stumbles import Stumbles
from .tools import plugged_tools


class Plugged(QObject):
    """What plugins add; nothing of theirs is run before it is used."""

    changed = Signal()
    """Plugins came, went, or are trusted or switched on or off."""

    def __init__(self, host: Keeper, notices: Notices) -> None:
        super().__init__()
        self.host = host
        self.stumbles = Stumbles(host, notices, self.refresh)
        self._crafts: dict[str, Craft] = {}

    def refresh(self) -> None:
        """Find out anew what there is, and try again what had failed."""
        self.host.look_again()
        self.stumbles.wake()
        self._crafts.clear()
        self.changed.emit()

    def craft_of(self, kind: str) -> Craft:
        """Return how maps of a kind are drawn and worked on, with the tools of plugins."""
        if kind not in self._crafts:
            craft = craft_of(kind)
            self._crafts[kind] = replace(craft, tools=(*craft.tools, *self._tools(craft)))
        return self._crafts[kind]

    def _tools(self, craft: Craft) -> Sequence[Tool]:
        # Tools paint; a kind of map that can only be looked at has nothing to paint with.
        if not craft.tools or not has_strangers(self.host.folder):
            return ()
        return plugged_tools(self.host, craft.kind, self.stumbles)

    def outfit(self, workplaces: Workplaces) -> None:
        """Give the open maps the tools that there are now."""
        for workplace in workplaces.maps():
            workplace.craft = self.craft_of(workplace.craft.kind)
            names = [each.name for each in workplace.craft.tools]
            if names and workplace.choices.now.tool not in names:
                workplace.choices.choose(tool=names[0])

    def docks(self) -> list[Dock]:
        """Return a dock for each panel of a plugin."""
        if not has_strangers(self.host.folder):
            return []
        return plugged_panels(self.host, self.stumbles)

    def tool_commands(self, workplaces: Workplaces) -> list[Command]:
        """Return a command for each tool of a plugin, which says so when the tool is gone."""
        kinds = [self.craft_of(kind) for kind in CRAFTS]
        ours = {tool.name for craft in CRAFTS.values() for tool in craft.tools}
        tools = {tool.name: tool for craft in kinds for tool in craft.tools}
        return [_command(workplaces, tools[name]) for name in tools if name not in ours]


def _command(workplaces: Workplaces, tool: Tool) -> Command:
    def hindered() -> str:
        place = workplaces.current
        if place is None:
            return tr("No map is open: make a new one or open one first.")
        known = any(each.name == tool.name for each in place.craft.tools)
        return "" if known else tr("Maps of this kind have no such tool.")

    def choose() -> None:
        if workplaces.current is not None:
            workplaces.current.choices.choose(tool=tool.name)

    def is_on() -> bool:
        place = workplaces.current
        return place is not None and place.choices.now.tool == tool.name

    return Command(
        name=f"tool.{tool.name}",
        title=tr(tool.title),
        run=choose,
        menu="Tools",
        group=3,
        key=tool.key,
        icon=tool.icon,
        help=tr(tool.help),
        hindered=hindered,
        is_on=is_on,
    )
