"""Commands that select cells."""

from collections.abc import Callable

from ..concepts.editor_kind import Cell
from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.commands import Command
from .editing_context import Act, EditingContext, a_selection, tools
from .selections import everything, grown, inverted, same_kind, shrunk


def selection_commands(context: EditingContext) -> list[Command]:
    """Return the commands of the Select menu."""
    return [
        context.command(
            "select.all",
            tr("Select all"),
            _selects(everything),
            tools,
            menu="Select",
            key="Ctrl+A",
            icon="select-all",
        ),
        context.command(
            "select.none",
            tr("Select none"),
            _selects(lambda _: frozenset()),
            a_selection,
            menu="Select",
            key="Ctrl+Shift+A",
            icon="select-none",
            help=tr("Clears the selection, so painting changes every cell again."),
        ),
        context.command(
            "select.invert",
            tr("Invert the selection"),
            _selects(inverted),
            tools,
            menu="Select",
            key="Ctrl+I",
            icon="invert",
        ),
        context.command(
            "select.same",
            tr("Select the same kind"),
            _selects(same_kind),
            tools,
            menu="Select",
            group=1,
            key="Ctrl+Shift+K",
            icon="select-same",
            help=tr("Selects all cells with a selected content, or with the chosen one."),
        ),
        context.command(
            "select.grow",
            tr("Grow the selection"),
            _selects(grown),
            a_selection,
            menu="Select",
            group=1,
            key="Ctrl+]",
            icon="grow",
            help=tr("Also selects the cells around the selection."),
        ),
        context.command(
            "select.shrink",
            tr("Shrink the selection"),
            _selects(shrunk),
            a_selection,
            menu="Select",
            group=1,
            key="Ctrl+[",
            icon="shrink",
            help=tr("Removes the outermost cells from the selection."),
        ),
        context.command(
            "select.show",
            tr("Show the selection"),
            lambda place: place.shown.emit(place.selection),
            a_selection,
            menu="Select",
            group=2,
            icon="jump",
            help=tr("Brings the selected cells into view."),
        ),
    ]


def _selects(cells: Callable[[Workplace], frozenset[Cell]]) -> Act:
    return lambda place: place.select(cells(place))
