"""Gestures: two fingers that pinch, on a touchpad or on the screen."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget


def pinch_of(event: QEvent, widget: QWidget) -> tuple[float, QPointF] | None:
    """Return by which factor an event pinches and around which position of a widget, or None."""
    if isinstance(event, QNativeGestureEvent):
        if event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
            return None
        return 1 + event.value(), event.position()
    if isinstance(event, QGestureEvent):
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if isinstance(pinch, QPinchGesture):
            middle = pinch.centerPoint().toPoint()
            return pinch.scaleFactor(), QPointF(widget.mapFromGlobal(QPoint(middle)))
    return None
