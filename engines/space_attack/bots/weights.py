"""Weights: how much a rescuer makes of what it sees; a style is a file with a number for each."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from ...styles import Scale

LONGEST = 32
"""From here on it makes no difference how many movement points a way takes."""


@dataclass(frozen=True)
class RescueWeights:
    """One way to play."""

    patience: float
    """What is left of a crew's worth for each movement point that it is away from a gate."""
    on_tile: float
    """What is left of it on a tile, where others take the seats."""
    stranded: float
    """What is left of it where no ship with a free seat can be reached."""
    adrift: float
    """What is left of it in open space."""
    drift_step: float
    """For each step of a Drifter, who makes one in a turn."""
    by_ship: float
    """In open space with a free seat in the same cell."""
    near_ship: float
    """In open space with a free seat in a cell beside it."""
    next_to_fall: float
    """On a tile of the class that is being removed."""
    fear: float
    """How likely somebody moves a creature that is rolled onto crew in its reach."""
    passenger: float
    """On a ship that others steer."""
    saved: float
    """A saved crew is worth more than one at the gate, whatever waits there."""
    new_point: float
    """How much of its point a Jump Point is worth that was not reached before."""
    own_loss: float
    """How much losses of one's own count."""
    envy: float
    """How much others' losses count, all of them together."""
    focus: float
    """How much more those of the leader count than those of the last, for each point between them."""
    reading: float
    """How much crew that others have placed first are thought to be worth more than those placed last."""
    later: float
    """How much an attack in a later turn counts."""
    keeper: float
    """What a creature on a gate costs everybody, this player too."""
    prisoner: float
    """What a captured creature is worth by itself."""
    tile_price: float
    """What playing a tile has to bring while there is time to play it later."""
    nearer: float
    """How much of their worth crew gain by an empty ship that comes to them."""
    waiting: float
    """How much of their worth crew lose by a ship that leaves them behind although it has a seat."""
    frankness: float
    """How much the values of crew decide where they and their pods are placed, for all to see."""
    edge: float
    """How much better a tile at the edge is to begin on."""
    late_class: float
    """How much better a tile is to begin on for each class later that it falls."""
    gate_way: float
    """How much worse a place is to begin on for each step to a gate."""
    company: float
    """How much better a tile is to begin on for each crew of one's own beside it."""

    @classmethod
    def of(cls, told: Mapping[str, float]) -> "RescueWeights":
        """Return the weights that a style's file names; each has to be there, and no others."""
        return cls(**told)

    @cached_property
    def by_cost(self) -> tuple[float, ...]:
        """What is left of a crew's worth by the movement points that it is away from a gate."""
        return tuple(self.patience**cost for cost in range(LONGEST))

    @cached_property
    def by_drift(self) -> tuple[float, ...]:
        """What is left of it in open space by the steps to a gate."""
        return tuple(self.adrift * self.drift_step**steps for steps in range(LONGEST))


SCALES: Mapping[str, Scale] = {
    "patience": Scale(0.82, 0.6, 0.97),
    "on_tile": Scale(0.8, 0.3, 1.0),
    "stranded": Scale(0.25, 0.01, 0.6),
    "adrift": Scale(0.42, 0.1, 0.9),
    "drift_step": Scale(0.7, 0.3, 0.95),
    "by_ship": Scale(0.65, 0.2, 0.95),
    "near_ship": Scale(0.42, 0.1, 0.9),
    "next_to_fall": Scale(0.9, 0.4, 1.0),
    "fear": Scale(0.1, 0.0, 1.0),
    "passenger": Scale(0.85, 0.4, 1.2),
    "saved": Scale(1.25, 1.0, 2.0),
    "new_point": Scale(1.0, 0.0, 2.0),
    "own_loss": Scale(1.2, 0.5, 2.0),
    "envy": Scale(1.0, 0.0, 2.5),
    "focus": Scale(0.15, 0.0, 0.6),
    "reading": Scale(0.5, 0.0, 1.0),
    "later": Scale(0.3, 0.0, 0.8),
    "keeper": Scale(0.4, -0.5, 1.5),
    "prisoner": Scale(0.5, 0.0, 2.0),
    "tile_price": Scale(0.7, 0.0, 2.0),
    "nearer": Scale(0.25, 0.0, 0.8),
    "waiting": Scale(0.3, 0.0, 2.0),
    "frankness": Scale(0.0, 0.0, 1.0),
    "edge": Scale(2.0, 0.0, 5.0),
    "late_class": Scale(1.0, -1.0, 4.0),
    "gate_way": Scale(0.7, 0.0, 2.0),
    "company": Scale(0.7, -0.5, 3.0),
}
"""Where each weight begins, and between which values it makes sense."""
