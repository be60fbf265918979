"""What can be done with a whole maze: lay tiles at random, and draw a start board of one's own."""

from collections.abc import Callable, Sequence

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.messages import message

from ...concepts.editor_kind import LayoutCommand
from .boards import with_own_board
from .growth import grown


def _growing(count: int) -> Callable[[TileMaze, int], TileMaze]:
    def edit(maze: TileMaze, seed: int) -> TileMaze:
        after = grown(maze, count, seed)
        if after is maze:
            raise HullwrightError(
                message("Nothing was laid: the box is empty, or nothing in it fits any exit.")
            )
        return after

    return edit


LAYOUT_COMMANDS: Sequence[LayoutCommand[TileMaze]] = (
    LayoutCommand(
        "grow-5",
        message("Lay 5 tiles at random"),
        message("Draws five of the maze tiles left in the box and lays them as the rules allow."),
        _growing(5),
        by_chance=True,
        icon="dice",
        beginning=message("5 tiles at random"),
    ),
    LayoutCommand(
        "grow-20",
        message("Lay 20 tiles at random"),
        message("Shows how a maze may grow in the first rounds, with tiles left in the box."),
        _growing(20),
        by_chance=True,
        icon="dice",
        beginning=message("20 tiles at random"),
    ),
    LayoutCommand(
        "grow-50",
        message("Lay 50 tiles at random"),
        message("Shows how a maze may grow in a long game, with tiles left in the box."),
        _growing(50),
        by_chance=True,
        icon="dice",
        beginning=message("50 tiles at random"),
    ),
    LayoutCommand(
        "own-board",
        message("Copy the start board to draw on"),
        message(
            "Puts a copy of the start board on the table, which you can change freely; the "
            "palette keeps the original."
        ),
        lambda maze, _seed: with_own_board(maze),
        icon="duplicate",
    ),
)
