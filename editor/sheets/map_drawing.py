"""The map on a sheet: the cells that are there, with labels and rulers, at any size."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial

from hullwright.schema.documents.maps import MapDocument

from ..concepts.editor_kind import Box, EditorKind, Look, Placed, Surface
from ..concepts.marks import DrawnMarks, Marks, Point, Shape, Text, in_words
from ..drawing.drawn_ship import has_hull, paths_around
from ..drawing.hull_styles import OFF, hull_marks
from ..drawing.legend_entries import LegendEntry, empty_looks, legend_entries
from ..kinds.table import editor_kind_of
from ..languages.words import tr_in
from .letters import Letters, TextMeasure
from .pages import CAPITALS, Item, PageFrame, PageText, Symbol

LABEL = 0.5
"""The largest size of the labels in the cells, in sides of a cell."""
SMALL_LABEL = 0.4
"""The same where they stand below a symbol."""
LABEL_ROOM = 1.5
"""How wide a label may be."""
RULER = 0.62
"""The size of the letters on the rulers."""
RULER_ROOM = 1.1
"""What a ruler takes beside the map."""
LARGEST = 4.2
"""Letters never get larger, in millimetres: in large cells there is room to write."""
HULL_ROOM = 0.45
"""What a hull takes around the map."""
HAIR = 1e-6
"""What the last digit of a sum may be off by."""


@dataclass(frozen=True)
class MapDrawing:
    """A map as it is printed: what is empty in it, such as hull, is left white."""

    document: MapDocument
    editor_kind: EditorKind
    surface: Surface
    language: str
    hull: str = OFF
    """The style of the hull around a ship."""

    @classmethod
    def of(cls, document: MapDocument, language: str, hull: str = OFF) -> "MapDrawing":
        """Return the drawing of a map, its words in a language, with a hull in a style if it is a ship."""
        editor_kind = editor_kind_of(document.kind)
        surface = editor_kind.surface(document.layout)
        style = hull if has_hull(editor_kind, hull) else OFF
        return cls(document, editor_kind, surface, language, style)

    def marks(self, look: Look) -> DrawnMarks:
        """Return how a look is drawn."""
        return marks_in(self.language, self.editor_kind.marks(look))

    @cached_property
    def _empty(self) -> frozenset[Look]:
        return empty_looks(self.document, self.editor_kind)

    @cached_property
    def cells(self) -> tuple[Placed, ...]:
        """The cells that are printed."""
        empty = self._empty
        found = self.surface.placed(self.surface.bounds)
        return tuple(each for each in found if each.look not in empty)

    @cached_property
    def box(self) -> Box:
        """The part of the plane with cells that are printed."""
        if not self.cells:
            return self.surface.bounds
        more = 0.0 if self.hull == OFF else HULL_ROOM
        across, down = (each + more for each in self.reach)
        xs, ys = [each.x for each in self.cells], [each.y for each in self.cells]
        return Box(min(xs) - across, min(ys) - down, max(xs) + across, max(ys) + down)

    @cached_property
    def reach(self) -> tuple[float, float]:
        """How far a cell reaches from its middle to the side, and up and down."""
        cell = next(iter(self.surface.cells()))
        x, y = self.surface.centre(cell)
        corners = self.surface.corners(cell)
        return max(a - x for a, _ in corners), max(b - y for _, b in corners)

    @property
    def sector(self) -> float:
        """How high a cell is, in its sides."""
        return 2 * self.reach[1]

    @cached_property
    def ruler_room(self) -> float:
        """What the rulers take, in sides of a cell: nothing for kinds that have none."""
        return RULER_ROOM if any(self.surface.columns()) or any(self.surface.rows()) else 0.0

    def legend(self) -> list[LegendEntry]:
        """Return what is on the map."""
        return legend_entries(self.document, self.editor_kind, self.surface)

    def side_in(self, width: float, height: float, box: Box | None = None) -> float:
        """Return how large the side of a cell can be in some room, rulers included."""
        left, top, right, bottom = box or self.box
        return min(
            width / (right - left + self.ruler_room), height / (bottom - top + self.ruler_room)
        )

    def height_at(self, side: float) -> float:
        """Return how high the drawing is with cells of a size."""
        return side * (self.box.bottom - self.box.top + self.ruler_room)

    def width_at(self, side: float) -> float:
        """Return how wide the drawing is with cells of a size."""
        return side * (self.box.right - self.box.left + self.ruler_room)

    def drawn(
        self, frame: PageFrame, measure: TextMeasure, box: Box | None = None
    ) -> Iterator[Item]:
        """Yield the map in the middle of a frame, or only the cells with their middle in a box."""
        shown = box or self.box
        side = self.side_in(frame.width, frame.height, shown)
        width = side * (shown.right - shown.left + self.ruler_room)
        height = side * (shown.bottom - shown.top + self.ruler_room)
        corner = (
            frame.left + (frame.width - width) / 2 + side * (self.ruler_room - shown.left),
            frame.top + (frame.height - height) / 2 + side * (self.ruler_room - shown.top),
        )
        yield from self.cells_in(shown, corner, side, measure)
        if box is None:
            yield from self._hull(corner, side)
        yield from self._rulers(_Plot(*corner, side, max(self.reach), measure), shown)

    def _hull(self, origin: Point, side: float) -> Iterator[Symbol]:
        """Yield the hull of the whole map, with the origin of the plane at a place of the page."""
        if self.hull == OFF:
            return
        left, top, right, bottom = self.box
        x, y = (left + right) / 2, (top + bottom) / 2
        marks = hull_marks(paths_around(self.editor_kind, self.cells, (x, y)), self.hull)
        # Symbols are square: the largest one that lies inside.
        reach = min(right - left, bottom - top) / 2
        yield Symbol(marks, origin[0] + x * side, origin[1] + y * side, side, reach)

    def cells_in(
        self, box: Box, origin: Point, side: float, measure: TextMeasure
    ) -> Iterator[Item]:
        """Yield the cells with their middle in a box, the origin of the plane at a place of the page."""
        plot = _Plot(*origin, side, max(self.reach), measure)
        for cell in self.cells:
            if _is_in(cell, box):
                yield from plot.cell(cell, self.marks(cell.look))

    def _rulers(self, plot: "_Plot", shown: Box) -> Iterator[PageText]:
        size = min(RULER, LARGEST / plot.side)
        beside, above = shown.left - self.ruler_room / 2, shown.top - self.ruler_room / 2
        for mark in self.surface.columns():
            if shown.left <= mark.at + HAIR and mark.at < shown.right:
                yield plot.words(Text(mark.text, "ruler", size), mark.at, above)
        for mark in self.surface.rows():
            if shown.top <= mark.at + HAIR and mark.at < shown.bottom:
                yield plot.words(Text(mark.text, "ruler", size), beside, mark.at)


def _is_in(cell: Placed, box: Box) -> bool:
    return box.left <= cell.x <= box.right and box.top <= cell.y <= box.bottom


@dataclass(frozen=True)
class _Plot:
    """Where the plane of a map lies on a page."""

    left: float
    top: float
    side: float
    reach: float
    measure: TextMeasure

    def cell(self, cell: Placed, marks: DrawnMarks) -> Iterator[Item]:
        """Yield a cell, and its label."""
        across, down = self.left + cell.x * self.side, self.top + cell.y * self.side
        yield from symbol(marks, across, down, self.side, self.measure, self.reach)
        if cell.label:
            widest = LABEL_ROOM / self.measure(cell.label, bold=False)
            down, ink = cell.label_place
            size = min(SMALL_LABEL if down else LABEL, widest, LARGEST / self.side)
            yield self.words(Text(cell.label, ink, size), cell.x, cell.y + down)

    def words(self, text: Text, x: float, y: float) -> PageText:
        """Return a text around a point of the plane."""
        across, down = self.left + x * self.side, self.top + y * self.side
        return _written(text, across, down, self.side, self.measure)


def marks_in(language: str, marks: Marks) -> DrawnMarks:
    """Return marks with their words in the language of a sheet."""
    return in_words(marks, partial(tr_in, language))


def symbol(
    marks: DrawnMarks, x: float, y: float, side: float, measure: TextMeasure, reach: float = 1.0
) -> Iterator[Item]:
    """Yield marks around a point; their texts as words, so that they can be searched."""
    yield Symbol(tuple(each for each in marks if isinstance(each, Shape)), x, y, side, reach)
    for mark in marks:
        if isinstance(mark, Text):
            yield _written(mark, x, y, side, measure)


def _written(text: Text, x: float, y: float, side: float, measure: TextMeasure) -> PageText:
    letters = Letters(text.size * side, text.bold, text.ink)
    width = letters.size * measure(text.text, bold=text.bold)
    left, base = x + text.at[0] * side - width / 2, y + text.at[1] * side
    return PageText(text.text, left, base + CAPITALS * letters.size, width, *letters)
