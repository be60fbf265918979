"""What of Escape Earth can be trained: the team, which wins or loses together."""

from collections.abc import Mapping

from ...contract import AnyBot
from ...styles import Trainable
from .planner import PlannerBot
from .skills import SKILLS
from .weights import SCALES, planner_weights


def _planner(weights: Mapping[str, float], seed: int) -> AnyBot:
    return PlannerBot(seed, SKILLS["expert"], planner_weights(weights))


TRAINABLES: Mapping[str, Trainable] = {"": Trainable("escape_earth", "", SCALES, _planner)}
"""By side; there is only one."""
