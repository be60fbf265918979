"""From a tile maze to its board.

Spaces are named by cell, lane and number: "0,1:0.2" is space 2 of lane 0 in the cell 0,1 (see
`lanes.py` for the numbers). A maze exit is a space of its own outside the maze, named by the cell it
leads out of and the side: "0,2:N". Roles are hub, control, teleport, exit, and space for the rest.

Two-way links are steps along a lane and across an edge where exit meets exit. One-way links are the
step from the last space to an exit (NE-13, NE-63), which costs one movement like any other, and the
jump from a white teleport indicator to each other indicator (NE-53, NE-70), which costs none.
"""

from array import array
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ...boards.board import Board, Unit
from ...boards.outlines import Plan, square
from ...records import Json
from .layout import CONTROLS, TELEPORT_WHITE, TELEPORTS, SpaceName, TileMaze
from .points import LATTICE, MIDDLE, Point, beyond, on_table, points
from .sides import OPPOSITE, Cell
from .table import MazePiece, MazeTable

HUB, SPACE, CONTROL, TELEPORT, EXIT = "hub", "space", "control", "teleport", "exit"

UNIT = Unit(1 / LATTICE, 1 / LATTICE)
"""A cell has sides of length 1."""

ROLES = dict.fromkeys(CONTROLS, CONTROL) | dict.fromkeys(TELEPORTS, TELEPORT)
"""The role of a space by its indicator; the hub stays the hub whatever it bears."""


class MazePlace(NamedTuple):
    """A space of the table: its cell, and which space of the piece there it is."""

    cell: Cell
    name: SpaceName

    @property
    def id(self) -> str:
        """What the board calls it."""
        return f"{self.cell.label}:{self.name.lane}.{self.name.space}"


def compiled(maze: TileMaze) -> Board:
    """Return the board of a maze."""
    return board_of(MazeTable(maze), hub_of(maze))


def plan(maze: TileMaze) -> Plan:
    """Return the laid tiles and the cells of the start board as squares."""
    cells = list(MazeTable(maze).cells)
    middles = [on_table(cell, MIDDLE) for cell in cells]
    return Plan(
        square(LATTICE),
        UNIT,
        [cell.label for cell in cells],
        [x for x, _ in middles],
        [y for _, y in middles],
    )


def hub_of(maze: TileMaze) -> MazePlace | None:
    """Return the space that meeples start from: the first one of the hub's cell (NE-23)."""
    board = maze.board_in_use
    return MazePlace(board.hub.moved(board.origin), SpaceName(0, 0)) if board.hub else None


def board_of(table: MazeTable, hub: MazePlace | None) -> Board:
    """Return the board of what lies on a table."""
    numbers = {place: number for number, place in enumerate(_places(table))}
    out = list(table.open_exits())
    spots = [*_spots(table), *(on_table(piece.cell, beyond(side)) for piece, side in out)]
    specials = {
        number: kind
        for place, number in numbers.items()
        if (kind := table.cells[place.cell].specials.get(place.name))
    }
    roles = [SPACE] * len(numbers) + [EXIT] * len(out)
    for number, kind in specials.items():
        roles[number] = ROLES[kind]
    if hub in numbers:
        roles[numbers[hub]] = HUB
    return Board(
        kind="tile-maze",
        unit=UNIT,
        ids=[each.id for each in numbers] + [f"{piece.cell.label}:{side}" for piece, side in out],
        roles=roles,
        xs=array("i", (x for x, _ in spots)),
        ys=array("i", (y for _, y in spots)),
        links=array("i", (end for pair in _links(table, numbers) for end in pair)),
        one_way=array("i", (end for pair in _one_way(out, numbers, specials) for end in pair)),
        traits=dict(enumerate([*_traits(table), *map(_exit_traits, out)])),
    )


def cells_of(table: MazeTable) -> Iterator[Cell]:
    """Yield the cell of each space of a table's board; for an exit the one it leads out of."""
    yield from (place.cell for place in _places(table))
    yield from (piece.cell for piece, _ in table.open_exits())


def _places(table: MazeTable) -> Iterator[MazePlace]:
    for cell, piece in table.cells.items():
        for number, lane in enumerate(piece.lanes):
            for space in range(lane.size):
                yield MazePlace(cell, SpaceName(number, space))


def _spots(table: MazeTable) -> Iterator[Point]:
    for cell, piece in table.cells.items():
        for lane in piece.lanes:
            for point in points(lane, alone=len(piece.lanes) == 1):
                yield on_table(cell, point)


def _links(table: MazeTable, numbers: Mapping[MazePlace, int]) -> Iterator[tuple[int, int]]:
    for cell, piece in table.cells.items():
        for number, lane in enumerate(piece.lanes):
            for a, b in lane.joints():
                yield (
                    numbers[MazePlace(cell, SpaceName(number, a))],
                    numbers[MazePlace(cell, SpaceName(number, b))],
                )
    for piece, side, other in table.seams():
        here, there = piece.exits.get(side), other.exits.get(OPPOSITE[side])
        if here is not None and there is not None:
            yield numbers[MazePlace(piece.cell, here)], numbers[MazePlace(other.cell, there)]


def _one_way(
    out: list[tuple[MazePiece, str]], numbers: Mapping[MazePlace, int], specials: Mapping[int, str]
) -> Iterator[tuple[int, int]]:
    for number, (piece, side) in enumerate(out, len(numbers)):
        yield numbers[MazePlace(piece.cell, piece.exits[side])], number
    indicators = [number for number, kind in specials.items() if kind in TELEPORTS]
    for number in indicators:
        if specials[number] == TELEPORT_WHITE:
            yield from ((number, other) for other in indicators if other != number)


def _traits(table: MazeTable) -> Iterator[Mapping[str, Json]]:
    """Yield what each space tells beyond its role: its cell and tile, its indicator, a maze end."""
    for cell, piece in table.cells.items():
        common = {"cell": cell.label} | ({"tile": piece.tile} if piece.tile else {})
        for number, lane in enumerate(piece.lanes):
            for space in range(lane.size):
                told: dict[str, Json] = dict(common)
                special = piece.specials.get(SpaceName(number, space))
                if special:
                    told["special"] = special
                if piece.maze_end and space == lane.dead_end:
                    told["maze_end"] = True
                yield told


def _exit_traits(way_out: tuple[MazePiece, str]) -> Mapping[str, Json]:
    piece, side = way_out
    return {"cell": piece.cell.label, "side": side}
