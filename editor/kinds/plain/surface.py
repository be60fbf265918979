"""Any map as something to look at and point at, made of its plan and its text drawing.

Cells are their labels, which every kind has.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Generic

from hullwright.schema.kinds.kind import MapKind

from ...concepts.surface import LayoutT
from .cell_surface import CellSurface
from .looks import FAINT_STYLES, SAYING_NOTHING, PlainLook


class PlainSurface(CellSurface[str], Generic[LayoutT]):
    """A map as cells with a short text in each."""

    def __init__(self, kind: MapKind[LayoutT], layout: LayoutT) -> None:
        plan = kind.plan(layout)
        x_unit, y_unit = plan.unit
        super().__init__([(x * x_unit, y * y_unit) for x, y in plan.shape.corners])
        self._kind = kind
        self._layout = layout
        self.middles = {
            label: (x * x_unit, y * y_unit)
            for label, x, y in zip(plan.labels, plan.xs, plan.ys, strict=True)
        }
        self._looks = dict(self._drawn())

    def _drawn(self) -> Iterator[tuple[str, PlainLook]]:
        """Yield how each cell looks, and find places for what is drawn but is no cell, like Jump Points."""
        board = self._kind.board(self._layout)
        beside = dict(zip(board.ids, zip(board.xs, board.ys, strict=True), strict=True))
        for glyph in self._kind.drawing(self._layout):
            if glyph.cell in beside and glyph.cell not in self.middles:
                x, y = beside[glyph.cell]
                self.middles[glyph.cell] = (x * board.unit.x, y * board.unit.y)
            if glyph.cell in self.middles and glyph.style != "ruler":
                text = "" if glyph.text in SAYING_NOTHING else glyph.text
                yield glyph.cell, PlainLook(self._corners, glyph.style, text)

    @cached_property
    def _contents(self) -> Mapping[str, str]:
        return self._kind.contents(self._layout)

    def content(self, cell: str) -> str:
        """Return what lies in a cell, as a word."""
        return self._contents.get(cell) or self.look(cell).style

    def look(self, cell: str) -> PlainLook:
        """Return how a cell looks."""
        return self._looks.get(cell) or PlainLook(self._corners, "", "")

    def label(self, cell: str) -> str:
        """Return the label of a cell, which is the cell itself."""
        return str(cell)

    def cell_of(self, label: str) -> str | None:
        """Return the cell that a label names, or None."""
        return label if label in self.middles else None

    def is_labelled(self, cell: str) -> bool:
        """Tell whether nothing else is written into a cell, and it is light enough."""
        look = self.look(cell)
        return not look.text and look.style not in FAINT_STYLES
