"""Another map over the one in front: what a fix would make of it, or the one it is compared with."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ...concepts.editor_kind import Box, Cell, Look, Surface
from ...documents.cell_changes import CellChanges, changes_among
from ...documents.map_preview import MapPreview
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.inks import Inks
from ...drawing.inks_in_force import inks_in_force
from ...drawing.map_picture import MapPicture
from ..cell_looks import paint_far, paint_near
from ..markings import Marking
from .border_marks import paint_border_marks

FAINT = 0.65
"""How strongly changes are drawn: like the proposal of a tool over which the mouse hovers."""
LINES = (
    ("altered", "preview", Qt.PenStyle.SolidLine),
    ("added", "good", Qt.PenStyle.SolidLine),
    ("removed", "error", Qt.PenStyle.DashLine),
)
"""Around cells that are otherwise, new or gone: the ink of the line and its style."""


class MapPreviewLayer:
    """Draws what is shown over a map."""

    under = False

    def __init__(self, workplace: Workplace, again: Callable[[], object]) -> None:
        """Draw for a workplace; `again` asks for one more picture, where one takes too long."""
        self._workplace = workplace
        self._again = again
        self._shown: MapPreview | None = None
        self._whole: MapPicture | None = None
        self._ground: MapPicture | None = None
        """Only for its sprites, which are those of the map."""
        self._looks: dict[Cell, Look] = {}
        self._lines: list[Marking] = []

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw the part that is seen."""
        del seen
        preview = self._workplace.preview
        if preview is not self._shown:
            self._take_in(preview)
        if preview is None:
            return
        area, ratio = QRectF(painter.window()), painter.device().devicePixelRatio()
        if self._whole is not None:
            self._paint_whole(painter, camera, area, inks)
        painter.setOpacity(FAINT)
        self._paint_cells(painter, camera, inks, ratio)
        painter.setOpacity(1.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for marking in self._lines:
            marking.paint(painter, camera, area, inks)
        if not preview.is_opaque:
            paint_border_marks(painter, camera, self._workplace.surface, preview.cells, inks)

    def _paint_whole(self, painter: QPainter, camera: Camera, area: QRectF, inks: Inks) -> None:
        if self._whole is None or self._shown is None:
            return
        self._whole.colour(inks)
        if self._shown.is_opaque:
            painter.fillRect(area, QColor(inks["paper"]))
        painter.setOpacity(1.0 if self._shown.is_opaque else FAINT)
        self._whole.paint(painter, camera, area, painter.device().devicePixelRatio())
        painter.setOpacity(1.0)
        if self._whole.is_behind:
            self._again()

    def _paint_cells(self, painter: QPainter, camera: Camera, inks: Inks, ratio: float) -> None:
        if self._ground is None:
            return
        self._ground.colour(inks)
        if self._ground.is_far(camera):
            marks = self._workplace.editor_kind.marks
            paint_far(painter, camera, self._looks, self._workplace.surface, (marks, inks))
        else:
            paint_near(painter, camera, self._looks, self._ground, ratio)

    def _take_in(self, preview: MapPreview | None) -> None:
        """Work out once what is to be drawn of a preview."""
        self._shown, self._whole, self._ground = preview, None, None
        self._looks, self._lines = {}, []
        if preview is None:
            return
        kind, surface = self._workplace.editor_kind, self._workplace.surface
        after = kind.surface(preview.value.layout)
        if preview.is_opaque or not preview.cells:
            self._whole = MapPicture(kind.marks, after, inks_in_force())
            return
        changes = changes_among(kind, surface, after, preview.cells)
        self._ground = MapPicture(kind.marks, surface, inks_in_force())
        self._looks = {each: after.look(each) for each in preview.cells if each in after}
        self._lines = list(_lines(changes, surface, after))


def _lines(changes: CellChanges, surface: Surface, after: Surface) -> list[Marking]:
    found = []
    for name, ink, style in LINES:
        # A tile that is new lies where the map has no cell yet.
        marking = Marking(after if name == "added" else surface, ink, style)
        marking.show(getattr(changes, name))
        found.append(marking)
    return found
