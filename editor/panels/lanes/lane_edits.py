"""Lane edits: what is drawn on the canvas, as edits of the map's document, one step each."""

from collections.abc import Callable

from hullwright.schema.kinds.tile_maze.layout import SpaceName, TileMaze
from hullwright.schema.messages import Message, message

from ...documents.document import Document
from ...kinds.tile_maze.squares import (
    MOST_SPACES,
    Square,
    joined,
    with_arm,
    with_spaces,
    without_exit,
    without_lane,
)
from ...kinds.tile_maze.tile_edits import Spot, square_of, with_square
from .spots import title_of


class LaneEdits:
    """Draws on one spot of a map."""

    def __init__(self, document: Document, maze: TileMaze, spot: Spot) -> None:
        self._document = document
        self._spot = spot
        self._name = title_of(maze, spot)

    def draw(self, sides: str) -> None:
        """Join sides by a lane."""
        self._apply(message("Draw a lane: {name}", name=self._name), lambda old: joined(old, sides))

    def wall(self, side: str) -> None:
        """Take an exit off."""
        title = message("Remove exit {side}: {name}", side=side, name=self._name)
        self._apply(title, lambda old: without_exit(old, side))

    def remove(self, lane: int) -> None:
        """Remove a lane."""
        title = message("Remove a lane: {name}", name=self._name)
        self._apply(title, lambda old: without_lane(old, lane))

    def count(self, space: SpaceName, by: int) -> None:
        """Make a lane longer or shorter: a chain as a whole, a junction at the arm that is chosen."""
        title = message("Change the spaces: {name}", name=self._name)
        self._apply(title, lambda old: counted(old, space, by))

    def _apply(self, title: Message, edit: Callable[[Square], Square]) -> None:
        spot = self._spot

        def drawn(maze: TileMaze) -> TileMaze:
            before = square_of(maze, spot)
            after = edit(before)
            return maze if after == before else with_square(maze, spot, after)

        self._document.apply_to_layout(title, drawn, "lanes")


def counted(square: Square, space: SpaceName, by: int) -> Square:
    """Return a square with a lane longer or shorter, within what a file may hold."""
    lane = square.lanes[space.lane]
    if not lane.is_junction:
        count = min(max(lane.spaces + by, 1), MOST_SPACES)
        return with_spaces(square, space.lane, count)
    side = next((each for each, arm in lane.arms.items() if space.space in arm), lane.exits[0])
    count = min(max(lane.arm_spaces.get(side, 0) + by, 0), MOST_SPACES)
    return with_arm(square, space.lane, side, count)
