"""The scene: all that is drawn on a canvas, from the paper up to the rulers."""

from collections.abc import Collection

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ..concepts.editor_kind import Box, Cell
from ..documents.workplace import Workplace
from ..drawing.boxes import around
from ..drawing.camera import Camera
from ..drawing.inks_in_force import inks_in_force
from ..drawing.map_picture import MapPicture
from . import rulers
from .layer import Layer
from .markings import Marking
from .outlines import CellsOutline, line_pen
from .proposal_preview import ProposalPreview
from .pulse import Pulse
from .rulers import Rulers

VEILED = 0.6
"""How strongly cells are drawn over something that lies under them, such as a picture to trace."""
MARGIN = 0.3
"""How far marks of a cell may reach over its edges, in sides of a cell."""


class Scene:
    """Draws a workplace for a camera."""

    def __init__(self, workplace: Workplace, owner: QObject) -> None:
        self.inks = inks = inks_in_force()
        self.layers: list[Layer] = []
        """What lies under and over the cells, in the order of drawing."""
        self.ground = MapPicture(workplace.editor_kind.marks, workplace.surface, inks)
        self.preview = ProposalPreview(workplace, inks)
        self.pulse = Pulse(owner)
        self.is_measured = True
        """Whether rulers are wanted; maps without columns and rows have none."""
        self.cursor: Cell | None = None
        """Where the keyboard's cursor is, if it is shown."""
        self.pointed: Cell | None = None
        """The cell whose column and row stand out on the rulers."""
        self._workplace = workplace
        self._rulers = Rulers(workplace.surface)
        self._selection = self._marking()
        self.select()

    @property
    def is_behind(self) -> bool:
        """Whether the last picture left something to the next."""
        return self.ground.is_behind or self.preview.is_behind

    @property
    def _is_ruled(self) -> bool:
        return self.is_measured and not self._rulers.are_blank

    def area(self, whole: QRectF) -> QRectF:
        """Return the part of a widget in which the map is seen."""
        if not self._is_ruled:
            return whole
        return whole.adjusted(rulers.WIDTH, rulers.HEIGHT, 0, 0)

    def around(self, cell: Cell) -> Box:
        """Return the box in which anything may be drawn because of a cell."""
        return around(self._workplace.surface, cell, MARGIN)

    def change(self) -> Collection[Cell] | None:
        """Take on the map as it is now; return the cells that look different, or None for all."""
        cells = self.ground.change(self._workplace.surface)
        self._rulers.change(self._workplace.surface)
        if cells is None:
            self.preview.forget()
            self._selection = self._marking()
            self.select()
        return cells

    def select(self) -> None:
        """Take on the selection as it is now."""
        self._selection.show(self._workplace.selection)

    def _marking(self) -> Marking:
        return Marking(self._workplace.surface, "selection", Qt.PenStyle.DashLine)

    def paint(
        self, painter: QPainter, camera: Camera, part: QRectF, whole: QRectF, ratio: float
    ) -> None:
        """Draw a part of a widget, whose pixels have so many dots each way."""
        self.inks = self.preview.inks = inks_in_force()
        self.ground.colour(self.inks)
        painter.fillRect(part, QColor(self.inks["paper"]))
        under = [layer for layer in self.layers if layer.under]
        self._paint_layers(painter, camera, part, under)
        painter.setOpacity(VEILED if under else 1.0)
        self.ground.paint(painter, camera, part, ratio)
        painter.setOpacity(1.0)
        over = [layer for layer in self.layers if not layer.under]
        self._paint_layers(painter, camera, part, over)
        if over:
            self.ground.paint_landmarks(painter, camera, part)
        self._paint_marks(painter, camera, part, ratio)
        if self._is_ruled and not self.area(whole).contains(part):
            painter.save()
            self._rulers.paint(painter, camera, whole, self.inks, self._pointed_at())
            painter.restore()

    def _paint_layers(
        self, painter: QPainter, camera: Camera, part: QRectF, layers: list[Layer]
    ) -> None:
        for layer in layers:
            painter.save()
            layer.paint(painter, camera, camera.box(part), self.inks)
            painter.restore()

    def _paint_marks(self, painter: QPainter, camera: Camera, part: QRectF, ratio: float) -> None:
        """Draw what shows where the person is: preview, selection, cursor, pulse."""
        painter.save()
        self.preview.paint(painter, camera, part, self.ground, ratio)
        paper = QColor(self.inks["paper"])
        self._selection.paint(painter, camera, part, self.inks)
        surface = self._workplace.surface
        if self.cursor is not None and self.cursor in surface:
            cursor = CellsOutline(surface, {self.cursor})
            cursor.paint(painter, camera, line_pen(paper, 7.0))
            cursor.paint(painter, camera, line_pen(QColor(self.inks["cursor"]), 4.0))
        self.pulse.paint(painter, camera, self.inks)
        painter.restore()

    def _pointed_at(self) -> tuple[float, float] | None:
        if self.pointed is None:
            return None
        return self._workplace.surface.centre(self.pointed)
