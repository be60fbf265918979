"""Corridors: box-drawing characters of a text drawing, drawn as ways that meet at the edges of the cells."""

import unicodedata
from collections.abc import Iterator, Mapping

from ...concepts.marks import Marks, Shape
from ...concepts.polygons import closed_path

Side = tuple[int, int]
BOX = "BOX DRAWINGS "
UP, DOWN, LEFT, RIGHT = (0, -1), (0, 1), (-1, 0), (1, 0)
EDGES: Mapping[str, tuple[Side, ...]] = {
    "UP": (UP,),
    "DOWN": (DOWN,),
    "LEFT": (LEFT,),
    "RIGHT": (RIGHT,),
    "HORIZONTAL": (LEFT, RIGHT),
    "VERTICAL": (UP, DOWN),
}
"""Where the lines of a character end, by the words of its name."""
TWO_CORNERS: Mapping[str, tuple[Side, Side]] = {
    "UPPER LEFT TO LOWER RIGHT": ((1, -1), (-1, 1)),
    "UPPER RIGHT TO LOWER LEFT": ((-1, -1), (1, 1)),
}
"""Slanted lines stand for two ways past each other, each around a corner of the cell."""
NARROW, WIDE = 0.26, 0.42
"""How wide a way is, in widths of a cell: one space from exit to exit, or several."""
WALL = 0.04


def corridors(character: str, width: float) -> Marks | None:
    """Return the ways that a box-drawing character shows in a cell of a width, or None for any other."""
    name = unicodedata.name(character, "") if len(character) == 1 else ""
    if not name.startswith(BOX):
        return None
    half = (WIDE if "DOUBLE" in name else NARROW) * width / 2
    # Walls first, so that they don't cut through the ways where these meet.
    return (
        *(Shape(way, fill="dangerous-edge") for way in _ways(name, half + WALL * width, width / 2)),
        *(Shape(way, fill="silent") for way in _ways(name, half, width / 2)),
    )


def _ways(name: str, half: float, reach: float) -> Iterator[str]:
    for ends, corners in TWO_CORNERS.items():
        if name.endswith(ends):
            yield from (_bend(corner, half, reach) for corner in corners)
            return
    for word in name.removeprefix(BOX).split():
        yield from (_arm(edge, half, reach) for edge in EDGES.get(word, ()))


def _arm(towards: Side, half: float, reach: float) -> str:
    """Return a way from the middle of the cell to an edge."""
    x, y = towards
    ends = ((-half, -half), (reach, -half), (reach, half), (-half, half))
    return closed_path([(along * x - across * y, along * y + across * x) for along, across in ends])


def _bend(corner: Side, half: float, reach: float) -> str:
    """Return a way around a corner, from one edge to the next."""
    x, y = corner
    outer, inner = reach + half, reach - half
    first, second = (0, 1) if x * y < 0 else (1, 0)
    return (
        f"M{-half * x:.4g} {reach * y:.4g} "
        f"A{outer:.4g} {outer:.4g} 0 0 {first} {reach * x:.4g} {-half * y:.4g} "
        f"L{reach * x:.4g} {half * y:.4g} "
        f"A{inner:.4g} {inner:.4g} 0 0 {second} {half * x:.4g} {reach * y:.4g} Z"
    )
