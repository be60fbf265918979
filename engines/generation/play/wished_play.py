"""What is wished of games: what a target says, or else balance."""

from collections.abc import Sequence

from hullwright.schema.documents.targets import PLAYED, Target, Wish

from ...lab.cell_results import CellResults
from ...lab.cells import LabCell
from ...lab.question import Group
from ..contract import SPREAD
from .play_measures import PlayMeasure, balance_of, measures_of
from .wish_verdict import NEAR, miss

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


def played_beside(wishes: Sequence[Wish], cell: LabCell) -> Group:
    """Return the games that have to be played beside those of a cell to know what is wished."""
    measures = [measure for _, measure in wished_measures(wishes, cell)]
    return tuple(other for each in measures if each.others for other in each.others(cell))


def whole_miss(wishes: Sequence[Wish], results: CellResults) -> float:
    """Return how far games lie from everything that is wished of them, by weight."""
    return sum(
        wish.weight * miss(wish, measure, measure.estimate(results))
        for wish, measure in wished_measures(wishes, results.cell)
    )


def played_wishes(target: Target) -> Sequence[Wish]:
    """Return the wishes of a target that are played for."""
    return [each for each in target.wishes if is_played(each)]


def is_played(wish: Wish) -> bool:
    """Tell whether only games can say what is wished."""
    return wish.measure.startswith(PLAYED)
