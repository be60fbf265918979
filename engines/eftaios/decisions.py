"""Decisions: what may be chosen and what follows, by the kind of decision that is pending.

Nearly every turn is the same: a player with nothing special to do moves, and draws or attacks.
Both functions see to that first, with as few steps as Python allows; the general rules do the rest.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..contract import Action
from . import cards, items, pods, reactions, turns
from .short_path import resolved
from .turn_constants import ACTS
from .turns import ALIEN_CHOICES, ATTACK, RESOLVE

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import EftaiosState


def legal(state: "EftaiosState") -> tuple[Action, ...]:
    """Return every action that the player to move may choose, never none."""
    frame = state.pending[-1]
    if frame[0] == "turn":
        player = frame[1]
        options = state.options[player]
        # As `state.moves`, without the calls.
        if not options.fast:
            speed = state.speeds[player] if options.side else state.game.human_speed
            try:
                moves = state.tables[options.side][speed + state.extra_steps][
                    state.positions[player]
                ]
            except KeyError:
                moves = None
            if moves:
                return (
                    moves if options.only_moves else turns.with_uses(state, player, options, moves)
                )
    elif frame[0] == "act" and state.options[frame[1]].strikes:
        return ALIEN_CHOICES
    return LEGAL[frame[0]](state, frame)


def apply(state: "EftaiosState", action: Action) -> None:
    """Carry out a legal action and everything that follows until the next decision."""
    frame = state.pending.pop()
    if action[0] == "move":
        player, positions = frame[1], state.positions
        start = positions[player]
        state.events.append(("moved", player, start, action[1]))
        positions[player] = action[1]
        if state.options[player].moves_specially:
            _moved(state, player, start)
        if state.sides[player]:
            state.pending.append(ACTS[player])
        elif not resolved(state, player):
            turns.arrive(state, player)
    elif action is RESOLVE:
        if not resolved(state, frame[1]):
            cards.resolve(state, frame[1])
    elif action is ATTACK:
        turns.attack_on_arrival(state, frame[1])
    else:
        APPLY[frame[0]](state, frame, action)


def _moved(state: "EftaiosState", player: int, start: int) -> None:
    """Let a special sector do what it does, and use up a first move of three sectors (EA-C15)."""
    if state.game.special_play is not None:
        state.game.special_play.moved(state, player, start)
    if "first_move_three" in state.powers[player]:
        state.lose_power(player, "first_move_three")


LEGAL: dict[str, Callable[["EftaiosState", "Frame"], tuple[Action, ...]]] = {
    "turn": turns.legal_turn,
    "onward": turns.legal_turn,
    "act": turns.legal_act,
    "still": turns.legal_act,
    "end": items.legal_end,
    "noise": cards.legal_noise,
    "card": cards.legal_card,
    "discard": turns.legal_discard,
    "react": reactions.legal_react,
    "pod_card": pods.legal_pod_card,
    "over": lambda _state, _frame: (),
}
"""What may be decided, by the kind of decision."""

APPLY: dict[str, Callable[["EftaiosState", "Frame", Action], None]] = {
    "turn": turns.apply_turn,
    "onward": turns.apply_turn,
    "act": turns.apply_act,
    "still": turns.apply_act,
    "end": turns.apply_end,
    "noise": cards.apply_noise,
    "card": turns.apply_card,
    "discard": turns.apply_discard,
    "react": reactions.apply_react,
    "pod_card": pods.apply_pod_card,
}
"""What follows, by the kind of decision."""
