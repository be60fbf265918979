"""The symbols of sector kinds of somebody's own: our own drawings, told apart by their outlines.

Paths are made of pairs of numbers only (M, L, Q, Z), so that they can be put anywhere; each fits a square of
side 1 around the middle. A hole runs the other way round, so that every program leaves it open.
"""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import NamedTuple

from ...concepts.marks import Marks, Point, Shape
from ...concepts.polygons import closed_path, moved


class SymbolPart(NamedTuple):
    """A part of a symbol."""

    path: str
    width: float = 0.0
    """The width of the line; 0 if the path is filled."""


def symbol_marks(name: str, ink: str, at: Point, size: float) -> Marks:
    """Return a symbol in an ink, around a point and in a size; nothing for a name that we have none for."""
    return tuple(
        Shape(moved(path, at, size), stroke=ink, width=width * size)
        if width
        else Shape(moved(path, at, size), fill=ink)
        for path, width in SYMBOL_PARTS.get(name, ())
    )


def _ring(radius: float, at: Point = (0.0, 0.0), turn: int = 1) -> str:
    """Return a circle of eight bows; a hole turns by -1."""
    reach = radius / cos(pi / 8)
    corners = [_polar(radius, at, turn * each * pi / 4) for each in range(9)]
    between = [_polar(reach, at, turn * (each + 0.5) * pi / 4) for each in range(8)]
    bows = zip(between, corners[1:], strict=True)
    return f"M{corners[0]} " + " ".join(f"Q{by} {to}" for by, to in bows) + " Z"


def _polar(radius: float, at: Point, angle: float) -> str:
    return f"{at[0] + radius * cos(angle):.4f} {at[1] + radius * sin(angle):.4f}"


def _star(points: int, outer: float, inner: float) -> str:
    radii = (outer, inner) * points
    angles = (pi * each / points - pi / 2 for each in range(2 * points))
    return closed_path(
        [(round(r * cos(a), 4), round(r * sin(a), 4)) for r, a in zip(radii, angles, strict=True)]
    )


def _gear(teeth: int) -> str:
    """Return a wheel with teeth, and a hole."""
    step = 2 * pi / teeth
    corners = [
        (radius * cos(step * (tooth + part)), radius * sin(step * (tooth + part)))
        for tooth in range(teeth)
        for radius, part in ((0.38, -0.3), (0.54, -0.18), (0.54, 0.18), (0.38, 0.3))
    ]
    return closed_path([(round(x, 4), round(y, 4)) for x, y in corners])


LINE = 0.11
WAVE = "M-0.5 0 Q-0.25 -0.26 0 0 Q0.25 0.26 0.5 0"

