"""How the cells of a table are drawn: plates with catwalks cut into spaces, by inks of any theme."""

from collections.abc import Iterator
from functools import cache

from hullwright.schema.kinds.tile_maze.sides import OPPOSITE

from ...concepts.marks import Mark, Marks, Text
from .figures import Figure, FigureSpot, circle, line, rectangle, strip
from .lane_shapes import EDGES, LANE_WIDTH, LaneShape, Line, lane_shapes, new_path_line
from .looks import BoardLook, CellLook, EmptyLook, MazeTileLook
from .plane import SIDE
from .symbols import exit_arrow, hub_figures, special_figures

WALL = 0.035
"""How thick the wall along a catwalk is."""
PLATE, WHOLE = 0.475, 0.5
"""How far a plate reaches from its middle: between tiles a joint stays free, a start board has none."""
FRAME = 0.05
"""How thick the frame of a start board is."""
SHADOW, SHADED = 0.05, 0.4
"""How far the gap reaches that an overpass leaves in the lane below it, and along how much of itself."""
CHAMBER = 0.21
"""How far the chamber at a maze end reaches (NE-14)."""
ARROW = 0.36
"""How far from the middle of an empty cell the arrow of an exit stands."""
FLOOR, WALLS, CUT, PATH = "silent", "dangerous-edge", "dangerous-edge", "pod"


@cache
def marks(look: CellLook) -> Marks:
    """Return how a look is drawn, the ground of the cell included."""
    return tuple(_marks(look))


def _marks(look: CellLook) -> Iterator[Mark]:
    here = FigureSpot(0.0, 0.0, SIDE)
    if isinstance(look, EmptyLook):
        yield from map(here.shape, _empty(look))
    elif isinstance(look, MazeTileLook):
        yield from map(here.shape, _tile(look))
        if look.several:
            yield from _several(here)
    else:
        yield from _board(look)


def _board(look: BoardLook) -> Iterator[Mark]:
    """Yield a start board in the room of one cell."""
    third = SIDE / 3
    for cell, ninth in look.cells:
        there = FigureSpot((cell.column - 1) * third, (cell.row - 1) * third, third)
        yield from map(there.shape, _tile(ninth))


def _several(here: FigureSpot) -> Iterator[Mark]:
    """Yield the sign that other tiles lie under a tile."""
    at = (0.34, -0.34)
    yield here.shape(Figure(circle(at, 0.12), fill="stranger"))
    yield Text("!", "cell-text", 0.36, (at[0] * SIDE, at[1] * SIDE), bold=True)


def _empty(look: EmptyLook) -> Iterator[Figure]:
    yield Figure(_square(WHOLE), fill="paper")
    yield Figure(_square(WHOLE), stroke="grid", width=0.012)
    for side in look.arrows:
        x, y = EDGES[side]
        # It lies at the side it comes from and points away from it.
        yield exit_arrow(OPPOSITE[side], (x / WHOLE * ARROW, y / WHOLE * ARROW))


def _tile(look: MazeTileLook) -> Iterator[Figure]:
    yield from _ground(look.frame)
    shapes = lane_shapes([each.lane for each in look.lanes])
    if look.new_path and shapes:
        way = new_path_line(shapes[0].lane, look.new_path)
        yield Figure(strip(way, LANE_WIDTH + 2 * WALL), fill=WALLS)
        yield Figure(strip(way, LANE_WIDTH), fill=PATH)
    for shape in shapes:
        yield from _lane(shape, is_end=look.maze_end)
    if look.hub and shapes:
        yield from hub_figures(shapes[0].spots[0])
    for special in look.specials:
        yield from special_figures(special.kind, shapes[special.lane].spots[special.space])
    if look.frame is not None:
        yield from _frame(look.frame, frozenset("".join(each.exits for each in look.lanes)))


def _ground(frame: str | None) -> Iterator[Figure]:
    if frame is None:
        yield Figure(_square(WHOLE), fill="paper")
        yield Figure(_square(PLATE), fill="dangerous", stroke=WALLS, width=0.02)
    else:
        yield Figure(_square(WHOLE), fill="dangerous")


def _frame(sides: str, exits: frozenset[str]) -> Iterator[Figure]:
    """Yield the frame of a start board where it ends, inside the cell and open where lanes lead out."""
    inner, gap = WHOLE - FRAME / 2, LANE_WIDTH / 2 + WALL + FRAME / 2
    stretches = {True: ((-WHOLE, -gap), (gap, WHOLE)), False: ((-WHOLE, WHOLE),)}
    for side in sides:
        x, y = (2 * each * inner for each in EDGES[side])
        for ends in stretches[side in exits]:
            points = [(x or end, y or end) for end in ends]
            yield Figure(line(points), stroke="human", width=FRAME)


def _lane(shape: LaneShape, *, is_end: bool) -> Iterator[Figure]:
    """Yield a catwalk between its walls, over those that were drawn before (NE-12)."""
    if shape.crossed:
        # A shadow on what lies below, so that one sees which lane leads over the other.
        near = tuple((x * SHADED, y * SHADED) for x, y in shape.ways[0])
        yield Figure(strip(near, LANE_WIDTH + 2 * (WALL + SHADOW)), fill="dangerous")
    yield from _catwalk(shape, WALL, WALLS, is_end=is_end)
    yield from _catwalk(shape, 0.0, FLOOR, is_end=is_end)
    for cut in (*shape.cuts, *map(_edge_cut, shape.lane.exits)):
        yield Figure(line(cut), stroke=CUT, width=0.025)


def _catwalk(shape: LaneShape, more: float, ink: str, *, is_end: bool) -> Iterator[Figure]:
    """Yield the ground of a catwalk, so much wider at each side than it is."""
    half = LANE_WIDTH / 2
    for way in shape.ways:
        yield Figure(strip(way, 2 * (half + more)), fill=ink)
    if shape.dead_end is not None:
        reach = CHAMBER if is_end else half
        yield Figure(circle(shape.dead_end, reach + more), fill=ink)
    elif shape.lane.is_junction:
        yield Figure(circle((0.0, 0.0), half + more), fill=ink)


def _edge_cut(side: str) -> Line:
    """Return the line across a lane at the edge of its cell: there one space ends, too (NE-11)."""
    (x, y), half = EDGES[side], LANE_WIDTH / 2
    return ((x - y * 2 * half, y - x * 2 * half), (x + y * 2 * half, y + x * 2 * half))


def _square(reach: float) -> tuple[tuple[float, float], ...]:
    return rectangle(-reach, -reach, reach, reach)
