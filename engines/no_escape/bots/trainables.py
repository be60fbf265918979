"""What of No Escape can be trained: a racer, for everybody plays alone."""

from collections.abc import Mapping

from ...contract import AnyBot
from ...styles import Trainable
from .racer import RacerBot
from .skills import SKILLS
from .weights import SCALES, racer_weights


def _racer(weights: Mapping[str, float], seed: int) -> AnyBot:
    return RacerBot(seed, SKILLS["expert"], racer_weights(weights))


TRAINABLES: Mapping[str, Trainable] = {"": Trainable("no_escape", "", SCALES, _racer)}
"""By side; there is only one."""
