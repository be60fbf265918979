"""Shades from weak to strong, and from minus over zero to plus, as colours by number; known without Qt.

Nothing is as dark or as light as the paper of the theme, and the strongest shade is farthest from it: so
much stands out and little steps back, in both themes. Lightness alone tells a ramp's shades apart; minus
and plus are orange and blue, which everyone can tell apart.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]
Anchors: TypeAlias = Sequence[tuple[float, Colour]]
"""Colours at some levels between 0 and 1, with a smooth way from each to the next."""

_ON_DARK: Anchors = (
    (0.0, (38, 48, 110)),
    (0.33, (32, 104, 140)),
    (0.66, (90, 168, 108)),
    (1.0, (250, 226, 76)),
)
_ON_LIGHT: Anchors = (
    (0.0, (252, 244, 206)),
    (0.33, (160, 210, 164)),
    (0.66, (44, 130, 160)),
    (1.0, (26, 38, 98)),
)
_AROUND_DARK: Anchors = (
    (0.0, (255, 184, 92)),
    (0.25, (190, 104, 24)),
    (0.5, (44, 50, 60)),
    (0.75, (22, 112, 178)),
    (1.0, (150, 214, 255)),
)
_AROUND_LIGHT: Anchors = (
    (0.0, (122, 56, 0)),
    (0.25, (224, 146, 60)),
    (0.5, (246, 246, 242)),
    (0.75, (84, 164, 220)),
    (1.0, (0, 66, 122)),
)
_CATEGORIES: Sequence[Colour] = (
    (86, 180, 233),
    (230, 159, 0),
    (0, 158, 115),
    (204, 121, 167),
    (240, 228, 66),
    (213, 94, 0),
    (0, 114, 178),
    (236, 239, 244),
)
STEPS = 65
"""So many different shades are told apart, an odd number so that zero has its own."""


@cache
def shades(*, on_dark: bool, diverging: bool) -> tuple[str, ...]:
    """Return the colours of the levels from 0 to 1, and after them those of categories, as #rrggbb.

    >>> shades(on_dark=True, diverging=False)[0]
    '#26306e'
    """
    if diverging:
        anchors = _AROUND_DARK if on_dark else _AROUND_LIGHT
    else:
        anchors = _ON_DARK if on_dark else _ON_LIGHT
    levels = (_mixed(anchors, step / (STEPS - 1)) for step in range(STEPS))
    return tuple(f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue in (*levels, *_CATEGORIES))


def step_of(level: float) -> int:
    """Return the number of the shade for a level between 0 and 1."""
    return round(min(max(level, 0.0), 1.0) * (STEPS - 1))


def category_step(number: int) -> int:
    """Return the number of the shade for a category; they come again after the last."""
    return STEPS + number % len(_CATEGORIES)


def _mixed(anchors: Anchors, level: float) -> Colour:
    """Return the colour at a level."""
    (low, one), (high, other) = next(pair for pair in pairwise(anchors) if level <= pair[1][0])
    part = (level - low) / (high - low)
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue
