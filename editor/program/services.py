"""What lasts as long as the program, whatever window shows it."""

from PySide6.QtWidgets import QApplication

from hullwright.plugins.host.installation import Keeper
from hullwright.schema.late_dataclass import late_dataclass

from ..advice.advisers import Advisers
from ..canvas.overlays.layers import Overlays
from ..documents.workplaces import Workplaces
from ..editing.long_edits import LongEdits
from ..editing.stamps import Stamps
from ..files.asker import Asker
from ..files.file_services import FileServices
from ..inspection.inspector import Inspector
from ..inspection.live_checks import LiveChecks
from ..lab.quiet_judge import QuietJudge
from ..plugins.additions import PluginAdditions
from ..scenarios.composer.rules import RulesAtHand
from ..shell.notices import Notices
from ..shell.settings import ProgramSettings
from ..shell.theme import Theme
from ..simulation.play_outs import PlayOuts
from .window_language import WindowLanguage


@late_dataclass(eq=False)
class Services:
    """The parts that stay when the window is made anew, as in another language."""

    application: QApplication
    settings: ProgramSettings
    notices: Notices
    workplaces: Workplaces
    window_language: WindowLanguage
    theme: Theme
    host: Keeper
    """The plugins, and what the person does with them."""
    rules: RulesAtHand
    inspector: Inspector
    live: LiveChecks
    overlays: Overlays
    play_outs: PlayOuts
    judge: QuietJudge
    advisers: Advisers
    stamps: Stamps
    asker: Asker
    files: FileServices
    long_edits: LongEdits
    additions: PluginAdditions
