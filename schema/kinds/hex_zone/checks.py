"""The checks of hex zones. Ids of rules (EA-…) come from the digest; EAV-… are ways and bands.

EA-X… are the house's own: edges, and sector kinds of somebody's own.
"""

from ...checks.effect_checks import EFFECT_CHECK
from ...checks.survey import Checks
from .band_checks import dead_ends, human_distance, mean_degree, sector_count, silent_share
from .edge_checks import misplaced_edges, traps
from .kind_checks import lonely_numbers, odd_meanings, unknown_effects
from .sector_checks import pod_numbers, sheet_labels, starts_and_pods, unknown_kinds, untold
from .way_checks import (
    chokepoints,
    sectors_nobody_reaches,
    separate_pieces,
    stuck_players,
    unreached_pods,
)

CHECKS: Checks = {
    "EA-M2": sheet_labels,
    "EA-M3": unknown_kinds,
    "EA-M4": pod_numbers,
    "EA-M5": starts_and_pods,
    "EA-M6": untold,
    "EA-T9": stuck_players,
    "EA-X1": misplaced_edges,
    "EA-X2": lonely_numbers,
    "EA-X3": odd_meanings,
    "EA-X4": traps,
    "EAV-1": unreached_pods,
    "EAV-2": sectors_nobody_reaches,
    "EAV-3": chokepoints,
    "EAV-4": dead_ends,
    "EAV-5": separate_pieces,
    "EAV-6": sector_count,
    "EAV-7": silent_share,
    "EAV-8": human_distance,
    "EAV-9": mean_degree,
    EFFECT_CHECK: unknown_effects,
}

UNDER_RULES: Checks = {
    check: CHECKS[check] for check in ("EA-M5", "EA-T9", "EA-X4", "EAV-1", "EAV-2", "EAV-3")
}
"""The checks whose verdict depends on the rules in force."""
