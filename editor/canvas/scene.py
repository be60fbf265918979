"""The scene: all that is drawn on a canvas, from the paper up to the rulers."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QRegion

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
from .still_picture import Draw as StillDraw
from .still_picture import StillPicture, StillView

VEILED = 0.6
"""How strongly cells are drawn over something that lies under them, such as a picture to trace."""
REACHED, FARTHEST = 0.08, 48
"""How far beyond the window what lies still is kept: in parts of it, and in pixels at the most. No farther than
layers keep what they have drawn."""
MARGIN = 0.3
"""How far marks of a cell may reach over its edges, in sides of a cell."""


class Scene:
    """Draws a workplace for a camera."""

    def __init__(self, workplace: Workplace, owner: QObject) -> None:
        self.inks = inks = inks_in_force()
        self.layers: list[Layer] = []
        """What lies under and over the cells, in the order of drawing."""
        self.ground = MapPicture(workplace.editor_kind.marks, workplace.surface, inks)
        self.preview = ProposalPreview(workplace, self.ground, inks)
        self.pulse = Pulse(owner)
        self.still = StillPicture()
        """Cells and layers, as long as nothing on them looks different."""
        self.is_behind = False
        """Whether the last picture left something to the next."""
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
        self,
        painter: QPainter,
        camera: Camera,
        parts: Sequence[QRectF],
        whole: QRectF,
        ratio: float,
    ) -> None:
        """Draw parts of a widget, whose pixels have so many dots each way."""
        self._take_inks()
        self.is_behind = False
        area = self.area(whole)
        for part in parts:
            seen = part.intersected(area)
            if not seen.isEmpty():
                painter.save()
                painter.setClipRect(seen)
                self._paint_ground(painter, camera, seen, ratio)
                self._paint_marks(painter, camera, seen, ratio)
                painter.restore()
        self._paint_rulers(painter, camera, area, whole, parts)

    def paint_over_still(
        self, painter: QPainter, camera: Camera, region: QRegion, size: QSize, ratio: float
    ) -> bool:
        """Draw a region of a widget by copying what lies still; return whether that was kept."""
        self._take_inks()
        whole = QRectF(0, 0, size.width(), size.height())
        area, around = self.area(whole), QRectF(region.boundingRect())
        if not self._is_still(self._view(camera, size, ratio)):
            return False
        self.is_behind = False
        self.still.catch_up(self._draw_still(ratio))
        self.still.paint(painter, region)
        self._drop_unfinished()
        is_inside = area.contains(around)
        painter.save()
        if not is_inside:
            painter.setClipRect(area)
        self._paint_marks(painter, camera, around, ratio)
        painter.restore()
        if not is_inside:
            self._paint_rulers(painter, camera, area, whole, [around])
        return True

    def _is_still(self, view: StillView) -> bool:
        """Return whether what lies still is kept; a map that is dragged past its edges is drawn for further ones."""
        if self.still.shows(view):
            return True
        if not self.still.is_near(view) or not self._margin(view):
            return False
        self.still.keep(view, self._margin(view), self._draw_still(view.ratio))
        return True

    def spoil(self, region: QRegion, camera: Camera, size: QSize, ratio: float) -> None:
        """Take note that a region of a widget looks different, also where it lies still."""
        if self.still.shows(self._view(camera, size, ratio)):
            self.still.spoil(region)
        else:
            self.still.drop()

    def _view(self, camera: Camera, size: QSize, ratio: float) -> StillView:
        area = self.area(QRectF(0, 0, size.width(), size.height()))
        return StillView(camera, area.toRect(), ratio, self.inks)

    def keep_still(self, camera: Camera, size: QSize, ratio: float) -> bool:
        """Keep what lies still, unless it is kept already; return whether there was anything to do."""
        if ratio != round(ratio):
            # Pixels need not begin at a dot there, and a copy would be softer than what is drawn.
            return False
        self._take_inks()
        view = self._view(camera, size, ratio)
        if self.is_behind or (self.still.shows(view) and self.still.is_in_the_middle):
            return False
        self.still.keep(view, self._margin(view), self._draw_still(ratio))
        self._drop_unfinished()
        return True

    def _margin(self, view: StillView) -> int:
        """Return how many pixels more are kept around what is seen: none if something stays in the window."""
        if not all(getattr(layer, "moves_along", False) for layer in self.layers):
            return 0
        return min(int(min(view.area.width(), view.area.height()) * REACHED), FARTHEST)

    def _draw_still(self, ratio: float) -> StillDraw:
        """Return what draws a part of what lies still, as a camera sees it."""

        def draw(painter: QPainter, camera: Camera, part: QRectF) -> None:
            self._paint_ground(painter, camera, part, ratio)

        return draw

    def _drop_unfinished(self) -> None:
        """Keep nothing that the next picture is going to show otherwise."""
        if self.is_behind:
            self.still.drop()

    def _take_inks(self) -> None:
        self.inks = self.preview.inks = inks_in_force()
        self.ground.colour(self.inks)

    def _paint_rulers(
        self,
        painter: QPainter,
        camera: Camera,
        area: QRectF,
        whole: QRectF,
        parts: Sequence[QRectF],
    ) -> None:
        if self._is_ruled and not all(area.contains(part) for part in parts):
            painter.save()
            self._rulers.paint(painter, camera, whole, self.inks, self._pointed_at())
            painter.restore()

    def _paint_ground(self, painter: QPainter, camera: Camera, part: QRectF, ratio: float) -> None:
        """Draw what lies still: paper, cells and layers."""
        under = [layer for layer in self.layers if layer.under]
        self.ground.on_paper = not under
        if under:
            painter.fillRect(part, QColor(self.inks["paper"]))
            self._paint_layers(painter, camera, part, under)
            painter.setOpacity(VEILED)
        self.ground.paint(painter, camera, part, ratio)
        painter.setOpacity(1.0)
        over = [layer for layer in self.layers if not layer.under]
        self._paint_layers(painter, camera, part, over)
        if over:
            self.ground.paint_landmarks(painter, camera, part)
        self.is_behind |= self.ground.is_behind

    def _paint_layers(
        self, painter: QPainter, camera: Camera, part: QRectF, layers: list[Layer]
    ) -> None:
        box = camera.box(part)
        for layer in layers:
            painter.save()
            layer.paint(painter, camera, box, self.inks)
            painter.restore()
            self.is_behind |= getattr(layer, "is_behind", False)

    def _paint_marks(self, painter: QPainter, camera: Camera, part: QRectF, ratio: float) -> None:
        """Draw what shows where the person is: preview, selection, cursor, pulse."""
        painter.save()
        self.preview.paint(painter, camera, part, self.ground, ratio)
        self.is_behind |= self.preview.is_behind
        self._selection.paint(painter, camera, part, self.inks)
        surface = self._workplace.surface
        if self.cursor is not None and self.cursor in surface:
            paper = QColor(self.inks["paper"])
            cursor = CellsOutline(surface, {self.cursor})
            cursor.paint(painter, camera, line_pen(paper, 7.0))
            cursor.paint(painter, camera, line_pen(QColor(self.inks["cursor"]), 4.0))
        self.pulse.paint(painter, camera, self.inks)
        painter.restore()

    def _pointed_at(self) -> tuple[float, float] | None:
        if self.pointed is None:
            return None
        return self._workplace.surface.centre(self.pointed)
