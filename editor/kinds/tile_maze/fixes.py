"""Ways to put the problems of a tile maze right, by the id of the check that found them and the case.

These are proposals: before one is offered it is tried, and dropped if the problem stays or an error
comes up. How near exits are, and how many there are for the players, takes a designer's judgement.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from hullwright.schema.checks.effect_checks import EFFECT_CHECK
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument

from ...concepts.editor_kind import Fix
from .fixes_actions import known_effects
from .fixes_box import enough_tiles, fewer_ends, fill_box, name_hub
from .fixes_tiles import clear_board, fewer_paths, keep_one_tile, lead_path, match_edges
from .fixes_ways import give_target, lead_home, open_maze, second_exit, turn_round

FIXES: Mapping[tuple[str, str], Callable[[MapDocument, Problem], Iterator[Fix]]] = {
    ("NEV-1", "exit-meets-wall"): match_edges,
    ("NEV-2", "many-new-paths"): fewer_paths,
    ("NEV-2", "on-the-board"): clear_board,
    ("NEV-2", "on-a-tile"): keep_one_tile,
    ("NEV-2", "new-path-not-taken"): lead_path,
    ("NEV-2", "new-path-at-exit"): lead_path,
    ("NEV-3", "no-exit"): open_maze,
    ("NEV-3", "unreached-exits"): open_maze,
    ("NEV-4", "no-way-home"): lead_home,
    ("NEV-5", "no-draw-pile"): fill_box,
    ("NEV-5", "no-maze-tiles"): fill_box,
    ("NEV-5", "many-laid"): enough_tiles,
    ("NEV-6", "no-hub"): name_hub,
    ("NEV-8", "lone-teleporter"): give_target,
    ("NEV-10", "only-exit"): second_exit,
    ("NEV-11", "trap"): turn_round,
    ("NEV-12", "many-maze-ends"): fewer_ends,
    (EFFECT_CHECK, "no-effect"): known_effects,
    (EFFECT_CHECK, "unknown-effect"): known_effects,
    (EFFECT_CHECK, "unknown-parameter"): known_effects,
    (EFFECT_CHECK, "wrong-value"): known_effects,
    (EFFECT_CHECK, "missing-parameter"): known_effects,
}


def fixes(document: MapDocument, problem: Problem) -> Sequence[Fix]:
    """Return edits that may put a problem right, the best first."""
    proposed = FIXES.get((problem.id, problem.case))
    return tuple(proposed(document, problem)) if proposed else ()
