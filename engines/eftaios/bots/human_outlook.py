"""What a Human sees before it: how long the ways are, who can strike where, and who looks there."""

from collections.abc import Sequence
from math import exp
from random import Random

import numpy as np

from ..view import EftaiosView
from ..zone import ALIEN_SIDE
from .disguise import SURELY_HUMAN, Disguise
from .pod_ways import BEYOND, Chances
from .seat_belief import SeatBelief
from .walks import SLACK, Sectors
from .weights import HumanWeights

OUT = 100.0
"""What a pod is worth, in steps."""
KEEN = 6.0
"""How much Aliens prefer a sector, as a logarithm, for each Human expected there."""
RECKLESS = 0.15
"""How likely they attack where they had better not."""
SCRUPLES = 0.7
"""How many Humans Aliens expect for each Alien whom they may hit."""
ALERT = 0.25
"""How many Humans Aliens expect where they are sure to attack."""


class Tastes:
    """How much farther each pod seems to a player than it is: not everybody runs to the nearest."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._known: dict[int, float] = {}
        self._pods: Sequence[int] = ()
        self._tastes = np.array([])

    def of(self, pods: Sequence[int]) -> Chances:
        """Return it for some pods, from nothing to one."""
        if pods is not self._pods:
            for pod in pods:
                if pod not in self._known:
                    self._known[pod] = self._chance.random()
            self._pods = pods
            self._tastes = np.array([self._known[pod] for pod in pods])
        return self._tastes


class HumanOutlook:
    """What one Human sees before it at one decision.

    It looks at a few sectors at a time, for which plain numbers are quicker than arrays.
    """

    def __init__(
        self, view: EftaiosView, weights: HumanWeights, seat: SeatBelief, tastes: Tastes
    ) -> None:
        self.view, self.weights, self.seat = view, weights, seat
        self.public = seat.public
        self.walks = self.public.walks
        self._tastes = tastes
        self._disguise = Disguise(view, self.public)
        self._packs: Sequence[tuple[Chances, Chances]] | None = None

    def _hunters(self) -> Sequence[tuple[Chances, Chances]]:
        """Return for each pack of Aliens who can strike where; and where they are, and how they are drawn."""
        if self._packs is None:
            walks, seat = self.walks, self.seat
            draw = np.exp(KEEN * np.minimum(seat.humans, 1.0))
            self._packs = [
                (
                    walks.strikes(speed),
                    np.array([pack, pack / (walks.reach(ALIEN_SIDE, speed).dot(draw) + SLACK)]),
                )
                for speed, pack in seat.packs()
            ]
        return self._packs

    def _pressure(self, ends: Sectors) -> tuple[list[float], list[float]]:
        """Return how many Aliens can strike in some sectors, and how many are drawn there by nothing."""
        found = np.zeros((2, len(ends)))
        for strikes, pack in self._hunters():
            found += pack.dot(strikes.take(ends, 0).T)
        reached, coming = found.tolist()
        return reached, coming

    def reached(self, sector: int) -> float:
        """Return how many Aliens can strike in a sector at their next turn."""
        return self._pressure(np.array([sector]))[0][0]

    def prey(self, sector: int) -> float:
        """Return how many more Aliens than Humans are to be expected in a sector."""
        return float(self.seat.aliens[sector] - self.seat.humans[sector])

    def way_left(self, sector: int) -> float:
        """Return how many steps it is to the nearest pod."""
        return float(self.walks.steps[:, sector].min()) if self.walks.pods else BEYOND

    def danger_in(self, sector: int) -> float:
        """Return how likely this player is struck in a sector after its move there."""
        ends = np.array([sector])
        return self._dangers(ends, self._pressure(ends)[1], unheard=False)[0]

    def worth(self, ends: Sectors, *, unheard: bool = False) -> list[float]:
        """Return what it is worth to end the move in each of some sectors."""
        reached, coming = self._pressure(ends)
        values = self._values(ends, reached, self._dangers(ends, coming, unheard=unheard))
        exits = self.walks.exits.take(ends).tolist()
        return [value + OUT * out for value, out in zip(values, exits, strict=True)]

    def left_at(self, sector: int, *, known: bool = False) -> float:
        """Return what it is worth to be left in a sector at the end of the turn, known as a Human or not."""
        ends = np.array([sector])
        reached, coming = self._pressure(ends)
        look = SURELY_HUMAN if known else self._disguise.here(sector)
        humans, aliens = self.seat.crowds[:, sector].tolist()
        return self._values(ends, reached, [_struck(coming[0], humans, aliens, *look)])[0]

    def _dangers(self, ends: Sectors, coming: list[float], *, unheard: bool) -> list[float]:
        """Return how likely this player is struck in some sectors after its move, by what will be heard."""
        crowds = self.seat.crowds.take(ends, 1).tolist()
        seen = zip(coming, *crowds, *self._disguise.expected(ends), strict=True)
        if unheard:
            return [_struck(*each) for each in seen]
        told, loud = self.public.loudness, self._disguise.loud()
        sharper = 1.0 / (1.0 - loud), 1.0 / loud
        found = []
        for (drawn, humans, aliens, human, alien), drawing in zip(
            seen, self.walks.drawing.take(ends).tolist(), strict=True
        ):
            factor = sharper[drawing > 0.0]
            struck = _struck(
                drawn, humans, aliens, min(human * factor, 1.0), min(alien * factor, 1.0)
            )
            if drawing:
                exactly = human / (human + alien)
                struck += told * (_struck(drawn, humans, aliens, exactly, 1.0 - exactly) - struck)
            found.append(struck)
        return found

    def _values(self, ends: Sectors, reached: list[float], struck: list[float]) -> list[float]:
        """Return what some sectors are worth where this player is struck so likely."""
        weights, walks = self.weights, self.walks
        ways = self._ways(ends) if walks.pods else [0.0] * len(reached)
        return [
            weights.freedom * free
            - weights.apart * humans
            - weights.caution * near
            - weights.fear * danger
            - weights.hurry * way
            for free, humans, near, danger, way in zip(
                walks.freedom.take(ends).tolist(),
                self.seat.humans.take(ends).tolist(),
                reached,
                struck,
                ways,
                strict=True,
            )
        ]

    def _ways(self, ends: Sectors) -> list[float]:
        """Return how long the way from some sectors to a pod seems."""
        walks, weights, seat = self.walks, self.weights, self.seat
        extra = weights.taste * self._tastes.of(walks.pods)
        extra += np.array([weights.rivals, weights.watched]).dot(seat.crowds.dot(walks.threats.T))
        ways = walks.steps.take(ends, 1) + weights.hush * walks.noisiness.take(ends, 1)
        ways += extra[:, np.newaxis]
        return [min(each) for each in ways.T.tolist()]


def _struck(coming: float, humans: float, aliens: float, human: float, alien: float) -> float:
    """Return how likely a player is struck where so many Aliens come and others may be, by what it is taken for there.

    Whoever else may be there draws Aliens as well, and Aliens among them hold others back.
    """
    heat = humans + human
    prey = heat - SCRUPLES * (aliens + alien)
    willing = min(max(prey / ALERT, RECKLESS), 1.0)
    return 1.0 - exp(-coming * willing * exp(KEEN * min(heat, 1.0)))
