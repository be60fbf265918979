"""Marks: how a cell or a symbol looks, as shapes that a screen, a picture and a sheet of paper share.

Lengths are in sides of a cell, around the cell's middle, y downwards. Colours are named by inks, so that
the same marks serve the light theme, the dark one and paper; words are sentences, so that they serve
every language.
"""

from dataclasses import dataclass
from typing import TypeAlias

from hullwright.schema.messages import Message, Say

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
    """A short text around a point, the same in every language."""

    text: str
    ink: str
    size: float
    """The height of the letters."""
    at: Point = (0.0, 0.0)
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Caption:
    """Words around a point, said in the language of whoever looks at them."""

    words: Message
    ink: str
    size: float
    """The height of the letters; less for words that would take more room."""
    at: Point = (0.0, 0.0)
    bold: bool = False
    room: float = 2.9
    """How wide the words may be, each letter counted as wide as it is high; most are half as wide."""
    most: int = 24
    """The most letters; longer words are cut."""

    def text(self, say: Say) -> Text:
        """Return the words in a language, as large as their room allows."""
        words = say(self.words)
        shown = words if len(words) <= self.most else words[: self.most - 1] + "…"
        size = min(self.size, self.room / max(len(shown), 1))
        return Text(shown, self.ink, size, self.at, self.bold)


Mark: TypeAlias = Shape | Text | Caption
Marks: TypeAlias = tuple[Mark, ...]
"""Drawn in this order, so that the later ones lie on top."""
DrawnMarks: TypeAlias = tuple[Shape | Text, ...]
"""Marks in one language."""


def in_words(marks: Marks, say: Say) -> DrawnMarks:
    """Return marks with their captions said in a language."""
    return tuple(each.text(say) if isinstance(each, Caption) else each for each in marks)
