"""Ways to put the problems of a galaxy right, by the id of the check that found them.

These are proposals, as those of hex zones: one that does not help is never offered.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument

from ..craft import Fix
from .fixes_box import anomaly_behind, deal_hands, events, show_everything, slow_the_aliens
from .fixes_laying import rows_and_counts, start_and_goal
from .fixes_ways import first_outpost, free_the_stuck, planets_for_cubes, reach_goal

FIXES: Mapping[str, Callable[[MapDocument, Problem], Iterator[Fix]]] = {
    "EEV-1": start_and_goal,
    "EEV-2": rows_and_counts,
    "EEV-3": reach_goal,
    "EEV-4": free_the_stuck,
    "EEV-5": first_outpost,
    "EEV-6": show_everything,
    "EEV-7": planets_for_cubes,
    "EEV-8": slow_the_aliens,
    "EEV-9": deal_hands,
    "EEV-10": events,
    "EEV-11": anomaly_behind,
}


def fixes(document: MapDocument, problem: Problem) -> Sequence[Fix]:
    """Return edits that may put a problem right, the best first."""
    proposed = FIXES.get(problem.id)
    return tuple(proposed(document, problem)) if proposed else ()
