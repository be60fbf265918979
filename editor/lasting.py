"""What lasts as long as the program, whatever window shows it."""

from dataclasses import dataclass

from PySide6.QtWidgets import QApplication

from hullwright.plugins.host.installation import Keeper

from .composer.rules import Rules
from .documents.workplaces import Workplaces
from .editing.stamps import Stamps
from .files.asker import Asker
from .files.filing import Filing
from .inspection.inspector import Inspector
from .inspection.live import LiveChecks
from .languages.tongue import WindowLanguage
from .overlays.laying import Overlays
from .plugged.plugged import Plugged
from .shell.notices import Notices
from .shell.settings import Settings
from .shell.theme import Theme
from .simulating.play_outs import PlayOuts


@dataclass(frozen=True, eq=False)
class Lasting:
    """The parts that stay when the window is made anew, as in another language."""

    application: QApplication
    settings: Settings
    notices: Notices
    workplaces: Workplaces
    tongue: WindowLanguage
    theme: Theme
    host: Keeper
    """The plugins, and what the person does with them."""
    rules: Rules
    inspector: Inspector
    live: LiveChecks
    overlays: Overlays
    play_outs: PlayOuts
    stamps: Stamps
    asker: Asker
    files: Filing
    plugged: Plugged
