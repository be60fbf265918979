"""A pad to draw an outline on, with a preview of the map that it becomes."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from ..concepts.marks import Point
from ..drawing.inks_in_force import colour
from ..drawing.painting import painting
from ..languages.words import tr

STEP = 0.005
"""How far the mouse has to move before the outline gets another corner."""


class OutlinePad(QWidget):
    """Shows a picture of the new map; where that is wanted, an outline can be drawn over it."""

    drawn = Signal(list)
    """The corners of a finished outline, from 0 to 1 across and down."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = QImage()
        self._corners: list[Point] = []
        self._draws = False
        self.setMinimumSize(320, 240)
        self.setAccessibleName(tr("Preview of the new map"))

    def show_picture(self, picture: QImage) -> None:
        """Show how the new map will look."""
        self._picture = picture
        self.update()

    def let_draw(self, on: bool) -> None:
        """Let an outline be drawn, or only show the map."""
        self._draws = on
        self._corners = []
        shape = Qt.CursorShape.CrossCursor if on else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    def area(self) -> QRectF:
        """Return where the map is shown."""
        room = QRectF(self.rect()).adjusted(8, 8, -8, -8)
        if self._picture.isNull():
            return room
        size = self._picture.deviceIndependentSize()
        scale = min(room.width() / size.width(), room.height() / size.height())
        shown = QRectF(0, 0, size.width() * scale, size.height() * scale)
        shown.moveCenter(room.center())
        return shown

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the map, and over it the outline as far as it goes."""
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), colour("paper"))
            if not self._picture.isNull():
                painter.drawImage(self.area(), self._picture)
            if self._corners:
                painter.setPen(QPen(colour("preview"), 2))
                painter.drawPolyline(QPolygonF([self._on_pad(each) for each in self._corners]))
            elif self._draws:
                self._paint_invitation(painter)

    def _paint_invitation(self, painter: QPainter) -> None:
        text = tr("Draw the outline of the hull here with the mouse.")
        room = QRectF(self.rect()).adjusted(16, 16, -16, -16)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        band = painter.boundingRect(room, int(flags), text).adjusted(-8, -4, 8, 4)
        painter.fillRect(band, colour("panel"))
        painter.setPen(colour("text"))
        painter.drawText(room, int(flags), text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin an outline."""
        if self._draws and event.button() is Qt.MouseButton.LeftButton:
            self._corners = [self._on_map(event.position())]
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lead the outline on."""
        if not self._corners:
            return
        x, y = self._on_map(event.position())
        last_x, last_y = self._corners[-1]
        if abs(x - last_x) + abs(y - last_y) >= STEP:
            self._corners.append((x, y))
            self.update()

    def mouseReleaseEvent(self, _: QMouseEvent) -> None:
        """Close the outline, if it encloses anything."""
        corners, self._corners = self._corners, []
        if len(corners) >= 3:
            self.drawn.emit(corners)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Drop an unfinished outline on Escape."""
        if event.key() == Qt.Key.Key_Escape and self._corners:
            self._corners = []
            self.update()
        else:
            super().keyPressEvent(event)

    def _on_map(self, position: QPointF) -> Point:
        area = self.area()
        x = (position.x() - area.left()) / area.width()
        y = (position.y() - area.top()) / area.height()
        return min(max(x, 0.0), 1.0), min(max(y, 0.0), 1.0)

    def _on_pad(self, point: Point) -> QPointF:
        area = self.area()
        return QPointF(area.left() + point[0] * area.width(), area.top() + point[1] * area.height())
