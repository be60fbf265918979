"""A steady pane: room in a window for something whose words change often, without the window being laid out anew."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class SteadyPane(QWidget):
    """Is filled by one widget, and tells the window around it only if that needs more room at the least."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inside: QWidget | None = None
        self._least = QSize()
        """What was needed when the window was told last."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def hold(self, widget: QWidget) -> None:
        """Be filled by a widget."""
        self._inside = widget
        widget.setParent(self)
        widget.setGeometry(self.rect())
        widget.show()
        self._least = widget.minimumSizeHint()

    def sizeHint(self) -> QSize:
        """Return the size that its widget likes best."""
        return self._inside.sizeHint() if self._inside else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the size that its widget needs at the least."""
        return self._inside.minimumSizeHint() if self._inside else super().minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill it again."""
        super().resizeEvent(event)
        if self._inside:
            self._inside.setGeometry(self.rect())

    def event(self, event: QEvent) -> bool:
        """Pass on that something is laid out inside only if it matters outside."""
        if event.type() == QEvent.Type.LayoutRequest and self.minimumSizeHint() != self._least:
            self._least = self.minimumSizeHint()
            self.updateGeometry()
        return super().event(event)
