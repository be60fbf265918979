"""How ready rows of activity cards are: the actions that they save (EE-30 … EE-32)."""

from hullwright.schema.kinds.galaxy.deals import Row

from ..box import GalaxyBox
from .weights import PlannerWeights

FARTHER = 0.1
"""What each slot further right saves for a Build card: more can be built there, and sooner again."""


class Readiness(dict[Row, float]):
    """The actions that rows of one box save; the same rows come again and again, so that it is worked out once."""

    def __init__(self, box: GalaxyBox, weights: PlannerWeights, *, building: bool) -> None:
        super().__init__()
        self._box, self._weights = box, weights
        self._building = building
        """Whether something is still to be built."""

    def __missing__(self, row: Row) -> float:
        """Return the actions that a row saves."""
        found = self[row] = sum(self._saved(card, slot) for slot, card in enumerate(row, 1))
        return found

    def _saved(self, card: int, slot: int) -> float:
        active = slot in self._box.active[card]
        if self._building and self._box.builds[card]:
            return FARTHER * slot + (self._weights.ready_build if active else 0.0)
        return self._weights.ready if active else 0.0
