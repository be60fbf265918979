"""The ramp of shades from weak to strong: it grows lighter all the way, so everyone can read it."""

from functools import cache
from itertools import pairwise

from PySide6.QtGui import QColor

_ANCHORS = (
    (0.0, (38, 48, 110)),
    (0.33, (32, 104, 140)),
    (0.66, (90, 168, 108)),
    (1.0, (250, 226, 76)),
)
_CATEGORIES = (
    (86, 180, 233),
    (230, 159, 0),
    (0, 158, 115),
    (204, 121, 167),
    (240, 228, 66),
    (213, 94, 0),
    (0, 114, 178),
    (236, 239, 244),
)
STEPS = 64
"""So many different shades are told apart; each is made once."""
STRENGTH = 225
"""How much of the cell a shade covers, of 255: its texture still shows."""


def step_of(level: float) -> int:
    """Return the number of the shade for a level between 0 and 1."""
    return round(min(max(level, 0.0), 1.0) * (STEPS - 1))


def category_step(number: int) -> int:
    """Return the number of the shade for a category; they follow on the ramp, and come again after the last."""
    return STEPS + number % len(_CATEGORIES)


@cache
def shade(step: int) -> QColor:
    """Return the colour of a shade."""
    if step >= STEPS:
        return QColor(*_CATEGORIES[step - STEPS])
    level = step / (STEPS - 1)
    for (low, dark), (high, light) in pairwise(_ANCHORS):
        if level <= high:
            part = (level - low) / (high - low)
            mixed = (round(a + (b - a) * part) for a, b in zip(dark, light, strict=True))
            return QColor(*mixed)
    return QColor(*_ANCHORS[-1][1])


@cache
def ink_on(step: int) -> QColor:
    """Return black or white, whichever can be read better on a shade."""
    light = _luminance(shade(step))
    return QColor("#000000") if (light + 0.05) ** 2 > 1.05 * 0.05 else QColor("#ffffff")


def _luminance(colour: QColor) -> float:
    """Return how bright a colour looks, 0 to 1, as the rules for contrast count it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
