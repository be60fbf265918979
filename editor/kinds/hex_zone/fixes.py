"""Ways to put the problems of a hex zone right, by the id of the check that found them and the case.

These are proposals: before one is offered it is tried, and dropped if the problem stays or an error
comes up (`editor/inspection/tried_fixes.py`). Several of one title are tried in turn; the first good one is
offered. Where it takes a designer's judgement, as with shares and distances, nothing is proposed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument

from ...concepts.editor_kind import Fix
from .fixes_pods import add_pod, keep_four, renumber
from .fixes_sectors import add_start, keep_one_start, know_kind
from .fixes_ways import (
    connect_lost,
    free_the_stuck,
    join_pieces,
    open_dead_ends,
    reach_pod,
    second_way,
)

FIXES: Mapping[tuple[str, str], Callable[[MapDocument, Problem], Iterator[Fix]]] = {
    ("EA-M3", "mistyped-kind"): know_kind,
    ("EA-M3", "unknown-kind"): know_kind,
    ("EA-M4", "no-number"): renumber,
    ("EA-M4", "same-number"): renumber,
    ("EA-M4", "gap"): renumber,
    ("EA-M5", "no-start"): add_start,
    ("EA-M5", "many-starts"): keep_one_start,
    ("EA-M5", "no-pod"): add_pod,
    ("EA-M5", "many-pods"): keep_four,
    ("EA-T9", "stuck"): free_the_stuck,
    ("EAV-1", "unreached-pod"): reach_pod,
    ("EAV-2", "unreached-sectors"): connect_lost,
    ("EAV-3", "chokepoints"): second_way,
    ("EAV-4", "dead-ends"): open_dead_ends,
    ("EAV-5", "pieces"): join_pieces,
}


def fixes(document: MapDocument, problem: Problem) -> Sequence[Fix]:
    """Return edits that may put a problem right, the best first."""
    proposed = FIXES.get((problem.id, problem.case))
    return tuple(proposed(document, problem)) if proposed else ()
