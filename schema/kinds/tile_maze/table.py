"""The table: what fills each cell, where pieces touch, and where the maze is open.

A *piece* fills one cell: a laid tile, or a ninth of the start board.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from .lanes import Lane
from .layout import Placement, SpaceName, StartBoard, TileDefinition, TileMaze
from .sides import OPPOSITE, SIDES, Cell


@dataclass(frozen=True)
class MazePiece:
    """What fills one cell of the table, turned as it lies."""

    cell: Cell
    lanes: tuple[Lane, ...] = ()
    specials: Mapping[SpaceName, str] = field(default_factory=dict)
    tile: str | None = None
    """The id of the tile; the start board has none."""
    maze_end: bool = False
    new_path: str | None = None

    @cached_property
    def lane_exits(self) -> Mapping[str, SpaceName]:
        """The space beside the edge for each exit of its lanes."""
        return {
            side: SpaceName(number, space)
            for number, lane in enumerate(self.lanes)
            for side, space in lane.gates().items()
        }

    @cached_property
    def exits(self) -> Mapping[str, SpaceName]:
        """The space beside the edge for each exit, that of a new path included (NE-54, NE-55)."""
        if self.new_path is None or self.new_path in self.lane_exits:
            return self.lane_exits
        return {**self.lane_exits, self.new_path: SpaceName(0, self.lanes[0].middle)}


class MazeTable:
    """The pieces of a maze by their cells."""

    def __init__(self, maze: TileMaze) -> None:
        self.pieces = (*_board_pieces(maze.board_in_use), *_tile_pieces(maze))
        """Every piece: the nine of the start board first, then the tiles in the order of the file."""

    @cached_property
    def cells(self) -> Mapping[Cell, MazePiece]:
        """The piece in each cell; where several lie in one, the first of them counts."""
        found: dict[Cell, MazePiece] = {}
        for piece in self.pieces:
            found.setdefault(piece.cell, piece)
        return found

    def seams(self) -> Iterator[tuple[MazePiece, str, MazePiece]]:
        """Yield each two pieces that lie side by side, with the side on which the first sees the second."""
        for cell, piece in self.cells.items():
            for side in "ES":
                other = self.cells.get(cell.beside(side))
                if other is not None:
                    yield piece, side, other

    def open_exits(self) -> Iterator[tuple[MazePiece, str]]:
        """Yield the maze exits: exits that lead to an empty cell (NE-13)."""
        for cell, piece in self.cells.items():
            for side in SIDES:
                if side in piece.exits and cell.beside(side) not in self.cells:
                    yield piece, side

    def edge_tiles(self) -> Iterator[MazePiece]:
        """Yield the laid tiles that are not surrounded on all four sides (NE-15)."""
        for cell, piece in self.cells.items():
            if piece.tile is not None and any(cell.beside(s) not in self.cells for s in SIDES):
                yield piece


def matches(piece: MazePiece, side: str, other: MazePiece) -> bool:
    """Tell whether exit meets exit or wall meets wall where two pieces touch (NE-41)."""
    return (side in piece.exits) == (OPPOSITE[side] in other.exits)


def _board_pieces(board: StartBoard) -> Iterator[MazePiece]:
    listed = {cell.at.moved(board.origin): cell for cell in board.cells}
    for cell in board.block():
        if cell not in listed:
            yield MazePiece(cell)
            continue
        here = listed[cell]
        specials = {each.name: each.kind for each in board.specials if each.at == here.at}
        yield MazePiece(cell, here.lanes, specials, maze_end=here.maze_end)


def _tile_pieces(maze: TileMaze) -> Iterator[MazePiece]:
    turned: dict[tuple[str, int], tuple[Lane, ...]] = {}
    for laid in maze.placed:
        definition = maze.tile_set[laid.tile]
        key = laid.tile, laid.rotation
        if key not in turned:
            turned[key] = tuple(lane.turned(laid.rotation) for lane in definition.lanes)
        yield _tile_piece(laid, definition, turned[key])


def _tile_piece(laid: Placement, definition: TileDefinition, lanes: tuple[Lane, ...]) -> MazePiece:
    return MazePiece(
        cell=laid.at,
        lanes=lanes,
        specials={each.name: each.kind for each in definition.specials},
        tile=laid.tile,
        maze_end=definition.maze_end,
        new_path=laid.new_path,
    )
