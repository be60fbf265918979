"""What stays as it is while a maze is made: its document and box, what must stay, and what is asked of it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.sides import SIDES, Cell
from hullwright.schema.kinds.tile_maze.survey import MazeSurvey
from hullwright.schema.kinds.tile_maze.way_checks import MOST_EXITS_PER_PLAYER

from .ground import TileGround, ground_of
from .measures import hub_side, middle_of, ring_cells
from .shapes import MazeShape, ShapeBook, board_shapes
from .ways import WalkStart

NO_TURN, HALF_TURN, QUARTER_TURN = TURNS = ("none", "half-turn", "quarter-turn")
"""How a maze can look the same after a turn."""
QUARTERS = {NO_TURN: (0,), HALF_TURN: (0, 2), QUARTER_TURN: (0, 1, 2, 3)}


@dataclass(frozen=True)
class TileLimits:
    """What checks ask of a maze, as far as tiles can change it (NEV-5, NEV-7, NEV-9)."""

    least_exits: int
    most_exits: int
    near: int
    """An exit so many steps away is too near."""
    most_tiles: int
    new_paths: int

    @classmethod
    def of(cls, survey: MazeSurvey) -> "TileLimits":
        """Return the limits of a maze under the rules it names."""
        dealt = survey.terms.hand * survey.players
        return cls(
            least_exits=max(2, survey.players),
            most_exits=MOST_EXITS_PER_PLAYER * survey.players,
            near=survey.layout.setup.most_rolled + survey.terms.jetpack,
            most_tiles=min(survey.deck.size - dealt, survey.deck.maze_tiles) - 1,
            new_paths=survey.layout.new_paths,
        )

    def with_room_for(self, exits: int, nearest: int) -> "TileLimits":
        """Return limits that a maze keeps to which has so many exits, the nearest so many steps away."""
        return replace(
            self,
            least_exits=min(self.least_exits, exits),
            most_exits=max(self.most_exits, exits),
            near=min(self.near, nearest - 1),
        )


@dataclass(frozen=True, eq=False)
class MazeFrame:
    """What stays as it is while a maze is made."""

    document: MapDocument
    """What a finished maze has beside its tiles."""
    book: ShapeBook
    limits: TileLimits
    first: Cell
    last: Cell
    """From where to where tiles may lie."""
    turn: str
    kept_cells: frozenset[Cell]
    """What must stay, whether a tile lies there or not."""
    loose: frozenset[int] = frozenset()
    """Spaces that are out of reach and may be so: lanes of a maze that somebody has not joined yet."""

    @property
    def maze(self) -> TileMaze:
        """The box and the start board."""
        layout: TileMaze = self.document.layout
        return layout

    @cached_property
    def board(self) -> dict[Cell, MazeShape]:
        """The parts of the start board."""
        return dict(board_shapes(self.maze))

    @cached_property
    def _bare(self) -> TileGround:
        sizes = [each.size for each in self.board.values()]
        sizes += [each.spaces for each in self.maze.tile_set.values()]
        return ground_of(self.board, self.first, self.last, max(sizes))

    def ground(self) -> TileGround:
        """Return the ground with nothing on it but the start board."""
        return self._bare.copy()

    @cached_property
    def hub(self) -> int:
        """The space that meeples start from."""
        board = self.maze.board_in_use
        return self._bare.number((board.hub or Cell(1, 1)).moved(board.origin)) * self._bare.room

    @cached_property
    def start(self) -> WalkStart:
        """Where walks begin."""
        return WalkStart.of(self._bare, self.hub)

    def hub_side(self, at: int, side: int) -> str:
        """Return on which side of the hub an exit lies that leads out of a cell."""
        known = self._hub_sides.get((at, side))
        if known is None:
            cell = self._bare.cell(at)
            down, right = cell.row - self.middle.row, cell.column - self.middle.column
            known = self._hub_sides[at, side] = hub_side(down, right, SIDES[side])
        return known

    @cached_property
    def _hub_sides(self) -> dict[tuple[int, int], str]:
        return {}

    @cached_property
    def kept(self) -> frozenset[int]:
        """The cells that must stay, by their numbers; the start board always stays (NE-50)."""
        cells = [each for each in self.kept_cells if self._bare.holds(each)]
        numbers = {self._bare.number(each) for each in (*cells, *self.board)}
        return frozenset(numbers | {each // self._bare.room for each in self.loose})

    @cached_property
    def middle(self) -> Cell:
        """The middle of the start board, round which mazes are turned."""
        return middle_of(self.maze)

    @cached_property
    def ring(self) -> tuple[tuple[int, int], ...]:
        """The cells around the start board, each with the side on which the next one lies."""
        return tuple(
            (self._bare.number(cell), SIDES.index(side)) for cell, side in ring_cells(self.middle)
        )

    def images(self, at: int) -> tuple[tuple[int, int], ...]:
        """Return a cell and those that must look like it, each with the quarters it is turned by.

        There are none if one of them must stay, or lies off the table.
        """
        known = self._images.get(at)
        if known is None:
            cell = self._bare.cell(at)
            turned = [(each, self._turned(cell, each)) for each in QUARTERS[self.turn]]
            found = tuple(
                (self._bare.number(to), each)
                for each, to in turned
                if self._bare.holds(to) and self._bare.number(to) not in self.kept
            )
            known = self._images[at] = found if len(found) == len(turned) else ()
        return known

    @cached_property
    def _images(self) -> dict[int, tuple[tuple[int, int], ...]]:
        return {}

    def _turned(self, cell: Cell, quarters: int) -> Cell:
        return turned_cell(cell, self.middle, quarters)


def turned_cell(cell: Cell, middle: Cell, quarters: int) -> Cell:
    """Return where a cell gets to when the table is turned to the right round another one.

    >>> turned_cell(Cell(0, 1), Cell(1, 1), 1)
    Cell(row=1, column=2)
    """
    down, right = cell.row - middle.row, cell.column - middle.column
    for _ in range(quarters):
        down, right = right, -down
    return Cell(middle.row + down, middle.column + right)


def table_ends(maze: TileMaze, span: int, cells: Iterable[Cell]) -> tuple[Cell, Cell]:
    """Return from where to where a table reaches: so far beyond the start board, and at least to some cells."""
    middle = middle_of(maze)
    reach = max(
        (max(abs(each.row - middle.row), abs(each.column - middle.column)) for each in cells),
        default=0,
    )
    far = max(1 + span, reach)
    return Cell(middle.row - far, middle.column - far), Cell(middle.row + far, middle.column + far)
