"""What of this game can be trained: everybody plays alone, so there is one side."""

from collections.abc import Mapping

from ...styles import Trainable
from .rescuer import RescuerBot
from .weights import SCALES, RescueWeights


def trained(weights: Mapping[str, float], seed: int) -> RescuerBot:
    """Return an expert with some weights."""
    return RescuerBot(seed, RescueWeights.of(weights))


TRAINABLES: Mapping[str, Trainable] = {
    "": Trainable(game="space_attack", side="", scales=SCALES, make=trained),
}
"""What can be trained, by side."""
