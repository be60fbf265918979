"""A picture to trace on the canvas, and moving it with the mouse."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QTransform

from ...concepts.editor_kind import Box
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.inks import Inks
from ..canvas import Canvas
from .tracings import Tracings


class TracingLayer:
    """Draws the picture under the cells, which the canvas draws thinly while something lies there."""

    under = True

    def __init__(self, workplace: Workplace, tracings: Tracings) -> None:
        self._workplace = workplace
        self._tracings = tracings

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw the part of the picture that is seen."""
        del inks
        tracing = self._tracings.of(self._workplace)
        if tracing is None:
            return
        placement = tracing.placement
        moved = QTransform()
        corner = camera.on_screen((placement.x, placement.y))
        moved.translate(corner.x(), corner.y())
        moved.rotate(placement.turn)
        moved.scale(placement.scale * camera.zoom, placement.scale * camera.zoom)
        back, invertible = moved.inverted()
        part = back.mapRect(camera.area(seen)).intersected(QRectF(tracing.picture.rect()))
        if not invertible or part.isEmpty():
            return
        painter.save()
        painter.setOpacity(placement.fade / 100)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(moved, True)
        painter.drawImage(part, tracing.picture, part)
        painter.restore()


class TracingMover(QObject):
    """Lets the mouse drag the picture instead of painting, while that is switched on."""

    def __init__(self, canvas: Canvas, workplace: Workplace, tracings: Tracings) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._workplace = workplace
        self._tracings = tracings
        self._held: QPointF | None = None
        tracings.switched.connect(self._switch)
        self._switch(tracings.is_moving)

    def _switch(self, moving: bool) -> None:
        """Listen only while the picture is moved: every move of the mouse would ask otherwise."""
        if moving:
            self._canvas.installEventFilter(self)
        else:
            self._canvas.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the left button's events from the canvas while the picture is moved."""
        if isinstance(event, QMouseEvent):
            return self._drag(event)
        return super().eventFilter(watched, event)

    def _drag(self, event: QMouseEvent) -> bool:
        if event.type() is QEvent.Type.MouseButtonPress:
            is_left = event.button() is Qt.MouseButton.LeftButton
            self._held = event.position() if is_left else None
            return is_left
        if self._held is None:
            return False
        if event.type() is QEvent.Type.MouseMove:
            self._move(event.position() - self._held)
            self._held = event.position()
        elif event.type() is QEvent.Type.MouseButtonRelease:
            self._held = None
        return True

    def _move(self, by: QPointF) -> None:
        tracing = self._tracings.of(self._workplace)
        if tracing:
            was, zoom = tracing.placement, self._canvas.camera.zoom
            moved = replace(was, x=was.x + by.x() / zoom, y=was.y + by.y() / zoom)
            self._tracings.place(self._workplace, moved)
