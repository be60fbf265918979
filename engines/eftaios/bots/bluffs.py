"""Where to announce a noise that may be anywhere (EA-D2): as if it were true, and now and then because it is."""

from collections.abc import Sequence
from random import Random

import numpy as np

from ...contract import Action
from ..view import EftaiosView
from .filter_table import UNKNOWN
from .seat_belief import SeatBelief
from .weights import AlienWeights, HumanWeights

ANYWHERE = 0.02
"""How likely a sector is named in which nobody believes the player to be, against one where all do."""
FARTHEST = 8
"""A sector farther from the truth than this is as good as one at this distance."""


def bluff(
    view: EftaiosView,
    legal: Sequence[Action],
    seat: SeatBelief,
    weights: HumanWeights | AlienWeights,
    chance: Random,
) -> Action:
    """Return a noise where the others can believe this player to be."""
    public, walks = seat.public, seat.public.walks
    named = walks.ends_of(legal, view.position)
    true = ("noise", view.position)
    if chance.random() < weights.candid and true in legal:
        return true
    own, posed = public.where[view.side, view.player], public.where[1 - view.side, view.player]
    there = own
    if public.now[view.player] == UNKNOWN:
        there = (1.0 - weights.pose) * own + weights.pose * posed
    likely = there * walks.drawing + ANYWHERE / walks.size
    likely[view.position] = 0.0
    away = np.minimum(walks.away(view.position), FARTHEST)
    others = seat.humans + seat.aliens
    likely *= np.exp(weights.afar * away + weights.accuse * others)
    sums = likely.take(named).cumsum()
    at = int(sums.searchsorted(chance.random() * float(sums[-1])))
    return legal[min(at, len(legal) - 1)]
