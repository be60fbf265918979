"""What a surface is: one layout as something to draw and point at, made of cells.

A *cell* is a place of a layout that can be pointed at: an axial hex, a tile's position, a slot. A
*look* names one way a cell can look; cells of one look share a sprite.
"""

from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from hullwright.schema.records import Record

from .marks import Point

# Canvas, tools and panels know no kind: what they write as plain `Surface` or `EditorKind` takes and gives
# cells and layouts of whatever map is in front, so any type stands for them there, and there only.
if TYPE_CHECKING:
    from typing_extensions import TypeVar

    CellT = TypeVar("CellT", default=Any)
    LayoutT = TypeVar("LayoutT", bound=Record, default=Any)
else:
    from typing import TypeVar

    CellT = TypeVar("CellT")
    LayoutT = TypeVar("LayoutT", bound=Record)

Cell: TypeAlias = Hashable
"""A cell of a map whose kind is not known."""
Look: TypeAlias = Hashable


class Box(NamedTuple):
    """An upright rectangle, in sides of a cell."""

    left: float
    top: float
    right: float
    bottom: float


class LabelPlace(NamedTuple):
    """Where in a cell its label is written, and in which ink."""

    down: float = 0.0
    """How far below the middle."""
    ink: str = "cell-text"


class Placed(NamedTuple):
    """A cell to draw: where its middle is, and how it looks."""

    x: float
    y: float
    look: Look
    label: str
    """The coordinate that is written into the cell where there is room, or nothing."""
    label_place: LabelPlace = LabelPlace()


class FarLine(NamedTuple):
    """A line between cells as it is seen from far away."""

    begin: Point
    end: Point
    ink: str


class Landmark(NamedTuple):
    """A cell that is looked for on a map, such as a start, and is seen from however far away."""

    at: Point
    """The middle of the cell."""
    look: Look


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
    lines: Sequence[FarLine] = ()
    """What stands between cells, drawn over the picture."""
    landmarks: Sequence[Landmark] = ()
    """What is drawn over it large enough to be recognised."""


class RulerMark(NamedTuple):
    """A letter or number on a ruler."""

    at: float
    text: str


class Surface(Protocol[CellT]):
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

    def changed(self, before: "Surface[CellT]") -> Collection[CellT] | None:
        """Return the cells that look different than on an earlier surface, or None for everything."""
        ...

    def cells(self) -> Iterator[CellT]:
        """Yield all cells."""
        ...

    def __contains__(self, cell: object) -> bool: ...

    def cell_at(self, point: Point) -> CellT | None:
        """Return the cell under a point, or None beside the layout."""
        ...

    def centre(self, cell: CellT) -> Point:
        """Return the middle of a cell, also of one beside the layout."""
        ...

    def corners(self, cell: CellT) -> Sequence[Point]:
        """Return the corners of a cell, around which selections and marks are drawn."""
        ...

    def content(self, cell: CellT) -> str:
        """Return what lies in a cell, as a word."""
        ...

    def look(self, cell: CellT) -> Look:
        """Return how a cell looks."""
        ...

    def label(self, cell: CellT) -> str:
        """Return the label that people see."""
        ...

    def cell_of(self, label: str) -> CellT | None:
        """Return the cell that a label names, or None."""
        ...

    def columns(self) -> Iterable[RulerMark]:
        """Return the marks of the ruler above."""
        ...

    def rows(self) -> Iterable[RulerMark]:
        """Return the marks of the ruler on the left."""
        ...

    # What tools ask of the ground.

    def neighbours(self, cell: CellT) -> Iterable[CellT]:
        """Return the cells of the layout that touch a cell."""
        ...

    def disc(self, cell: CellT, radius: int) -> Collection[CellT]:
        """Return the cells of the layout within some steps of a cell, itself included."""
        ...

    def line(self, a: CellT, b: CellT) -> Sequence[CellT]:
        """Return the cells on the straight line between two, both included."""
        ...

    def rectangle(self, a: CellT, b: CellT) -> Collection[CellT]:
        """Return the cells of the upright rectangle with two cells at opposite corners."""
        ...

    def steps(self, a: CellT, b: CellT) -> int:
        """Return how many steps two cells are apart over open ground."""
        ...

    def towards(self, cell: CellT, direction: str) -> CellT:
        """Return the cell reached by an arrow key ("left", "right", "up", "down") from a cell."""
        ...

    def inside(self, polygon: Sequence[Point]) -> Collection[CellT]:
        """Return the cells whose middle lies inside a polygon, such as a lasso."""
        ...
