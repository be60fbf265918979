"""The assembly of the services: what lasts as long as the program is made here, each part once."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from hullwright.plugins.doors import open_doors
from hullwright.plugins.host.installation import Keeper

from ..advice.advisers import Advisers
from ..canvas.overlays.comparisons import Comparisons
from ..canvas.overlays.grid_fit import GridFit
from ..canvas.overlays.hulls import Hulls
from ..canvas.overlays.layers import Overlays
from ..canvas.overlays.overlay_numbers import OverlayNumbers
from ..canvas.overlays.switches import Switches
from ..canvas.overlays.tracings import Tracings
from ..documents.workplaces import Workplaces
from ..editing.commands import stamps_of
from ..editing.long_edits import LongEdits
from ..files.asker import Asker
from ..files.file_services import WindowActions, file_services
from ..inspection.focus import Focus
from ..inspection.inspector import Inspector
from ..inspection.live_checks import LiveChecks
from ..lab.quiet_judge import QuietJudge
from ..plugins.additions import PluginAdditions
from ..scenarios.composer.rules import RulesAtHand
from ..shell.notices import Notices
from ..shell.settings import ProgramSettings
from ..shell.theme import Theme
from ..simulation.play_outs import PlayOuts
from .services import Services
from .window_language import WindowLanguage


def made_services(
    application: QApplication,
    settings: ProgramSettings,
    asker: Asker,
    outlook: Callable[[Overlays], WindowActions],
) -> Services:
    """Return all services; what file work asks of the window is made for the overlays that lie over maps."""
    notices, workplaces, inspector = Notices(), Workplaces(), Inspector()
    window_language = WindowLanguage(application, settings)
    window_language.apply()
    open_doors()
    host = Keeper(settings.folder)
    additions = PluginAdditions(host, notices)
    theme = Theme(application, settings, additions.themes)
    theme.apply()
    # Before the tabs hear of a new map, so that its first canvas has all tools.
    workplaces.opened.connect(lambda _: additions.offer_tools(workplaces))
    tracings = Tracings(workplaces, settings, notices)
    overlays = Overlays(
        focus=Focus(),
        switches=Switches(settings),
        comparisons=Comparisons(workplaces, inspector),
        tracings=tracings,
        grid_fit=GridFit(tracings),
        hulls=Hulls(workplaces, inspector, settings),
        numbers=OverlayNumbers(workplaces, settings),
    )
    files = file_services(workplaces, notices, settings, asker, outlook(overlays))
    return Services(
        application=application,
        settings=settings,
        notices=notices,
        workplaces=workplaces,
        window_language=window_language,
        theme=theme,
        host=host,
        rules=RulesAtHand(settings.folder),
        inspector=inspector,
        live=LiveChecks(workplaces, inspector, notices),
        overlays=overlays,
        play_outs=PlayOuts(workplaces),
        judge=QuietJudge(workplaces, settings),
        advisers=Advisers(workplaces, settings),
        stamps=stamps_of(settings),
        asker=asker,
        files=files,
        long_edits=LongEdits(files.context),
        additions=additions,
    )
