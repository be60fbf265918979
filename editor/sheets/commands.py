"""The commands of printing, for the menus, the toolbar and the command palette."""

from functools import partial

from ..languages.words import tr
from ..shell.commands import Command
from .options import What
from .print_service import PrintService


def commands(printing: PrintService) -> list[Command]:
    """Return the commands of printing."""
    return [
        Command(
            name="file.print",
            title=tr("Print…"),
            run=partial(printing.open, What.MAP),
            menu="File/Print",
            group=2,
            key="Ctrl+P",
            icon="print",
            help=tr("Shows the map as a sheet for the table, ready to print."),
            hindered=printing.hindrance,
        ),
        Command(
            name="file.booklet",
            title=tr("Print booklet…"),
            run=partial(printing.open, What.BOOKLET),
            menu="File/Print",
            group=2,
            help=tr(
                "Shows the rules in words and a sheet of the map for each player, or one map and its pieces."
            ),
            hindered=printing.hindrance,
        ),
        Command(
            name="file.pieces",
            title=tr("Print pieces…"),
            run=partial(printing.open, What.PIECES),
            menu="File/Print",
            group=2,
            help=tr("Shows the tiles, cards and tokens of the map, to print and cut out."),
            hindered=printing.pieces_hindrance,
            is_elsewhere=printing.is_without_pieces,
        ),
        Command(
            name="file.sheet-pdf",
            title=tr("Sheet as PDF…"),
            run=printing.save_pdf,
            menu="File/Print",
            group=2,
            help=tr("Writes a sheet of the map for the table to a PDF file."),
            hindered=printing.hindrance,
        ),
    ]
