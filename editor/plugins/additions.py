"""Everything that trusted plugins add to the window, in one place and up to date."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.host.patience import PluginFailed
from hullwright.plugins.host.strangers import has_strangers
from hullwright.schema.kinds import KINDS

from ..concepts.editor_kind import EditorKind, OverlayChoice
from ..concepts.offered_piece import OfferedPiece
from ..concepts.tool import Tool
from ..documents.absence import no_map
from ..documents.workplaces import Workplaces
from ..kinds.brought.calls import Calls, tell_failures
from ..kinds.table import EDITOR_KINDS, editor_kind_fault, editor_kind_of
from ..languages.words import error_text, tr
from ..shell.commands import Command
from ..shell.docks import Dock
from ..shell.notices import Notices, Tone
from .event_teller import EventTeller
from .failures import PluginFailures
from .plugin_themes import PluginThemes

if TYPE_CHECKING:
    from hullwright.plugins.pieces import PluginPiece

    from .command_runs import CommandRuns


class PluginAdditions(QObject):
    """What plugins add; nothing of theirs is run before it is used, and nothing of ours loaded without any."""

    changed = Signal()
    """Plugins came, went, or are trusted or switched on or off."""

    def __init__(self, host: Keeper, notices: Notices) -> None:
        super().__init__()
        self.host = host
        self.failures = PluginFailures(host, notices, self.refresh)
        self.themes = PluginThemes(host)
        self.events = EventTeller(host, notices)
        self._notices = notices
        self._runs: CommandRuns | None = None
        self._editor_kinds: dict[str, EditorKind] = {}
        self._pieces: Sequence[PluginPiece] | None = None
        tell_failures(self._tell_of_kind)

    def _tell_of_kind(self, calls: Calls, fault: PluginFailed) -> None:
        self.failures.tell_of(calls.contributed, fault, calls.wake)

    def refresh(self) -> None:
        """Find out anew what there is, and try again what had failed."""
        self.host.look_again()
        self.failures.wake()
        self.themes.refresh()
        self.events.refresh()
        self._editor_kinds.clear()
        self._pieces = None
        self.changed.emit()

    def editor_kind_of(self, kind: str) -> EditorKind:
        """Return how maps of a kind are drawn and worked on, with the tools of plugins."""
        if kind not in self._editor_kinds:
            editor_kind, fault = editor_kind_of(kind), editor_kind_fault(kind)
            if fault is not None:
                self._notices.tell(error_text(fault), Tone.WARNING, topic=f"kind {kind}")
            self._editor_kinds[kind] = replace(
                editor_kind,
                tools=(*editor_kind.tools, *self._tools(editor_kind)),
                overlays=(*editor_kind.overlays, *self._overlays(kind)),
            )
        return self._editor_kinds[kind]

    def _tools(self, editor_kind: EditorKind) -> Sequence[Tool]:
        # Tools paint; a kind of map that can only be looked at has nothing to paint with.
        if not editor_kind.tools or not has_strangers(self.host.folder):
            return ()
        from .plugin_tools import plugin_tools

        return plugin_tools(self.host, editor_kind.kind, self.failures)

    def _overlays(self, kind: str) -> Sequence[OverlayChoice]:
        if not has_strangers(self.host.folder):
            return ()
        from .overlay_choices import plugin_overlays

        return plugin_overlays(self.host, kind)

    def offer_tools(self, workplaces: Workplaces) -> None:
        """Give the open maps the tools that there are now."""
        for workplace in workplaces.maps():
            if workplace.map.kind not in KINDS:
                # Its plugin has gone meanwhile: what is open stays as it was drawn.
                continue
            workplace.editor_kind = self.editor_kind_of(workplace.editor_kind.kind)
            names = [each.name for each in workplace.editor_kind.tools]
            if names and workplace.choices.now.tool not in names:
                workplace.choices.choose(tool=names[0])

    def offered_pieces(self, kind: str) -> Sequence[OfferedPiece]:
        """Return the tiles and sector kinds that plugins offer to maps of a kind; none of their code is needed."""
        if self._pieces is None:
            self._pieces = self._found_pieces()
        return [
            OfferedPiece(each.part, each.title, each.plugin, each.added)
            for each in self._pieces
            if each.kind == kind
        ]

    def _found_pieces(self) -> "Sequence[PluginPiece]":
        if not has_strangers(self.host.folder):
            return ()
        from hullwright.plugins.pieces import plugin_pieces

        return plugin_pieces(self.host).pieces

    def docks(self) -> list[Dock]:
        """Return a dock for each panel of a plugin."""
        if not has_strangers(self.host.folder):
            return []
        from .plugin_panels import plugin_panels

        return plugin_panels(self.host, self.failures)

    def close(self) -> None:
        """End what runs for plugins with the program."""
        self.events.close()
        if self._runs is not None:
            self._runs.close()

    def entries(self, workplaces: Workplaces) -> list[Command]:
        """Return the commands of plugins, and a switch for each of their overlays."""
        if not has_strangers(self.host.folder):
            return []
        from ..canvas.overlays.shading_commands import shading_commands
        from .command_entries import command_entries
        from .command_runs import CommandRuns

        if self._runs is None:
            self._runs = CommandRuns(workplaces, self._notices)
        overlays = {
            each.name: each
            for kind in _kinds(workplaces)
            for each in self.editor_kind_of(kind).overlays
            if each.of_plugin
        }
        return [
            *self._layout_entries(workplaces),
            *shading_commands(workplaces, list(overlays.values())),
            *command_entries(self.host, self._runs, workplaces),
        ]

    def _layout_entries(self, workplaces: Workplaces) -> list[Command]:
        """Return a command for each edit of a whole map that a plugin's kind offers."""
        from .layout_entries import layout_entry

        return [
            layout_entry(workplaces, each)
            for kind in _kinds(workplaces)
            if kind not in EDITOR_KINDS
            for each in self.editor_kind_of(kind).layout_commands
        ]

    def tool_commands(self, workplaces: Workplaces) -> list[Command]:
        """Return a command for each tool of a plugin, which says so when the tool is gone."""
        if not has_strangers(self.host.folder):
            return []
        kinds = [self.editor_kind_of(kind) for kind in _kinds(workplaces)]
        ours = {tool.name for editor_kind in EDITOR_KINDS.values() for tool in editor_kind.tools}
        tools = {tool.name: tool for editor_kind in kinds for tool in editor_kind.tools}
        return [_command(workplaces, tools[name]) for name in tools if name not in ours]


def _kinds(workplaces: Workplaces) -> list[str]:
    """Return our own map kinds, and those of open maps that plugins bring."""
    opened = (each.map.kind for each in workplaces.maps())
    return list(dict.fromkeys([*EDITOR_KINDS, *(kind for kind in opened if kind in KINDS)]))


def _command(workplaces: Workplaces, tool: Tool) -> Command:
    def is_elsewhere() -> bool:
        place = workplaces.current
        offered = place.editor_kind.tools if place else ()
        return place is not None and all(each.name != tool.name for each in offered)

    def hindered() -> str:
        if workplaces.current is None:
            return no_map(workplaces)
        return tr("Maps of this kind have no such tool.") if is_elsewhere() else ""

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
        is_elsewhere=is_elsewhere,
        is_on=is_on,
    )
