"""A station in the making: a plan that moves replace, so that taking one back is having the old plan again."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from hullwright.schema.documents.maps import MapDocument

from ..asked_measures import AskedMeasures
from .findings import FIGURES, StationFindings
from .frame import StationFrame, StationPlan
from .gate_ways import GateWays
from .moves import MOVES, PlanMove
from .written_plan import written


class StationDraft:
    """A station in the making."""

    def __init__(self, frame: StationFrame, plan: StationPlan) -> None:
        self.frame, self.plan = frame, plan
        self._ways = GateWays.of(frame.board, plan.gates)
        self._found = StationFindings(frame, plan, self._ways)
        self._measures = AskedMeasures(FIGURES, self._found)
        self._previous = plan, self._ways, self._found, self._measures

    @property
    def measures(self) -> Mapping[str, float]:
        """The measures of the station as it is now."""
        return self._measures

    @property
    def trouble(self) -> int:
        """How much checks have against it."""
        return self._found.trouble

    def move(self, chance: Random) -> bool:
        """Make a small change that leaves the station legal, or none."""
        return self.try_move(MOVES[int(chance.random() * len(MOVES))], chance, self.frame.tolerated)

    def try_move(self, move: PlanMove, chance: Random, tolerated: int) -> bool:
        """Make a certain move unless checks have more against the station then than is tolerated."""
        plan = move(self.frame, self.plan, chance)
        if plan is None:
            return False
        same = plan.gates == self.plan.gates
        ways = self._ways if same else GateWays.of(self.frame.board, plan.gates)
        found = StationFindings(self.frame, plan, ways)
        if found.trouble > tolerated:
            return False
        self._previous = self.plan, self._ways, self._found, self._measures
        self.plan, self._ways, self._found = plan, ways, found
        self._measures = AskedMeasures(FIGURES, found)
        return True

    def take_back(self) -> None:
        """Undo the last move."""
        self.plan, self._ways, self._found, self._measures = self._previous

    def copy(self) -> "StationDraft":
        """Return the same station, to be changed independently."""
        return StationDraft(self.frame, self.plan)

    def document(self, name: str) -> MapDocument:
        """Return the station as it is now."""
        frame = self.frame
        return replace(frame.document, name=name, layout=written(frame, self.plan))
