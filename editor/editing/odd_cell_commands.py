"""Commands that go from one odd cell to the next."""

from functools import partial

from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.commands import Command
from .editing_context import EditingContext


def odd_cell_commands(context: EditingContext) -> list[Command]:
    """Return the ways to the next odd cell and to the one before."""
    help_ = tr("An odd cell differs from its image under the symmetry.")
    return [
        context.command(
            "symmetry.next-odd",
            tr("Next odd cell"),
            partial(go_to_odd, by=1),
            no_odd_cell,
            menu="Symmetry",
            group=2,
            key="F4",
            icon="jump",
            help=help_,
            is_elsewhere=context.has_no_symmetries,
        ),
        context.command(
            "symmetry.previous-odd",
            tr("Previous odd cell"),
            partial(go_to_odd, by=-1),
            no_odd_cell,
            menu="Symmetry",
            group=2,
            key="Shift+F4",
            help=help_,
            is_elsewhere=context.has_no_symmetries,
        ),
    ]


def no_odd_cell(place: Workplace) -> str:
    """Return the reason if there is no odd cell to go to."""
    report = place.findings.symmetry
    if report is None:
        return tr("The symmetry of this map is not measured yet.")
    return "" if report.odd else tr("No cell is odd: all agree with their images.")


def go_to_odd(place: Workplace, by: int) -> None:
    """Show the next odd cell on the map, or by -1 the one before; after the last comes the first."""
    report = place.findings.symmetry
    odd = [each for each in report.odd if each in place.surface] if report else []
    if not odd:
        return
    now = odd.index(place.odd_cell) if place.odd_cell in odd else (-1 if by > 0 else 0)
    place.odd_cell = odd[(now + by) % len(odd)]
    place.shown.emit(frozenset({place.odd_cell}))
