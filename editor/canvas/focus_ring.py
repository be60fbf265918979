"""The focus ring of a canvas: it shows where the keys go, to whoever came there with keys."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ..drawing.inks_in_force import colour

WIDTH = 2
BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""Reasons for which a person with a keyboard finds the focus somewhere."""


class FocusRing:
    """Draws a ring inside a widget that we draw ourselves, as the style sheet does elsewhere."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._is_shown = False

    def come(self, reason: Qt.FocusReason) -> None:
        """Take note that the widget has the focus, and why."""
        self._show(reason in BY_KEY)

    def leave(self) -> None:
        """Take note that the focus went, or that a hand is at the mouse."""
        self._show(False)

    def paint(self, painter: QPainter) -> None:
        """Draw the ring, if there is one to be seen."""
        if self._is_shown:
            painter.setPen(QPen(colour("accent"), WIDTH))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self._widget.rect().adjusted(1, 1, -1, -1))

    def _show(self, shown: bool) -> None:
        if shown != self._is_shown:
            self._is_shown = shown
            self._widget.update()
