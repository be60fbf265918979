"""The public filter as one seat sees it: with its own side, and what follows from that for the others."""

from collections.abc import Sequence
from math import exp

import numpy as np

from ..view import EftaiosView
from ..zone import ALIEN_SIDE, HUMAN_SIDE
from .filter_table import UNKNOWN
from .pod_ways import Chances
from .public_filter import PublicFilter

STEPS = 5
"""After so many steps the odds of all sides fit their number well enough."""
CLOSE = 0.02
"""How far their sum may be from it."""
BOUND = 3.0
"""How far one of these steps goes at the most."""
UNSEEN = 0.02
"""How likely a known side is wrong, where players may change theirs without anybody's knowing (A.3, G.4)."""


class SeatBelief:
    """How many Humans and Aliens a player expects in each sector, itself left out."""

    __slots__ = ("alien_chances", "aliens", "crowds", "human_chances", "humans", "me", "public")

    def __init__(self, view: EftaiosView, public: PublicFilter) -> None:
        self.public = public
        self.me = me = view.player
        chances = _human_chances(public, me, view.side)
        chances[me] = 0.0
        self.human_chances = chances
        self.alien_chances = [1.0 - chance for chance in chances]
        self.alien_chances[me] = 0.0
        for player, off in enumerate(public.off):
            if off:
                self.human_chances[player] = self.alien_chances[player] = 0.0
        nobody = [0.0] * len(chances)
        both = np.array([chances + nobody, nobody + self.alien_chances])
        self.crowds: Chances = both.dot(public.where.reshape(2 * len(chances), -1))
        """The Humans and the Aliens to be expected in each sector."""
        self.humans: Chances = self.crowds[HUMAN_SIDE]
        self.aliens: Chances = self.crowds[ALIEN_SIDE]

    def packs(self) -> Sequence[tuple[int, Chances]]:
        """Return where Aliens are to be expected, apart by how fast they are."""
        public = self.public
        usual = public.rules.alien_speed
        if public.speeds.count(usual) == len(public.speeds):
            return ((usual, self.aliens),)
        found = []
        for speed in sorted(set(public.speeds)):
            some = [
                chance if each == speed else 0.0
                for chance, each in zip(self.alien_chances, public.speeds, strict=True)
            ]
            if any(some):
                found.append((speed, np.array(some).dot(public.where[ALIEN_SIDE])))
        return found


def _human_chances(public: PublicFilter, me: int, side: int) -> list[float]:
    """Return how likely each player is a Human now, so that all together are as many as were dealt (EA-S1)."""
    born = public.born.copy()
    if born[me] == UNKNOWN:
        born[me] = side
    open_ = [player for player, each in enumerate(born) if each == UNKNOWN]
    chances = _fitted(
        [public.ratios[each] for each in open_], public.humans - born.count(HUMAN_SIDE)
    )
    found = [1.0 if each == HUMAN_SIDE else 0.0 for each in public.now]
    for player, chance in zip(open_, chances, strict=True):
        found[player] = chance
    if not public.rules.deaths_announced:
        return [min(max(chance, UNSEEN), 1.0 - UNSEEN) for chance in found]
    return found


def _fitted(ratios: Sequence[float], wanted: int) -> Sequence[float]:
    """Return a chance for each of some odds, scaled alike until the chances add up to a number.

    >>> [round(each, 2) for each in _fitted([1.0, 1.0, 2.7], 1)]
    [0.26, 0.26, 0.49]
    """
    if wanted <= 0 or wanted >= len(ratios):
        return [float(wanted > 0)] * len(ratios)
    scale = wanted / (len(ratios) - wanted)
    for _ in range(STEPS):
        chances = [each * scale / (1.0 + each * scale) for each in ratios]
        missing = wanted - sum(chances, 0.0)
        if abs(missing) < CLOSE:
            break
        slope = sum([each * (1.0 - each) for each in chances], 0.0)
        scale *= exp(min(max(missing / (slope + 0.01), -BOUND), BOUND))
    return chances
