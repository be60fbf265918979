"""The box: every tile there is, every way in which it can lie, and where that fits.

A *unit* is a kind of maze tile with or without a new path, which stays on it when it is moved (NE-56). The
shapes of a unit have four numbers in a row, one for each quarter of a turn; the numbers of the start board's
pieces follow after those. The kinds of action tiles are counted on from those of maze tiles.

What an empty cell asks for is a *code*: the mask of the sides on which it must have an exit, and 16 times
the mask of those on which it must have a wall; the other sides are free (NE-40, NE-41).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from hullwright.schema.effects import DO, Effect, completed
from hullwright.schema.kinds.tile_maze.action_effects import ABORT, EFFECTS
from hullwright.schema.kinds.tile_maze.layout import Placement, TileDefinition, TileMaze
from hullwright.schema.kinds.tile_maze.sides import SIDES, Cell, turned
from hullwright.schema.kinds.tile_maze.table import MazeTable

from .shapes import BOARD, PieceShape

QUARTERS = (0, 1, 2, 3)
NO_PATH = -1
CODES = 256
ASKING = tuple(code for code in range(CODES) if code & 15 and not code & 15 & code >> 4)
"""The codes that ask for something that can be: an exit, and none where there must be a wall."""


class TileBox:
    """The tiles of a map as integers, worked out once for a game."""

    def __init__(self, maze: TileMaze, *, loose_lanes: bool = True) -> None:
        self.maze_kinds = len(maze.tile_set)
        self.names = (*maze.tile_set, *maze.actions)
        """What each kind of tile is called: maze tiles first, then action tiles."""
        self.titles: Sequence[str] = (
            *(each.title for each in maze.tile_set.values()),
            *(each.title for each in maze.actions.values()),
        )
        """What their maker calls them, where anybody has said so."""
        self.kinds = {name: number for number, name in enumerate(self.names)}
        self.aborts = (
            *[None] * self.maze_kinds,
            *(each.stops(name) for name, each in maze.actions.items()),
        )
        """The event that each kind of tile stops, if it is an abort (NE-81)."""
        self.abort_kinds = frozenset(
            kind for kind, event in enumerate(self.aborts) if event is not None
        )
        self.effects = (*[()] * self.maze_kinds, *_effects(maze))
        """What each kind of tile does, besides stopping something."""
        units = list(_units(maze))
        self._unit_of = {unit: number for number, unit in enumerate(units)}
        self.shapes: Sequence[PieceShape] = _shapes(maze, units)
        self.looks = _canonical(self.shapes)
        """For each shape the first that looks the same."""
        self._loose_lanes = loose_lanes
        self.fits = tuple(map(self._fitting, range(len(units))))
        """For each unit and code the shapes that fit there, one of each look."""
        self.board_shapes = len(self.shapes)

    def unit(self, kind: int) -> int:
        """Return the unit of a kind of tile without a new path."""
        return self._unit_of[kind, NO_PATH]

    def shape(self, kind: int, quarter: int) -> int:
        """Return the number of the shape of a kind in a rotation."""
        return self.looks[self.unit(kind) * 4 + quarter]

    def with_path(self, shape: int, side: int) -> int:
        """Return the number of the shape with a new path to a side, or NO_PATH if it takes none."""
        quarter = shape % 4
        unit = self._unit_of.get((self.shapes[shape].kind, (side - quarter) % 4))
        if unit is None or self.shapes[shape].path != NO_PATH:
            return NO_PATH
        return self.looks[unit * 4 + quarter]

    def _fitting(self, unit: int) -> tuple[tuple[int, ...], ...]:
        """Return for each code the shapes of a unit that fit there."""
        own = [each for each in range(unit * 4, unit * 4 + 4) if self.looks[each] == each]
        found: list[tuple[int, ...]] = [()] * CODES
        for code in ASKING:
            must, wall = code & 15, code >> 4
            found[code] = tuple(
                each
                for each in own
                if self.shapes[each].mask & (must | wall) == must
                and (self._loose_lanes or all_touch(self.shapes[each], must))
            )
        return tuple(found)


def all_touch(shape: PieceShape, must: int) -> bool:
    """Tell whether every lane of a shape meets an exit, where none may be left loose."""
    return all(any(must >> side & 1 for side, _, _ in lane) for lane in shape.lanes)


def _effects(maze: TileMaze) -> Iterator[tuple[Effect, ...]]:
    """Yield the effects of the action tiles with all their parameters; of those for print only none."""
    for name, tile in maze.actions.items():
        does = () if tile.print_only else tile.does(name)
        yield tuple(completed(each, EFFECTS) for each in does if each[DO] != ABORT)


def _units(maze: TileMaze) -> Iterator[tuple[int, int]]:
    """Yield each kind without a new path, and with one through each of its walls (NE-54, NE-55)."""
    for kind, definition in enumerate(maze.tile_set.values()):
        yield kind, NO_PATH
        if definition.new_path:
            yield from ((kind, SIDES.index(side)) for side in walls(definition))


def walls(definition: TileDefinition) -> list[str]:
    """Return the sides of a kind of tile that have no exit at rotation 0."""
    return [side for side in SIDES if side not in definition.sides]


def _shapes(maze: TileMaze, units: list[tuple[int, int]]) -> list[PieceShape]:
    """Return the shapes of all units, as the schema's table turns them."""
    names = list(maze.tile_set)
    placed = tuple(
        Placement(
            # Far from the start board and from each other: each is looked at by itself.
            at=Cell(100 + 2 * quarter, 2 * number),
            tile=names[kind],
            rotation=90 * quarter,
            new_path=None if path == NO_PATH else turned(SIDES[path], 90 * quarter),
        )
        for number, (kind, path) in enumerate(units)
        for quarter in QUARTERS
    )
    pieces = [
        each for each in MazeTable(replace(maze, placed=placed)).pieces if each.tile is not None
    ]
    return [
        PieceShape(piece, units[number // 4][0], number % 4) for number, piece in enumerate(pieces)
    ]


def _canonical(shapes: Sequence[PieceShape]) -> tuple[int, ...]:
    first: dict[object, int] = {}
    return tuple(
        first.setdefault((number // 4, shape.looks()), number)
        for number, shape in enumerate(shapes)
    )


def board_shapes(maze: TileMaze) -> dict[Cell, PieceShape]:
    """Return the shapes of the pieces of the start board that lies on the table."""
    bare = MazeTable(replace(maze, placed=()))
    return {piece.cell: PieceShape(piece, BOARD) for piece in bare.pieces}
