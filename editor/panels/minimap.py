"""The minimap: the whole map small, with a frame around the part that the canvas shows."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..canvas.canvas import Canvas
from ..concepts.editor_kind import Box
from ..documents.workplace import Workplace
from ..drawing.camera import Camera
from ..drawing.inks_in_force import colour, inks_in_force
from ..drawing.map_picture import MapPicture
from ..drawing.painting import painting
from ..languages.words import tr

PAUSE = 80
"""Milliseconds after a change until the minimap follows, so that strokes are never held up."""
MARGIN = 8
STEP = 0.25
"""How far an arrow key goes, as a share of what is seen."""
ARROWS = {
    Qt.Key.Key_Left: (-STEP, 0.0),
    Qt.Key.Key_Right: (STEP, 0.0),
    Qt.Key.Key_Up: (0.0, -STEP),
    Qt.Key.Key_Down: (0.0, STEP),
}


class Minimap(QWidget):
    """A panel that shows a map as a whole; a click or a drag moves the canvas there."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setObjectName("minimap")
        self.setAccessibleName(tr("Minimap"))
        self.setAccessibleDescription(
            tr(
                "The whole map, with a frame around what the canvas shows. Arrow keys move the frame."
            )
        )
        self.setToolTip(tr("Click or drag to go there; arrow keys move the frame."))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._workplace: Workplace | None = None
        self._canvas: Canvas | None = None
        self._ground: MapPicture | None = None
        self._pause = QTimer(self, interval=PAUSE, singleShot=True)
        self._pause.timeout.connect(self._catch_up)

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show the map of a workplace."""
        if self._workplace is not None:
            self._workplace.document.changed.disconnect(self._wait)
        self._workplace = workplace
        self._ground = None
        if workplace is not None:
            workplace.document.changed.connect(self._wait)
            self._ground = MapPicture(
                workplace.editor_kind.marks, workplace.surface, inks_in_force()
            )
            self._ground.labelled = False
        self.update()

    def follow(self, canvas: Canvas | None) -> None:
        """Frame what a canvas shows, and move that canvas."""
        if self._canvas is not None:
            self._canvas.moved.disconnect(self.update)
        self._canvas = canvas
        if canvas is not None:
            canvas.moved.connect(self.update)
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that shows the shape of a map."""
        return QSize(240, 160)

    def minimumSizeHint(self) -> QSize:
        """Return the least size that is of use."""
        return QSize(96, 80)

    def _wait(self, _: object, __: object) -> None:
        if not self._pause.isActive():
            self._pause.start()

    def _catch_up(self) -> None:
        if self._workplace is not None and self._ground is not None:
            self._ground.change(self._workplace.surface)
            self.update()

    def _camera(self, bounds: Box) -> Camera:
        """Return the camera that sees all of a map, however large it is."""
        room = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        width, height = bounds.right - bounds.left, bounds.bottom - bounds.top
        zoom = max(min(room.width() / width, room.height() / height), 0.001)
        middle = room.center()
        return Camera(
            zoom,
            (bounds.left + bounds.right) / 2 - middle.x() / zoom,
            (bounds.top + bounds.bottom) / 2 - middle.y() / zoom,
        )

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the map and the frame, or what the panel is for."""
        with painting(self) as painter:
            painter.fillRect(self.rect(), colour("paper"))
            if self._ground is None:
                self._paint_purpose(painter)
                return
            camera = self._camera(self._ground.surface.bounds)
            area = camera.area(self._ground.surface.bounds)
            self._ground.colour(inks_in_force())
            self._ground.paint(painter, camera, area, self.devicePixelRatioF())
            if self._canvas is not None:
                self._paint_frame(painter, camera.area(self._canvas.seen()))
            if self.hasFocus():
                painter.setPen(QPen(colour("accent"), 2))
                painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def _paint_frame(self, painter: QPainter, seen: QRectF) -> None:
        """Darken what the canvas does not show, and draw a line around what it does."""
        whole = QRectF(self.rect())
        seen = seen.intersected(whole.adjusted(1, 1, -1, -1))
        shade = colour("paper")
        shade.setAlpha(140)
        painter.save()
        painter.setClipRegion(self.rect())
        for side in _around(whole, seen):
            painter.fillRect(side, shade)
        # A dark line below a bright one is seen on every ground.
        painter.setPen(QPen(colour("paper"), 4))
        painter.drawRect(seen)
        painter.setPen(QPen(colour("cursor"), 2))
        painter.drawRect(seen)
        painter.restore()

    def _paint_purpose(self, painter: QPainter) -> None:
        painter.setPen(colour("faint-text"))
        painter.drawText(
            self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN),
            Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap,
            tr("The whole map is shown here, to move around in. Open a map to begin."),
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place under the mouse."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._look_at(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse while it drags."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._look_at(event.position())

    def _look_at(self, position: QPointF) -> None:
        if self._canvas is not None and self._ground is not None:
            self._canvas.look_at(self._camera(self._ground.surface.bounds).on_plane(position))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the frame with the arrow keys."""
        by = ARROWS.get(Qt.Key(event.key()))
        if by is None or self._canvas is None:
            super().keyPressEvent(event)
            return
        seen = self._canvas.seen()
        width, height = seen.right - seen.left, seen.bottom - seen.top
        self._canvas.look_at(
            (
                (seen.left + seen.right) / 2 + by[0] * width,
                (seen.top + seen.bottom) / 2 + by[1] * height,
            )
        )


def _around(whole: QRectF, hole: QRectF) -> tuple[QRectF, ...]:
    """Return the four rectangles that lie around a hole."""
    return (
        QRectF(whole.topLeft(), QPointF(whole.right(), hole.top())),
        QRectF(QPointF(whole.left(), hole.bottom()), whole.bottomRight()),
        QRectF(QPointF(whole.left(), hole.top()), hole.bottomLeft()),
        QRectF(hole.topRight(), QPointF(whole.right(), hole.bottom())),
    )
