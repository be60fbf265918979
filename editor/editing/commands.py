"""All commands for editing a map, in the order of the menus."""

from collections.abc import Sequence

from ..concepts.editor_kind import EditorKind
from ..shell.commands import Command
from ..shell.settings import ProgramSettings
from .choice_commands import choice_commands
from .editing_context import EditingContext
from .history_commands import history_commands
from .layout_commands import layout_command_entries
from .lock_commands import lock_commands
from .map_commands import map_commands
from .piece_commands import piece_commands
from .selection_commands import selection_commands
from .stamp_commands import stamp_commands
from .stamps import Stamps
from .symmetry_commands import symmetry_commands


def commands(context: EditingContext, kinds: Sequence[EditorKind]) -> list[Command]:
    """Return the commands for editing maps of some kinds."""
    return [
        *history_commands(context.workplaces),
        *piece_commands(context),
        *stamp_commands(context),
        *selection_commands(context),
        *lock_commands(context),
        *symmetry_commands(context, kinds),
        *map_commands(context),
        *layout_command_entries(context, kinds),
        *choice_commands(context, kinds),
    ]


def stamps_of(settings: ProgramSettings) -> Stamps:
    """Return the stamps in the person's folder."""
    return Stamps(settings.folder / "stamps")
