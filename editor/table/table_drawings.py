"""The drawings of a table's map: one for each state that it lies in, fetched by pages once and kept by them."""

import secrets
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache

from hullwright.engines.seats.desk import SPACE, SeatDesk
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.records import Json

from ..concepts.editor_kind import Surface
from ..drawing.page_inks import PAGE_INKS
from ..drawing.picture_parts import PictureParts
from ..drawing.svg import UNIT, polygon_points, svg_of
from ..kinds.table import editor_kind_of
from ..languages.translation import translation
from .limits import MOST_DRAWINGS

PARTS = PictureParts(rulers=True, transparent=True)


class TableDrawing:
    """A map in one state, and what a page has to know of its cells."""

    def __init__(self, document: MapDocument) -> None:
        self.document = document
        self.token = secrets.token_urlsafe(12)
        """What pages ask for it by: of no use to anybody who was not told."""

    @cached_property
    def surface(self) -> Surface:
        """Where the cells are."""
        return editor_kind_of(self.document.kind).surface(self.document.layout)

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of the cells that the drawing has outlines of."""
        return frozenset(map(self.surface.label, self.surface.cells()))

    def svg(self, language: str) -> str:
        """Return the drawing, its words in a language."""
        return _svg(self, language)

    def beside(self, names: Iterable[str]) -> Iterator[tuple[str, Json]]:
        """Yield where places are that the drawing has no outline of, such as where a tile can be laid."""
        for name in sorted(set(names) - self.names):
            cell = self.surface.cell_of(name)
            if cell is not None:
                x, y = self.surface.centre(cell)
                points = polygon_points(self.surface.corners(cell))
                yield name, {"x": round(x * UNIT, 1), "y": round(y * UNIT, 1), "points": points}


@lru_cache(maxsize=4 * MOST_DRAWINGS)
def _svg(drawing: TableDrawing, language: str) -> str:
    return svg_of(
        drawing.document,
        PAGE_INKS,
        parts=PARTS,
        say=translation(language).sentence,
        has_outlines=True,
    )


class TableDrawings:
    """The drawings of the states that a map lay in last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, TableDrawing] = OrderedDict()

    def of(self, document: MapDocument) -> TableDrawing:
        """Return the drawing of a map as it lies, the same for all who see it so."""
        for each in reversed(self._kept.values()):
            if each.document.layout is document.layout or each.document.layout == document.layout:
                return each
        made = TableDrawing(document)
        self._kept[made.token] = made
        while len(self._kept) > MOST_DRAWINGS:
            self._kept.popitem(last=False)
        return made

    def put_away(self) -> None:
        """Forget all drawings: whoever comes back is told of new ones."""
        self._kept.clear()

    def named(self, token: str) -> TableDrawing | None:
        """Return the drawing that somebody was told of, or None if it is not kept any more."""
        return self._kept.get(token)


def places_named(desk: SeatDesk) -> Iterator[str]:
    """Yield the names of all places that a desk speaks of."""
    for choice in desk.choices:
        yield from (each.name for each in choice.path if each.sort == SPACE)
    yield from (each.space for each in desk.pieces if each.space)
    yield from (each.space for each in desk.marks)
