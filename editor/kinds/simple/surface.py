"""A simple map as something to draw and point at: its plan, and what lies in each cell."""

from collections.abc import Mapping

from hullwright.schema.boards.outlines import Plan
from hullwright.schema.messages import verbatim

from ...concepts.editor_kind import numberless
from ...concepts.marks import Point
from ..plain.cell_surface import CellSurface
from .contents import SimpleContent, SimpleLook
from .spots import Spot


class SimpleSurface(CellSurface[Spot]):
    """A map as cells that hold one content each."""

    def __init__(
        self,
        plan: Plan,
        contents: Mapping[str, str],
        known: Mapping[str, SimpleContent],
        erased: str,
    ) -> None:
        x_unit, y_unit = plan.unit
        super().__init__([(x * x_unit, y * y_unit) for x, y in plan.shape.corners])
        self._unit = plan.unit
        self._known = known
        self._erased = erased
        self._labels = {
            Spot(x, y): label for label, x, y in zip(plan.labels, plan.xs, plan.ys, strict=True)
        }
        self._spots = {label: spot for spot, label in self._labels.items()}
        self._contents = contents
        self.middles = {spot: self._middle(spot) for spot in self._labels}

    def _middle(self, spot: Spot) -> Point:
        return spot.x * self._unit.x, spot.y * self._unit.y

    def centre(self, cell: Spot) -> Point:
        """Return the middle of a cell, also of one beside the map."""
        return self._middle(cell)

    def content(self, cell: Spot) -> str:
        """Return what lies in a cell, as a word."""
        return self._contents.get(self._labels[cell], self._erased)

    def look(self, cell: Spot) -> SimpleLook:
        """Return how a cell looks; a word that the kind does not list is written into it."""
        word = self.content(cell)
        found = self._known.get(word) or self._known.get(numberless(word))
        if found is None:
            return SimpleLook.of(_unlisted(word), "", self._corners)
        number = word.removeprefix(found.word).strip() if found.numbered else ""
        return SimpleLook.of(found, number, self._corners)

    def is_labelled(self, cell: Spot) -> bool:
        """Tell whether nothing is drawn upon a cell."""
        look = self.look(cell)
        return not look.sign and not look.upon and look.fill != "hull"

    def label(self, cell: Spot) -> str:
        """Return the label that people see."""
        return self._labels.get(cell, "")

    def cell_of(self, label: str) -> Spot | None:
        """Return the cell that a label names, or None."""
        return self._spots.get(label)


def _unlisted(word: str) -> SimpleContent:
    return SimpleContent(word, verbatim(word), fill="dangerous", sign=word[:3])
