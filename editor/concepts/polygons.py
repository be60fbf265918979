"""Polygons: as paths of marks, and what lies inside them."""

import re
from collections.abc import Iterator, Sequence

from .marks import Point

_PAIR = re.compile(r"(-?[0-9.]+) (-?[0-9.]+)")


def closed_path(points: Sequence[Point]) -> str:
    """Return a closed path through some points.

    >>> closed_path([(0, 0), (1, 0.5), (0, 1)])
    'M0 0 L1 0.5 L0 1 Z'
    """
    return "M" + " L".join(f"{x:.4g} {y:.4g}" for x, y in points) + " Z"


def moved(path: str, at: Point, size: float = 1.0) -> str:
    """Return a path that is made of pairs of numbers only (M, L, Q, Z) elsewhere and in another size.

    >>> moved("M1 0 L0 -1", (0.5, 0.5), 2)
    'M2.5 0.5 L0.5 -1.5'
    """
    x, y = at
    return _PAIR.sub(
        lambda pair: f"{float(pair[1]) * size + x:.4g} {float(pair[2]) * size + y:.4g}", path
    )


def crossings(ring: Sequence[Point], x: float) -> Iterator[float]:
    """Yield the heights at which a closed ring crosses an upright line, in no order, always an even number."""
    before_x, before_y = ring[-1]
    for here_x, here_y in ring:
        if (before_x <= x) != (here_x <= x):
            yield before_y + (here_y - before_y) * (x - before_x) / (here_x - before_x)
        before_x, before_y = here_x, here_y


def is_inside(ring: Sequence[Point], point: Point) -> bool:
    """Return whether a point lies inside a closed ring; where it overlaps itself, every second layer is."""
    return sum(height < point[1] for height in crossings(ring, point[0])) % 2 == 1
