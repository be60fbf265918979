"""How the cells of any map look: the outline of the cell, an ink for its role, and a short text."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from ...concepts.marks import Marks, Point, Shape, Text
from ...concepts.polygons import closed_path
from .corridors import corridors

GAP = 0.98
"""How much of a cell is filled; the rest keeps it apart from the next."""


class PlainGround(NamedTuple):
    """The inks of a role: below, around and upon the cell."""

    fill: str
    edge: str
    text: str
    line: float = 0.04
    """How broad the edge is, in widths of the cell."""


LIGHT = PlainGround("silent", "silent-edge", "cell-text")
MIDDLE = PlainGround("dangerous", "dangerous-edge", "cell-text")
FAINT = PlainGround("hull", "grid", "ruler")
BLUE = PlainGround("human", "", "on-symbol")
RED = PlainGround("alien", "", "on-symbol")
GREEN = PlainGround("silent", "pod", "cell-text", 0.1)
ORANGE = PlainGround("stranger", "", "cell-text")

GROUNDS: Mapping[str, PlainGround] = {
    # stations
    "open": FAINT,
    "station": LIGHT,
    "gate": MIDDLE,
    "creature": RED,
    "jump_point": GREEN,
    # tile mazes
    "space": MIDDLE,
    "hub": BLUE,
    "control": GREEN,
    "teleport": ORANGE,
    # galaxies
    "start": BLUE,
    "planet": LIGHT,
    "asteroid": ORANGE,
    "goal": GREEN,
    "aliens": RED,
    "unknown": MIDDLE,
}
"""By the styles of the text drawings; every other style is shown in between."""

FAINT_STYLES = frozenset(style for style, ground in GROUNDS.items() if ground is FAINT)
"""Dark like the space around, so that labels could not be read upon them."""

SAYING_NOTHING = frozenset("·⬢")
"""Signs of text drawings that only fill a cell."""


class PlainLook(NamedTuple):
    """How a cell looks."""

    corners: tuple[Point, ...]
    style: str
    text: str


@cache
def marks(look: PlainLook) -> Marks:
    """Return how a look is drawn."""
    ground = GROUNDS.get(look.style, MIDDLE)
    width = 2 * max(x for x, _ in look.corners)
    inside = GAP - ground.line
    inset = [(x * inside, y * inside) for x, y in look.corners]
    cell = Shape(
        closed_path(inset), fill=ground.fill, stroke=ground.edge, width=ground.line * width
    )
    drawn: Marks = (Shape(closed_path(look.corners), fill="paper"), cell)
    ways = corridors(look.text, width)
    if ways:
        return drawn + ways
    if look.text:
        size = (0.42 if len(look.text) == 1 else min(0.36, 1.05 / len(look.text))) * width
        drawn += (Text(look.text, ground.text, size, bold=True),)
    return drawn
