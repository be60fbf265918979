"""Disguise: how likely the others take a player for a Human, or for an Alien, where it may go."""

from typing import NamedTuple

from ..view import EftaiosView
from ..zone import ALIEN_SIDE, HUMAN_SIDE
from .filter_table import UNKNOWN
from .public_filter import PublicFilter
from .walks import SLACK, Sectors

TINY = 1e-12
"""More than nothing, by which can be divided."""


class Look(NamedTuple):
    """How likely others expect a player in a sector, as a Human and as an Alien."""

    human: float
    alien: float


SURELY_HUMAN = Look(1.0, 0.0)


class Disguise:
    """What others can make of the next move of a Human, by public events alone."""

    def __init__(self, view: EftaiosView, public: PublicFilter) -> None:
        self._public, self._player = public, view.player
        rules, human = public.rules, public_chance(public, view.player)
        self._sides = (
            (HUMAN_SIDE, rules.human_speed, human),
            (ALIEN_SIDE, rules.alien_speed, 1.0 - human),
        )

    def expected(self, ends: Sectors) -> list[list[float]]:
        """Return how likely the player goes to each of some sectors before it is heard of, as a Human and as an Alien."""
        return [self._ahead(ends, *each) for each in self._sides]

    def _ahead(self, ends: Sectors, side: int, speed: int, chance: float) -> list[float]:
        public = self._public
        rows = public.walks.arrivals(side, speed).take(ends, 0)
        found: list[float] = (chance * rows.dot(public.where[side, self._player]) + TINY).tolist()
        return found

    def loud(self) -> float:
        """Return how likely others expect the player to draw a card."""
        public = self._public
        shares = [
            chance
            * float(public.where[side, self._player].dot(public.walks.loud_ends(side, speed)))
            for side, speed, chance in self._sides
        ]
        return min(max(sum(shares, 0.0), SLACK), 1.0 - SLACK)

    def here(self, sector: int) -> Look:
        """Return how the player looks where it stands, if it stays there."""
        return Look(
            *[
                chance * self._public.chance_of(self._player, side, sector)
                for side, _, chance in self._sides
            ]
        )


def public_chance(public: PublicFilter, player: int) -> float:
    """Return how likely the table takes a player for a Human."""
    now, ratio = public.now[player], public.ratios[player]
    return float(now == HUMAN_SIDE) if now != UNKNOWN else ratio / (1.0 + ratio)
