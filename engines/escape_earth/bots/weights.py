"""What a planner's judgement of a table depends on: weights, as a style gives them."""

from collections.abc import Mapping
from dataclasses import dataclass

from ...styles import Scale


@dataclass(frozen=True)
class PlannerWeights:
    """How a planner weighs what it sees; each has its range in the table below."""

    haste: float
    """Actions that each one which is strictly needed takes: rows must be made ready, ships are driven back."""
    toil: float
    """The danger of each action that is left, for all that is not reckoned with."""
    arms: float
    """How much of a card each cube that repels the Aliens is worth as distance."""
    supply: float
    """Events that a building which makes what they cost will still bear, beyond the cubes at hand."""
    cure: float
    """How much less an active event counts if a building makes what it costs."""
    thrift: float
    """How much of the cubes that upgrades will take is laid by for them."""
    fear: float
    """How often events are reckoned with, against how often they come on average."""
    ready: float
    """Actions that a card saves that can be used now."""
    ready_build: float
    """Actions that a Build card saves that can be used now, as long as something lies hidden."""
    shadow: float
    """Actions that each ship loses that the Aliens reach with their next card."""


SCALES: Mapping[str, Scale] = {
    "haste": Scale(1.5, 0.5, 3.0),
    "toil": Scale(0.005, 0.0, 0.05),
    "arms": Scale(0.5, 0.0, 2.0),
    "supply": Scale(0.5, 0.0, 2.0),
    "cure": Scale(0.0, 0.0, 1.0),
    "thrift": Scale(1.0, 0.0, 1.0),
    "fear": Scale(1.0, 0.3, 3.0),
    "ready": Scale(0.2, 0.0, 0.6),
    "ready_build": Scale(0.3, 0.0, 1.0),
    "shadow": Scale(0.0, 0.0, 3.0),
}
"""Where each weight begins, and between which values it makes sense."""


def planner_weights(values: Mapping[str, float]) -> PlannerWeights:
    """Return weights from those of a style, which has exactly these."""
    return PlannerWeights(**values)
