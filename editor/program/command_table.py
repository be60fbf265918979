"""The table of commands: what can be done, put together from every area of the program."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.late_dataclass import late_dataclass

from ..canvas.overlays.guide_commands import guide_commands
from ..documents.place import Place
from ..files.commands import commands as file_commands
from ..files.file_services import FileServices
from ..languages.words import tr
from ..scenarios.composer.commands import commands as scenario_commands
from ..sheets.print_service import PrintContext, PrintService
from ..shell.commands import Command
from ..shell.pages import Pages
from .kind_commands import KindCommands
from .language_commands import language_commands
from .services import Services

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from hullwright.plugins.sheets import PluginSheet

    from ..scenarios.composer.view import ComposerView
    from .games_at_hand import GamesAtHand


@late_dataclass
class ProgramActions:
    """What a person can wish for that is more than the window's own business."""

    view: Callable[[Place], QWidget]
    """What a tab shows of its document."""
    new_map: Callable[[str], object]
    """Asks what a new map is to be, of a kind if one is named."""
    new_scenario: Callable[[], object]
    workshop: Callable[[], object]
    open: Callable[[Sequence[Path]], object]
    open_sample: Callable[[Path], object]
    show_recovery: Callable[[], object]
    may_close: Callable[[], bool]
    games: "GamesAtHand"
    """Plays maps, and shows recorded games."""


def service_commands(
    services: Services,
    program_actions: ProgramActions,
    composer: "Callable[[], ComposerView | None]",
    kind_commands: KindCommands,
) -> list[Command]:
    """Return the commands on what lasts; those on the window itself are the frame's."""
    return [
        _new_command(program_actions),
        *scenario_commands(services.workplaces, composer, program_actions.new_scenario),
        _workshop_command(program_actions),
        *file_commands(services.files),
        *program_actions.games.commands(),
        *kind_commands.editing(),
        *language_commands(services.window_language),
        *guide_commands(services.workplaces, services.overlays.switches),
        *kind_commands.overlays(),
    ]


def _new_command(program_actions: ProgramActions) -> Command:
    return Command(
        name="file.new",
        title=tr("New…"),
        run=partial(program_actions.new_map, ""),
        menu="File",
        key="Ctrl+N",
        icon="new",
        help=tr("Begin a map: empty, from a silhouette or from a sample."),
    )


def _workshop_command(program_actions: ProgramActions) -> Command:
    return Command(
        name="rules.workshop",
        title=tr("Rule workshop…"),
        run=program_actions.workshop,
        menu="Scenario",
        group=2,
        icon="fix",
        help=tr("Make rules of your own and pass them on."),
    )


def recent_commands(files: FileServices) -> Sequence[Command]:
    """Return a command for each file that was open lately."""
    return [
        Command(
            name=f"recent {each.path}",
            title=each.path.name,
            run=partial(files.opening.open, each.path),
            menu="File/Open recent",
            help=str(each.path),
            hindered=partial(_missing, each.is_there),
        )
        for each in files.context.recent.all()
    ]


def _missing(is_there: bool) -> str:
    return "" if is_there else tr("It no longer exists.")


def printing_for(services: Services, window: QWidget, pages: Pages) -> PrintService:
    """Return what prints sheets, with the window as the one that is asked."""

    def ask(printer: "QPrinter") -> bool:
        # Imported when somebody prints: the window is to be there at once.
        from ..sheets.printer import dialog_for

        return dialog_for(window)(printer)

    def extras(kind: str) -> "Sequence[PluginSheet]":
        from hullwright.plugins.sheets import plugin_sheets

        return plugin_sheets(services.host, kind)

    around = PrintContext(
        context=services.files.context,
        settings=services.settings,
        book=lambda: services.rules.book,
        scenarios=_sample_scenarios,
        pages=pages,
        ask_printer=ask,
        extras=extras,
    )
    printing = PrintService(around)
    services.files.exporting.sources["sheets"] = printing.formats
    return printing


def _sample_scenarios() -> Sequence[Scenario]:
    from hullwright.plugins.samples import further_scenarios
    from hullwright.samples import scenarios
    from hullwright.schema.files.reader import read_scenario

    return [*map(read_scenario, scenarios()), *further_scenarios()]
