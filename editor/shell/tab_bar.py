"""The tab bar: tabs that the middle button closes."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QTabBar

_NARROWEST, _WIDEST = 96, 320


class TabBar(QTabBar):
    """A row of tabs that never cut each other short: where the row ends, buttons scroll it."""

    def __init__(self) -> None:
        super().__init__()
        # Only names that would take the whole row are cut, so that their ends are read as well.
        self.setElideMode(Qt.TextElideMode.ElideMiddle)
        self.setUsesScrollButtons(True)
        self.setExpanding(False)
        self.setDrawBase(False)

    def tabSizeHint(self, index: int) -> QSize:
        """Return the size of a tab."""
        usual = super().tabSizeHint(index)
        return QSize(min(max(usual.width(), _NARROWEST), _WIDEST), usual.height())

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Return the least size of a tab, which is its usual one."""
        return self.tabSizeHint(index)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Close a tab on which the middle button was clicked."""
        place = self.tabAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton and place >= 0:
            self.tabCloseRequested.emit(place)
        else:
            super().mouseReleaseEvent(event)
