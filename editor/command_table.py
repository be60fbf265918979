"""The table of commands: what can be done, put together from every area of the program."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from hullwright.schema.documents.scenarios import Scenario

from .composer.commands import commands as scenario_commands
from .documents.place import Place
from .editing.commands import commands as editing_commands
from .files.asker import Pattern
from .files.commands import commands as file_commands
from .files.filing import Filing
from .languages.commands import language_commands
from .lasting import Lasting
from .overlays.commands import commands as overlay_commands
from .sheets.printing import Printing, Surroundings
from .shell.commands import Command
from .shell.tabs import Tabs
from .words import tr

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from .composer.view import ComposerView


@dataclass(frozen=True)
class Wishes:
    """What a person can wish for that is more than the window's own business."""

    view: Callable[[Place], QWidget]
    """What a tab shows of its document."""
    new_map: Callable[[], object]
    new_scenario: Callable[[], object]
    workshop: Callable[[], object]
    open: Callable[[Sequence[Path]], object]
    open_sample: Callable[[Path], object]
    may_close: Callable[[], bool]


def lasting_commands(
    lasting: Lasting, wishes: Wishes, composer: "Callable[[], ComposerView | None]"
) -> list[Command]:
    """Return the commands on what lasts; those on the window itself are the frame's."""
    clipboard = lasting.application.clipboard()
    return [
        _new_command(wishes),
        *scenario_commands(lasting.workplaces, composer, wishes.new_scenario),
        _workshop_command(wishes),
        *file_commands(lasting.files),
        *editing_commands(
            lasting.workplaces, lasting.notices, lasting.settings, clipboard, lasting.stamps
        ),
        *language_commands(lasting.tongue),
        *overlay_commands(
            lasting.workplaces,
            lasting.overlays,
            lasting.live,
            lasting.notices,
            partial(_ask_picture, lasting),
        ),
    ]


def _new_command(wishes: Wishes) -> Command:
    return Command(
        name="file.new",
        title=tr("New…"),
        run=wishes.new_map,
        menu="File",
        key="Ctrl+N",
        icon="new",
        help=tr("Begin a map: empty, from a silhouette or from a sample."),
    )


def _workshop_command(wishes: Wishes) -> Command:
    return Command(
        name="rules.workshop",
        title=tr("Rule workshop…"),
        run=wishes.workshop,
        menu="Scenario",
        group=2,
        icon="fix",
        help=tr("Make rules of your own and pass them on."),
    )


def _ask_picture(lasting: Lasting) -> Path | None:
    pictures = Pattern(tr("Pictures"), "*.png *.jpg *.jpeg *.bmp *.gif *.webp")
    folder = lasting.files.cabinet.recent.folder()
    chosen = lasting.asker.open_paths(tr("Trace a picture"), folder, [pictures])
    return chosen[0] if chosen else None


def recent_commands(files: Filing) -> Sequence[Command]:
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
        for each in files.cabinet.recent.all()
    ]


def _missing(is_there: bool) -> str:
    return "" if is_there else tr("It is not there any more.")


def printing_for(lasting: Lasting, window: QWidget, tabs: Tabs) -> Printing:
    """Return what prints sheets, with the window as the one that is asked."""

    def ask(printer: "QPrinter") -> bool:
        # Imported when somebody prints: the window is to be there at once.
        from .sheets.printer import dialog_for

        return dialog_for(window)(printer)

    around = Surroundings(
        cabinet=lasting.files.cabinet,
        settings=lasting.settings,
        book=lambda: lasting.rules.book,
        scenarios=_sample_scenarios,
        show_page=tabs.show_page,
        hide_page=tabs.hide_page,
        ask_printer=ask,
    )
    return Printing(around)


def _sample_scenarios() -> Sequence[Scenario]:
    from hullwright.samples import scenarios
    from hullwright.schema.files.reading import read_scenario

    return list(map(read_scenario, scenarios()))
