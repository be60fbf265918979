"""The ground of a maze in the making: what lies in each cell, which spaces touch, and where it is open.

Cells and spaces are numbers. A cell is its row times the width of the table plus its column, counted from the
table's upper left corner, so that neighbours lie at fixed distances; each cell has numbers for as many spaces
as the largest piece needs.
"""

from collections.abc import Iterator, Mapping

from hullwright.schema.kinds.tile_maze.sides import Cell

from .shapes import MazeShape


class TileGround:
    """Pieces on a table of fixed size; putting one down or taking one away costs the same on any table."""

    def __init__(self, first: Cell, last: Cell, most_spaces: int) -> None:
        """Make an empty table from one cell to another, which has a margin on all sides."""
        self.first = Cell(first.row - 1, first.column - 1)
        self.width = last.column - first.column + 3
        self.height = last.row - first.row + 3
        self.room = most_spaces
        """How many numbers for spaces a cell has."""
        self.steps = (-self.width, 1, self.width, -1)
        """From a cell to its neighbours in the north, east, south and west."""
        self._facing = tuple((step, side ^ 2) for side, step in enumerate(self.steps))
        self.shapes: dict[int, MazeShape] = {}
        self.links: list[list[int]] = [[] for _ in range(self.width * self.height * most_spaces)]
        """The spaces that each space touches."""
        self.exits: dict[tuple[int, int], int] = {}
        """The space behind each open exit, by cell and side."""
        self.spaces = 0
        self.lanes = 0
        self.seams = 0
        """How many exits meet another one."""
        self.dead_ends = 0
        self.branches: set[int] = set()
        self.white: set[int] = set()
        self.indicators: set[int] = set()

    def copy(self) -> "TileGround":
        """Return the same ground, to be changed independently."""
        new = TileGround.__new__(TileGround)
        new.__dict__.update(self.__dict__)
        new.shapes, new.exits = dict(self.shapes), dict(self.exits)
        new.links = [list(each) for each in self.links]
        new.branches, new.white = set(self.branches), set(self.white)
        new.indicators = set(self.indicators)
        return new

    def number(self, cell: Cell) -> int:
        """Return the number of a cell, which must lie on the table."""
        return (cell.row - self.first.row) * self.width + cell.column - self.first.column

    def cell(self, number: int) -> Cell:
        """Return the cell with a number."""
        row, column = divmod(number, self.width)
        return Cell(row + self.first.row, column + self.first.column)

    def holds(self, cell: Cell) -> bool:
        """Tell whether a cell lies on the table, off its margin."""
        row, column = cell.row - self.first.row, cell.column - self.first.column
        return 0 < row < self.height - 1 and 0 < column < self.width - 1

    def put(self, at: int, shape: MazeShape) -> None:
        """Put a piece into an empty cell; its edges must match those of its neighbours."""
        base, links = at * self.room, self.links
        self.shapes[at] = shape
        self._count(shape, base, 1)
        for a, b in shape.joints:
            links[base + a].append(base + b)
            links[base + b].append(base + a)
        for side, gate in enumerate(shape.gates):
            if gate < 0:
                continue
            beyond = at + self.steps[side]
            other = self.shapes.get(beyond)
            if other is None:
                self.exits[at, side] = base + gate
                continue
            there = beyond * self.room + other.gates[side ^ 2]
            del self.exits[beyond, side ^ 2]
            links[base + gate].append(there)
            links[there].append(base + gate)
            self.seams += 1

    def take(self, at: int) -> MazeShape:
        """Take the piece out of a cell and return it."""
        shape = self.shapes.pop(at)
        base, links = at * self.room, self.links
        for side, gate in enumerate(shape.gates):
            if gate < 0:
                continue
            beyond = at + self.steps[side]
            other = self.shapes.get(beyond)
            if other is None:
                del self.exits[at, side]
                continue
            there = beyond * self.room + other.gates[side ^ 2]
            self.exits[beyond, side ^ 2] = there
            links[there].remove(base + gate)
            self.seams -= 1
        for space in range(base, base + shape.size):
            links[space].clear()
        self._count(shape, base, -1)
        return shape

    def _count(self, shape: MazeShape, base: int, times: int) -> None:
        self.spaces += times * shape.size
        self.lanes += times * shape.lanes
        self.dead_ends += times * shape.dead_ends
        if shape.branches:
            _note(self.branches, [base + each for each in shape.branches], times)
        if shape.indicators:
            _note(self.white, [base + each for each in shape.white], times)
            _note(self.indicators, [base + each for each in shape.indicators], times)

    def every_space(self) -> Iterator[int]:
        """Yield the spaces of all pieces."""
        for at, shape in self.shapes.items():
            yield from range(at * self.room, at * self.room + shape.size)

    def is_faced(self, at: int, side: int) -> bool:
        """Tell whether a piece lies somewhere straight ahead of a side of a cell."""
        step = self.steps[side]
        row, column = divmod(at, self.width)
        ahead = (row, self.width - 1 - column, self.height - 1 - row, column)[side]
        for _ in range(ahead):
            at += step
            if at in self.shapes:
                return True
        return False

    def asked(self, at: int) -> tuple[int, int]:
        """Return the sides on which an empty cell must have an exit, and those on which it must not."""
        wanted, barred, bit, found = 0, 0, 1, self.shapes.get
        for step, facing in self._facing:
            other = found(at + step)
            if other is not None:
                if other.gates[facing] >= 0:
                    wanted |= bit
                else:
                    barred |= bit
            bit <<= 1
        return wanted, barred


def _note(noted: set[int], spaces: list[int], times: int) -> None:
    if times > 0:
        noted.update(spaces)
    else:
        noted.difference_update(spaces)


def ground_of(pieces: Mapping[Cell, MazeShape], first: Cell, last: Cell, room: int) -> TileGround:
    """Return a ground from one cell to another with some pieces on it."""
    ground = TileGround(first, last, room)
    for cell, shape in pieces.items():
        ground.put(ground.number(cell), shape)
    return ground
