"""Ways to put the problems of a hex zone right, by the id of the check that found them.

These are proposals: before one is offered it is tried, and dropped if the problem stays or an error
comes up (`editor/inspection/fixing.py`). Several of one title are tried in turn; the first good one is
offered. Where it takes a designer's judgement, as with shares and distances, nothing is proposed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument

from ..craft import Fix
from .fixes_pods import renumber
from .fixes_sectors import know_kind, starts_and_pods
from .fixes_ways import (
    connect_lost,
    free_the_stuck,
    join_pieces,
    open_dead_ends,
    reach_pod,
    second_way,
)

FIXES: Mapping[str, Callable[[MapDocument, Problem], Iterator[Fix]]] = {
    "EA-M3": know_kind,
    "EA-M4": renumber,
    "EA-M5": starts_and_pods,
    "EA-T9": free_the_stuck,
    "EAV-1": reach_pod,
    "EAV-2": connect_lost,
    "EAV-3": second_way,
    "EAV-4": open_dead_ends,
    "EAV-5": join_pieces,
}


def fixes(document: MapDocument, problem: Problem) -> Sequence[Fix]:
    """Return edits that may put a problem right, the best first."""
    proposed = FIXES.get(problem.id)
    return tuple(proposed(document, problem)) if proposed else ()
