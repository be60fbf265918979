"""Pointing out cells on the picture to trace: marks on the canvas, set with the mouse or with keys."""

from PySide6.QtCore import QEvent, QLineF, QObject, QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen

from ...concepts.editor_kind import Box
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.inks import Inks
from ..canvas import Canvas
from .grid_fit import GridFit
from .tracings import Tracings

ARM = 9.0
"""Pixels of each arm of a cross."""
STEP, LEAP = 1.0, 12.0
"""Pixels by which a key moves the cross, and with Shift held."""
DIRECTIONS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
SET = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


class FitPointer(QObject):
    """Takes clicks and keys from the canvas while its picture is fitted to the grid."""

    def __init__(self, canvas: Canvas, workplace: Workplace, fit: GridFit) -> None:
        super().__init__(canvas)
        self._canvas, self._workplace, self.fit = canvas, workplace, fit
        self.cross: QPointF | None = None
        """Where the keys have moved the cross, on the screen."""
        fit.changed.connect(self._switch)
        self._switch()

    def _switch(self) -> None:
        """Listen only while points are asked for: every move of the mouse would ask otherwise."""
        if self.is_on:
            self._canvas.installEventFilter(self)
        else:
            self.cross = None
            self._canvas.removeEventFilter(self)

    @property
    def is_on(self) -> bool:
        """Whether points are asked for on this canvas."""
        return self.fit.workplace is self._workplace

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the left button and the keys that point."""
        if isinstance(event, QMouseEvent):
            return self._point(event)
        if isinstance(event, QKeyEvent) and _is_ours(event):
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
            elif event.type() is QEvent.Type.KeyPress:
                self._press(event)
            return True
        return super().eventFilter(watched, event)

    def _point(self, event: QMouseEvent) -> bool:
        if event.button() is not Qt.MouseButton.LeftButton:
            return False
        if event.type() is QEvent.Type.MouseButtonPress:
            self.fit.take(self._canvas.camera.on_plane(event.position()))
        return True

    def _press(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.fit.end()
            return
        cross = self.cross or QPointF(self._canvas.rect().center())
        if key in SET:
            self.fit.take(self._canvas.camera.on_plane(cross))
        else:
            leaps = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            cross = cross + DIRECTIONS[key] * (LEAP if leaps else STEP)
        self.cross = cross
        self._canvas.update()


def _is_ours(event: QKeyEvent) -> bool:
    return event.key() in {*DIRECTIONS, *SET, Qt.Key.Key_Escape}


class FitLayer:
    """Draws the points that were set on the picture, and the cross that the keys move."""

    under = False

    def __init__(self, pointer: FitPointer, tracings: Tracings) -> None:
        self._pointer, self._tracings, self._fit = pointer, tracings, pointer.fit

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw a cross with the cell's label at each point."""
        del seen
        workplace = self._fit.workplace
        tracing = self._tracings.of(workplace) if workplace and self._pointer.is_on else None
        if tracing is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        similarity = tracing.placement.similarity
        for each in self._fit.anchors:
            if each.point is not None:
                _draw(painter, camera.on_screen(similarity.of(each.point)), each.label, inks)
        if self._pointer.cross is not None:
            label = self._fit.anchors[self._fit.active].label
            _draw(painter, self._pointer.cross, f"{label}?", inks)


def _draw(painter: QPainter, at: QPointF, label: str, inks: Inks) -> None:
    across, down = QPointF(ARM, 0), QPointF(0, ARM)
    lines = [QLineF(at - across, at + across), QLineF(at - down, at + down)]
    # In two tones, so that they show on every picture.
    for colour, width in ((inks["paper"], 5.0), (inks["accent"], 2.0)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawLines(lines)
    room = painter.fontMetrics().boundingRect(label).adjusted(-4, -2, 4, 2)
    room.moveBottomLeft((at + QPointF(ARM / 2, -ARM / 2)).toPoint())
    painter.fillRect(room, QColor(inks["paper"]))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, label)
