"""Ways to put the problems of a station right, by the id of the check that found them and the case.

These are proposals: before one is offered it is tried, and dropped if the problem stays or an error
comes up (`editor/inspection/tried_fixes.py`). Where it takes a designer's judgement, as with what lies
enclosed (SAV-7) or what divides space (SAV-9), nothing is proposed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument

from ...concepts.editor_kind import Fix
from .fixes_board import add_jump_point, complete_gates, join_or_take_out, move_gate, one_owner
from .fixes_pieces import creature_on_the_die, defined_creature, known_effects, timely_effects
from .fixes_start import (
    crew_room,
    fewer_creatures,
    fewer_pods,
    known_creature,
    known_face,
    queens_away,
    to_open_cells,
    tokens,
    turrets,
)
from .fixes_tiles import deal_the_last, known_back, match_cells, one_breach, open_the_last

FIXES: Mapping[tuple[str, str], Callable[[MapDocument, Problem], Iterator[Fix]]] = {
    ("SAV-1", "no-jump-point"): add_jump_point,
    ("SAV-1", "pieces"): join_or_take_out,
    ("SAV-1", "gate-without-cell"): move_gate,
    ("SAV-1", "gate-under-tile"): move_gate,
    ("SAV-1", "no-gate"): complete_gates,
    ("SAV-1", "not-two-gates"): complete_gates,
    ("SAV-1", "shared-gate"): one_owner,
    ("SAV-2", "tiles-and-cells"): match_cells,
    ("SAV-2", "many-fixed"): deal_the_last,
    ("SAV-2", "many-fixed-backs"): open_the_last,
    ("SAV-2", "not-one-core-breach"): one_breach,
    ("SAV-2", "early-core-breach"): one_breach,
    ("SAV-2", "mistyped-back"): known_back,
    ("SAV-3", "astray"): to_open_cells,
    ("SAV-3", "beyond-supply"): fewer_creatures,
    ("SAV-3", "mistyped-creature"): known_creature,
    ("SAV-3", "mistyped-face"): known_face,
    ("SAV-3", "undefined-creature"): defined_creature,
    ("SAV-3", "faceless-creature"): creature_on_the_die,
    ("SAV-4", "crew-without-room"): crew_room,
    ("SAV-5", "no-way-out"): join_or_take_out,
    ("SAV-6", "pods-without-room"): fewer_pods,
    ("SAV-8", "not-a-turret-each"): turrets,
    ("SAV-8", "short-supply"): tokens,
    ("SAV-10", "queens-at-every-pod-cell"): queens_away,
    ("SAV-10", "queens-at-pod-cells"): queens_away,
    ("SAV-11", "answers-nothing"): timely_effects,
    ("SAV-11", "untimely-effect"): timely_effects,
    ("FX-1", "no-effect"): known_effects,
    ("FX-1", "unknown-effect"): known_effects,
    ("FX-1", "unknown-parameter"): known_effects,
    ("FX-1", "wrong-value"): known_effects,
    ("FX-1", "missing-parameter"): known_effects,
}


def fixes(document: MapDocument, problem: Problem) -> Sequence[Fix]:
    """Return edits that may put a problem right, the best first."""
    proposed = FIXES.get((problem.id, problem.case))
    return tuple(proposed(document, problem)) if proposed else ()
