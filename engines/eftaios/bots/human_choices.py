"""How a Human of the belief bot decides: get to a pod, out of reach and out of earshot."""

from collections.abc import Sequence
from random import Random

from ...contract import Action
from ..belief import Belief
from ..belief_ground import FAR
from ..view import EftaiosView
from .bluff import bluff
from .crowd import Crowd, crowds
from .fear import Fear
from .item_use import on_arrival, tool

TASTE = 1.5
"""By how many steps two pods may seem different to a Human, at the most."""
PATROL = 0.5
"""How many steps farther a pod seems for each Alien near it."""
PATROLLED = 3


def decide(
    view: EftaiosView,
    legal: Sequence[Action],
    belief: Belief,
    chance: Random,
    tastes: dict[int, float],
) -> Action:
    """Return what a Human does."""
    if view.phase == "noise":
        return bluff(view, legal, belief, chance)
    humans, aliens = crowds(belief)
    if view.phase in {"act", "still", "card"}:
        return on_arrival(view, legal, humans, aliens)
    moves = [each for each in legal if each[0] == "move"]
    fear = Fear(view, belief, aliens)
    if moves:
        ways = _ways(view, belief, aliens, chance, tastes)
        best = min(moves, key=lambda move: _cost(move[1], ways, fear, chance))
        return tool(view, legal, belief, fear, best) or best
    return tool(view, legal, belief, fear, None) or legal[0]


def _cost(sector: int, ways: list[tuple[float, list[float]]], fear: Fear, chance: Random) -> float:
    ahead = min((extra + way[sector] for extra, way in ways), default=FAR)
    if any(way[sector] == 0 for _, way in ways):
        return -FAR
    return ahead + fear.of(sector) + 0.1 * chance.random()


def _ways(
    view: EftaiosView, belief: Belief, aliens: Crowd, chance: Random, tastes: dict[int, float]
) -> list[tuple[float, list[float]]]:
    """Return the way to each pod, and by how much it seems longer than it is."""
    ground, roles, closed = belief.ground, view.roles, view.closed
    pods = ground.pods(roles, closed) or ground.pods(roles, 0)
    closed &= ~sum(1 << pod for pod in pods)
    found = []
    for pod in pods:
        if pod not in tastes:
            tastes[pod] = TASTE * chance.random()
        guards = aliens.in_(ground.near(pod, PATROLLED, closed, roles))
        found.append((tastes[pod] + PATROL * guards, ground.quiet_ways(pod, closed, roles)))
    return found
