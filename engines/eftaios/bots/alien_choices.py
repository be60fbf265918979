"""How an Alien of the belief bot decides: cut off the pods, close in, and strike when it pays."""

from collections.abc import Callable, Sequence
from random import Random

from ...contract import Action
from ..belief import Belief
from ..view import EftaiosView
from ..zone import ALIEN_SIDE
from .bluff import bluff
from .crowd import Crowd, crowds
from .habits import own_item

STRIKE = 0.10
"""How many Humans must be expected in a sector for an attack."""
FELLOW = 0.5
"""How much of that each Alien that may be hit adds."""
HERE, AROUND, GUARD = 6.0, 1.0, 3.0
"""What Humans are worth in the sector, within reach of the next move, and on their way to a pod."""
NEAR_A_POD = 5


def decide(view: EftaiosView, legal: Sequence[Action], belief: Belief, chance: Random) -> Action:
    """Return what an Alien does."""
    if view.phase == "noise":
        return bluff(view, legal, belief, chance)
    if view.phase == "act":
        return _strike(view, legal, belief)
    own = own_item(view, legal, chance)
    if own is not None:
        return own
    moves = [each for each in legal if each[0] == "move"]
    if not moves:
        return legal[0]
    lurk = next((each for each in legal if each[0] == "lurk"), None)
    if lurk and pays(belief, view.position):
        return lurk
    return _move(view, moves, belief, chance)


def _strike(view: EftaiosView, legal: Sequence[Action], belief: Belief) -> Action:
    attack = next((each for each in legal if each[0] == "attack"), None)
    return attack if attack and pays(belief, view.position) else legal[0]


def pays(belief: Belief, sector: int) -> bool:
    """Tell whether enough Humans are to be expected, for the Aliens that may be hit as well."""
    humans, aliens = crowds(belief)
    return humans.in_(1 << sector) > STRIKE + FELLOW * aliens.in_(1 << sector)


def _move(view: EftaiosView, moves: Sequence[Action], belief: Belief, chance: Random) -> Action:
    humans, aliens = crowds(belief)
    reach = belief.ground.reach(ALIEN_SIDE, view.speed, view.closed, view.roles)
    guard = _guard(view, belief, humans)

    def worth(move: Action) -> float:
        sector = move[1]
        bit = 1 << sector
        here = humans.in_(bit) - FELLOW * aliens.in_(bit)
        around = humans.in_(reach.from_space(sector))
        return HERE * here + AROUND * around + GUARD * guard(sector) + 0.02 * chance.random()

    return max(moves, key=worth)


def _guard(view: EftaiosView, belief: Belief, humans: Crowd) -> Callable[[int], float]:
    """Return what it is worth to be at a sector for keeping Humans from the pods they are near."""
    ground, closed, roles = belief.ground, view.closed, view.roles
    watched = [
        (
            humans.in_(ground.near(pod, NEAR_A_POD, closed, roles)),
            ground.distances(pod, closed, roles),
        )
        for pod in ground.pods(roles, closed)
    ]
    return lambda sector: sum([threat / (1 + away[sector]) for threat, away in watched])
