"""How the sectors of a hex zone look: shape and texture tell the kinds apart first, colour second."""

from collections.abc import Mapping
from dataclasses import replace
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

from ...concepts.contrast import readable_on
from ...concepts.marks import Mark, Marks, Point, Shape, Text
from ...concepts.polygons import closed_path
from ...concepts.surface import LabelPlace, Look
from ..hexes.plane import CORNERS, HALF, HEIGHT
from .edge_looks import side_marks
from .symbols import SYMBOL_PARTS, symbol_marks

SYMBOLS = frozenset({HUMAN, ALIEN, POD})
"""The kinds that carry a symbol instead of a coordinate (EA-M4)."""


class SectorLook(NamedTuple):
    """How a sector looks."""

    role: str
    number: int | None = None
    stranger: bool = False
    """Whether it is of a kind that not every program knows, drawn as what it counts as."""
    symbol: str = ""
    """The name of the symbol that a kind of somebody's own bears."""
    colour: str = ""
    """The colour of a kind of somebody's own, as #rrggbb."""
    sides: tuple[str, ...] = ()
    """What stands at each side, from the upper one to the right; nothing if all are open."""

    @property
    def from_afar(self) -> "SectorLook":
        """How it looks where it is a few pixels wide."""
        return SectorLook(self.role, None, self.stranger, "", self.colour)

    @property
    def has_emblem(self) -> bool:
        """Whether a symbol of its own fills the sector, as its role has none."""
        return self.symbol in SYMBOL_PARTS and self.role not in SYMBOLS


def look_of(sector: SectorKind) -> SectorLook:
    """Return how a sector kind looks."""
    number = sector.number if sector.role == POD else None
    if sector.kind in KNOWN:
        return SectorLook(sector.role, number)
    return SectorLook(sector.role, number, True, sector.symbol, sector.colour.lower())


def is_landmark(look: Look) -> bool:
    """Return whether a look is that of a start or a pod."""
    return isinstance(look, SectorLook) and look.role in SYMBOLS


def label_place(look: SectorLook) -> LabelPlace:
    """Return where the coordinate of a sector is written: below the symbol if there is one."""
    ink = readable_on(look.colour) if look.colour else "cell-text"
    return LabelPlace(BELOW if look.has_emblem else 0.0, ink)


@cache
def marks(look: SectorLook) -> Marks:
    """Return how a look is drawn, the ground of the sector included."""
    drawn = (GROUND, *_coloured(DRAWN[look.role], look.colour))
    if look.role == POD:
        drawn += _coloured(
            (PORTHOLE if look.number is None else _number(look.number),), look.colour
        )
    if look.stranger:
        drawn += _emblem(look)
    for number, edge in enumerate(look.sides):
        drawn += side_marks(number, edge) if edge else ()
    return drawn


def _coloured(drawn: Marks, colour: str) -> Marks:
    """Return the marks of a role with a ground in somebody's own colour, and signs that are seen on it."""
    if not colour:
        return drawn
    seen = readable_on(colour)
    # Numbers stand on a sign, and a sign has what is cut out of it in the colour of the ground.
    grounds = dict.fromkeys((SILENT, DANGEROUS, HULL, HUMAN, ALIEN, POD, "cell-text"), colour)
    inks = {**grounds, "on-symbol": seen, "hull-hatch": seen}
    return tuple(_inked(each, inks) for each in drawn)


def _inked(mark: Mark, inks: Mapping[str, str]) -> Mark:
    if not isinstance(mark, Shape):
        return replace(mark, ink=inks.get(mark.ink, mark.ink))
    return replace(
        mark, fill=inks.get(mark.fill, mark.fill), stroke=inks.get(mark.stroke, mark.stroke)
    )


def _emblem(look: SectorLook) -> Marks:
    """Return what says that a sector is of a kind of somebody's own: its symbol, or a question mark."""
    if look.has_emblem:
        ink = readable_on(look.colour) if look.colour else "cell-text"
        return symbol_marks(look.symbol, ink, (0.0, EMBLEM_AT), EMBLEM)
    if look.symbol in SYMBOL_PARTS:
        return (BADGE[0], *symbol_marks(look.symbol, "cell-text", (0.5, -0.5), 0.34))
    return () if look.colour else BADGE


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


EMBLEM, EMBLEM_AT, BELOW = 0.86, -0.17, 0.53
"""How large the symbol of an own kind is, and how far from the middle it and the coordinate stand."""

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
