"""When a Human of the belief bot uses its items and abilities."""

from collections.abc import Callable, Sequence

from ...contract import Action
from ..belief import Belief
from ..view import EftaiosView
from ..vocabulary import NOISE_HERE
from ..zone import ALIEN_SIDE, DANGEROUS
from .crowd import Crowd
from .fear import Fear
from .habits import nearest, ways_out

LIKELY = 0.35
"""How many Aliens a Human must expect in its sector to attack."""
HUNTED = 0.5
"""How many Aliens within reach make a Human hide its noises."""
CORNERED = 1.2
"""How many Aliens within reach of a known place make a Human teleport away."""
LAST_STEPS = 4
"""So near a pod a Human takes no chances."""


def on_arrival(view: EftaiosView, legal: Sequence[Action], humans: Crowd, aliens: Crowd) -> Action:
    """Return whether to attack, to make two noises, or just to resolve the sector (EA-I1, EA-I10, EA-C2)."""
    here = 1 << view.position
    for action in legal:
        if action[0] == "attack" and aliens.in_(here) > LIKELY + humans.in_(here):
            return action
    if legal[0][0] == "play" and not legal[0][1].startswith(NOISE_HERE):
        return legal[0]
    beside = sum(1 << each for each in view.zone.neighbours[view.position])
    if aliens.in_(here | beside) > HUNTED:
        return next((each for each in legal if each[0] == "cat"), legal[0])
    return legal[0]


def tool(
    view: EftaiosView, legal: Sequence[Action], belief: Belief, fear: Fear, move: Action | None
) -> Action | None:
    """Return an item or ability that is worth its use now, or None."""
    offered = {each[1] for each in legal if each[0] in {"item", "ability"}}
    if not offered:
        return None
    ways = ways_out(view, belief.ground)
    away = nearest(ways, view.position)
    end = move[1] if move else view.position
    wanted: dict[str, Callable[[], bool]] = {
        "adrenaline": lambda: away == view.ruleset.human_speed + 1,
        "sedatives": lambda: (
            view.roles[end] == DANGEROUS and (away <= LAST_STEPS or fear.threat(end) > HUNTED)
        ),
        "teleport": lambda: (
            move is None and away > LAST_STEPS and fear.threat(end) * fear.known(end) > CORNERED
        ),
        "spotlight": lambda: 1 < away <= LAST_STEPS + 1,
        "sensor": lambda: fear.threat(end) > HUNTED,
    }
    for what, pays in wanted.items():
        if what in offered and pays():
            return _aimed(legal, belief, what, ways)
    return None


def _aimed(legal: Sequence[Action], belief: Belief, what: str, ways: list[list[int]]) -> Action:
    """Return the use of an item, aimed where it tells most."""
    uses = [each for each in legal if len(each) > 1 and each[1] == what]
    if what == "spotlight":
        return min(uses, key=lambda each: (abs(nearest(ways, each[2]) - 1), each[2]))
    if what == "sensor":
        return max(uses, key=lambda each: belief.tracks[each[2]][ALIEN_SIDE].mask.bit_count())
    return uses[0]
