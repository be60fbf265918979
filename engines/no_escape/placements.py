"""Placements of tiles: which may be laid where, and what to do if none may (NE-31, NE-32, NE-40 … NE-44)."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ..contract import Action
from . import abort_windows, endings
from .grid import COUNT
from .maze import Maze

if TYPE_CHECKING:
    from ..base_state import Frame
    from .game import NoEscapeGame
    from .state import NoEscapeState

ANY = -1
"""Stands for a tile where any of the hand may be laid."""


def places(game: "NoEscapeGame", maze: Maze, unit: int) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield every cell in which a unit may be laid legally, with the shapes that it may have there."""
    fits = game.box.fits[unit]
    strict, glow, exits = game.demands.strict_exit, maze.glow, maze.exits
    for cell, code in maze.gaps.items():
        shapes = fits[code]
        if not shapes:
            continue
        # As long as an exit is left elsewhere, nothing that is laid here can close the maze.
        open_elsewhere = len(glow) - (cell in glow) if strict else exits - COUNT[code & 15]
        if open_elsewhere > 0:
            yield cell, shapes
        else:
            left = [each for each in shapes if _leaves_an_exit(game, maze, (cell, code, each))]
            if left:
                yield cell, left


def spots(game: "NoEscapeGame", maze: Maze, unit: int) -> Iterator[tuple[int, int]]:
    """Yield every cell and shape in which a unit may be laid legally."""
    return ((cell, shape) for cell, shapes in places(game, maze, unit) for shape in shapes)


def _leaves_an_exit(game: "NoEscapeGame", maze: Maze, spot: tuple[int, int, int]) -> bool:
    """Tell whether an exit is left after the last one was built on (NE-42, NE-43)."""
    cell, code, shape = spot
    if game.demands.strict_exit:
        return game.demands.leaves_an_exit(maze, cell, shape)
    opened = maze.shapes[shape].mask & ~(code | code >> 4) & 15
    return maze.exits - COUNT[code & 15] + COUNT[opened] > 0


def can_lay(state: "NoEscapeState", kind: int) -> bool:
    """Tell whether a kind of tile can be laid anywhere; an action tile never can."""
    box = state.game.box
    if kind >= box.maze_kinds:
        return False
    return next(places(state.game, state.maze, box.unit(kind)), None) is not None


def placements(state: "NoEscapeState", kinds: list[int]) -> tuple[Action, ...]:
    """Return every way to lay one of some kinds of tiles."""
    box = state.game.box
    return tuple(
        [
            ("lay", kind, cell, shape & 3)
            for kind in kinds
            for cell, shapes in places(state.game, state.maze, box.unit(kind))
            for shape in shapes
        ]
    )


def maze_tiles(state: "NoEscapeState", player: int) -> list[int]:
    """Return the kinds of maze tiles in a hand, each once."""
    return sorted({kind for kind in state.hands[player] if kind < state.game.box.maze_kinds})


def maze(state: "NoEscapeState", frame: "Frame") -> None:
    """Ask for a tile from the hand, or flip tiles if none of it can be laid (NE-31, NE-32)."""
    player = frame[1]
    if any(can_lay(state, kind) for kind in state.hands[player]):
        state.pending.append(("lay", player, ANY))
        return
    if state.hands[player]:
        state.tell("hand_lost", player, tuple(sorted(state.hands[player])))
        state.discard += state.hands[player]
        state.hands[player].clear()
        state.shown[player].clear()
    _flip(state, player)


def _flip(state: "NoEscapeState", player: int) -> None:
    """Flip tiles until one can be laid; action tiles have no effect, and the last one explodes."""
    explodes = state.game.ruleset.last_flip == "explodes"
    while state.pile:
        kind = state.draw()
        state.tell("flipped", player, kind)
        if (state.pile or not explodes) and can_lay(state, kind):
            state.pending.append(("lay", player, kind))
            return
        state.discard.append(kind)
    endings.check_pile(state)


def legal_lay(state: "NoEscapeState", frame: "Frame") -> tuple[Action, ...]:
    """Return every legal placement: of the hand, or of the tile that was flipped."""
    kinds = maze_tiles(state, frame[1]) if frame[2] == ANY else [frame[2]]
    return placements(state, kinds)


def apply_lay(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Lay a tile, which others may stop."""
    player = frame[1]
    _, kind, cell, quarter = action
    if frame[2] == ANY:
        state.spend(player, kind)
    lay(state, player, kind, cell, quarter)
    state.pending.append(("laid", player, cell))
    abort_windows.open_window(state, "maze", player)


def lay(state: "NoEscapeState", player: int, kind: int, cell: int, quarter: int) -> None:
    """Put a tile on the table."""
    state.maze.lay(cell, state.game.box.shape(kind, quarter))
    state.tell("laid", player, kind, cell, quarter)
    state.fire("tile_laid", player=player, cell=cell)


def laid(_state: "NoEscapeState", _frame: "Frame") -> None:
    """Leave a tile where it is, as nobody has stopped it."""


def take_back(state: "NoEscapeState", stopped: "Frame") -> None:
    """Discard a tile that was stopped; another one must be laid (NE-85)."""
    _, player, cell = stopped
    discard_tile(state, player, cell)
    if state.game.ruleset.stopped_maze == "again":
        state.pending.append(("maze", player))


def discard_tile(state: "NoEscapeState", player: int, cell: int) -> None:
    """Take a tile off the table: it is discarded, and a new path goes back to its stack (NE-56)."""
    shape = state.maze.shape(cell)
    state.maze.remove(cell)
    state.discard.append(shape.kind)
    if shape.path >= 0:
        state.paths += 1
    state.tell("removed", player, shape.kind, cell)
