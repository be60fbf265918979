"""Ways to put the problems of a station right, by the id of the check that found them.

These are proposals: before one is offered it is tried, and dropped if the problem stays or an error
comes up (`editor/inspection/fixing.py`). Where it takes a designer's judgement, as with what lies
enclosed (SAV-7) or what divides space (SAV-9), nothing is proposed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument

from ..craft import Fix
from .fixes_board import gates, join_or_take_out
from .fixes_start import creatures, crew_room, fewer_pods, queens_away, tokens
from .fixes_tiles import tile_numbers

FIXES: Mapping[str, Callable[[MapDocument, Problem], Iterator[Fix]]] = {
    "SAV-1": gates,
    "SAV-2": tile_numbers,
    "SAV-3": creatures,
    "SAV-4": crew_room,
    "SAV-5": join_or_take_out,
    "SAV-6": fewer_pods,
    "SAV-8": tokens,
    "SAV-10": queens_away,
}


def fixes(document: MapDocument, problem: Problem) -> Sequence[Fix]:
    """Return edits that may put a problem right, the best first."""
    proposed = FIXES.get(problem.id)
    return tuple(proposed(document, problem)) if proposed else ()
