"""What every sensible bot does without thinking: react, discard, take a green pod card."""

from collections.abc import Sequence

from ...contract import Action
from ..belief_ground import FAR, BeliefGround
from ..view import EftaiosView
from ..vocabulary import GREEN
from ..zone import POD, mask

WORTH = (
    *("defence", "clone", "adrenaline", "attack", "sedatives"),
    *("teleport", "cat", "sensor", "spotlight", "mutation"),
)
"""The items, from the one that is kept longest to the first that is discarded."""


def reaction(_: EftaiosView, legal: Sequence[Action]) -> Action:
    """Return how to survive an attack if there is a way (EA-I5, EA-I7)."""
    return legal[1] if len(legal) > 1 else legal[0]


def green_card(_: EftaiosView, legal: Sequence[Action]) -> Action:
    """Return the pod card that lets a Human out (EA-C7)."""
    return next((each for each in legal if each[1] == GREEN), legal[0])


def least_item(_: EftaiosView, legal: Sequence[Action]) -> Action:
    """Return the discard of what is worth least."""
    return max(legal, key=lambda each: WORTH.index(each[1]) if each[1] in WORTH else len(WORTH))


REFLEXES = {"react": reaction, "pod_card": green_card, "discard": least_item}
"""By the kind of decision."""


def ways_out(view: EftaiosView, ground: BeliefGround) -> list[list[int]]:
    """Return the distances to each goal."""
    goals, closed = goals_of(view, ground)
    return [ground.distances(goal, closed, view.roles) for goal in goals]


def goals_of(view: EftaiosView, ground: BeliefGround) -> tuple[Sequence[int], int]:
    """Return where to go, and what is closed on the way: to open pods, or to those that may open.

    Where seals bar every way, that is to switches; and where no switch helps, through the seals.
    """
    roles, closed, sealed = view.roles, view.closed, mask(view.zone.specials.sealed)
    pods = ground.pods(roles, closed)
    if not pods:
        pods, closed = ground.pods(roles, 0), closed & ~ground.with_role(roles, POD)
    if not closed & sealed or _leads_anywhere(view, ground, pods, closed):
        return pods, closed
    switches = [each for each in view.zone.specials.switches if each != view.position]
    if _leads_anywhere(view, ground, switches, closed):
        return switches, closed
    return pods, closed & ~sealed


def _leads_anywhere(
    view: EftaiosView, ground: BeliefGround, goals: Sequence[int], closed: int
) -> bool:
    at = view.position
    return any(ground.distances(goal, closed, view.roles)[at] < FAR for goal in goals)


def nearest(ways: list[list[int]], space: int) -> int:
    """Return the distance from a sector to the nearest way out."""
    return min((way[space] for way in ways), default=FAR)
