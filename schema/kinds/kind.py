"""What every map kind provides, so that the rest of the program needs to know none of them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from typing import Any, Generic, NamedTuple, TypeVar

from ..boards.board import Board
from ..boards.contours import HullPlan
from ..boards.hexes import Hex
from ..boards.outlines import Plan
from ..checks.survey import Checks, Figures, Survey
from ..complaints import Fault, JsonPath
from ..documents.maps import MapDocument, Players
from ..late_dataclass import late_dataclass
from ..messages import Message
from ..records import Json, JsonObject, Record, from_json

L = TypeVar("L", bound=Record)


class Glyph(NamedTuple):
    """A piece of text at a place of a text drawing, both counted from 0."""

    line: int
    column: int
    text: str
    style: str
    """What is drawn, by its role: the command line gives each a colour."""
    cell: str = ""
    """The label of the cell it shows, so that a comparison can mark it."""


class Extent(NamedTuple):
    """How large a map of a kind may be, in columns and rows."""

    usual: tuple[int, int]
    largest: tuple[int, int]


@late_dataclass
class MapKind(Generic[L]):
    """A kind of map: what its layout is and how to compile, check, measure and draw it."""

    name: str
    game: str
    title: Message
    layout: type[L]
    place: Callable[[JsonPath, Json], Message | str | None]
    """The person's word for a place in the layout's JSON ("row 5", "tile at 3,4"), if it has one."""
    faults: Callable[[L], Iterator[Fault]]
    """What is wrong with a layout that its JSON Schema can't say; the layout isn't used if any."""
    board: Callable[[L], Board]
    plan: Callable[[L], Plan]
    """The cells as polygons, for lassos, outlines and what lies under the mouse."""
    survey: Callable[[MapDocument], Survey[L]]
    checks: Checks
    # Any: each kind measures surveys of its own class, which has more than the one that all share.
    distances: Callable[[Any], Figures]
    metrics: Callable[[Any], Figures]
    drawing: Callable[[L], Iterable[Glyph]]
    contents: Callable[[L], Mapping[str, str]]
    """What lies in each cell, in words, by the cell's label: two maps differ where these do."""
    shown_by_cells: frozenset[str]
    """The fields of the layout whose differences `contents` shows."""
    quick_metrics: Callable[[Any], Figures] | None = field(default=None, kw_only=True)
    """Those of the metrics that are there in a moment, where others take a search; None if all are."""
    details: Callable[[L], Mapping[str, Json]] = field(default=lambda _: {}, kw_only=True)
    """What two maps may differ in besides their cells and fields, by a name of its own."""
    signs: Callable[[L], Iterable[Message]] = field(default=lambda _: (), kw_only=True)
    """What those signs of a drawing mean that are not the same on every map, a line for each."""
    extent: Extent | None
    """None for a kind whose maps grow as they are made."""
    blank: Callable[[tuple[int, ...] | None], L]
    """A new, empty layout; raises HullwrightError for a size that is not possible."""
    players: Callable[[L], Players]
    """How many usually play on a layout of the kind."""
    hull: Callable[[L], HullPlan] | None = field(default=None, kw_only=True)
    """What the hull of a ship is drawn around, for pictures and exports; None for maps of no ship."""
    hex_of: Callable[[str], Hex] | None = field(default=None, kw_only=True)
    """Where a cell lies by its label, for maps of hexes that are the same map turned or mirrored; None for others."""

    def shape_faults(self, _value: JsonObject) -> Iterator[Fault]:
        """Yield what a layout's JSON has against its JSON Schema, unless that is part of the published one."""
        yield from ()

    def own_schema(self) -> JsonObject | None:
        """Return the JSON Schema of its layouts, or None if it is a published one."""
        return None

    def read(self, value: JsonObject) -> L:
        """Return the layout that valid JSON stands for."""
        return from_json(value, self.layout)

    def new(self, name: str, layout: L) -> MapDocument:
        """Return a new map with a layout, for as many players as the game is usually for."""
        return MapDocument(kind=self.name, name=name, layout=layout, players=self.players(layout))
