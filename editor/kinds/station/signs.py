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

SYMBOL_PATHS: Mapping[str, str] = {
    "eye": (
        "M-0.7 0 Q0 -0.66 0.7 0 Q0 0.66 -0.7 0 Z "
        "M-0.24 0 Q-0.24 0.26 0 0.26 Q0.24 0.26 0.24 0 Q0.24 -0.26 0 -0.26 Q-0.24 -0.26 -0.24 0 Z"
    ),
    "claw": (
        "M-0.56 0.6 Q-0.66 -0.1 -0.3 -0.66 Q-0.34 0 -0.2 0.56 Z "
        "M-0.16 0.66 Q-0.2 -0.1 0.06 -0.7 Q0.06 0 0.2 0.62 Z "
        "M0.26 0.6 Q0.26 0 0.5 -0.56 Q0.52 0.1 0.62 0.5 Z"
    ),
    "star": (
        "M0 -0.7 L0.17 -0.24 L0.67 -0.22 L0.28 0.09 L0.41 0.57 L0 0.3 L-0.41 0.57 L-0.28 0.09 "
        "L-0.67 -0.22 L-0.17 -0.24 Z"
    ),
    "worm": (
        "M-0.66 0.2 Q-0.5 -0.5 -0.16 -0.1 Q0.1 0.24 0.3 -0.2 Q0.44 -0.6 0.7 -0.4 Q0.62 -0.2 0.56 -0.06 "
        "Q0.3 0.62 -0.06 0.3 Q-0.3 0.06 -0.4 0.36 Z"
    ),
    "spider": (
        "M-0.26 0 Q-0.26 -0.34 0 -0.34 Q0.26 -0.34 0.26 0 Q0.26 0.4 0 0.4 Q-0.26 0.4 -0.26 0 Z "
        "M-0.2 -0.2 L-0.66 -0.56 L-0.56 -0.62 L-0.14 -0.3 Z M0.2 -0.2 L0.66 -0.56 L0.56 -0.62 L0.14 -0.3 Z "
        "M-0.24 0.02 L-0.72 -0.06 L-0.7 0.08 L-0.24 0.14 Z M0.24 0.02 L0.72 -0.06 L0.7 0.08 L0.24 0.14 Z "
        "M-0.2 0.24 L-0.6 0.62 L-0.48 0.66 L-0.12 0.34 Z M0.2 0.24 L0.6 0.62 L0.48 0.66 L0.12 0.34 Z"
    ),
    "jelly": (
        "M-0.6 0.06 Q-0.56 -0.64 0 -0.64 Q0.56 -0.64 0.6 0.06 Q0.3 -0.08 0 0.06 Q-0.3 -0.08 -0.6 0.06 Z "
        "M-0.44 0.12 Q-0.6 0.4 -0.4 0.66 Q-0.4 0.4 -0.28 0.1 Z M-0.08 0.14 Q-0.2 0.46 0 0.7 Q0.06 0.4 0.08 0.14 Z "
        "M0.28 0.1 Q0.3 0.42 0.46 0.66 Q0.56 0.4 0.44 0.12 Z"
    ),
}
"""What a creature of somebody's own can be drawn as; in halves of a token."""

INK_NAMES: Mapping[str, str] = {
    "red": "alien",
    "green": "pod",
    "blue": "human",
    "yellow": "stranger",
}
"""The inks of their colours; a plain one takes the ink of those of the box."""
