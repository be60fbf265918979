"""A picture's layout: a map with its margins, rulers, name and legend, as pictures and files show it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.late_dataclass import late_dataclass

from ..concepts.editor_kind import Box, Cell, EditorKind, Look, Placed, Surface
from ..concepts.marks import Marks, Shape, Text
from ..kinds.table import editor_kind_of
from .boxes import around
from .drawn_ship import MARGIN as SHIP_MARGIN
from .drawn_ship import has_hull, is_drawn_whole, marks_without_space, paths_around
from .hull_styles import hull_marks
from .legend_entries import LegendEntry, legend_entries
from .picture_margins import LETTERS_ACROSS, PictureMargin, heading, legend
from .picture_parts import PictureParts

MARGIN = 0.75
"""Around the map, in sides of a cell."""
RULER = 0.5
"""The size of the letters on the rulers."""
ROOM = 0.9
"""What a ruler takes beside the margin."""


@late_dataclass
class PictureLayout:
    """A map, laid out for a picture. Lengths are in sides of a cell."""

    editor_kind: EditorKind
    surface: Surface
    box: Box
    """The part of the plane that is shown."""
    rulers: tuple[Text, ...]
    parts: PictureParts
    shown: frozenset[Cell] | None
    """The cells that are shown; None for all of them."""
    around: tuple[PictureMargin, ...]
    entries: tuple[LegendEntry, ...]
    """What the legend lists, if there is one; to find that out takes a look at every cell."""
    marks: Callable[[Look], Marks]
    """How a look is drawn."""

    @property
    def width(self) -> float:
        """How wide the picture is."""
        return self.box.right - self.box.left

    @property
    def height(self) -> float:
        """How high the picture is."""
        return self.box.bottom - self.box.top

    def placed(self) -> Iterator[Placed]:
        """Yield the cells to draw."""
        for each in self.surface.placed(self.box):
            if self.shown is None or self.surface.cell_at((each.x, each.y)) in self.shown:
                yield each

    def hull(self, *, fine: bool = True) -> tuple[Shape, ...]:
        """Return the hull around the cells that are shown, as marks on the plane."""
        if not has_hull(self.editor_kind, self.parts.hull):
            return ()
        paths = paths_around(self.editor_kind, self.placed())
        return hull_marks(paths, self.parts.hull, fine=fine)

    def is_shown(self, x: float, y: float) -> bool:
        """Tell whether the cell with its middle there is shown."""
        return self.shown is None or self.surface.cell_at((x, y)) in self.shown


def picture_layout(
    document: MapDocument,
    parts: PictureParts | None = None,
    *,
    rulers: bool = True,
    before: PictureLayout | None = None,
) -> PictureLayout:
    """Return a map as it is laid out for a picture, perhaps with other parts than before."""
    parts = parts or PictureParts(rulers=rulers)
    editor_kind = editor_kind_of(document.kind)
    surface = editor_kind.surface(document.layout)
    shown = _shown(surface, parts)
    bounds = surface.bounds if shown is None else _bounds(surface, shown)
    is_ship = has_hull(editor_kind, parts.hull)
    bounds = _grown(bounds, SHIP_MARGIN) if is_ship else bounds
    texts = tuple(_rulers(surface, bounds)) if parts.rulers else ()
    room = MARGIN + (ROOM if texts else 0)
    box = Box(bounds.left - room, bounds.top - room, bounds.right + MARGIN, bounds.bottom + MARGIN)
    entries = before.entries if before else _entries(document, editor_kind, surface, parts)
    found = tuple(_around(document, entries, parts, box))
    above, below = sum(each.above for each in found), sum(each.below for each in found)
    box = box._replace(top=box.top - above, bottom=box.bottom + below)
    layout = PictureLayout(
        editor_kind, surface, box, texts, parts, shown, found, entries, editor_kind.marks
    )
    # Without its hull, a ship could not be told from the space around it.
    if is_ship and is_drawn_whole(editor_kind, layout.placed()):
        return replace(layout, marks=marks_without_space(editor_kind, document))
    return layout


def _grown(box: Box, by: float) -> Box:
    return Box(box.left - by, box.top - by, box.right + by, box.bottom + by)


def _shown(surface: Surface, parts: PictureParts) -> frozenset[Cell] | None:
    if not parts.cells:
        return None
    cells = (surface.cell_of(label) for label in parts.cells)
    return frozenset(each for each in cells if each is not None and each in surface) or None


def _bounds(surface: Surface, cells: frozenset[Cell]) -> Box:
    boxes = [around(surface, each, 0.0) for each in cells]
    return Box(
        min(each.left for each in boxes),
        min(each.top for each in boxes),
        max(each.right for each in boxes),
        max(each.bottom for each in boxes),
    )


def _rulers(surface: Surface, bounds: Box) -> Iterator[Text]:
    beside, above = bounds.left - MARGIN, bounds.top - MARGIN
    for mark in surface.columns():
        if bounds.left <= mark.at <= bounds.right:
            yield Text(mark.text, "ruler", RULER, (mark.at, above))
    for mark in surface.rows():
        if bounds.top <= mark.at <= bounds.bottom:
            yield Text(mark.text, "ruler", RULER, (beside, mark.at))


def _entries(
    document: MapDocument, editor_kind: EditorKind, surface: Surface, parts: PictureParts
) -> tuple[LegendEntry, ...]:
    return tuple(legend_entries(document, editor_kind, surface)) if parts.legend else ()


def _around(
    document: MapDocument, entries: Sequence[LegendEntry], parts: PictureParts, box: Box
) -> Iterator[PictureMargin]:
    width, height = box.right - box.left, box.bottom - box.top
    em = max(width, height) / LETTERS_ACROSS
    left = box.left + MARGIN
    if parts.title:
        yield heading(document, left, box.top + MARGIN, em)
    if parts.legend:
        room = width - 2 * MARGIN
        yield legend(entries, parts.overlays, (left, box.bottom - MARGIN), room, em)
