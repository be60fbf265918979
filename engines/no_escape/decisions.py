"""Decisions and tasks: what may be chosen and what follows, by the kind of what is on top of the stack.

The stack holds decisions, which wait for a player, and tasks, which are carried out by themselves. A decision
with one choice only is made at once.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..contract import Action
from . import (
    abort_windows,
    arrivals,
    changes,
    effects,
    exchanges,
    hands,
    placements,
    stops,
    turns,
    walks,
)
from .deeds import DEEDS

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import NoEscapeState


def choices(state: "NoEscapeState") -> tuple[Action, ...]:
    """Return what may be chosen in the decision on top of the stack."""
    frame = state.pending[-1]
    return LEGAL[frame[0]](state, frame)


def apply(state: "NoEscapeState", action: Action) -> None:
    """Carry out a legal action and everything that follows until the next decision."""
    frame = state.pending.pop()
    APPLY[frame[0]](state, frame, action)
    settle(state)


def settle(state: "NoEscapeState") -> None:
    """Carry out tasks, and decisions without a choice, until somebody has something to decide."""
    state.options = None
    while state.outcome is None:
        frame = state.pending[-1]
        task = TASKS.get(frame[0])
        if task is not None:
            state.pending.pop()
            task(state, frame)
            continue
        legal = LEGAL[frame[0]](state, frame)
        if len(legal) != 1:
            state.options = legal
            return
        state.pending.pop()
        APPLY[frame[0]](state, frame, legal[0])


TASKS: dict[str, Callable[["NoEscapeState", "Frame"], None]] = {
    "effect": effects.effect,
    "deed": effects.deed,
    "maze": placements.maze,
    "laid": placements.laid,
    "energy": turns.energy,
    "ignite": turns.ignite,
    "roll": turns.roll,
    "march": turns.march,
    "walk": walks.walk,
    "step": walks.step,
    "land": arrivals.land,
    "refill": turns.refill,
    "window": abort_windows.window,
    "stop": stops.stop,
}
"""What is done without asking anybody."""

LEGAL: dict[str, Callable[["NoEscapeState", "Frame"], tuple[Action, ...]]] = {
    "act": turns.legal_act,
    "lay": placements.legal_lay,
    "fuel": turns.legal_fuel,
    "pace": walks.legal_pace,
    "branch": arrivals.legal_branch,
    "jump": arrivals.legal_jump,
    "path": arrivals.legal_path,
    "abort": abort_windows.legal_abort,
    "replace": effects.listed(changes.replacements),
    "swap": effects.listed(exchanges.swaps),
    "with": exchanges.legal_with,
    "lift": effects.listed(changes.lifts),
    "put": changes.legal_put,
    "twist": effects.listed(changes.twists),
    "remove": effects.listed(changes.removals),
    "salvage": effects.listed(hands.salvages),
    "drop": hands.legal_drop,
    **dict.fromkeys(DEEDS, effects.legal_target),
    "over": lambda _state, _frame: (),
}
"""What may be decided, by the kind of decision."""

APPLY: dict[str, Callable[["NoEscapeState", "Frame", Action], None]] = {
    "act": turns.apply_act,
    "lay": placements.apply_lay,
    "fuel": turns.apply_fuel,
    "pace": walks.apply_pace,
    "branch": arrivals.apply_branch,
    "jump": arrivals.apply_jump,
    "path": arrivals.apply_path,
    "abort": abort_windows.apply_abort,
    "replace": changes.apply_replace,
    "swap": exchanges.apply_swap,
    "with": exchanges.apply_with,
    "lift": changes.apply_lift,
    "put": changes.apply_put,
    "twist": changes.apply_twist,
    "remove": changes.apply_remove,
    "salvage": hands.apply_salvage,
    "drop": hands.apply_drop,
    **dict.fromkeys(DEEDS, effects.apply_target),
}
"""What follows, by the kind of decision."""
