"""Fitting a picture to the grid: sectors that are pointed out on it say where all of it belongs."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from PySide6.QtCore import QObject, Signal

from hullwright.schema.late_dataclass import late_dataclass

from ...concepts.marks import Point
from ...concepts.similarity import Pair, Similarity, similarity
from ...documents.workplace import Workplace
from ...languages.words import tr
from .tracings import LEAST_SCALE, MOST_SCALE, TracingPlacement, Tracings

MOST_ANCHORS = 3
APART = 4.0
"""Pixels of the picture that points must at least be apart from their middle."""
MOST_CELLS = 20_000
"""So many cells are looked at to propose two that are far apart."""


@late_dataclass
class Anchor:
    """A cell, and where the picture shows its middle."""

    label: str = ""
    point: Point | None = None
    """In pixels of the picture."""


class GridFit(QObject):
    """Takes points on the picture for cells, and lays the picture as they say."""

    began = Signal()
    """Points are asked for from now on."""
    changed = Signal()

    def __init__(self, tracings: Tracings) -> None:
        super().__init__()
        self._tracings = tracings
        self._before: dict[Workplace, TracingPlacement] = {}
        self.workplace: Workplace | None = None
        """The map whose picture is being fitted."""
        self.anchors: list[Anchor] = []
        self.active = 0
        """The anchor that the next point is for."""
        self.said = ""
        """What came of the last point."""
        tracings.changed.connect(self._follow)
        tracings.switched.connect(lambda moving: self.end() if moving else None)

    def begin(self, workplace: Workplace) -> None:
        """Ask for points from now on; two cells far apart are proposed."""
        tracing = self._tracings.of(workplace)
        if tracing is None:
            return
        self._tracings.move_by_mouse(False)
        self._before[workplace] = tracing.placement
        self.workplace, self.active, self.said = workplace, 0, ""
        labels = _far_apart(workplace)
        self.anchors = [Anchor(each) for each in labels]
        self.anchors += [Anchor()] * (MOST_ANCHORS - len(labels))
        self.changed.emit()
        self.began.emit()

    def end(self) -> None:
        """Ask for no more points; the picture stays where it is."""
        if self.workplace is not None:
            self.workplace = None
            self.changed.emit()

    def toggle(self, workplace: Workplace) -> None:
        """Ask for points, or for no more."""
        if self.workplace is workplace:
            self.end()
        else:
            self.begin(workplace)

    def can_undo(self, workplace: Workplace) -> bool:
        """Return whether the picture lies elsewhere than before it was fitted."""
        tracing, before = self._tracings.of(workplace), self._before.get(workplace)
        return tracing is not None and before is not None and tracing.placement != before

    def undo(self, workplace: Workplace) -> None:
        """Lay the picture where it was before it was fitted."""
        before = self._before.get(workplace)
        if before is None:
            return
        self.anchors = [replace(each, point=None) for each in self.anchors]
        self.active, self.said = 0, ""
        self._tracings.place(workplace, before)
        self.changed.emit()

    def name(self, number: int, label: str) -> None:
        """Say which cell an anchor is for."""
        self.anchors[number] = replace(self.anchors[number], label=label.strip())
        self.active = number
        self._fit()

    def choose(self, number: int) -> None:
        """Let the next point be for an anchor."""
        if self.active != number:
            self.active = number
            self.changed.emit()

    def take(self, point: Point) -> None:
        """Take a point of the plane as the place where the picture shows the active cell's middle."""
        tracing = self._tracings.of(self.workplace) if self.workplace else None
        if tracing is None:
            return
        pixel = tracing.placement.similarity.before(point)
        self.anchors[self.active] = replace(self.anchors[self.active], point=pixel)
        left = [n for n, each in enumerate(self.anchors) if each.label and each.point is None]
        self.active = left[0] if left else self.active
        self._fit()

    def _fit(self) -> None:
        """Lay the picture as the points say, if there are two."""
        self.said = ""
        pairs = self._pairs()
        if len(pairs) >= 2 and self.workplace is not None:
            found = similarity(pairs, APART)
            if found is None or not LEAST_SCALE <= found.scale <= MOST_SCALE:
                self.said = tr("These points are too close together, or too far apart, to fit by.")
            else:
                self._lay(self.workplace, found, pairs)
        self.changed.emit()

    def _lay(self, workplace: Workplace, found: Similarity, pairs: Sequence[Pair]) -> None:
        tracing = self._tracings.of(workplace)
        if tracing is None:
            return
        self._tracings.place(workplace, tracing.placement.at(found))
        if len(pairs) > 2:
            percent = round(100 * found.error(pairs) / workplace.surface.spacing)
            self.said = tr(
                "Fitted by three points. They lie off their places by {percent} % of a cell at most.",
                percent=percent,
            )
        else:
            self.said = tr("Fitted by two points. A third makes it more exact.")

    def _pairs(self) -> list[Pair]:
        if self.workplace is None:
            return []
        surface = self.workplace.surface
        found = ((each.point, surface.cell_of(each.label)) for each in self.anchors)
        return [
            (point, surface.centre(cell))
            for point, cell in found
            if point is not None and cell is not None
        ]

    def is_unknown(self, number: int) -> bool:
        """Return whether an anchor names a cell that the map does not have."""
        label = self.anchors[number].label
        return bool(label and self.workplace and self.workplace.surface.cell_of(label) is None)

    def _follow(self, workplace: Workplace) -> None:
        if self._tracings.of(workplace) is None:
            self._before.pop(workplace, None)
            if self.workplace is workplace:
                self.end()


def _far_apart(workplace: Workplace) -> list[str]:
    """Return the labels of two cells in opposite corners of a map."""
    surface = workplace.surface
    cells = list(islice(surface.cells(), MOST_CELLS))
    if len(cells) < 2:
        return [surface.label(each) for each in cells]
    ordered = sorted(cells, key=lambda each: sum(surface.centre(each)))
    return [surface.label(ordered[0]), surface.label(ordered[-1])]
