"""What every sensible bot does without thinking: react, discard, take a green pod card."""

from collections.abc import Sequence
from random import Random

from ...contract import Action
from ..belief_ground import FAR, BeliefGround
from ..item_pieces import ItemPiece
from ..view import EftaiosView
from ..vocabulary import GREEN
from ..zone import POD, mask

WORTH = (
    *("survive", "restart", "extra_steps", "attack", "no_card"),
    *("go_to_human_sector", "two_noises", "ask_where", "light", "ask_near"),
    *("draw_items", "reveal_player", "decoy", "stay", "become_alien"),
)
"""Effects, from the one whose item is kept longest to the first whose item is discarded."""

ON_A_WHIM = 0.3
"""How often an item of one's own is used by those who do not weigh what it does."""
DREADED = frozenset({"become_alien", "stay", "reveal_self"})
"""Effects that no other makes up for."""


def reaction(_: EftaiosView, legal: Sequence[Action]) -> Action:
    """Return how to survive an attack if there is a way (EA-I5, EA-I7)."""
    return legal[1] if len(legal) > 1 else legal[0]


def green_card(_: EftaiosView, legal: Sequence[Action]) -> Action:
    """Return the pod card that lets a Human out (EA-C7)."""
    return next((each for each in legal if each[1] == GREEN), legal[0])


def least_item(view: EftaiosView, legal: Sequence[Action]) -> Action:
    """Return the discard of what is worth least."""
    return max(legal, key=lambda each: _place(view.items[each[1]]))


def _place(piece: ItemPiece) -> int:
    """Return the place of an item by its best effect."""
    return min((WORTH.index(each) for each in piece.does if each in WORTH), default=len(WORTH))


def own_item(view: EftaiosView, legal: Sequence[Action], chance: Random) -> Action | None:
    """Return the use of an item of one's own, now and then, unless it does what nobody wants."""
    own = [each for each in legal if each[0] == "item" and each[1] in view.ruleset.own_items]
    harmless = [each for each in own if not view.items[each[1]].does & DREADED]
    if not harmless or chance.random() >= ON_A_WHIM:
        return None
    return harmless[int(chance.random() * len(harmless))]


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
