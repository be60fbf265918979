"""Where to announce a noise that may be anywhere: plausible, and far from the truth (EA-D2)."""

from collections.abc import Sequence
from random import Random

from ...contract import Action
from ..belief import Belief
from ..view import EftaiosView
from ..zone import DANGEROUS


def bluff(view: EftaiosView, legal: Sequence[Action], belief: Belief, chance: Random) -> Action:
    """Return a noise where the others can believe this player to be, but far from where it is."""
    where = belief.where(view.player, view.side)
    where &= belief.ground.with_role(view.roles, DANGEROUS)
    plausible = [each for each in legal if where >> each[1] & 1]
    if not plausible:
        return legal[int(chance.random() * len(legal))]
    away = belief.ground.distances(view.position, 0, view.roles)
    plausible.sort(key=lambda each: away[each[1]])
    # Any of the farther half: whoever always names the farthest sector gives itself away.
    half = plausible[len(plausible) // 2 :]
    return half[int(chance.random() * len(half))]
