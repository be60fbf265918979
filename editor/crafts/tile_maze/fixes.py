"""Ways to put the problems of a tile maze right, by the id of the check that found them.

These are proposals: before one is offered it is tried, and dropped if the problem stays or an error
comes up. How near exits are, and how many there are for the players, takes a designer's judgement.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument

from ..craft import Fix
from .fixes_box import fewer_ends, fill_box, name_hub
from .fixes_tiles import clear_up, match_edges
from .fixes_ways import give_target, lead_home, open_maze, second_exit, turn_round

FIXES: Mapping[str, Callable[[MapDocument, Problem], Iterator[Fix]]] = {
    "NEV-1": match_edges,
    "NEV-2": clear_up,
    "NEV-3": open_maze,
    "NEV-4": lead_home,
    "NEV-5": fill_box,
    "NEV-6": name_hub,
    "NEV-8": give_target,
    "NEV-10": second_exit,
    "NEV-11": turn_round,
    "NEV-12": fewer_ends,
}


def fixes(document: MapDocument, problem: Problem) -> Sequence[Fix]:
    """Return edits that may put a problem right, the best first."""
    proposed = FIXES.get(problem.id)
    return tuple(proposed(document, problem)) if proposed else ()
