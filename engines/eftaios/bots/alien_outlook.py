"""What an Alien sees before it: where prey is and will be, and which pods are to be watched."""

import numpy as np

from ..view import EftaiosView
from ..zone import ALIEN_SIDE, HUMAN_SIDE
from .pod_ways import Chances
from .seat_belief import SeatBelief
from .walks import Sectors
from .weights import AlienWeights


class AlienOutlook:
    """What an Alien sees before it."""

    def __init__(self, view: EftaiosView, weights: AlienWeights, seat: SeatBelief) -> None:
        self.view, self.weights, self.seat = view, weights, seat
        self.public = seat.public
        self.walks = self.public.walks
        rules = view.ruleset
        self.hunts_all = bool(rules.kills_to_win) or rules.humans == "none"
        """Whether everybody is prey (E.3, B.6)."""
        self._fellow = -1.0 if self.hunts_all else weights.fellow

    def pays(self, sector: int) -> bool:
        """Tell whether to attack in a sector: how much prey is there, less the fellows that would be hit."""
        humans, aliens = self.seat.crowds[:, sector].tolist()
        return bool(humans - self._fellow * aliens > self.weights.strike)

    def worth(self, ends: Sectors) -> Chances:
        """Return what it is worth to end the move in each of some sectors."""
        seat, weights, walks = self.seat, self.weights, self.walks
        found: Chances = self._pull().dot(seat.crowds.take(ends, 1))
        soon = self._soon(ends)
        soon *= weights.around
        found += soon
        found -= weights.hush * walks.drawing.take(ends)
        if walks.pods:
            stakes = walks.threats.dot(seat.humans)
            stakes *= weights.guard
            stakes += weights.patrol
            found += stakes.dot(walks.watch.take(ends, 1))
        return found

    def _pull(self) -> Chances:
        """Return how much one Human in a sector draws this player there, and one Alien."""
        weights = self.weights
        return np.array([weights.here, -weights.here * self._fellow - weights.apart])

    def _soon(self, ends: Sectors) -> Chances:
        """Return how much prey can be struck from some sectors with the next move, after it has moved."""
        rules, walks, seat = self.view.ruleset, self.walks, self.seat
        ahead = seat.humans.dot(walks.moves(HUMAN_SIDE, rules.human_speed))
        if self.hunts_all:
            ahead += seat.aliens.dot(walks.moves(ALIEN_SIDE, rules.alien_speed))
        found: Chances = walks.reach(ALIEN_SIDE, self.view.speed).take(ends, 0).dot(ahead)
        return found
