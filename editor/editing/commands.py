"""All commands for editing a map, in the order of the menus."""

from PySide6.QtGui import QClipboard

from ..documents.workplaces import Workplaces
from ..shell.commands import Command
from ..shell.notices import Notices
from ..shell.settings import Settings
from .choice_commands import choice_commands
from .deed_commands import deed_commands
from .history_commands import history_commands
from .map_commands import map_commands
from .piece_commands import piece_commands
from .selection_commands import selection_commands
from .situation import Situation
from .stamp_commands import stamp_commands
from .stamps import Stamps
from .symmetry_commands import symmetry_commands


def commands(
    workplaces: Workplaces,
    notices: Notices,
    settings: Settings,
    clipboard: QClipboard,
    stamps: Stamps | None = None,
) -> list[Command]:
    """Return the commands for editing; hand in the stamps that the Stamps panel shows, too."""
    kept = stamps or stamps_of(settings)
    situation = Situation(workplaces, notices, clipboard, kept)
    return [
        *history_commands(workplaces),
        *piece_commands(situation),
        *stamp_commands(situation),
        *selection_commands(situation),
        *symmetry_commands(situation),
        *map_commands(situation),
        *deed_commands(situation),
        *choice_commands(situation),
    ]


def stamps_of(settings: Settings) -> Stamps:
    """Return the stamps in the person's folder."""
    return Stamps(settings.folder / "stamps")
