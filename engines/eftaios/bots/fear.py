"""How much a Human of the belief bot fears a sector."""

from ..belief import Belief
from ..belief_track import BeliefTrack
from ..view import EftaiosView
from ..zone import ALIEN_SIDE, HUMAN_SIDE, SILENT
from .crowd import Crowd

FEAR = 4.0
"""How many steps it is worth to avoid one Alien within reach that knows where to look."""
LOUD = 0.6
"""How many steps a silent sector is worth where there are Aliens within reach."""
QUIET = 0.5
"""How many steps a silent sector is worth anyway."""


class Fear:
    """How much a Human fears to be attacked in a sector at the Aliens' next turn."""

    def __init__(self, view: EftaiosView, belief: Belief, aliens: Crowd) -> None:
        self._roles, self._specials = view.roles, view.zone.specials
        self._aliens = aliens
        speed = view.ruleset.alien_speed
        # Ways are walked both ways, so that what can be reached can be reached from.
        self._reach = belief.ground.reach(ALIEN_SIDE, speed, view.closed, view.roles)
        seen = belief.tracks[view.player][HUMAN_SIDE]
        self._seen = BeliefTrack(seen.mask)
        self._seen.heard = list(seen.heard)
        steps = belief.ground.reach(HUMAN_SIDE, view.ruleset.human_speed, view.closed, view.roles)
        self._seen.move(steps, may_stay=False)

    def threat(self, sector: int) -> float:
        """Return how many Aliens can be expected within reach of a sector."""
        return self._aliens.in_(self._reach.from_space(sector) | 1 << sector)

    def known(self, sector: int) -> float:
        """Return how surely the Aliens look for this player there, after its move."""
        return min(4.0 * self._seen.share(1 << sector), 1.0)

    def of(self, sector: int) -> float:
        """Return the fear of a sector, in steps."""
        threat = self.threat(sector)
        loud = float(self._specials.is_loud(sector, by_role=self._roles[sector] != SILENT))
        return QUIET * loud + threat * (LOUD * loud + FEAR * self.known(sector))
