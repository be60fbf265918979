"""What the attacked may do: let it happen, or use an item by which they live on (EA-I5, EA-I7)."""

from typing import TYPE_CHECKING

from ..contract import Action
from . import attacks, cards
from .effect_table import ItemUse, carry_out
from .fates import NOBODY
from .options import ACCEPT

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import EftaiosState


def legal_react(state: "EftaiosState", frame: "Frame") -> tuple[Action, ...]:
    """Return what an attacked player may do: nothing, or use an item (EA-I5, EA-I7)."""
    return attacks.reactions(state, frame[1], openly=frame[4])


def apply_react(state: "EftaiosState", frame: "Frame", action: Action) -> None:
    """Carry out the reaction of an attacked player, then go on with the other victims."""
    _, player, attacker, rest, openly = frame
    if action == ACCEPT:
        attacks.kill(state, player, attacker)
    else:
        _live_on(state, player, attacker, action[-1])
    attacks.strike(state, attacker, rest, openly=openly)


def _live_on(state: "EftaiosState", player: int, attacker: int, item: str) -> None:
    """Use an item of the attacked."""
    piece = state.game.items[item]
    declared = item in state.game.ruleset.declared_items
    # Of the box's own, what becomes of the attacked tells the name.
    if declared and not piece.is_word:
        state.tell("item", player, item, NOBODY)
    cards.use_up(state, player, item)
    carry_out(state, piece.effects, ItemUse(player, attacker, is_told=declared, item=item))
