"""Movement: the movement points of a turn, spent on crew, ships and turrets, and red tiles (SA-21)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..contract import Action
from . import flights, plays, turret_fire, walks
from .turns import DONE

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState


def legal_move(state: "SpaceAttackState", frame: "Frame") -> tuple[Action, ...]:
    """Return everything that may be done for a movement point, the red tiles, and to be done.

    Whoever has no crew on the board may only play tiles (SA-24).
    """
    _, player, points = frame
    found = [DONE]
    if points and state.in_play(player):
        walks.crew_moves(state, player, found)
        flights.ship_moves(state, player, found)
        turret_fire.shots(state, player, found)
    if state.hands[player]:
        reds = plays.playable(state, player, state.game.backs.reds)
        found.extend(("play", back) for back in reds)
    return tuple(found)


def apply_move(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Carry out what was chosen; afterwards there may be more to choose."""
    if action == DONE:
        return
    _, player, points = frame
    if action[0] == "play":
        state.spend(player, action[1])
        state.pending.append(frame)
        state.follow(player, action[1])
        return
    state.pending.append(("move", player, points - 1))
    MOVES[action[0]](state, player, action)


MOVES: dict[str, Callable[["SpaceAttackState", int, Action], None]] = {
    "walk": walks.walk,
    "board": walks.board,
    "transfer": walks.board,
    "step_out": walks.step,
    "drift": walks.step,
    "bail_out": walks.bail_out,
    "climb": walks.climb,
    "jump": walks.jump,
    "pod": flights.fly_pod,
    "fighter": flights.fly_fighter,
    "fire": turret_fire.fire,
}
"""What each action does; it costs a movement point."""
