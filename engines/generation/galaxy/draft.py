"""A galaxy in the making: a plan that moves replace, so that taking one back is having the old plan again."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from hullwright.schema.documents.maps import MapDocument

from ..asked_measures import AskedMeasures
from .findings import FIGURES, GalaxyFindings
from .frame import GalaxyFrame
from .moves import MOVES
from .plan import GalaxyPlan


class GalaxyDraft:
    """A galaxy in the making."""

    def __init__(self, frame: GalaxyFrame, plan: GalaxyPlan) -> None:
        self.frame, self.plan = frame, plan
        self._found = GalaxyFindings(frame, plan)
        self._measures = AskedMeasures(FIGURES, self._found)
        self._previous = plan, self._found, self._measures

    @property
    def measures(self) -> Mapping[str, float]:
        """The measures of the galaxy as it is now."""
        return self._measures

    @property
    def trouble(self) -> int:
        """How much checks have against it."""
        return self._found.trouble()

    def move(self, chance: Random) -> bool:
        """Make a small change that leaves the galaxy legal, or none."""
        return self.try_move(chance, self.frame.tolerated)

    def try_move(self, chance: Random, tolerated: int) -> bool:
        """Make a small change unless checks have more against the galaxy then than is tolerated."""
        move = MOVES[int(chance.random() * len(MOVES))]
        plan = move(self.frame, self.plan, chance)
        if plan is None:
            return False
        found = GalaxyFindings(self.frame, plan, self._found)
        if found.trouble() > tolerated:
            return False
        self._previous = self.plan, self._found, self._measures
        self.plan, self._found = plan, found
        self._measures = AskedMeasures(FIGURES, found)
        return True

    def take_back(self) -> None:
        """Undo the last move."""
        self.plan, self._found, self._measures = self._previous

    def copy(self) -> "GalaxyDraft":
        """Return the same galaxy, to be changed independently."""
        return GalaxyDraft(self.frame, self.plan)

    def document(self, name: str) -> MapDocument:
        """Return the galaxy as it is now."""
        frame = self.frame
        return replace(frame.document, name=name, layout=frame.written(self.plan))
