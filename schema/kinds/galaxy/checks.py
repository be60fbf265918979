"""The checks of galaxies, by the ids that the digest of the rules gives them."""

from ...checks.effect_checks import EFFECT_CHECK
from ...checks.survey import Checks
from .card_checks import rows_and_counts, start_and_goal
from .piece_checks import makes_one_kind, pieces_with_effects
from .supplies import events, hands, reveal_capacity
from .threats import anomaly_in_front, time_enough
from .travel_checks import first_outpost, planets_for_cubes, reachable_goal, stuck_positions

CHECKS: Checks = {
    "EEV-1": start_and_goal,
    "EEV-2": rows_and_counts,
    "EEV-3": reachable_goal,
    "EEV-4": stuck_positions,
    "EEV-5": first_outpost,
    "EEV-6": reveal_capacity,
    "EEV-7": planets_for_cubes,
    "EEV-8": time_enough,
    "EEV-9": hands,
    "EEV-10": events,
    "EEV-11": anomaly_in_front,
    "EEV-12": makes_one_kind,
    EFFECT_CHECK: pieces_with_effects,
}
