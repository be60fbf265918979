"""The focus ring of a canvas: it shows where the keys go, to whoever came there with keys."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPen

from ..drawing.inks_in_force import colour

WIDTH = 2
BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""Reasons for which a person with a keyboard finds the focus somewhere."""


class FocusRing:
    """A ring inside a widget that we draw ourselves, as the style sheet draws one elsewhere."""

    def __init__(self) -> None:
        self._is_shown = False

    def come(self, reason: Qt.FocusReason) -> bool:
        """Take note of the focus, and why it came; return whether the widget looks different by that."""
        return self._show(reason in BY_KEY)

    def leave(self) -> bool:
        """Take note that the focus went or a hand is at the mouse; return whether that looks different."""
        return self._show(False)

    def paint(self, painter: QPainter, area: QRect) -> None:
        """Draw the ring inside an area, if there is one to be seen."""
        if self._is_shown:
            painter.setPen(QPen(colour("accent"), WIDTH))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(area.adjusted(1, 1, -1, -1))

    def _show(self, shown: bool) -> bool:
        before, self._is_shown = self._is_shown, shown
        return before != shown
