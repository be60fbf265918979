"""A layout that sets widgets side by side and goes on in the next line, as words do."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """Lays widgets out in lines."""

    def __init__(self, parent: QWidget | None = None, gap: int = 4):
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Add an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Return how many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, or None where there is none."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take an item out and return it, or None where there is none."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Return that the layout wants no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Return that a narrow flow is a tall one."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return how tall the flow is in a width."""
        return self._set(QRect(0, 0, width, 0), is_trial=True)

    def setGeometry(self, area: QRect) -> None:
        """Lay the items out in an area."""
        super().setGeometry(area)
        self._set(area, is_trial=False)

    def sizeHint(self) -> QSize:
        """Return the least size."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Return the size of the tallest item; a wide one is cut rather than holding a dock open."""
        return QSize(0, max((each.sizeHint().height() for each in self._items), default=0))

    def _set(self, area: QRect, *, is_trial: bool) -> int:
        """Set the items line by line; return the height of all lines."""
        x, y, line = area.x(), area.y(), 0
        for item in self._items:
            size = item.sizeHint()
            width = min(size.width(), area.width())
            if x > area.x() and x + width > area.x() + area.width():
                x, y, line = area.x(), y + line + self._gap, 0
            if not is_trial:
                item.setGeometry(QRect(QPoint(x, y), QSize(width, size.height())))
            x += width + self._gap
            line = max(line, size.height())
        return y + line - area.y()
