"""Walks: a step at a time, pushing in rows, or over everybody's heads with a jetpack (NE-60 … NE-69).

A walk lies on the stack as its player, the steps left, where a jetpack could last have landed, how many
free steps it has made, and how the meeple comes along. Above it lies the step that is being made, and above that the steps of those who
have to make room first: the front one of a row moves first (NE-64).
"""

from typing import TYPE_CHECKING

from ..contract import Action
from ..events import NOBODY
from . import arrivals, endings
from .arrivals import FLIES, IS_PUSHED
from .grid import ACROSS, OFFSETS
from .shapes import NOWHERE, side_of

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import NoEscapeState

GO: Action = ("go",)
STAY: Action = ("stay",)

BY_NOBODY = (NOBODY,)
"""The row behind a meeple that an effect pushes."""

FREE_STEPS = 3
"""Free steps of a jetpack for each player: more can only be made by circling over the same heads."""


def walk(state: "NoEscapeState", frame: "Frame") -> None:
    """Make the next step of a walk, or end it where the meeple stands alone."""
    _, player, left, landing, free, how = frame
    alone = state.holder(state.cells[player], state.spaces[player], player) is None
    if how == FLIES and alone:
        landing = _spot(state, player)
    if left:
        state.pending.append(("walk", player, left - 1, landing, free, how))
        state.pending.append(("step", player, BY_NOBODY if how == IS_PUSHED else (), left - 1))
        if not state.game.ruleset.full_roll and how != IS_PUSHED:
            state.pending.append(("pace", player))
    elif not alone:
        if free == FREE_STEPS * state.players:
            state.tell("blocked", player)
            _land(state, player, landing)
            return
        state.pending.append(("walk", player, 0, landing, free + 1, how))
        state.pending.append(("step", player, (), 0))


def _spot(state: "NoEscapeState", player: int) -> tuple[int, int, int, int, bool]:
    return (
        state.cells[player],
        state.spaces[player],
        state.headings[player],
        state.backs[player],
        state.fresh[player],
    )


def _land(state: "NoEscapeState", player: int, landing: tuple[int, int, int, int, bool]) -> None:
    """Put a jetpack down where it could last have landed (NE-69)."""
    (
        state.cells[player],
        state.spaces[player],
        state.headings[player],
        state.backs[player],
        state.fresh[player],
    ) = landing
    state.events.append(("moved", player, landing[0], landing[1], False))


def legal_pace(_state: "NoEscapeState", _frame: "Frame") -> tuple[Action, ...]:
    """Return whether to go on or to stay, where the roll need not be used up (NE-34)."""
    return GO, STAY


def apply_pace(state: "NoEscapeState", _: "Frame", action: Action) -> None:
    """Go on, or give up the rest of the roll; over somebody's head that is not possible."""
    if action == STAY:
        _, player, _, landing, free, how = _without_steps(state)
        state.pending.append(("walk", player, 0, landing, free, how))


def _without_steps(state: "NoEscapeState") -> "Frame":
    """Take a walk and all steps of it from the stack, and return it."""
    while state.pending[-1][0] != "walk":
        state.pending.pop()
    return state.pending.pop()


def step(state: "NoEscapeState", frame: "Frame") -> None:
    """Move a meeple one space ahead, after those who are in its way (NE-60, NE-64)."""
    _, player, row, _ = frame
    cell, heading = state.cells[player], state.headings[player]
    if heading == NOWHERE:
        _without_heading(state, frame)
        return
    if heading >= 0:
        _enter(state, frame, (cell, heading, state.spaces[player]))
        return
    side = side_of(heading)
    beyond = cell + OFFSETS[side]
    if beyond in state.maze.laid:
        gate = state.maze.shape(beyond).gates[ACROSS[side]]
        _enter(state, frame, (beyond, gate, -1 - ACROSS[side]))
    elif _may_leave(state, row):
        endings.escape(state, player, cell, side, pushed=bool(row))
    else:
        block(state)


def _may_leave(state: "NoEscapeState", row: tuple[int, ...]) -> bool:
    """Tell whether a step through an exit is an escape: pushed (NE-67), or with free steps (NE-69)."""
    rules = state.game.ruleset
    if row:
        return rules.push_out == "win"
    return rules.jetpack_out or not state.pending[-1][4]


def _without_heading(state: "NoEscapeState", frame: "Frame") -> None:
    """Let a meeple on the hub choose its first way (NE-23); before a wall the walk is over."""
    player = frame[1]
    if not chooses_freely(state, player):
        block(state)
        return
    state.pending.append(frame)
    arrivals.face(state, player, NOWHERE)


def _enter(state: "NoEscapeState", frame: "Frame", into: tuple[int, int, int]) -> None:
    """Enter a space that is free, or push whoever holds it first (NE-64)."""
    _, player, row, left = frame
    cell, space, came = into
    over = not row and state.pending[-1][5] == FLIES
    other = None if over else state.holder(cell, space, player)
    # In a ring that is full, the last one enters the space that the first is about to leave.
    if other is None or other in row:
        arrivals.arrive(state, player, into, row=row, left=left)
    elif makes_way(state, other, came):
        state.pending.append(frame)
        state.pending.append(("step", other, (*row, player), 0))
        if state.headings[other] == NOWHERE:
            arrivals.face(state, other, came)
    else:
        block(state)


def makes_way(state: "NoEscapeState", other: int, came: int) -> bool:
    """Turn a meeple away from whoever pushes it; tell whether it has a way on (NE-64 … NE-66).

    At a branch it keeps the way that its owner has chosen for it, unless that leads to the pusher.
    """
    ways = state.maze.shape(state.cells[other]).ways[state.spaces[other]]
    if not any(way != came for way in ways):
        return False
    if state.headings[other] in (came, NOWHERE):
        state.headings[other] = NOWHERE
    state.backs[other] = came
    return True


def chooses_freely(state: "NoEscapeState", player: int) -> bool:
    """Tell whether a meeple may leave the hub any way: at the start, or always by the rules (NE-23)."""
    return state.on_hub(player) and (state.fresh[player] or state.game.turning_hub)


def block(state: "NoEscapeState") -> None:
    """End a walk that can't go on: the rest of the steps is lost (NE-66)."""
    _, player, _, landing, _, how = _without_steps(state)
    state.tell("stuck" if how == IS_PUSHED else "blocked", player)
    if state.holder(state.cells[player], state.spaces[player], player) is not None:
        # Only with a jetpack can two be on one space (NE-17), and then there is a landing.
        _land(state, player, landing)
    elif chooses_freely(state, player):
        state.headings[player] = NOWHERE
