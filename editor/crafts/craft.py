"""What the editor needs to know of a map kind, so that canvas, tools and panels need to know none of them.

A *craft* is how maps of a kind are drawn and worked on. A *cell* is a place of a layout that can be
pointed at: an axial hex, a tile's position, a slot. A cell's *content* is a word, the same that `diff`
prints: "silent", "pod 3". A *look* names one way a cell can look; cells of one look share a sprite.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument

from ..drawing.marks import Marks, Point
from ..inspection.question import Question

if TYPE_CHECKING:
    from ..tools.tool import Tool
    from .ledger import Ledger

Cell: TypeAlias = Hashable
Look: TypeAlias = Hashable
Layout: TypeAlias = Any
"""The kind's own value: HexZone, TileMaze, Station or Galaxy."""

Edit: TypeAlias = Callable[[Layout], Layout]
"""From one layout to the next; changes nothing in place."""


class Box(NamedTuple):
    """An upright rectangle, in sides of a cell."""

    left: float
    top: float
    right: float
    bottom: float


class Placed(NamedTuple):
    """A cell to draw: where its middle is, and how it looks."""

    x: float
    y: float
    look: Look
    label: str
    """The coordinate that is written into the cell where there is room, or nothing."""


class Pixels(NamedTuple):
    """A layout from far away: a picture with a few pixels for each cell."""

    width: int
    height: int
    codes: bytes
    """One byte for each pixel, row by row: an index into `looks`."""
    looks: Sequence[Look | None]
    """None is where there is no cell."""
    box: Box
    """The part of the plane that the picture covers."""


class RulerMark(NamedTuple):
    """A letter or number on a ruler."""

    at: float
    text: str


class Surface(Protocol):
    """One layout as something to draw and point at. Points are in sides of a cell."""

    @property
    def bounds(self) -> Box:
        """The part of the plane that the layout covers."""
        ...

    @property
    def spacing(self) -> float:
        """The distance between neighbouring rows, which decides what can be shown at a zoom."""
        ...

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the cells that touch a box."""
        ...

    def pixels(self) -> Pixels | None:
        """Return the layout from far away, or None for kinds that never get so large."""
        ...

    def changed(self, before: "Surface") -> Collection[Cell] | None:
        """Return the cells that look different than on an earlier surface, or None for everything."""
        ...

    def cells(self) -> Iterator[Cell]:
        """Yield all cells."""
        ...

    def __contains__(self, cell: object) -> bool: ...

    def cell_at(self, point: Point) -> Cell | None:
        """Return the cell under a point, or None beside the layout."""
        ...

    def centre(self, cell: Cell) -> Point:
        """Return the middle of a cell, also of one beside the layout."""
        ...

    def corners(self, cell: Cell) -> Sequence[Point]:
        """Return the corners of a cell, around which selections and marks are drawn."""
        ...

    def content(self, cell: Cell) -> str:
        """Return what lies in a cell, as a word."""
        ...

    def look(self, cell: Cell) -> Look:
        """Return how a cell looks."""
        ...

    def label(self, cell: Cell) -> str:
        """Return the label that people see."""
        ...

    def cell_of(self, label: str) -> Cell | None:
        """Return the cell that a label names, or None."""
        ...

    def columns(self) -> Iterable[RulerMark]:
        """Return the marks of the ruler above."""
        ...

    def rows(self) -> Iterable[RulerMark]:
        """Return the marks of the ruler on the left."""
        ...

    # What tools ask of the ground.

    def neighbours(self, cell: Cell) -> Iterable[Cell]:
        """Return the cells of the layout that touch a cell."""
        ...

    def disc(self, cell: Cell, radius: int) -> Collection[Cell]:
        """Return the cells of the layout within some steps of a cell, itself included."""
        ...

    def line(self, a: Cell, b: Cell) -> Sequence[Cell]:
        """Return the cells on the straight line between two, both included."""
        ...

    def rectangle(self, a: Cell, b: Cell) -> Collection[Cell]:
        """Return the cells of the upright rectangle with two cells at opposite corners."""
        ...

    def steps(self, a: Cell, b: Cell) -> int:
        """Return how many steps two cells are apart over open ground."""
        ...

    def towards(self, cell: Cell, direction: str) -> Cell:
        """Return the cell reached by an arrow key ("left", "right", "up", "down") from a cell."""
        ...

    def inside(self, polygon: Sequence[Point]) -> Collection[Cell]:
        """Return the cells whose middle lies inside a polygon, such as a lasso."""
        ...


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

    title: str
    edit: Callable[[MapDocument], MapDocument]


class OverlayChoice(NamedTuple):
    """Something that can be laid over a map: the answer to a question, drawn as a shading."""

    name: str
    title: str
    help: str
    question: Question
    """What is asked about the map in the background; it answers with a `Shading`."""


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
