"""A zone in the making."""

from bisect import bisect
from collections.abc import Mapping
from itertools import accumulate
from random import Random

from hullwright.schema.documents.maps import MapDocument

from .frame import ZoneFrame
from .measures import ZoneMeasures
from .moves import MOVES
from .written_zone import written
from .zone_state import ZoneState

_WEIGHTS = tuple(accumulate(weight for _, weight in MOVES))


class ZoneDraft:
    """A zone that is changed by small moves; it is legal at every moment."""

    def __init__(self, frame: ZoneFrame, state: ZoneState) -> None:
        self.frame, self.state = frame, state
        self._before = state

    @property
    def measures(self) -> Mapping[str, float]:
        """The measures of the zone as it is now."""
        return ZoneMeasures(self.state)

    def move(self, chance: Random) -> bool:
        """Make a small change that leaves the zone legal, or none if the one that was tried does not; say which."""
        move, _ = MOVES[bisect(_WEIGHTS, chance.random() * _WEIGHTS[-1])]
        made = move(self.frame, self.state, chance)
        if made is None:
            return False
        self._before, self.state = self.state, made
        return True

    def take_back(self) -> None:
        """Undo the last move that was made."""
        self.state = self._before

    def copy(self) -> "ZoneDraft":
        """Return the same zone, to be changed independently; a state is a value."""
        return ZoneDraft(self.frame, self.state)

    def document(self, name: str) -> MapDocument:
        """Return the zone as it is now."""
        return written(self.frame, self.state, name)
