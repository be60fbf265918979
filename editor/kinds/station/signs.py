"""The signs of stations: our own drawings for tile classes, creatures, turrets and gates.

Paths are made of pairs of numbers only (M, L, Q, Z), so that `moved` can put them anywhere.
"""

from collections.abc import Mapping
from math import cos, pi, sin

from hullwright.schema.kinds.station.layout import QUEEN, SPAWN, WARRIOR

from ...concepts.marks import Marks, Point, Shape
from ...concepts.polygons import closed_path, moved


def circle(at: Point, radius: float) -> str:
    """Return the path of a circle."""
    x, y = at
    half = f"A{radius:.4g} {radius:.4g} 0 1 1"
    return f"M{x + radius:.4g} {y:.4g} {half} {x - radius:.4g} {y:.4g} {half} {x + radius:.4g} {y:.4g} Z"


def diamond(at: Point, size: float) -> str:
    """Return the path of a small square on its corner."""
    x, y = at
    return closed_path([(x, y - size), (x + size, y), (x, y + size), (x - size, y)])


def _wedge(middle: float, inner: float, outer: float) -> str:
    """Return a blade of the reactor's sign: a part of a ring around a direction, in degrees."""
    around = [pi * (middle + turn) / 180 for turn in (-30, -15, 0, 15, 30)]
    return closed_path(
        [
            *((inner * cos(angle), inner * sin(angle)) for angle in around),
            *((outer * cos(angle), outer * sin(angle)) for angle in reversed(around)),
        ]
    )


# Tile classes (SA-3).


def cargo(ink: str) -> Marks:
    """Return a strapped crate."""
    box = "M-0.36 -0.34 L0.36 -0.34 L0.36 0.36 L-0.36 0.36 Z"
    straps = "M-0.36 -0.34 L0.36 0.36 M0.36 -0.34 L-0.36 0.36"
    return (Shape(box, stroke=ink, width=0.09), Shape(straps, stroke=ink, width=0.07))


def habitat(ink: str) -> Marks:
    """Return a dome with a door."""
    dome = (
        "M-0.44 0.34 L-0.44 0.1 Q-0.44 -0.4 0 -0.4 Q0.44 -0.4 0.44 0.1 L0.44 0.34 "
        "L0.13 0.34 L0.13 0.02 Q0 -0.1 -0.13 0.02 L-0.13 0.34 Z"
    )
    return (Shape(dome, fill=ink), Shape("M-0.44 0.45 L0.44 0.45", stroke=ink, width=0.07))


def bridge(ink: str) -> Marks:
    """Return a ship's arrow over its wake."""
    arrow = "M0 -0.5 L0.38 0.24 L0 0.06 L-0.38 0.24 Z"
    wake = "M-0.3 0.46 Q0 0.24 0.3 0.46"
    return (Shape(arrow, fill=ink), Shape(wake, stroke=ink, width=0.08))


def reactor(ink: str) -> Marks:
    """Return three blades around a core."""
    blades = " ".join(_wedge(middle, 0.17, 0.48) for middle in (-90, 30, 150))
    return (Shape(blades, fill=ink), Shape(circle((0, 0), 0.09), fill=ink))


def turret(at: Point) -> Marks:
    """Return a gun on its mount (SA-12)."""
    mount = moved("M-0.2 0.15 Q-0.2 -0.09 0 -0.09 Q0.2 -0.09 0.2 0.15 Z", at)
    barrel = moved("M0.02 0 L0.24 -0.22", at)
    return (
        Shape(circle(at, 0.27), fill="on-symbol", stroke="cell-text", width=0.05),
        Shape(mount, fill="cell-text"),
        Shape(barrel, stroke="cell-text", width=0.09),
    )


# Creatures (SA-5).

CREATURE_PATHS: Mapping[str, str] = {
    QUEEN: (
        "M-0.5 0.42 L-0.62 -0.32 L-0.25 0 L0 -0.56 L0.25 0 L0.62 -0.32 L0.5 0.42 Z "
        "M-0.5 0.52 L0.5 0.52 L0.46 0.66 L-0.46 0.66 Z"
    ),
    SPAWN: (
        "M0.1 0.1 Q0.45 -0.1 0.4 -0.34 Q0.3 -0.66 0 -0.64 Q-0.44 -0.6 -0.44 -0.2 "
        "Q-0.44 0.2 -0.1 0.28 Q0.3 0.4 0.04 0.7 Q0.62 0.44 0.1 0.1 Z"
    ),
    WARRIOR: (
        "M-0.6 0.6 L-0.46 -0.06 L-0.1 -0.66 L-0.12 0.02 Z "
        "M0.6 0.6 L0.46 -0.06 L0.1 -0.66 L0.12 0.02 Z M-0.2 0.4 L0 0.12 L0.2 0.4 L0 0.66 Z"
    ),
}
"""A crown, a curled larva, and two blades; in halves of a token."""
