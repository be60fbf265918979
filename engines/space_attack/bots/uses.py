"""Uses: those of a tile's effect among which the best one is, where there are a great many."""

from collections.abc import Sequence

from ...contract import Action
from ..vocabulary import NONE
from .lookout import Lookout
from .menace import Menace


def few_uses(at: Lookout, menace: Menace, uses: Sequence[Action]) -> Sequence[Action]:
    """Return the uses of an effect that are worth a look."""
    word = uses[0][0] if uses else ""
    if word == "ship":
        return _beside_crew(at, uses)
    return _to_the_best_cells(at, menace, uses) if word == "teleport" else uses


def _beside_crew(at: Lookout, uses: Sequence[Action]) -> Sequence[Action]:
    """Return the moves of ships to where own crew wait."""
    wanted = 0
    for crew in at.own:
        if at.aboard[crew] == NONE:
            wanted |= at.chart.near_masks[at.where[crew]]
    return [each for each in uses if wanted >> each[2] & 1]


def _to_the_best_cells(at: Lookout, menace: Menace, uses: Sequence[Action]) -> Sequence[Action]:
    """Return the teleports of each kind to the cell that is best for it, wherever it comes from."""
    worths = {
        (kind, end): menace.put(at.bestiary.numbers[kind], end)
        for kind, end in {(kind, end) for _, kind, _, end in uses}
    }
    # Equal worths are told apart by the cell: sets have no order that every machine shares.
    best = dict(sorted(worths, key=lambda each: (worths[each], each)))
    return [each for each in uses if best[each[1]] == each[3]]
