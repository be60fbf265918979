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
EDGE, LINE = 2.5, 1.0
"""Half the widths of the line between two maps and of the paper around it, in pixels."""
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
        self._left: MapPicture | None = None
        """The map on the left of a split."""
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
        split = area.left() + round(area.width() * self._shown.split)
        right = area.adjusted(split - area.left(), 0, 0, 0)
        for picture, part in ((self._left, area), (self._whole, right)):
            if picture is not None:
                painter.save()
                painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
                self._paint_picture(painter, camera, picture, (area, inks))
                painter.restore()
        if self._shown.split:
            painter.fillRect(
                QRectF(split - EDGE, area.top(), 2 * EDGE, area.height()), inks["paper"]
            )
            painter.fillRect(
                QRectF(split - LINE, area.top(), 2 * LINE, area.height()), inks["preview"]
            )

    def _paint_picture(
        self, painter: QPainter, camera: Camera, picture: MapPicture, on: tuple[QRectF, Inks]
    ) -> None:
        area, inks = on
        is_opaque = self._shown is not None and self._shown.is_opaque
        picture.colour(inks)
        if is_opaque:
            painter.fillRect(area, QColor(inks["paper"]))
        painter.setOpacity(1.0 if is_opaque else FAINT)
        picture.paint(painter, camera, area, painter.device().devicePixelRatio())
        if picture.is_behind:
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
        before, self._shown = self._shown, preview
        if before and preview and _is_moved(before, preview):
            return
        self._whole = self._left = self._ground = None
        self._looks, self._lines = {}, []
        if preview is None:
            return
        kind, surface = self._workplace.editor_kind, self._workplace.surface
        after = kind.surface(preview.value.layout)
        if preview.is_opaque or not preview.cells:
            self._whole = MapPicture(kind.marks, after, inks_in_force())
            if preview.left is not None:
                left = kind.surface(preview.left.layout)
                self._left = MapPicture(kind.marks, left, inks_in_force())
            return
        changes = changes_among(kind, surface, after, preview.cells)
        self._ground = MapPicture(kind.marks, surface, inks_in_force())
        self._looks = {each: after.look(each) for each in preview.cells if each in after}
        self._lines = list(_lines(changes, surface, after))


def _is_moved(before: MapPreview, now: MapPreview) -> bool:
    """Return whether two previews show the same maps, with the split elsewhere."""
    are_same = before.value is now.value and before.left is now.left
    return are_same and before.is_opaque and now.is_opaque


def _lines(changes: CellChanges, surface: Surface, after: Surface) -> list[Marking]:
    found = []
    for name, ink, style in LINES:
        # A tile that is new lies where the map has no cell yet.
        marking = Marking(after if name == "added" else surface, ink, style)
        marking.show(getattr(changes, name))
        found.append(marking)
    return found
