"""What every sensible bot does without thinking: react, discard, take a green pod card."""

from collections.abc import Sequence

from ...contract import Action
from ..belief_ground import FAR, BeliefGround
from ..view import EftaiosView
from ..vocabulary import GREEN
from ..zone import POD

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
    """Return the distances to each open pod, or, while none is open, to all that may open."""
    roles, closed = view.roles, view.closed
    pods = ground.pods(roles, closed)
    if pods:
        return [ground.distances(pod, closed, roles) for pod in pods]
    shut = ground.with_role(roles, POD)
    return [ground.distances(pod, closed & ~shut, roles) for pod in ground.pods(roles, 0)]


def nearest(ways: list[list[int]], space: int) -> int:
    """Return the distance from a sector to the nearest way out."""
    return min((way[space] for way in ways), default=FAR)
