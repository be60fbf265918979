"""Ramps: the shades of overlays as colours of Qt, each made once."""

from functools import cache

from PySide6.QtGui import QColor

from ...concepts.contrast import readable_on
from ...drawing.inks import Inks
from ...drawing.shades import STEPS, category_step, shades, step_of

__all__ = ["STEPS", "STRENGTH", "Ramp", "category_step", "ramp_for", "step_of"]

STRENGTH = 225
"""How much of the ground a shade covers from far away, of 255."""
_DARK_BELOW = 128
"""The lightness of paper, of 255, below which shades grow lighter from weak to strong."""


class Ramp:
    """Shades by number: those of the levels from 0 to 1, and after them those of categories."""

    def __init__(self, *, on_dark: bool, diverging: bool) -> None:
        names = shades(on_dark=on_dark, diverging=diverging)
        self._shades = [QColor(each) for each in names]
        self._inks = [QColor(readable_on(each)) for each in names]

    def shade(self, step: int) -> QColor:
        """Return the colour of a shade."""
        return self._shades[step]

    def ink_on(self, step: int) -> QColor:
        """Return black or white, whichever can be read better on a shade."""
        return self._inks[step]


def ramp_for(inks: Inks, *, diverging: bool = False) -> Ramp:
    """Return the ramp for the paper of a theme."""
    return _ramp(QColor(inks["paper"]).lightness() < _DARK_BELOW, diverging)


@cache
def _ramp(on_dark: bool, diverging: bool) -> Ramp:
    return Ramp(on_dark=on_dark, diverging=diverging)
