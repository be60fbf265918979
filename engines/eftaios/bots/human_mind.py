"""How a Human decides: to which pod, by which way, out of whose reach, and unheard if possible."""

from collections.abc import Sequence
from random import Random

import numpy as np

from ...contract import Action
from .choice import chosen
from .human_outlook import OUT, HumanOutlook
from .human_uses import HumanUses, on_arrival

STEPS = frozenset({"move", "stay", "wait"})
"""The words of moving, and of staying where one is."""
NOWHERE = np.array([], dtype=np.intp)


def steps_of(legal: Sequence[Action]) -> Sequence[Action]:
    """Return what of the legal actions is a move, or instead of one; mostly all of them are."""
    if legal[-1][0] == "move":
        return legal
    return [each for each in legal if each[0] in STEPS]


def decide(outlook: HumanOutlook, legal: Sequence[Action], chance: Random) -> Action:
    """Return what a Human does."""
    view = outlook.view
    if view.phase in {"act", "still", "card"}:
        return on_arrival(outlook, legal)
    steps = steps_of(legal)
    if not steps:
        here = view.position
        uses = HumanUses(outlook, NOWHERE, 0.0, here)
        return uses.after_all(legal) or legal[0]
    ends = outlook.walks.ends_of(steps, view.position)
    values = outlook.worth(ends)
    best = max(values)
    if len(steps) < len(legal) and best < 0.5 * OUT:
        uses = HumanUses(outlook, ends, best, int(ends[values.index(best)]))
        use = uses.before_moving(legal)
        if use is not None:
            return use
    return chosen(steps, values, outlook.weights.whim, chance)
