"""Ways to put the problems of a hex zone right, by the id of the check that found them and the case.

These are proposals: before one is offered it is tried, and dropped if the problem stays or an error
comes up (`editor/inspection/tried_fixes.py`). Several of one title are tried in turn; the first good one is
offered. Where it takes a designer's judgement, as with shares and distances, nothing is proposed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument

from ...concepts.editor_kind import Fix
from .fixes_edges import clear_around, clear_way, hatches_as_doors, plain_door, take_out_edge
from .fixes_kinds import (
    make_plain,
    name_of_its_own,
    one_meaning,
    one_of_two,
    other_effect,
    other_parameter,
    other_symbol,
    take_seal_off,
)
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

Proposals: TypeAlias = Callable[[MapDocument, Problem], Iterator[Fix]]
"""Yields edits that may put a problem right, the best first."""


def in_turn(*several: Proposals) -> Proposals:
    """Return the proposals of several, one after the other."""

    def proposed(document: MapDocument, problem: Problem) -> Iterator[Fix]:
        for each in several:
            yield from each(document, problem)

    return proposed


FIXES: Mapping[tuple[str, str], Proposals] = {
    ("EA-M3", "mistyped-kind"): know_kind,
    ("EA-M3", "unknown-kind"): know_kind,
    ("EA-M4", "no-number"): renumber,
    ("EA-M4", "same-number"): renumber,
    ("EA-M4", "gap"): renumber,
    ("EA-M5", "no-start"): add_start,
    ("EA-M5", "many-starts"): keep_one_start,
    ("EA-M5", "no-pod"): add_pod,
    ("EA-M5", "many-pods"): keep_four,
    ("EA-T9", "stuck"): in_turn(clear_around, free_the_stuck),
    ("EA-X1", "apart"): take_out_edge,
    ("EA-X1", "beside-hull"): take_out_edge,
    ("EA-X1", "twice"): take_out_edge,
    ("EA-X1", "hushed-door"): plain_door,
    ("EA-X2", "lonely-vent"): make_plain,
    ("EA-X2", "many-vents"): make_plain,
    ("EA-X2", "switch-without-seal"): make_plain,
    ("EA-X2", "seal-without-switch"): make_plain,
    ("EA-X2", "switch-out-of-reach"): make_plain,
    ("EA-X3", "two-meanings"): one_meaning,
    ("EA-X3", "built-in"): name_of_its_own,
    ("EA-X3", "noise-and-hush"): one_of_two,
    ("EA-X3", "late-seal"): take_seal_off,
    ("EA-X3", "unknown-symbol"): other_symbol,
    ("EA-X4", "trap"): hatches_as_doors,
    ("EAV-1", "unreached-pod"): in_turn(clear_way, reach_pod),
    ("EAV-2", "unreached-sectors"): in_turn(clear_around, connect_lost),
    ("EAV-3", "chokepoints"): second_way,
    ("EAV-4", "dead-ends"): open_dead_ends,
    ("EAV-5", "pieces"): in_turn(clear_around, join_pieces),
    ("FX-1", "unknown-effect"): other_effect,
    ("FX-1", "unknown-parameter"): other_parameter,
    ("FX-1", "wrong-value"): other_parameter,
    ("FX-1", "missing-parameter"): other_parameter,
}


def fixes(document: MapDocument, problem: Problem) -> Sequence[Fix]:
    """Return edits that may put a problem right, the best first."""
    proposed = FIXES.get((problem.id, problem.case))
    return tuple(proposed(document, problem)) if proposed else ()
