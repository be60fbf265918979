"""What is wished of games: what a target says, or else balance."""

from collections.abc import Sequence

from hullwright.schema.documents.targets import PLAYED, Target, Wish

from ...lab.cells import LabCell
from ..contract import SPREAD
from .play_measures import PlayMeasure, balance_of, measures_of
from .wish_verdict import NEAR

EVEN = 0.5
"""What is wished of balance where a target wishes nothing: even sides, and places about as good as they should be."""


def wished_measures(wishes: Sequence[Wish], cell: LabCell) -> list[tuple[Wish, PlayMeasure]]:
    """Return what is wished of games of a cell: balance, where nothing is."""
    known = measures_of(cell)
    found = [(each, known[each.measure]) for each in wishes if each.measure in known]
    if found:
        return found
    name = balance_of(cell)
    if name == SPREAD:
        # As near as sides must be to half the games, in points of all games and not of a place's own.
        return [(Wish(measure=name, most=NEAR * cell.players), known[name])]
    return [(Wish(measure=name, best=EVEN), known[name])]


def played_wishes(target: Target) -> Sequence[Wish]:
    """Return the wishes of a target that are played for."""
    return [each for each in target.wishes if is_played(each)]


def is_played(wish: Wish) -> bool:
    """Tell whether only games can say what is wished."""
    return wish.measure.startswith(PLAYED)
