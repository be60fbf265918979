"""The edges of a hex zone as text: each between the two sectors that it parts."""

from collections.abc import Iterator, Mapping

from ..kind import Glyph
from .edges import DOORS, EDGE_KINDS, ONE_WAY, WALL, Place, SectorEdge
from .layout import HexZone

Direction = tuple[int, int]
"""From one sector to another: columns to the right, half rows down."""

DOWN, UP_RIGHT, DOWN_RIGHT = (0, 2), (1, -1), (1, 1)
WALLS: Mapping[Direction, str] = {DOWN: "─", UP_RIGHT: "\\", DOWN_RIGHT: "/"}
"""How a wall is drawn, by the direction from its left or upper sector to the other."""
ARROWS: Mapping[Direction, str] = {
    DOWN: "↓",
    (0, -2): "↑",
    UP_RIGHT: "↗",
    DOWN_RIGHT: "↘",
    (-1, -1): "↖",
    (-1, 1): "↙",
}
SIGNS: Mapping[str, str] = {
    **{kind: EDGE_KINDS[kind].symbol for kind in DOORS},
    WALL: " ".join(WALLS.values()),
    ONE_WAY: " ".join(ARROWS.values()),
}
"""All the signs of each kind of edge."""
OFFSETS: Mapping[Direction, tuple[int, int]] = {DOWN: (1, 0), UP_RIGHT: (-1, 2), DOWN_RIGHT: (0, 2)}
"""How many lines and letters from its left or upper sector an edge is drawn."""
STYLE = "edge"


def edge_glyphs(zone: HexZone, first_line: int, margin: int, cell: int) -> Iterator[Glyph]:
    """Yield a sign for each edge, on a drawing whose sectors begin at a line and a margin."""
    for edge in zone.edges:
        if edge.places and edge.touches and all(map(zone.holds, edge.places)):
            near, way = _from_left(*edge.places)
            lines, letters = OFFSETS[way]
            line = first_line + _height(near) + lines
            yield Glyph(line, margin + cell * near[0] + letters, _sign(edge, way), STYLE)


def _from_left(start: Place, to: Place) -> tuple[Place, Direction]:
    """Return the left or upper sector of two, and the way from there to the other."""
    way = _way(start, to)
    return (start, way) if way in OFFSETS else (to, _way(to, start))


def _way(start: Place, to: Place) -> Direction:
    return to[0] - start[0], _height(to) - _height(start)


def _height(place: Place) -> int:
    """Return how far down a sector is, in half rows: odd columns sit lower (EA-M2)."""
    column, row = place
    return 2 * row + (column & 1)


def _sign(edge: SectorEdge, way: Direction) -> str:
    if edge.kind == ONE_WAY and edge.places:
        return ARROWS[_way(*edge.places)]
    return EDGE_KINDS[edge.kind].symbol if edge.kind in DOORS else WALLS[way]
