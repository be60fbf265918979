"""Decisions: what may be chosen and what follows, by the kind of decision that is pending.

Between decisions lie steps on the same stack, which nobody decides: the phases of a turn, strikes of
creatures, captures. They are carried out until somebody has a choice.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from hullwright.schema.messages import english

from ..contract import Action
from . import (
    appearances,
    becomings,
    creatures,
    die,
    endings,
    hatchings,
    movement,
    placements,
    plays,
    removals,
    strikes,
    turns,
    turret_fire,
)

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState


def apply(state: "SpaceAttackState", action: Action) -> None:
    """Carry out a legal action and everything that follows until the next decision."""
    frame = state.pending.pop()
    APPLY[frame[0]](state, frame, action)
    run(state)


def run(state: "SpaceAttackState") -> None:
    """Carry out steps, and decisions without a choice, until there is something to decide."""
    while state.outcome is None:
        frame = state.pending[-1]
        if frame[0] in STEPS:
            state.pending.pop()
            STEPS[frame[0]](state, frame)
            continue
        if endings.is_over(state):
            endings.finish(state, english("no crew is left on the board"))
            return
        offered = LEGAL[frame[0]](state, frame)
        if len(offered) > 1:
            state.offered = offered
            return
        state.pending.pop()
        APPLY[frame[0]](state, frame, offered[0])


def refresh(state: "SpaceAttackState") -> None:
    """Work out anew what the player to move may choose, after the state was changed by hand."""
    frame = state.pending[-1]
    state.offered = LEGAL[frame[0]](state, frame) if state.outcome is None else ()


STEPS: dict[str, Callable[["SpaceAttackState", "Frame"], None]] = {
    "placing": placements.step_placing,
    "berthing": placements.step_berthing,
    "turn": turns.step_turn,
    "removal": removals.step_removal,
    "after_removal": removals.step_after_removal,
    "effects": plays.step_effects,
    "fed": becomings.step_fed,
    "moved": becomings.step_moved,
    "die": die.step_die,
    "rolled": die.step_rolled,
    "turn_over": turns.step_turn_over,
    "strike": strikes.step_strike,
    "caught": turret_fire.step_caught,
}
"""What happens without a decision, by the kind of step."""

LEGAL: dict[str, Callable[["SpaceAttackState", "Frame"], tuple[Action, ...]]] = {
    "place": placements.legal_place,
    "berth": placements.legal_berth,
    "release": turns.legal_release,
    "move": movement.legal_move,
    "play": plays.legal_play,
    "hatch": hatchings.legal_hatch,
    "remove": removals.legal_remove,
    "aboard": appearances.legal_aboard,
    "blue": die.legal_blue,
    "creature": creatures.legal_creature,
    "defend": strikes.legal_defend,
    "steal": turret_fire.legal_steal,
}
"""What may be decided, by the kind of decision."""

APPLY: dict[str, Callable[["SpaceAttackState", "Frame", Action], None]] = {
    "place": placements.apply_place,
    "berth": placements.apply_berth,
    "release": turns.apply_release,
    "move": movement.apply_move,
    "play": plays.apply_play,
    "hatch": hatchings.apply_hatch,
    "remove": removals.apply_remove,
    "aboard": appearances.apply_aboard,
    "blue": die.apply_blue,
    "creature": creatures.apply_creature,
    "defend": strikes.apply_defend,
    "steal": turret_fire.apply_steal,
}
"""What follows, by the kind of decision."""
