"""Turns: the four phases in their order, and the release of captured creatures (SA-20 … SA-24)."""

from typing import TYPE_CHECKING

from hullwright.schema.messages import english

from ..contract import Action
from ..events import NOBODY
from . import endings
from .chart import cells_of

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState

DONE: Action = ("done",)
PASS: Action = ("pass",)

PHASES = (("turn_over", NOBODY), ("die", NOBODY), ("removal", NOBODY))
"""What follows a player's movement, the last first."""


def step_turn(state: "SpaceAttackState", _frame: "Frame") -> None:
    """Begin the turn of the player who is next."""
    player = state.turn
    if player == state.first:
        _begin_round(state)
        if state.outcome is not None:
            return
    state.stepped = state.flown = 0
    state.tell("turn", player)
    state.pending.extend(PHASES)
    state.pending.append(("move", player, state.game.move_points))
    if any(state.captured[player]):
        state.pending.append(("release", player))


def _begin_round(state: "SpaceAttackState") -> None:
    if state.last_round and state.round >= state.last_round:
        endings.finish(state, english("time has run out in empty space"))
        return
    state.round += 1
    state.tell("round", NOBODY, state.round)
    state.fire("round_started", round=state.round)


def step_turn_over(state: "SpaceAttackState", _frame: "Frame") -> None:
    """Pass the turn on; once the station is gone, count the rounds that are left (SA-102)."""
    rounds = state.game.ruleset.rounds_after_station
    if rounds and not state.station and not state.last_round:
        state.last_round = state.round + rounds
    state.turn = (state.turn + 1) % state.players
    state.pending.append(("turn", NOBODY))


def legal_release(state: "SpaceAttackState", frame: "Frame") -> tuple[Action, ...]:
    """Return where captured creatures may be put: on empty cells, or nowhere (SA-20)."""
    free = state.empty()
    if not state.game.ruleset.release_on_gates:
        free &= ~state.game.chart.gate_mask
    held = state.captured[frame[1]]
    cells = cells_of(free) if any(held) else []
    names = (name for name, count in zip(state.game.bestiary.names, held, strict=True) if count)
    return (DONE, *[("release", name, cell) for name in names for cell in cells])


def apply_release(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Put a captured creature back on the board."""
    if action == DONE:
        return
    _, name, cell = action
    kind = state.game.bestiary.numbers[name]
    state.captured[frame[1]][kind] -= 1
    state.put(kind, cell)
    state.tell("released", frame[1], name, cell)
    state.pending.append(frame)
