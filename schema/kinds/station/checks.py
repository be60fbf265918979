"""The checks of stations, by their ids in the digest (SAV-…)."""

from ...checks.effect_checks import EFFECT_CHECK
from ...checks.survey import Checks
from .cell_checks import cells_without_a_way_out, region_and_gates, split_space
from .piece_checks import own_effects, untimely_effects
from .start_checks import creatures, pod_room, too_near
from .tile_checks import crew_room, enclosed_classes, tile_numbers, tokens

CHECKS: Checks = {
    "SAV-1": region_and_gates,
    "SAV-2": tile_numbers,
    "SAV-3": creatures,
    "SAV-4": crew_room,
    "SAV-5": cells_without_a_way_out,
    "SAV-6": pod_room,
    "SAV-7": enclosed_classes,
    "SAV-8": tokens,
    "SAV-9": split_space,
    "SAV-10": too_near,
    "SAV-11": untimely_effects,
    EFFECT_CHECK: own_effects,
}
