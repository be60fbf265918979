"""What of this game can be trained: the weights of either side."""

from collections.abc import Mapping
from functools import partial

from hullwright.schema.kinds.hex_zone.layout import ALIEN, HUMAN

from ...styles import Trainable
from .levels import trained
from .weights import ALIEN_SCALES, HUMAN_SCALES

TRAINABLES: Mapping[str, Trainable] = {
    side: Trainable("eftaios", side, scales, partial(trained, side), hinders)
    for side, scales, hinders in ((HUMAN, HUMAN_SCALES, ""), (ALIEN, ALIEN_SCALES, HUMAN))
}
"""By side.

Aliens win by the last Human aboard alone (EA-E5): who lets three escape and the pods be used up wins with them. On some
zones Aliens who walk about by chance win more games than most, and stop nobody. Who wins is as the rules have it; how well
Aliens play shows in every Human, not in the last one.
"""
