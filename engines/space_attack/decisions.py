"""Decisions: what may be chosen and what follows, by the kind of decision that is pending.

Between decisions lie steps on the same stack, which nobody decides: the phases of a turn, strikes of
creatures, captures. They are carried out until somebody has a choice.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from hullwright.schema.messages import english

from ..contract import Action
from . import (
    creatures,
    die,
    ending,
    firing,
    greens,
    hatching,
    moving,
    placing,
    reds,
    removing,
    strikes,
    turns,
)

if TYPE_CHECKING:
    from ..play import Frame
    from .state import State


def apply(state: "State", action: Action) -> None:
    """Carry out a legal action and everything that follows until the next decision."""
    frame = state.pending.pop()
    APPLY[frame[0]](state, frame, action)
    run(state)


def run(state: "State") -> None:
    """Carry out steps, and decisions without a choice, until there is something to decide."""
    while state.outcome is None:
        frame = state.pending[-1]
        if frame[0] in STEPS:
            state.pending.pop()
            STEPS[frame[0]](state, frame)
            continue
        if ending.is_over(state):
            ending.finish(state, english("no crew is left on the board"))
            return
        offered = LEGAL[frame[0]](state, frame)
        if len(offered) > 1:
            state.offered = offered
            return
        state.pending.pop()
        APPLY[frame[0]](state, frame, offered[0])


def refresh(state: "State") -> None:
    """Work out anew what the player to move may choose, after the state was changed by hand."""
    frame = state.pending[-1]
    state.offered = LEGAL[frame[0]](state, frame) if state.outcome is None else ()


STEPS: dict[str, Callable[["State", "Frame"], None]] = {
    "placing": placing.step_placing,
    "berthing": placing.step_berthing,
    "turn": turns.step_turn,
    "removal": removing.step_removal,
    "die": die.step_die,
    "rolled": die.step_rolled,
    "turn_over": turns.step_turn_over,
    "strike": strikes.step_strike,
    "caught": firing.step_caught,
}
"""What happens without a decision, by the kind of step."""

LEGAL: dict[str, Callable[["State", "Frame"], tuple[Action, ...]]] = {
    "place": placing.legal_place,
    "berth": placing.legal_berth,
    "release": turns.legal_release,
    "move": moving.legal_move,
    "play": reds.legal_play,
    "hatch": hatching.legal_hatch,
    "remove": removing.legal_remove,
    "aboard": greens.legal_aboard,
    "blue": die.legal_blue,
    "creature": creatures.legal_creature,
    "defend": strikes.legal_defend,
    "steal": firing.legal_steal,
}
"""What may be decided, by the kind of decision."""

APPLY: dict[str, Callable[["State", "Frame", Action], None]] = {
    "place": placing.apply_place,
    "berth": placing.apply_berth,
    "release": turns.apply_release,
    "move": moving.apply_move,
    "play": reds.apply_play,
    "hatch": hatching.apply_hatch,
    "remove": removing.apply_remove,
    "aboard": greens.apply_aboard,
    "blue": die.apply_blue,
    "creature": creatures.apply_creature,
    "defend": strikes.apply_defend,
    "steal": firing.apply_steal,
}
"""What follows, by the kind of decision."""
