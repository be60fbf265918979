"""The creature die, and the blue tiles that may follow it (SA-23, SA-92, SA-93a/b/c)."""

from typing import TYPE_CHECKING

from ..contract import Action
from ..events import NOBODY
from . import becomings, plays
from .turns import PASS
from .vocabulary import NONE

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState


def step_die(state: "SpaceAttackState", _frame: "Frame") -> None:
    """Roll; then a blue tile may be played, and a creature of that kind may be moved."""
    faces = state.game.setup.die
    face = faces[state.below(len(faces))]
    player = state.turn
    state.tell("rolled", player, face)
    kind = state.game.bestiary.numbers.get(face, NONE)
    state.pending.append(("rolled", NOBODY, kind, 0))
    if state.held(player, state.game.backs.blues):
        state.pending.append(("blue", player, kind))
    if state.game.bestiary.turns:
        becomings.turn_by_face(state, face)


def step_rolled(state: "SpaceAttackState", frame: "Frame") -> None:
    """Let the player move a creature of the rolled kind, if there is one."""
    _, _, kind, farther = frame
    if kind != NONE and state.creatures[kind]:
        pace = state.game.bestiary.paces[kind] + farther
        state.pending.append(("creature", state.turn, kind, pace))


def legal_blue(state: "SpaceAttackState", frame: "Frame") -> tuple[Action, ...]:
    """Return the blue tiles that can be played, and to play none."""
    blues = plays.playable(state, frame[1], state.game.backs.blues)
    return (PASS, *(("play", back) for back in blues))


def apply_blue(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Play a blue tile; under some rules another may follow."""
    if action == PASS:
        return
    player = frame[1]
    state.spend(player, action[1])
    blues = state.game.backs.blues
    if state.game.ruleset.blue_tiles == "any" and state.held(player, blues):
        state.pending.append(frame)
    state.follow(player, action[1])
