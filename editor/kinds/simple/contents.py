"""What lies in the cells of a simple map, and how it looks."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from hullwright.schema.messages import Message, verbatim

from ...concepts.editor_kind import Swatch
from ...concepts.marks import DrawnMarks, Marks, Point, Shape, Text
from ...concepts.polygons import closed_path

NOTHING_TO_SAY = verbatim("")
GAP = 0.96
"""How much of a cell is filled; the rest keeps it apart from the next."""
LINE = 0.05
"""How broad the edge is, in widths of the cell."""
SIGN = 0.5
"""How high a sign is, in widths of the cell."""


@dataclass(frozen=True)
class SimpleContent:
    """Something that can lie in a cell."""

    word: str
    """What the map kind calls it in `contents`."""
    title: Message
    help: Message = NOTHING_TO_SAY
    """A sentence about what it is good for."""
    fill: str = "silent"
    """The ink of the cell, such as silent, dangerous, hull, human, alien, pod or player-3; or a colour, #336699."""
    edge: str = ""
    """The ink around the cell."""
    sign: str = ""
    """A letter or another short text in the middle of the cell."""
    ink: str = "cell-text"
    """The ink of the sign."""
    marks: DrawnMarks = ()
    """Shapes upon the cell, in sides of a cell around its middle."""
    key: str = ""
    """The digit that chooses it."""
    once: bool = False
    """Whether there is one of it on a map: painting it elsewhere moves it."""
    numbered: bool = False
    """Whether there are several with a number each: its word is followed by that ("gate 2")."""
    note: Message | None = None
    """What there is to know about it at the table, for the legend of a sheet."""


class SimpleLook(NamedTuple):
    """How a cell looks: the inks of a content, what lies upon it, and the outline of the cell."""

    fill: str
    edge: str
    sign: str
    ink: str
    upon: DrawnMarks
    corners: tuple[Point, ...]

    @classmethod
    def of(cls, content: SimpleContent, number: str, corners: tuple[Point, ...]) -> "SimpleLook":
        """Return how a cell of an outline looks with a content in it."""
        sign = f"{content.sign}{number}"
        return cls(content.fill, content.edge, sign, content.ink, content.marks, corners)


@cache
def marks(look: SimpleLook) -> Marks:
    """Return how a look is drawn: paper, the cell, what lies upon it, and its sign."""
    width = 2 * max(x for x, _ in look.corners)
    inset = [(x * (GAP - LINE), y * (GAP - LINE)) for x, y in look.corners]
    cell = Shape(closed_path(inset), look.fill, look.edge, LINE * width)
    drawn: Marks = (Shape(closed_path(look.corners), fill="paper"), cell, *look.upon)
    if not look.sign:
        return drawn
    size = min(SIGN, 1.1 / len(look.sign)) * width
    return (*drawn, Text(look.sign, look.ink, size, bold=True))


def swatches(contents: Sequence[SimpleContent], corners: tuple[Point, ...]) -> tuple[Swatch, ...]:
    """Return what can be painted; of a numbered content the next number is found by the brush."""
    return tuple(
        Swatch(
            f"{each.word} 1" if each.numbered else each.word,
            each.title,
            each.help,
            SimpleLook.of(each, "", corners),
            each.key,
            each.note,
        )
        for each in contents
    )
