"""What a racer's judgement depends on: weights, as a style gives them."""

from collections.abc import Mapping
from dataclasses import dataclass

from ...styles import Scale


@dataclass(frozen=True)
class RacerWeights:
    """How a racer weighs what it sees; each has its range in the table below."""

    drag: float
    """Steps by which others lengthen a way in each turn."""
    stopped: float
    """How likely somebody is stopped by others in each turn after the next."""
    around: float
    """About how far it is to an exit for whoever is led back into the maze."""
    dead_end: float
    """About how far it is to an exit for whoever is turned round at a maze end."""
    keep: float
    """What a tile is worth that is kept to stop somebody later, as a chance to win."""
    abort: float
    """What an abort tile is worth that is kept, as a chance to win."""
    change: float
    """How much of the leading opponent's chance to win a change of the maze takes away."""
    near: float
    """What each step is worth besides, as a chance to win: all is not reckoned through."""
    own_way: float
    """What each step of the own way is worth besides where a tile is laid: to hinder one of many helps all others."""


SCALES: Mapping[str, Scale] = {
    "drag": Scale(1.0, 0.0, 4.0),
    "stopped": Scale(0.2, 0.0, 0.6),
    "around": Scale(12.0, 4.0, 30.0),
    "dead_end": Scale(22.0, 8.0, 40.0),
    "keep": Scale(0.01, 0.0, 0.2),
    "abort": Scale(0.05, 0.0, 0.4),
    "change": Scale(0.3, 0.0, 1.0),
    "near": Scale(0.002, 0.0, 0.02),
    "own_way": Scale(0.018, 0.0, 0.05),
}
"""Where each weight begins, and between which values it makes sense."""


def racer_weights(values: Mapping[str, float]) -> RacerWeights:
    """Return weights from those of a style, which has exactly these."""
    return RacerWeights(**values)
