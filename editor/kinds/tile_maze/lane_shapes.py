"""Lane shapes: where the catwalks of a square run, and where their spaces lie, as lines and points.

Lengths are those of marks: sides of the square around its middle, y downwards, so that the exit N lies
at (0, -0.5). Whoever draws a tile takes the shapes of its lanes in order (later lanes lie above earlier
ones, NE-12) and strokes each line of `ways` as a strip of `LANE_WIDTH`, then each of the `cuts`; a
symbol of a space goes to its point in `spots`, by the numbers that specials use:

    for number, shape in enumerate(lane_shapes(definition.lanes, rotation=90)):
        strips = shape.ways
        symbols = {special.kind: shape.spots[special.space] for special in specials_of(number)}
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, dist, hypot, pi, sin
from typing import NamedTuple, TypeAlias

from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import SpaceName
from hullwright.schema.kinds.tile_maze.sides import OPPOSITE, SIDES, STEPS

from ...concepts.marks import Point

Line: TypeAlias = tuple[Point, ...]
"""A line through some points; bends are made of many short pieces."""

EDGES = {side: (columns / 2, rows / 2) for side, (rows, columns) in STEPS.items()}
"""The middle of each side of a square."""

LANE_WIDTH = 0.24
"""How wide a catwalk is drawn."""

BEND_PIECES = 16
STUB = 0.4
"""How far a dead end reaches towards the middle if other lanes share the square."""
JUNCTION_REACH = 0.16
"""The least reach of a junction from the middle, so that it is wider than a lane."""
CROSSING = 0.36
"""The least share of a lane that its spaces at an overpass take, so that they show on both sides of it."""
MIDDLE: Point = (0.0, 0.0)


class LaneShape(NamedTuple):
    """How one lane runs through its square."""

    lane: Lane
    """The lane as it lies, turned."""
    ways: tuple[Line, ...]
    """What is stroked: one line from exit to exit, or from the exit to the dead end; for a junction a
    line from the middle to each exit."""
    spaces: tuple[tuple[Line, ...], ...]
    """For each space the parts of the ways it covers: one, or one towards each exit for a junction."""
    spots: tuple[Point, ...]
    """For each space the point where its symbol stands."""
    cuts: tuple[tuple[Point, Point], ...]
    """Short lines across the lane where one space ends and the next begins (NE-11)."""
    crossed: bool
    """Whether another lane crosses it: an overpass."""

    @property
    def dead_end(self) -> Point | None:
        """The point at which a lane with one exit ends."""
        return self.ways[0][-1] if len(self.lane.exits) == 1 else None


def lane_shapes(lanes: Sequence[Lane], rotation: int = 0) -> tuple[LaneShape, ...]:
    """Return how the lanes of one square run, after a turn clockwise in degrees (NE-10)."""
    turned = [lane.turned(rotation) for lane in lanes]
    return tuple(_shape(lane, [each for each in turned if each is not lane]) for lane in turned)


def new_path_line(lane: Lane, side: str) -> Line:
    """Return the line of a new path to a side: from the middle space of a lane that is alone (NE-55)."""
    return (_shape(lane, []).spots[lane.middle], EDGES[side])


def space_at(
    shapes: Sequence[LaneShape], point: Point, within: float = LANE_WIDTH / 2
) -> SpaceName | None:
    """Return the space under a point, the upper one where lanes cross, or None beside the lanes."""
    for number in reversed(range(len(shapes))):
        far = [min(_distance(point, line) for line in lines) for lines in shapes[number].spaces]
        nearest = min(range(len(far)), key=far.__getitem__)
        if far[nearest] <= within:
            return SpaceName(number, nearest)
    return None


def side_at(point: Point) -> str:
    """Return the side of the square that a point lies towards.

    >>> side_at((0.1, -0.4)), side_at((0.3, 0.2))
    ('N', 'E')
    """
    return max(SIDES, key=lambda side: point[0] * EDGES[side][0] + point[1] * EDGES[side][1])


def _shape(lane: Lane, others: Sequence[Lane]) -> LaneShape:
    if lane.is_junction:
        return _junction(lane)
    crossed = any(_is_straight(lane) and _is_straight(other) for other in others)
    way = _way(lane.exits, alone=not others)
    shares = _shares(lane, crossed)
    spaces = [_part(way, a, b) for a, b in pairwise(shares)]
    spots = [_point(part, 0.5) for part in spaces]
    if len(lane.exits) == 1:
        spots[-1] = way[-1]
    elif crossed and lane.spaces % 2:
        # Beside the overpass, where it can be seen.
        middle = lane.middle
        spots[middle] = _point(way, (shares[middle] + 0.5 - LANE_WIDTH / 2) / 2)
    cuts = [_cut(way, share) for share in shares[1:-1]]
    return LaneShape(
        lane, (way,), tuple((part,) for part in spaces), tuple(spots), tuple(cuts), crossed
    )


def _junction(lane: Lane) -> LaneShape:
    ways = {side: (MIDDLE, EDGES[side]) for side in lane.exits}
    middle, arms, cuts = list[Line](), list[Line](), list[tuple[Point, Point]]()
    for side, arm in lane.arms.items():
        shares = _arm_shares(len(arm))
        middle.append(_part(ways[side], 0, shares[0]))
        arms.extend(_part(ways[side], a, b) for a, b in pairwise(shares))
        cuts.extend(_cut(ways[side], share) for share in shares[:-1])
    spaces = (tuple(middle), *((part,) for part in arms))
    spots = (MIDDLE, *(_point(part, 0.5) for part in arms))
    return LaneShape(lane, tuple(ways.values()), spaces, spots, tuple(cuts), crossed=False)


def _arm_shares(count: int) -> list[float]:
    """Return where the spaces of an arm begin and end, as shares of the way from the middle to the edge."""
    if not count:
        return [1.0]
    first = max(1 / (count + 1), JUNCTION_REACH * 2)
    return [first + (1 - first) * number / count for number in range(count + 1)]


def _is_straight(lane: Lane) -> bool:
    return len(lane.exits) == 2 and lane.exits[1] == OPPOSITE[lane.exits[0]]


def _way(exits: str, *, alone: bool) -> Line:
    """Return the line from exit to exit, a quarter of a circle round a corner, or to the dead end."""
    (ax, ay), (bx, by) = EDGES[exits[0]], EDGES[exits[-1]]
    if len(exits) == 1:
        left = 0.0 if alone else 1 - STUB
        return ((ax, ay), (ax * left, ay * left))
    if exits[1] == OPPOSITE[exits[0]]:
        return ((ax, ay), (bx, by))
    turns = [number * pi / 2 / BEND_PIECES for number in range(BEND_PIECES + 1)]
    return tuple(
        (ax + bx - bx * cos(turn) - ax * sin(turn), ay + by - by * cos(turn) - ay * sin(turn))
        for turn in turns
    )


def _shares(lane: Lane, crossed: bool) -> list[float]:
    """Return where the spaces of a chain begin and end, as shares of its length."""
    weights = [1.0] * lane.spaces
    if len(lane.exits) == 1:
        # Half of the last space lies beyond the end of the line, which is its middle.
        weights[-1] = 0.5
    elif crossed and lane.spaces > 2:
        inner = [lane.spaces // 2] if lane.spaces % 2 else [lane.middle, lane.middle + 1]
        outer = (lane.spaces - len(inner)) / (1 - CROSSING)
        for number in inner:
            weights[number] = max(1.0, outer * CROSSING / len(inner))
    shares, total = [0.0], sum(weights)
    for weight in weights:
        shares.append(shares[-1] + weight / total)
    shares[-1] = 1.0
    return shares


def _lengths(line: Line) -> Iterator[float]:
    """Yield how far each point of a line is from its beginning, along it."""
    along = 0.0
    yield along
    for a, b in pairwise(line):
        along += dist(a, b)
        yield along


def _point(line: Line, share: float) -> Point:
    """Return the point a share of the way along a line."""
    lengths = list(_lengths(line))
    wanted = share * lengths[-1]
    for (a, b), (before, after) in zip(pairwise(line), pairwise(lengths), strict=True):
        if wanted <= after and after > before:
            part = (wanted - before) / (after - before)
            return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)
    return line[-1]


def _part(line: Line, begin: float, end: float) -> Line:
    """Return the piece of a line between two shares of its length."""
    lengths = list(_lengths(line))
    first, last = begin * lengths[-1], end * lengths[-1]
    between = [point for point, at in zip(line, lengths, strict=True) if first < at < last]
    return (_point(line, begin), *between, _point(line, end))


def _cut(line: Line, share: float) -> tuple[Point, Point]:
    """Return the short line across a lane at a share of its length."""
    x, y = _point(line, share)
    (ax, ay), (bx, by) = _point(line, max(share - 0.02, 0)), _point(line, min(share + 0.02, 1))
    length = hypot(bx - ax, by - ay) or 1.0
    across, down = -(by - ay) / length * LANE_WIDTH / 2, (bx - ax) / length * LANE_WIDTH / 2
    return (x - across, y - down), (x + across, y + down)


def _distance(point: Point, line: Line) -> float:
    return min(_distance_to_piece(point, a, b) for a, b in pairwise(line))


def _distance_to_piece(point: Point, a: Point, b: Point) -> float:
    along_x, along_y = b[0] - a[0], b[1] - a[1]
    square = along_x * along_x + along_y * along_y
    share = ((point[0] - a[0]) * along_x + (point[1] - a[1]) * along_y) / square if square else 0.0
    share = min(max(share, 0.0), 1.0)
    return dist(point, (a[0] + along_x * share, a[1] + along_y * share))