SYMBOL_PARTS: Mapping[str, tuple[SymbolPart, ...]] = {
    "arrow": (
        SymbolPart(
            "M-0.5 -0.13 L0.02 -0.13 L0.02 -0.44 L0.52 0 L0.02 0.44 L0.02 0.13 L-0.5 0.13 Z"
        ),
    ),
    "bolt": (
        SymbolPart("M0.14 -0.56 L-0.36 0.09 L-0.05 0.09 L-0.14 0.56 L0.36 -0.12 L0.05 -0.12 Z"),
    ),
    "cracks": (
        SymbolPart(
            "M-0.08 -0.52 L0.08 -0.22 L-0.14 0.02 L0.06 0.24 L-0.06 0.52 "
            "M0.08 -0.22 L0.44 -0.36 M-0.14 0.02 L-0.5 0.08 M0.06 0.24 L0.44 0.36",
            LINE,
        ),
    ),
    "crate": (
        SymbolPart(
            "M-0.44 -0.4 L0.44 -0.4 L0.44 0.44 L-0.44 0.44 Z M-0.44 -0.12 L0.44 -0.12", LINE
        ),
        SymbolPart("M-0.12 -0.12 L0.12 -0.12 L0.12 0.12 L-0.12 0.12 Z"),
    ),
    "cross": (
        SymbolPart(
            "M-0.17 -0.5 L0.17 -0.5 L0.17 -0.17 L0.5 -0.17 L0.5 0.17 L0.17 0.17 "
            "L0.17 0.5 L-0.17 0.5 L-0.17 0.17 L-0.5 0.17 L-0.5 -0.17 L-0.17 -0.17 Z"
        ),
    ),
    "drop": (
        SymbolPart(
            "M0 -0.56 Q0.4 -0.04 0.38 0.18 Q0.3 0.52 0 0.52 Q-0.3 0.52 -0.38 0.18 Q-0.4 -0.04 0 -0.56 Z"
        ),
    ),
    "ear": (
        SymbolPart(
            "M-0.28 -0.14 Q-0.28 -0.5 0.04 -0.5 Q0.36 -0.5 0.36 -0.12 Q0.36 0.08 0.2 0.2 "
            "Q0.1 0.28 0.1 0.38 Q0.06 0.52 -0.1 0.5 Q-0.24 0.46 -0.22 0.32",
            LINE,
        ),
        SymbolPart(
            "M-0.07 -0.12 Q-0.05 -0.28 0.05 -0.28 Q0.17 -0.26 0.15 -0.1 Q0.13 0.02 0.01 0.1", 0.09
        ),
    ),
    "eye": (
        SymbolPart("M-0.54 0 Q0 -0.62 0.54 0 Q0 0.62 -0.54 0 Z", 0.1),
        SymbolPart(_ring(0.17)),
    ),
    "fan": (
        SymbolPart(
            "M0 0 Q0.08 -0.46 0.34 -0.36 Q0.4 -0.1 0 0 Z M0 0 Q0.46 0.08 0.36 0.34 Q0.1 0.4 0 0 Z "
            "M0 0 Q-0.08 0.46 -0.34 0.36 Q-0.4 0.1 0 0 Z M0 0 Q-0.46 -0.08 -0.36 -0.34 Q-0.1 -0.4 0 0 Z"
        ),
        SymbolPart(_ring(0.5), 0.08),
    ),
    "flame": (
        SymbolPart(
            "M0.02 -0.56 Q0.44 -0.16 0.38 0.16 Q0.32 0.54 0 0.54 Q-0.36 0.52 -0.36 0.14 "
            "Q-0.34 -0.1 -0.18 -0.22 Q-0.16 -0.02 -0.04 0.02 Q0.12 -0.24 0.02 -0.56 Z"
        ),
    ),
    "gear": (SymbolPart(f"{_gear(8)} {_ring(0.17, turn=-1)}"),),
    "hush": (
        SymbolPart("M-0.52 -0.17 L-0.3 -0.17 L0.02 -0.44 L0.02 0.44 L-0.3 0.17 L-0.52 0.17 Z"),
        SymbolPart("M0.18 -0.17 L0.5 0.17 M0.5 -0.17 L0.18 0.17", LINE),
    ),
    "key": (
        SymbolPart(_ring(0.19, (-0.3, 0.0)), 0.12),
        SymbolPart("M-0.1 0 L0.5 0 L0.5 0.24 M0.26 0 L0.26 0.2", 0.12),
    ),
    "lever": (
        SymbolPart("M-0.42 0.5 L-0.3 0.28 L0.3 0.28 L0.42 0.5 Z"),
        SymbolPart("M0 0.28 L0.26 -0.28", 0.12),
        SymbolPart(_ring(0.15, (0.3, -0.38))),
    ),
    "lock": (
        SymbolPart(
            "M-0.38 -0.06 L0.38 -0.06 L0.38 0.5 L-0.38 0.5 Z M-0.06 0.12 L-0.06 0.34 L0.06 0.34 L0.06 0.12 Z"
        ),
        SymbolPart(
            "M-0.23 -0.06 L-0.23 -0.2 Q-0.23 -0.5 0 -0.5 Q0.23 -0.5 0.23 -0.2 L0.23 -0.06", LINE
        ),
    ),
    "skull": (
        SymbolPart(
            "M-0.44 -0.1 Q-0.44 -0.54 0 -0.54 Q0.44 -0.54 0.44 -0.1 Q0.44 0.14 0.26 0.22 L0.26 0.5 "
            "L-0.26 0.5 L-0.26 0.22 Q-0.44 0.14 -0.44 -0.1 Z M0 0.08 L-0.07 0.22 L0.07 0.22 Z "
            f"{_ring(0.13, (-0.19, -0.08), -1)} {_ring(0.13, (0.19, -0.08), -1)}"
        ),
    ),
    "star": (SymbolPart(_star(5, 0.56, 0.23)),),
    "wave": (
        SymbolPart(" ".join(moved(WAVE, (0.0, height)) for height in (-0.28, 0.0, 0.28)), LINE),
    ),
}
"""The parts of each symbol, by the names in `schema/kinds/hex_zone/sector_symbols.py`."""
