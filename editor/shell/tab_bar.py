"""The tab bar: tabs that the middle button closes."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QTabBar

_NARROWEST, _WIDEST = 96, 240


class TabBar(QTabBar):
    """A row of tabs with titles that are cut short rather than taking the whole row."""

    def __init__(self) -> None:
        super().__init__()
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setUsesScrollButtons(True)
        self.setExpanding(False)
        self.setDrawBase(False)

    def tabSizeHint(self, index: int) -> QSize:
        """Return the size of a tab."""
        usual = super().tabSizeHint(index)
        return QSize(min(max(usual.width(), _NARROWEST), _WIDEST), usual.height())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Close a tab on which the middle button was clicked."""
        place = self.tabAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton and place >= 0:
            self.tabCloseRequested.emit(place)
        else:
            super().mouseReleaseEvent(event)
