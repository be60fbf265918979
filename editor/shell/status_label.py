"""A status label: one line that is cut with an ellipsis rather than making the window wider."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hullwright.schema.visible_text import visible

from ..drawing.painting import painting
from .plain_text import PlainLabel

_MARGIN = 4
"""Pixels left free at both sides."""


class StatusLabel(PlainLabel):
    """Shows as much of a text as there is room for; the whole of it is in the tooltip."""

    def __init__(self, name: str, width: int = 0, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._width = width
        """Pixels that it takes even if it says less, so that what stands behind it does not jump."""
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def setText(self, text: str) -> None:
        """Show another text; the same one again does not lay anything out."""
        if visible(text) != self.text():
            super().setText(text)

    def sizeHint(self) -> QSize:
        """Return the size in which the whole text is seen."""
        # A pixel more, because widths are rounded.
        wanted = self.fontMetrics().horizontalAdvance(self.text()) + 2 * _MARGIN + 1
        return QSize(max(wanted if self.text() else 0, self._width), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return a size that holds no window open."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw as much of the text as fits."""
        room = self.rect().adjusted(_MARGIN, 0, -_MARGIN, 0)
        metrics = self.fontMetrics()
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        self.setToolTip(self.text() if shown != self.text() else "")
        with painting(self) as painter:
            painter.setPen(self.palette().windowText().color())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), shown)
