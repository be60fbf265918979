"""What the editor needs to know of a map kind, so that canvas, tools and panels need to know none of them.

A *kind* is how maps of a kind are drawn and worked on. A *cell* is a place of a layout that can be
pointed at: an axial hex, a tile's position, a slot. A cell's *content* is a word, the same that `diff`
prints: "silent", "pod 3". A *look* names one way a cell can look; cells of one look share a sprite.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeAlias

from hullwright.schema.checks.problem import Problem
from hullwright.schema.checks.survey import Figures
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from .marks import Marks, Point
from .metric_blocks import MetricBlock, plain_blocks
from .overlay_choice import OverlayChoice, OverlayNumber
from .surface import Box, Cell, CellT, LayoutT, Look, Pixels, Placed, RulerMark, Surface
from .tokens import NO_TOKENS, PieceLock, Tokens

if TYPE_CHECKING:
    from hullwright.schema.kinds.examination import Examination

    from .cell_edges import CellEdges
    from .cutouts import Cutouts
    from .decks import Decks
    from .map_table import MapTable
    from .own_contents import OwnContents
    from .tool import Tool
    from .walk import Walk

__all__ = [
    "NO_SYMMETRY",
    "Box",
    "Cell",
    "Edit",
    "EditorKind",
    "Filling",
    "Fix",
    "Lattice",
    "Layout",
    "LayoutCommand",
    "Look",
    "OverlayChoice",
    "OverlayNumber",
    "Pixels",
    "Placed",
    "RulerMark",
    "Surface",
    "Swatch",
    "Symmetries",
    "Symmetry",
    "SymmetryChoice",
    "count_of",
    "count_spaces",
    "numberless",
]
"""The surface and the overlays are parts of the kind, and are asked for here like the others."""

# Any: which record it is, only the kind knows.
Layout: TypeAlias = Any
"""The layout of a map whose kind is not known: only the kind of that map can do something with it."""

Edit: TypeAlias = Callable[[LayoutT], LayoutT]
"""From one layout to the next; changes nothing in place."""


class Swatch(NamedTuple):
    """Something that can be painted."""

    content: str
    title: Message
    help: Message
    look: Look
    key: str = ""
    """The digit that chooses it."""
    note: Message | None = None
    """What there is to know about it at the table, for the legend of a sheet."""


@late_dataclass
class Symmetry:
    """A live symmetry: every painted cell is painted on all its images, too."""

    name: str
    """Which one, such as "rotation 3"; "none" for none."""
    centre: Point = (0.0, 0.0)
    """Where its axes meet; the kinds say which centres hold for the grid."""


NO_SYMMETRY = Symmetry("none")


def numberless(content: str) -> str:
    """Return a content without its number: what it is, whichever one it is.

    >>> numberless("pod 3"), numberless("silent")
    ('pod', 'silent')
    """
    word, _, number = content.rpartition(" ")
    return word if word and number.isdecimal() else content


def count_of(figures: Figures, name: str) -> int:
    """Return how many spaces of a sort the figures of a map count."""
    counts = figures.get("counts")
    return counts.get(name, 0) if isinstance(counts, Mapping) else 0


def count_spaces(figures: Figures) -> Sequence[Message]:
    """Return how many spaces a map has."""
    return (message("{count} spaces", count=figures.get("spaces", 0)),)


class SymmetryChoice(NamedTuple):
    """A symmetry that a kind offers."""

    name: str
    title: Message
    icon: str


class Symmetries(Protocol[CellT]):
    """The symmetries of a kind's grid."""

    choices: Sequence[SymmetryChoice]

    def usual(self, name: str, surface: Surface[CellT]) -> Symmetry:
        """Return a symmetry of that name about the middle of a layout."""
        ...

    def moved(self, symmetry: Symmetry, to: Point) -> Symmetry:
        """Return a symmetry with its centre at the possible place that is nearest to a point."""
        ...

    def images(self, symmetry: Symmetry, cell: CellT) -> Collection[CellT]:
        """Return the images of a cell, itself included, also those beside the layout."""
        ...

    def axes(self, symmetry: Symmetry, box: Box) -> Sequence[tuple[Point, Point]]:
        """Return the mirror lines, or for a rotation the edges of its wedges, cut off at a box."""
        ...


class Lattice(Protocol[CellT]):
    """How cells of a kind are counted from one another, so that pieces can be moved, turned, mirrored."""

    turns: int
    """How many turns make a full one: 6 on hexes, 4 on squares."""

    def between(self, a: CellT, b: CellT) -> CellT:
        """Return where a cell lies, counted from another."""
        ...

    def shifted(self, cell: CellT, by: CellT) -> CellT:
        """Return the cell that lies so far from a cell."""
        ...

    def turned(self, contents: Mapping[CellT, str]) -> Mapping[CellT, str]:
        """Return contents by cells counted from an origin, one turn to the right about it."""
        ...

    def mirrored(self, contents: Mapping[CellT, str]) -> Mapping[CellT, str]:
        """Return contents by cells counted from an origin, left and right exchanged."""
        ...


@late_dataclass
class Fix:
    """A way to put a problem right, as one undoable edit."""

    title: Message
    edit: Callable[[MapDocument], MapDocument]


class Filling(NamedTuple):
    """What the silhouette of a new map can be filled with."""

    title: Message
    contents: Sequence[str]
    """By turns, from cell to cell."""


