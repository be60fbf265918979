"""What an edge is: something that stands between two cells which touch, such as a wall or a door.

An *edge* is written as the two cells and the name of its sort. For most sorts the order of the cells says
nothing; a one-way passage leads from the first to the second.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message

from .editor_kind import Symmetry
from .marks import Marks, Point
from .surface import Cell, CellT, LayoutT

CellPair: TypeAlias = tuple[CellT, CellT]
"""Two cells that touch, the first one being where whoever crosses comes from."""
EdgeChanges: TypeAlias = Mapping[CellPair[Cell], str | None]
"""The sort of edge that comes between two cells, or None if what stands there goes."""


class EdgeSort(NamedTuple):
    """A sort of edge that can be drawn."""

    name: str
    title: Message
    help: Message
    marks: Marks
    """How it looks between two cells, for a button."""
    has_direction: bool = False
    """Whether it matters from which side it is crossed."""


@late_dataclass
class EdgePen:
    """What the tool for edges draws."""

    sort: str = ""
    """The name of a sort; nothing for the first one."""
    side: int = 0
    """At which side of its cell the keyboard's cursor draws."""
    is_reversed: bool = False
    """Whether a one-way passage leads towards the side the pointer comes from."""


USUAL_PEN = EdgePen()


class CellEdges(Protocol[LayoutT, CellT]):
    """The edges of maps of a kind."""

    sorts: Sequence[EdgeSort]

    def of(self, layout: LayoutT) -> Mapping[CellPair[CellT], str]:
        """Return the edges of a layout."""
        ...

    def changed(self, layout: LayoutT, changes: Mapping[CellPair[CellT], str | None]) -> LayoutT:
        """Return a layout with other edges between some cells; where none can be nothing happens."""
        ...

    def can_be(self, layout: LayoutT, pair: CellPair[CellT]) -> bool:
        """Tell whether an edge can stand between two cells."""
        ...

    def near(self, point: Point) -> CellPair[CellT] | None:
        """Return the cells with the edge near a point, the one under the point first; None in their middles."""
        ...

    def side(self, cell: CellT, number: int) -> CellPair[CellT]:
        """Return a cell and its neighbour at one of its sides, counted from the upper one to the right."""
        ...

    def line(self, pair: CellPair[CellT]) -> tuple[Point, Point]:
        """Return the ends of the line between two cells."""
        ...

    def images(self, symmetry: Symmetry, pair: CellPair[CellT]) -> Collection[CellPair[CellT]]:
        """Return the images of an edge, itself included, also those beside the layout."""
        ...
