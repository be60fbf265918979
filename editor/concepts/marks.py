"""Marks: how a cell or a symbol looks, as shapes that a screen, a picture and a sheet of paper share.

Lengths are in sides of a cell, around the cell's middle, y downwards. Colours are named by inks, so that
the same marks serve the light theme, the dark one and paper.
"""

from dataclasses import dataclass
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Shape:
    """A path in the notation of SVG's `d` (M L H V C Q A Z, absolute), filled, stroked or both."""

    path: str
    fill: str = ""
    """The ink inside; nothing if empty."""
    stroke: str = ""
    """The ink of the line; nothing if empty."""
    width: float = 0.08
    """The width of the line."""


@dataclass(frozen=True, slots=True)
class Text:
    """A short text around a point."""

    text: str
    ink: str
    size: float
    """The height of the letters."""
    at: Point = (0.0, 0.0)
    bold: bool = False


Mark: TypeAlias = Shape | Text
Marks: TypeAlias = tuple[Mark, ...]
"""Drawn in this order, so that the later ones lie on top."""
