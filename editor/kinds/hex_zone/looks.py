"""How the sectors of a hex zone look: shape and texture tell the kinds apart first, colour second."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from hullwright.schema.kinds.hex_zone.layout import (
    ALIEN,
    DANGEROUS,
    HULL,
    HUMAN,
    KNOWN,
    POD,
    SILENT,
    SectorKind,
)

from ...concepts.marks import Marks, Point, Shape, Text
from ...concepts.polygons import closed_path
from ..hexes.plane import CORNERS, HALF, HEIGHT

SYMBOLS = frozenset({HUMAN, ALIEN, POD})
"""The kinds that carry a symbol instead of a coordinate (EA-M4)."""


class SectorLook(NamedTuple):
    """How a sector looks."""

    role: str
    number: int | None = None
    stranger: bool = False
    """Whether it is of a kind that not every program knows, drawn as what it counts as."""


def look_of(sector: SectorKind) -> SectorLook:
    """Return how a sector kind looks."""
    number = sector.number if sector.role == POD else None
    return SectorLook(sector.role, number, sector.kind not in KNOWN)


@cache
def marks(look: SectorLook) -> Marks:
    """Return how a look is drawn, the ground of the sector included."""
    drawn = (GROUND, *DRAWN[look.role])
    if look.role == POD:
        drawn += (PORTHOLE if look.number is None else _number(look.number),)
    return drawn + BADGE if look.stranger else drawn


def _hexagon(size: float) -> str:
    return closed_path([(x * size, y * size) for x, y in CORNERS])


def _cut_hexagon(size: float, cut: float) -> str:
    """Return a hexagon whose corners are cut off."""
    ends = ((n, beside) for n in range(6) for beside in ((n - 1) % 6, (n + 1) % 6))
    return closed_path([_along(CORNERS[n], CORNERS[beside], cut, size) for n, beside in ends])


def _along(a: Point, b: Point, part: float, size: float) -> Point:
    return size * (a[0] + (b[0] - a[0]) * part), size * (a[1] + (b[1] - a[1]) * part)


def _hatching() -> str:
    """Return slanted lines that run on from hex to hex and keep off the edges they are level with."""
    lines = []
    for offset in (-0.75 * HALF, -0.25 * HALF, 0.25 * HALF, 0.75 * HALF):
        x, y, length = offset * HALF, offset / 2, 1 - abs(offset) / HEIGHT
        ends = (x - length / 2, y + length * HALF, x + length / 2, y - length * HALF)
        lines.append("M{:.4g} {:.4g} L{:.4g} {:.4g}".format(*ends))
    return " ".join(lines)


def _number(number: int) -> Text:
    """Return a pod's number, as large as its capsule allows."""
    size = (0.62, 0.5, 0.36, 0.27)[min(len(str(number)), 4) - 1]
    return Text(str(number), "cell-text", size, (0.0, 0.1), bold=True)


GROUND = Shape(_hexagon(1.0), fill="paper")
CELL = _hexagon(0.93)

HELMET = (
    "M-0.54 0.06 A0.54 0.54 0 0 1 0.54 0.06 V0.32 Q0.54 0.54 0.32 0.54 "
    "H-0.32 Q-0.54 0.54 -0.54 0.32 Z"
)
VISOR = "M-0.24 -0.13 H0.24 A0.18 0.18 0 0 1 0.24 0.23 H-0.24 A0.18 0.18 0 0 1 -0.24 -0.13 Z"
GLINT = "M-0.2 0.0 H-0.06"
TALONS = (
    "M-0.62 -0.34 Q-0.16 -0.2 -0.36 0.46 Q-0.42 0.02 -0.62 -0.34 Z "
    "M-0.22 -0.58 Q0.3 -0.2 0.02 0.64 Q-0.02 0 -0.22 -0.58 Z "
    "M0.24 -0.54 Q0.68 -0.2 0.42 0.46 Q0.4 -0.04 0.24 -0.54 Z"
)
CAPSULE = "M-0.42 0.48 V-0.06 Q-0.42 -0.57 0 -0.7 Q0.42 -0.57 0.42 -0.06 V0.48 Z"
FINS = (
    "M-0.49 0.12 L-0.66 0.54 H-0.49 Z M0.49 0.12 L0.66 0.54 H0.49 Z "
    "M-0.26 0.55 H0.26 L0.18 0.66 H-0.18 Z"
)
PORTHOLE = Shape("M0.2 0 A0.2 0.2 0 1 1 -0.2 0 A0.2 0.2 0 1 1 0.2 0 Z", fill="pod")

DRAWN: Mapping[str, Marks] = {
    HULL: (
        Shape(_hexagon(1.0), fill="hull"),
        Shape(_hatching(), stroke="hull-hatch", width=0.05),
        Shape(_hexagon(1.0), stroke="grid", width=0.03),
    ),
    SILENT: (Shape(CELL, fill="silent", stroke="silent-edge", width=0.05),),
    DANGEROUS: (
        Shape(_cut_hexagon(0.95, 0.16), fill="dangerous", stroke="dangerous-edge", width=0.06),
    ),
    HUMAN: (
        Shape(CELL, fill="human"),
        Shape(HELMET, fill="on-symbol"),
        Shape(VISOR, fill="human"),
        Shape(GLINT, stroke="on-symbol", width=0.07),
    ),
    ALIEN: (Shape(CELL, fill="alien"), Shape(TALONS, fill="on-symbol")),
    POD: (
        Shape(CELL, fill="pod"),
        Shape(CAPSULE, fill="on-symbol"),
        Shape(FINS, fill="on-symbol"),
    ),
}
"""What lies on the ground of a sector of each kind."""

BADGE: Marks = (
    Shape("M0.76 -0.5 A0.26 0.26 0 1 1 0.24 -0.5 A0.26 0.26 0 1 1 0.76 -0.5 Z", fill="stranger"),
    Text("?", "cell-text", 0.42, (0.5, -0.5), bold=True),
)
"""Says that a sector is of a kind of somebody's own."""
