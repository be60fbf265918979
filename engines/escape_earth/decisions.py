"""Decisions: what may be chosen now, and what follows, by the kind of decision."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..contract import Action
from . import buildings, cubes, effects, event_cards, turns

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import EscapeEarthState


def legal(state: "EscapeEarthState") -> tuple[Action, ...]:
    """Return every action that the player to move may choose, never none."""
    frame = state.pending[-1]
    return LEGAL[frame[0]](state, frame)


def apply(state: "EscapeEarthState", action: Action) -> None:
    """Carry out a legal action and everything that follows until the next decision."""
    frame = state.pending.pop()
    APPLY[frame[0]](state, frame, action)


def _source(state: "EscapeEarthState", frame: "Frame", action: Action) -> None:
    """Take a cube; after the last one do what the cubes are for."""
    if cubes.apply_source(state, frame, action):
        purpose, what = frame[3]
        PURPOSES[purpose](state, what)


LEGAL: dict[str, Callable[["EscapeEarthState", "Frame"], tuple[Action, ...]]] = {
    "start": turns.legal_start,
    "act": turns.legal_act,
    "instant": event_cards.legal_instant,
    cubes.PAY: cubes.legal_sources,
    cubes.LOSE: cubes.legal_sources,
    "over": lambda _state, _frame: (),
}
"""What may be decided, by the kind of decision."""

APPLY: dict[str, Callable[["EscapeEarthState", "Frame", Action], None]] = {
    "start": turns.apply_start,
    "act": turns.apply_act,
    "instant": event_cards.apply_instant,
    cubes.PAY: _source,
    cubes.LOSE: _source,
}
"""What follows, by the kind of decision."""

# Any: what the cubes are for, as the purpose itself put it on the stack.
PURPOSES: dict[str, Callable[["EscapeEarthState", Any], None]] = {
    "upgrade": buildings.upgraded,
    "fight": event_cards.beaten,
    "instant": event_cards.beaten_at_once,
    "effect": effects.carry_on,
}
"""What cubes are for, once the last of them is paid or lost."""
