"""What the editor needs to know of a map kind, so that canvas, tools and panels need to know none of them.

A *craft* is how maps of a kind are drawn and worked on. A *cell* is a place of a layout that can be
pointed at: an axial hex, a tile's position, a slot. A cell's *content* is a word, the same that `diff`
prints: "silent", "pod 3". A *look* names one way a cell can look; cells of one look share a sprite.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import Message

from ..drawing.marks import Marks, Point
from ..inspection.question import Question
from .surface import Box, Cell, Look, Pixels, Placed, RulerMark, Surface

if TYPE_CHECKING:
    from ..tools.tool import Tool
    from .cutouts import Cutouts
    from .ledger import Ledger

__all__ = [
    "NO_SYMMETRY",
    "Box",
    "Cell",
    "Craft",
    "Deed",
    "Edit",
    "Fix",
    "Lattice",
    "Layout",
    "Look",
    "OverlayChoice",
    "Pixels",
    "Placed",
    "RulerMark",
    "Surface",
    "Swatch",
    "Symmetries",
    "Symmetry",
    "SymmetryChoice",
    "numberless",
]
"""The surface is a part of the craft, and is asked for here like the others."""

Layout: TypeAlias = Any
"""The kind's own value: HexZone, TileMaze, Station or Galaxy."""

Edit: TypeAlias = Callable[[Layout], Layout]
"""From one layout to the next; changes nothing in place."""


class Swatch(NamedTuple):
    """Something that can be painted."""

    content: str
    title: str
    help: str
    look: Look
    key: str = ""
    """The digit that chooses it."""


@dataclass(frozen=True)
class Symmetry:
    """A live symmetry: every painted cell is painted on all its images, too."""

    name: str
    """Which one, such as "rotation 3"; "none" for none."""
    centre: Point = (0.0, 0.0)
    """Where its axes meet; the crafts say which centres hold for the grid."""


NO_SYMMETRY = Symmetry("none")


def numberless(content: str) -> str:
    """Return a content without its number: what it is, whichever one it is.

    >>> numberless("pod 3"), numberless("silent")
    ('pod', 'silent')
    """
    word, _, number = content.rpartition(" ")
    return word if word and number.isdecimal() else content


class SymmetryChoice(NamedTuple):
    """A symmetry that a kind offers."""

    name: str
    title: str
    icon: str


class Symmetries(Protocol):
    """The symmetries of a kind's grid."""

    choices: Sequence[SymmetryChoice]

    def usual(self, name: str, surface: Surface) -> Symmetry:
        """Return a symmetry of that name about the middle of a layout."""
        ...

    def moved(self, symmetry: Symmetry, to: Point) -> Symmetry:
        """Return a symmetry with its centre at the possible place that is nearest to a point."""
        ...

    def images(self, symmetry: Symmetry, cell: Cell) -> Collection[Cell]:
        """Return the images of a cell, itself included, also those beside the layout."""
        ...

    def axes(self, symmetry: Symmetry, box: Box) -> Sequence[tuple[Point, Point]]:
        """Return the mirror lines, or for a rotation the edges of its wedges, cut off at a box."""
        ...


class Lattice(Protocol):
    """How cells of a kind are counted from one another, so that pieces can be moved, turned, mirrored."""

    turns: int
    """How many turns make a full one: 6 on hexes, 4 on squares."""

    def between(self, a: Cell, b: Cell) -> Cell:
        """Return where a cell lies, counted from another."""
        ...

    def shifted(self, cell: Cell, by: Cell) -> Cell:
        """Return the cell that lies so far from a cell."""
        ...

    def turned(self, contents: Mapping[Any, str]) -> Mapping[Any, str]:
        """Return contents by cells counted from an origin, one turn to the right about it."""
        ...

    def mirrored(self, contents: Mapping[Any, str]) -> Mapping[Any, str]:
        """Return contents by cells counted from an origin, left and right exchanged."""
        ...


@dataclass(frozen=True)
class Fix:
    """A way to put a problem right, as one undoable edit."""

    title: Message
    edit: Callable[[MapDocument], MapDocument]


class OverlayChoice(NamedTuple):
    """Something that can be laid over a map: the answer to a question, drawn as a shading."""

    name: str
    title: str
    help: str
    question: Question
    """What is asked about the map in the background; it answers with a `Shading`."""
    steps: Callable[[Layout], int] | None = None
    """How many steps it can be gone through, one by one, by the question's option `steps`; None if by none."""


class Deed(NamedTuple):
    """An edit of the whole layout that a kind offers as a command, such as laying tiles at random."""

    name: str
    title: str
    """What the command and its step in the history are called."""
    help: str
    edit: Callable[[Layout, int], Layout]
    """The layout afterwards; the number is the seed of whatever is left to chance."""
    by_chance: bool = False
    """Whether another seed gives something else, so that it can be done again."""
    icon: str = ""


@dataclass(frozen=True)
class Craft:
    """How maps of a kind are drawn and worked on."""

    kind: str
    surface: Callable[[Layout], Surface]
    marks: Callable[[Look], Marks]
    """How a look is drawn, the ground of the cell included."""
    swatches: Callable[[Layout], Sequence[Swatch]]
    painted: Callable[[Layout, Mapping[Any, str]], Layout]
    """The layout with other contents in some cells; cells beside it are passed over."""
    erased: str
    """The content of an empty cell."""
    tools: "Sequence[Tool]"
    symmetries: Symmetries
    lattice: Lattice
    meanings: Callable[[Layout], Mapping[str, Any]]
    """What the contents of a layout mean that not every map knows, such as a plugin's sector kinds."""
    understood: Callable[[Layout, Mapping[str, Any]], Layout]
    """The layout, able to hold contents with these meanings."""
    overlays: Sequence[OverlayChoice]
    fixes: Callable[[MapDocument, Problem], Sequence[Fix]]
    """The ways to put a problem right; none if it takes a designer's judgement."""
    fillings: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """What the silhouette of a new map can be filled with: contents by turns, under a title."""
    resized: Callable[[Layout, int, int, int, int], Layout] | None = None
    """The layout with so many columns or rows more at the left, top, right and bottom (fewer if below 0)."""
    ledgers: "Sequence[Ledger]" = ()
    """The parts of a layout that are edited as tables, such as a deck."""
    sort_of: Callable[[str], str] = numberless
    """What a content is, whatever its number or turn; contents of one sort share a swatch."""
    turned: Callable[[str, int], str] | None = None
    """A content turned to the right so many times; None if contents look the same from all sides."""
    copies: Callable[[Symmetry, Any, str], Mapping[Any, str]] | None = None
    """A content on all images of a cell if images differ from it, such as tiles that turn along."""
    unmirrored: str = ""
    """Why pieces can't be mirrored, in a sentence; nothing if they can."""
    is_rooted: Callable[[str], bool] = lambda _content: False
    """Whether a content stays behind when cells are copied, such as a start board."""
    deeds: Sequence[Deed] = ()
    """What can be done with a whole map of this kind and of no other."""
    panels: frozenset[str] = frozenset()
    """The names of panels that only maps of some kinds have something for, such as "lanes"."""
    cutouts: "Cutouts | None" = None
    """The pieces of a map to be printed and cut out; None if it is played on paper alone."""
