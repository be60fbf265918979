"""What of this game can be trained: the weights of either side."""

from collections.abc import Mapping
from functools import partial

from hullwright.schema.kinds.hex_zone.layout import ALIEN, HUMAN

from ...styles import Trainable
from .levels import trained
from .weights import ALIEN_SCALES, HUMAN_SCALES

TRAINABLES: Mapping[str, Trainable] = {
    side: Trainable("eftaios", side, scales, partial(trained, side))
    for side, scales in ((HUMAN, HUMAN_SCALES), (ALIEN, ALIEN_SCALES))
}
"""By side."""
