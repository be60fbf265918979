"""Menace: what it is worth to have a creature somewhere, or to have it gone."""

from ..chart import cells_of
from .lookout import Lookout
from .prospects import CrewProspects

LATER = 0.3
"""How much an attack in a later turn counts."""
GATE_KEEPER = 0.4
"""What a creature on a gate costs everybody, this player too."""
PRISONER = 0.5
"""What a captured creature is worth by itself."""


class Menace:
    """The worth of creatures at places, for one decision."""

    def __init__(self, lookout: Lookout, prospects: CrewProspects) -> None:
        self._at = lookout
        self._prospects = prospects
        self._known: dict[tuple[int, int], float] = {}

    def looming(self, kind: int, cell: int) -> float:
        """Return what a creature in a cell promises: attacks on others less those on our own."""
        key = kind, cell
        if key not in self._known:
            around = self._at.around((cell,), self._at.bestiary.paces[kind]) & self._at.exposed
            harm = sum(self._prospects.harmed(kind, each) for each in cells_of(around))
            gate = GATE_KEEPER if self._at.chart.gate_mask >> cell & 1 else 0.0
            self._known[key] = LATER * harm - gate
        return self._known[key]

    def moved(self, kind: int, start: int, end: int) -> float:
        """Return what it is worth to move a creature, its attack at the end included."""
        gain = self.looming(kind, end) - self.looming(kind, start)
        return gain + self._prospects.harmed(kind, end)

    def put(self, kind: int, cell: int) -> float:
        """Return what it is worth to put a creature into a cell."""
        return self.looming(kind, cell) + self._prospects.harmed(kind, cell)

    def captured(self, cell: int) -> float:
        """Return what it is worth to capture all creatures of a cell."""
        return sum(
            there.get(cell, 0) * (PRISONER - self.looming(kind, cell))
            for kind, there in enumerate(self._at.creatures)
        )

    def evolved(self, old: int, cell: int, new: int) -> float:
        """Return what it is worth to let a creature evolve in its cell."""
        return self.put(new, cell) - self.looming(old, cell)
