"""Moving: the movement points of a turn, spent on crew, ships and turrets, and red tiles (SA-21)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..contract import Action
from . import firing, flying, reds, walking
from .turns import DONE

if TYPE_CHECKING:
    from ..play import Frame
    from .state import State


def legal_move(state: "State", frame: "Frame") -> tuple[Action, ...]:
    """Return everything that may be done for a movement point, the red tiles, and to be done.

    Whoever has no crew on the board may only play tiles (SA-24).
    """
    _, player, points = frame
    found = [DONE]
    if points and state.in_play(player):
        walking.crew_moves(state, player, found)
        flying.ship_moves(state, player, found)
        firing.shots(state, player, found)
    found.extend(("play", back) for back in reds.playable(state, player))
    return tuple(found)


def apply_move(state: "State", frame: "Frame", action: Action) -> None:
    """Carry out what was chosen; afterwards there may be more to choose."""
    if action == DONE:
        return
    _, player, points = frame
    if action[0] == "play":
        state.spend(player, action[1])
        state.pending.append(frame)
        state.pending.append(("play", player, action[1]))
        return
    state.pending.append(("move", player, points - 1))
    MOVES[action[0]](state, player, action)


MOVES: dict[str, Callable[["State", int, Action], None]] = {
    "walk": walking.walk,
    "board": walking.board,
    "transfer": walking.board,
    "step_out": walking.step,
    "drift": walking.step,
    "bail_out": walking.bail_out,
    "climb": walking.climb,
    "jump": walking.jump,
    "pod": flying.fly_pod,
    "fighter": flying.fly_fighter,
    "fire": firing.fire,
}
"""What each action does; it costs a movement point."""