class LayoutCommand(NamedTuple, Generic[LayoutT]):
    """An edit of the whole layout that a kind offers as a command, such as laying tiles at random."""

    name: str
    title: Message
    """What the command and its step in the history are called."""
    help: Message
    edit: Callable[[LayoutT, int], LayoutT]
    """The layout afterwards; the number is the seed of whatever is left to chance."""
    by_chance: bool = False
    """Whether another seed gives something else, so that it can be done again."""
    icon: str = ""
    beginning: Message | None = None
    """What it is called among the things that a new map can begin with; None if it is not one of them."""


@late_dataclass
class EditorKind(Generic[LayoutT, CellT]):
    """How maps of a kind are drawn and worked on."""

    kind: str
    surface: Callable[[LayoutT], Surface[CellT]]
    marks: Callable[[Look], Marks]
    """How a look is drawn, the ground of the cell included."""
    swatches: Callable[[LayoutT], Sequence[Swatch]]
    painted: Callable[[LayoutT, Mapping[CellT, str]], LayoutT]
    """The layout with other contents in some cells; cells beside it are passed over."""
    erased: str
    """The content of an empty cell."""
    tools: "Sequence[Tool]"
    symmetries: Symmetries[CellT]
    lattice: Lattice[CellT]
    meanings: Callable[[LayoutT], Mapping[str, Json]]
    """What the contents of a layout mean that not every map knows, such as a plugin's sector kinds."""
    understood: Callable[[LayoutT, Mapping[str, Json]], LayoutT]
    """The layout, able to hold contents with these meanings."""
    overlays: Sequence[OverlayChoice[LayoutT]]
    fixes: Callable[[MapDocument, Problem], Sequence[Fix]]
    """The ways to put a problem right; none if it takes a designer's judgement."""
    content_name: Callable[[str], Message]
    """What a person reads for a content; words of somebody's own stay as they are."""
    fillings: Sequence[Filling] = ()
    """What the silhouette of a new map can be filled with."""
    silhouette_share: float = 1.0
    """How much of the sheet a ready-made silhouette takes, across and down; the rest stays free around it."""
    resized: Callable[[LayoutT, int, int, int, int], LayoutT] | None = None
    """The layout with so many columns or rows more at the left, top, right and bottom (fewer if below 0)."""
    tables: "Sequence[MapTable[LayoutT]]" = ()
    """The parts of a layout that are edited as tables, such as a deck."""
    sort_of: Callable[[str], str] = numberless
    """What a content is, whatever its number or turn; contents of one sort share a swatch."""
    turned: Callable[[str, int], str] | None = None
    """A content turned to the right so many times; None if contents look the same from all sides."""
    copies: Callable[[Symmetry, CellT, str], Mapping[CellT, str]] | None = None
    """A content on all images of a cell if images differ from it, such as tiles that turn along."""
    unmirrored: Message | None = None
    """Why pieces can't be mirrored, in a sentence; None if they can."""
    is_rooted: Callable[[str], bool] = lambda _content: False
    """Whether a content stays behind when cells are copied, such as a start board."""
    is_landmark: Callable[[Look], bool] = lambda _look: False
    """Whether a look is that of something people look for, such as a start: overlays leave its symbol free."""
    has_pictured_cells: bool = False
    """Whether all cells are pictures, such as tiles with corridors, which overlays tint and do not cover."""
    layout_commands: Sequence[LayoutCommand[LayoutT]] = ()
    """What can be done with a whole map of this kind and of no other."""
    panels: frozenset[str] = frozenset()
    """The names of panels that only maps of some kinds have something for, such as "lanes"."""
    counts: Callable[[Figures], Sequence[Message]] = count_spaces
    """A few counts of a map for the status bar, such as its spaces."""
    blocks: Callable[[Figures], Iterator[MetricBlock]] = plain_blocks
    """What is measured about a map, made ready to be drawn."""
    has_share_codes: bool = False
    """Whether maps of this kind can be passed on as short codes."""
    cutouts: "Cutouts | None" = None
    """The pieces of a map to be printed and cut out; None if it is played on paper alone."""
    edges: "CellEdges[LayoutT, CellT] | None" = None
    """What stands between cells, such as walls; None for kinds without anything there."""
    signs: Callable[[LayoutT], Sequence[tuple[Marks, Message]]] = lambda _layout: ()
    """The signs on a map's pieces and what they mean, for its legend."""
    own_contents: "OwnContents[LayoutT] | None" = None
    """How contents of a map's own are made, such as sector kinds; None if there are none."""
    icon: str = "new"
    """The name of a drawing that stands for maps of this kind."""
    guide: str = "first-steps"
    """The page of the manual about maps of this kind."""
    told: "Callable[[Surface[CellT], CellT], Message] | None" = None
    """What a person reads about a cell where that is more than the name of its content."""
    tokens: Tokens = NO_TOKENS
    """The contents that a map has once or by number, such as starts and pods."""
    lock: PieceLock | None = None
    """The pieces that can be locked against brushes; None if there are none."""
    imaged: Callable[[str, str], str] | None = None
    """What a cell holds as the image of another, from what the other holds and what it held; None for the same."""
    walks: "Callable[[Examination, CellT, CellT], Sequence[Walk[CellT]]] | None" = None
    """How one gets from one cell to another; None for over all links of the board alike."""

    decks: "Decks | None" = None
    """Which cells are the rooms of a ship, around which a hull is drawn; None for maps of no ship."""

    def cell_text(self, surface: Surface[CellT], cell: CellT) -> Message:
        """Return what a person reads about a cell."""
        if self.told is not None:
            return self.told(surface, cell)
        return self.content_name(surface.content(cell))
