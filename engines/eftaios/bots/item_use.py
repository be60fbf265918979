"""When a Human of the belief bot uses its items and abilities."""

from collections.abc import Callable, Mapping, Sequence

from hullwright.schema.effects import DO

from ...contract import Action
from ..belief import Belief
from ..item_effects import PLAYER
from ..items import ABILITY_EFFECTS
from ..view import EftaiosView
from ..vocabulary import NOISE_HERE
from ..zone import ALIEN_SIDE, DANGEROUS
from .crowd import Crowd
from .fear import Fear
from .habits import DREADED, nearest, ways_out

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
        if _does(view, action, "attack") and aliens.in_(here) > LIKELY + humans.in_(here):
            return action
    if legal[0][0] == "play" and not legal[0][1].startswith(NOISE_HERE):
        return legal[0]
    beside = sum(1 << each for each in view.zone.neighbours[view.position])
    if aliens.in_(here | beside) > HUNTED:
        return next((each for each in legal if _does(view, each, "two_noises")), legal[0])
    return legal[0]


def _does(view: EftaiosView, action: Action, effect: str) -> bool:
    """Tell whether an action has an effect: an attack, or the use of an item that has it."""
    if action[0] in view.items:
        return effect in view.items[action[0]].does
    return action[0] == "item" and effect in view.items[action[1]].does


class _Outlook:
    """What a Human sees before it: how far the pods are, and what it fears where it is going."""

    def __init__(self, view: EftaiosView, belief: Belief, fear: Fear, move: Action | None) -> None:
        self.view, self.belief, self.fear, self.move = view, belief, fear, move
        self.ways = ways_out(view, belief.ground)
        self.away = nearest(self.ways, view.position)
        self.end = move[1] if move else view.position

    @property
    def is_hunted(self) -> bool:
        """Whether Aliens are to be expected near."""
        return self.fear.threat(self.end) > HUNTED

    def hides(self) -> bool:
        """Tell whether no noise should be heard."""
        loud = self.view.roles[self.end] == DANGEROUS
        return loud and (self.away <= LAST_STEPS or self.is_hunted)

    def is_cornered(self) -> bool:
        """Tell whether there is nothing better than to be elsewhere."""
        danger = self.fear.threat(self.end) * self.fear.known(self.end)
        return self.move is None and self.away > LAST_STEPS and danger > CORNERED


PAYS: Mapping[str, Callable[[_Outlook], bool]] = {
    "extra_steps": lambda seen: seen.away == seen.view.ruleset.human_speed + 1,
    "no_card": _Outlook.hides,
    "go_to_human_sector": _Outlook.is_cornered,
    "light": lambda seen: 1 < seen.away <= LAST_STEPS + 1,
    "ask_where": lambda seen: seen.is_hunted,
    "ask_near": lambda seen: seen.is_hunted or 1 < seen.away <= LAST_STEPS + 1,
    "reveal_player": lambda seen: seen.is_hunted,
    "decoy": lambda seen: seen.is_hunted,
    "draw_items": lambda _: True,
}
"""When an effect is worth its use, the most wanted first; others are never wanted for themselves."""


def tool(
    view: EftaiosView, legal: Sequence[Action], belief: Belief, fear: Fear, move: Action | None
) -> Action | None:
    """Return an item or ability that is worth its use now, or None."""
    offered = {each[1]: _effects(view, each) for each in legal if each[0] in {"item", "ability"}}
    if not offered:
        return None
    seen = _Outlook(view, belief, fear, move)
    for effect, pays in PAYS.items():
        names = [name for name, does in offered.items() if effect in does and not does & DREADED]
        if names and pays(seen):
            return _aimed(legal, seen, names[0], effect)
    return None


def _effects(view: EftaiosView, action: Action) -> frozenset[str]:
    """Return what a use does; who asks others for their identity shows its own, so it does not (EA-C8)."""
    if action[0] == "item":
        return view.items[action[1]].does
    return frozenset(each[DO] for each in ABILITY_EFFECTS[action[1]]) - {"reveal_player"}


def _aimed(legal: Sequence[Action], seen: _Outlook, what: str, effect: str) -> Action:
    """Return the use of an item, aimed where it tells most."""
    uses = [each for each in legal if len(each) > 1 and each[1] == what]
    if effect == "light":
        return min(uses, key=lambda each: (abs(nearest(seen.ways, each[2]) - 1), each[2]))
    if len(uses[0]) > 2 and seen.view.items[what].aim == PLAYER:
        tracks = seen.belief.tracks
        return max(uses, key=lambda each: tracks[each[2]][ALIEN_SIDE].mask.bit_count())
    if len(uses[0]) > 2:
        return max(uses, key=lambda each: (nearest(seen.ways, each[2]), each[2]))
    return uses[0]
