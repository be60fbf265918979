"""Ways to put the problems of a galaxy right, by the id of the check that found them and the case.

These are proposals, as those of hex zones: one that does not help is never offered.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from hullwright.schema.checks.effect_checks import EFFECT_CHECK
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument

from ...concepts.editor_kind import Fix
from .fixes_box import (
    anomaly_behind,
    cheaper_fight,
    deal_hands,
    more_events,
    show_everything,
    show_with_reserve,
    slow_the_aliens,
)
from .fixes_cards import (
    enough_cards,
    fill_deck,
    hide_goal,
    laid_or_free,
    longer_rows,
    one_goal,
    one_start,
    open_start,
    shorter_rows,
    start_first,
)
from .fixes_pieces import known_effects, one_kind
from .fixes_ways import (
    cheaper_outposts,
    first_outpost,
    free_the_stuck,
    planets_for_cubes,
    reach_goal,
)

FIXES: Mapping[tuple[str, str], Callable[[MapDocument, Problem], Iterator[Fix]]] = {
    ("EEV-1", "not-one-start"): one_start,
    ("EEV-1", "start-elsewhere"): start_first,
    ("EEV-1", "start-face-down"): open_start,
    ("EEV-1", "not-one-goal"): one_goal,
    ("EEV-1", "goal-face-up"): hide_goal,
    ("EEV-2", "rows-too-short"): longer_rows,
    ("EEV-2", "rows-too-long"): shorter_rows,
    ("EEV-2", "many-cards"): enough_cards,
    ("EEV-2", "drawn-but-fixed"): laid_or_free,
    ("EEV-2", "deck-does-not-fit"): fill_deck,
    ("EEV-3", "no-hops"): reach_goal,
    ("EEV-3", "no-hops-in-some"): reach_goal,
    ("EEV-4", "stuck"): free_the_stuck,
    ("EEV-4", "stuck-in-some"): free_the_stuck,
    ("EEV-5", "dear-outposts"): cheaper_outposts,
    ("EEV-5", "no-spot"): first_outpost,
    ("EEV-5", "no-spot-in-some"): first_outpost,
    ("EEV-6", "few-outposts"): show_everything,
    ("EEV-6", "unpaid-upgrades"): show_everything,
    ("EEV-6", "every-upgrade"): show_with_reserve,
    ("EEV-7", "no-planet"): planets_for_cubes,
    ("EEV-7", "no-planet-in-some"): planets_for_cubes,
    ("EEV-8", "short-time"): slow_the_aliens,
    ("EEV-9", "few-cards"): deal_hands,
    ("EEV-10", "no-events"): more_events,
    ("EEV-10", "few-events"): more_events,
    ("EEV-10", "dear-fight"): cheaper_fight,
    ("EEV-11", "near-anomaly"): anomaly_behind,
    ("EEV-12", "several-kinds"): one_kind,
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
