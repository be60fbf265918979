"""What can be wished of tile mazes, and the same worked out by what examines any maze."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import copysign

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.tile_maze import KIND
from hullwright.schema.kinds.tile_maze.layout import TELEPORT_WHITE, TileMaze
from hullwright.schema.kinds.tile_maze.sides import STEPS, Cell
from hullwright.schema.kinds.tile_maze.survey import MazeSurvey
from hullwright.schema.messages import message

from ..contract import Measure
from .shapes import LONG

RING = 2
"""So many cells from the middle of a start board lie those around it."""

MEASURES: Mapping[str, Measure] = {
    "tiles": Measure(
        message("Tiles on the table"),
        message("How many maze tiles lie beside the start board when the game begins."),
        0,
        60,
    ),
    "exits": Measure(
        message("Exits"),
        message("How many ways lead out of the maze when the game begins."),
        2,
        24,
    ),
    "busiest-side": Measure(
        message("Exits on the busiest side"),
        message(
            "The share of the exits that lie on the same side of the hub: a quarter if they are spread evenly."
        ),
        0.25,
        1,
        0.05,
        is_share=True,
    ),
    "inner-exits": Measure(
        message("Exits into holes"),
        message("How many exits have another part of the maze straight ahead of them."),
        0,
        8,
    ),
    "nearest-exit": Measure(
        message("Steps to the nearest exit"),
        message("The fewest steps from the hub to an exit, teleporters included."),
        8,
        40,
    ),
    "farthest-exit": Measure(
        message("Steps to the farthest exit"),
        message("The fewest steps from the hub to the exit that is farthest away."),
        8,
        60,
    ),
    "exit-spread": Measure(
        message("Difference between exits"),
        message("How many steps the farthest exit is farther away than the nearest."),
        0,
        30,
    ),
    "loops": Measure(
        message("Loops"),
        message("How many corridors could be closed without cutting anything off."),
        0,
        16,
    ),
    "ring": Measure(
        message("Ring around the start board"),
        message(
            "The share of the cells around the start board from which a way leads to the next: all, if one can go right round."
        ),
        0,
        1,
        0.05,
        is_share=True,
    ),
    "branches": Measure(
        message("Branches"),
        message("How many spaces leave a choice of ways."),
        0,
        30,
    ),
    "longest-corridor": Measure(
        message("Longest corridor"),
        message("How many spaces follow each other without a branch: where meeples can only push."),
        1,
        40,
    ),
    "dead-ends": Measure(
        message("Dead ends"),
        message("How many corridors end in a Control Room or at a teleporter."),
        0,
        12,
    ),
    "teleporters": Measure(
        message("Teleporters"),
        message("How many teleporters lie on the table."),
        0,
        6,
    ),
    "islands": Measure(
        message("Islands"),
        message("How many parts of the maze can only be reached by a teleporter."),
        0,
        3,
    ),
    "long-tiles": Measure(
        message("Long tiles"),
        message("The share of the laid tiles that have three spaces or more."),
        0,
        1,
        0.05,
        is_share=True,
    ),
    "rows": Measure(
        message("Rows"), message("How many rows of the table the maze takes up."), 3, 15
    ),
    "columns": Measure(
        message("Columns"), message("How many columns of the table the maze takes up."), 3, 15
    ),
    "fill": Measure(
        message("Density"),
        message(
            "The share of the cells between its outermost tiles that the maze fills: the more, the denser it is."
        ),
        0.2,
        1,
        0.05,
        is_share=True,
    ),
}
"""What can be wished of a maze."""


def measured(document: MapDocument) -> Mapping[str, float]:
    """Return the measures of a maze, worked out anew."""
    survey = MazeSurvey.of(document)
    metrics = KIND.metrics(survey)
    steps, cells = metrics["steps"], list(survey.table.cells)
    placed = survey.layout.placed
    sizes = [survey.layout.tile_set[each.tile].spaces for each in placed]
    rows, columns = extent(cells)
    return {
        "tiles": metrics["tiles"],
        "exits": metrics["exits"],
        "busiest-side": busiest_side(_hub_sides(survey)),
        "inner-exits": sum(_has_maze_ahead(survey, each) for each in survey.exits),
        "nearest-exit": steps["shortest"] or 0,
        "farthest-exit": steps["longest"] or 0,
        "exit-spread": steps["spread"] or 0,
        "loops": metrics["loops"],
        "ring": ring_share(
            _is_joined(survey, *each) for each in ring_cells(middle_of(survey.layout))
        ),
        "branches": metrics["branches"],
        "longest-corridor": metrics["longest_corridor"],
        "dead-ends": metrics["dead_ends"],
        "teleporters": list(survey.indicators.values()).count(TELEPORT_WHITE),
        "islands": _parts(survey) - 1,
        "long-tiles": sum(each >= LONG for each in sizes) / len(sizes) if sizes else 0.0,
        "rows": rows,
        "columns": columns,
        "fill": len(cells) / (rows * columns),
    }


def _hub_sides(survey: MazeSurvey) -> Iterable[str]:
    middle = middle_of(survey.layout)
    for number in survey.exits:
        side = str(survey.board.traits[number]["side"])
        at = survey.cell_of[number]
        yield hub_side(at.row - middle.row, at.column - middle.column, side)


def _has_maze_ahead(survey: MazeSurvey, exit_space: int) -> bool:
    down, right = STEPS[str(survey.board.traits[exit_space]["side"])]
    at = survey.cell_of[exit_space]
    return any(
        (each.row - at.row) * down + (each.column - at.column) * right > 0
        and (each.row - at.row) * right == (each.column - at.column) * down
        for each in survey.table.cells
    )


def ring_cells(middle: Cell) -> Iterator[tuple[Cell, str]]:
    """Yield the cells around a start board clockwise, each with the side on which the next one lies."""
    at = Cell(middle.row - RING, middle.column - RING)
    for side in "ESWN":
        for _ in range(2 * RING):
            yield at, side
            at = at.beside(side)


def ring_share(joined: Iterable[bool]) -> float:
    """Return which share of the cells of a ring are joined to the next."""
    return sum(joined) / (8 * RING)


def _is_joined(survey: MazeSurvey, cell: Cell, side: str) -> bool:
    piece = survey.table.cells.get(cell)
    return piece is not None and side in piece.exits and cell.beside(side) in survey.table.cells


def middle_of(maze: TileMaze) -> Cell:
    """Return the middle of the start board."""
    return maze.board_in_use.origin.moved(Cell(1, 1))


def hub_side(rows: int, columns: int, facing: str) -> str:
    """Return on which side of the hub's board an exit lies that leads out of a cell so far from it.

    >>> hub_side(-3, 1, "W"), hub_side(2, 2, "E"), hub_side(2, 2, "S")
    ('N', 'E', 'S')
    """
    down, right = STEPS[facing]
    rows, columns = rows + down, columns + right
    if abs(rows) == abs(columns):
        return facing
    if abs(rows) > abs(columns):
        return "S" if copysign(1, rows) > 0 else "N"
    return "E" if copysign(1, columns) > 0 else "W"


def busiest_side(sides: Iterable[str]) -> float:
    """Return the share of the side that most exits lie on."""
    counts = Counter(sides)
    return max(counts.values()) / counts.total() if counts else 1.0


def extent(cells: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """Return how many rows and columns some cells reach over."""
    rows, columns = zip(*cells, strict=True)
    return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


def _parts(survey: MazeSurvey) -> int:
    import networkx as nx

    return int(nx.number_connected_components(survey.walks))
