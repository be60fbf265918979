"""Creatures on the move: what the die lets a player do with them (SA-23)."""

from typing import TYPE_CHECKING

from ..contract import Action
from ..events import NOBODY
from . import strikes
from .creature_reach import reach
from .turns import PASS

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState


def legal_creature(state: "SpaceAttackState", frame: "Frame") -> tuple[Action, ...]:
    """Return every move of a creature of the kind that was rolled, and none at all (SA-23)."""
    _, _, kind, pace = frame
    return (
        PASS,
        *[
            ("creature", start, end)
            for start in sorted(state.creatures[kind])
            for end in reach(state, kind, start, pace)
        ],
    )


def apply_creature(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Move a creature, and let it attack where it arrives."""
    if action == PASS:
        return
    _, start, end = action
    kind = frame[2]
    state.put(kind, start, -1)
    state.put(kind, end)
    tables = state.game.bestiary
    state.tell("creature", frame[1], tables.names[kind], start, end)
    if kind in tables.special:
        state.pending.append(("moved", NOBODY, kind, end))
    strikes.strike(state, kind, end)
