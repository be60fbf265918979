"""Arrivals: what a space does to the meeple that enters it, and where it looks then (NE-61 … NE-75)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..contract import Action
from .grid import ALL_SIDES, OFFSETS
from .shapes import NOWHERE, WHITE_CONTROL, WHITE_JUMP, YELLOW_CONTROL

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import NoEscapeState

PASS: Action = ("pass",)

WALKS, FLIES, IS_PUSHED = range(3)
"""How a meeple comes along: on its own feet, over everybody's heads, or by an effect that pushes it."""


def arrive(
    state: "NoEscapeState",
    player: int,
    into: tuple[int, int, int],
    *,
    row: tuple[int, ...],
    left: int,
) -> None:
    """Put a meeple on a space that it walked or was pushed onto by a row, and let the space do its work."""
    cell, space, came = into
    before = state.cells[player], state.spaces[player]
    state.cells[player], state.spaces[player] = cell, space
    state.headings[player], state.backs[player] = NOWHERE, came
    state.fresh[player] = False
    state.events.append(("moved", player, cell, space, bool(row)))
    special = state.maze.shape(cell).specials[space]
    works = special and (not row or state.game.ruleset.pushed_specials)
    if works and special == WHITE_JUMP:
        # Those who push come after: where the meeple stood is theirs (NE-72).
        taken = before if row else (cell, space)
        if any(targets(state, (player, *taken, row))):
            state.pending.append(("jump", player, *taken, row))
            return
    if not (state.game.turning_hub and state.on_hub(player)):
        face(state, player, came)
    if works and (left == 0 or state.game.ruleset.controls == "passing"):
        _use_control(state, player, special)


def face(state: "NoEscapeState", player: int, came: int) -> None:
    """Turn a meeple to the only way on, or ask its owner at a branch (NE-60 … NE-62, NE-65)."""
    shape, space = state.maze.shape(state.cells[player]), state.spaces[player]
    ahead = [way for way in shape.ways[space] if way != came]
    if shape.specials[space] == WHITE_JUMP and came != NOWHERE:
        # Whoever walked onto it and could not jump is at a maze end (NE-72).
        ahead = []
    if len(ahead) == 1:
        state.headings[player] = ahead[0]
    elif ahead:
        state.pending.append(("branch", player, came))
    elif shape.ends[space] or shape.specials[space] == WHITE_JUMP:
        state.headings[player], state.backs[player] = came, NOWHERE


def legal_branch(state: "NoEscapeState", frame: "Frame") -> tuple[Action, ...]:
    """Return the ways on that a meeple's owner may choose, never back (NE-61)."""
    _, player, came = frame
    towards = state.maze.shape(state.cells[player]).towards[state.spaces[player]]
    return tuple(("face", word) for word, way in towards.items() if way != came)


def apply_branch(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Turn a meeple to the way that its owner has chosen."""
    player = frame[1]
    towards = state.maze.shape(state.cells[player]).towards[state.spaces[player]]
    state.headings[player] = towards[action[1]]
    state.tell("faced", player, action[1])


# -- teleporters ----------------------------------------------------------------------------------


def targets(
    state: "NoEscapeState", jump: tuple[int, int, int, tuple[int, ...]]
) -> Iterator[tuple[int, int]]:
    """Yield the indicators that a meeple may be put on, but not where it came from (NE-72).

    By the rules those with a meeple on them, too, which is pushed off then; not one that pushes itself, and
    none at all as long as somebody is about to leave the space that the jump is from.
    """
    player, *taken, row = jump
    here = state.cells[player], state.spaces[player]
    pushes = state.game.ruleset.taken_indicator == "push" and state.holder(*here, player) is None
    for spot in state.maze.signs:
        if spot in (here, tuple(taken)):
            continue
        holder = state.holder(*spot, player)
        if holder is None or (pushes and holder not in row):
            yield spot


def legal_jump(state: "NoEscapeState", frame: "Frame") -> tuple[Action, ...]:
    """Return the indicators to choose from (NE-70)."""
    return tuple(("jump", cell, space) for cell, space in targets(state, frame[1:]))


def apply_jump(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Put a meeple on an indicator, over somebody's head with a jetpack, else after pushing (NE-72)."""
    player, row = frame[1], frame[4]
    _, cell, space = action
    if not row and state.pending[-1][5] == FLIES:
        _put_down(state, player, cell, space)
        return
    # If whoever is there can't be pushed, the teleporter was a maze end.
    state.headings[player], state.backs[player] = state.backs[player], NOWHERE
    land(state, ("land", player, cell, space, row))


def land(state: "NoEscapeState", frame: "Frame") -> None:
    """Put a meeple on an indicator as soon as nobody is there any more."""
    _, player, cell, space, row = frame
    other = state.holder(cell, space, player)
    if other is None or other in row:
        _put_down(state, player, cell, space)
        return
    state.pending += [frame, ("step", other, (*row, player), 0)]
    if state.headings[other] == NOWHERE:
        face(state, other, NOWHERE)


def _put_down(state: "NoEscapeState", player: int, cell: int, space: int) -> None:
    """Put a meeple on an indicator; its owner chooses where it looks if there is a choice (NE-72)."""
    state.cells[player], state.spaces[player] = cell, space
    state.headings[player] = state.backs[player] = NOWHERE
    state.fresh[player] = False
    state.tell("jumped", player, cell, space)
    if not (state.game.turning_hub and state.on_hub(player)):
        face(state, player, NOWHERE)


# -- control centres ------------------------------------------------------------------------------


def _use_control(state: "NoEscapeState", player: int, special: int) -> None:
    """Charge all tokens, which nobody would refuse, and offer a new path (NE-73, NE-74)."""
    if special not in (WHITE_CONTROL, YELLOW_CONTROL):
        return
    empty = state.game.energy - state.green[player]
    if empty > 0:
        state.green[player] += empty
        state.tell("charged", player, empty)
    if special == WHITE_CONTROL and any(True for _ in paths(state)):
        state.pending.append(("path", player))


def paths(state: "NoEscapeState") -> Iterator[tuple[int, int, int]]:
    """Yield where a new path can go: the cell, the side, and the shape that comes of it (NE-54, NE-55).

    It leads to an empty cell: beyond a wall that has a neighbour there is a wall as well (NE-41).
    """
    if not state.paths:
        return
    maze, box = state.maze, state.game.box
    for cell, number in maze.laid.items():
        if number >= box.board_shapes or cell in state.cells:
            continue
        for side in ALL_SIDES:
            if cell + OFFSETS[side] not in maze.laid:
                made = box.with_path(number, side)
                if made >= 0:
                    yield cell, side, made


def legal_path(state: "NoEscapeState", _: "Frame") -> tuple[Action, ...]:
    """Return to put no new path, or every place for one."""
    return (PASS, *(("path", cell, side) for cell, side, _ in paths(state)))


def apply_path(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Put a new path on the table, or none."""
    if action == PASS:
        return
    _, cell, side = action
    state.maze.lay(cell, state.game.box.with_path(state.maze.laid[cell], side))
    state.paths -= 1
    state.tell("new_path", frame[1], cell, side)
