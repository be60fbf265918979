"""The swatches of a palette as a list to choose from with mouse, arrows and digits."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from ..concepts.editor_kind import EditorKind, Swatch, numberless
from ..drawing.painter import marks_icon
from ..languages.words import tr
from .palette_rows import COUNT, FIRST, ICON, KEY, ROW, SECOND, SwatchPainter

_RETURNS = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


def place_of(
    content: str, swatches: Sequence[Swatch], sort_of: Callable[[str], str] = numberless
) -> int | None:
    """Return which swatch stands for a content: its own, or that of its sort ("pod 3" is a pod)."""
    contents = [each.content for each in swatches]
    if content in contents:
        return contents.index(content)
    sorts, sort = [sort_of(each) for each in contents], sort_of(content)
    return sorts.index(sort) if sort in sorts else None


class SwatchList(QListWidget):
    """Shows what can be painted, and which of it each mouse button paints."""

    chosen = Signal(str, bool)
    """A content, and whether the right button shall paint it."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setObjectName("palette.swatches")
        self.setAccessibleName(tr("What can be painted"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self._delegate = SwatchPainter(self)
        self.setItemDelegate(self._delegate)
        self._swatches: Sequence[Swatch] = ()
        self._sort_of: Callable[[str], str] = numberless
        self._is_rooted: Callable[[str], bool] = lambda _: False

    def show_swatches(self, editor_kind: EditorKind, swatches: Sequence[Swatch]) -> None:
        """Show other swatches, or the same ones as they look now."""
        self._swatches = swatches
        self._sort_of, self._is_rooted = editor_kind.sort_of, editor_kind.is_rooted
        self.clear()
        for swatch in swatches:
            picture = marks_icon(editor_kind.marks(swatch.look), ICON)
            item = QListWidgetItem(picture, tr(swatch.title))
            item.setData(KEY, swatch.key)
            self.addItem(item)
        self.setMaximumHeight(self.sizeHint().height())
        self.updateGeometry()

    def show_choice(self, first: str, second: str) -> None:
        """Mark what the left and the right button paint."""
        places = self._place(first), self._place(second)
        for row in range(self.count()):
            item = self.item(row)
            item.setData(FIRST, row == places[0])
            item.setData(SECOND, row == places[1])
            self._describe(row)
        if places[0] is not None and not self.hasFocus():
            self.setCurrentRow(places[0])

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """Show how often each swatch lies on the map."""
        sums = [0] * self.count()
        for content, count in counts.items():
            place = self._place(content)
            if place is not None:
                sums[place] += count
        for row, count in enumerate(sums):
            # Empty cells of a table without edges can't be counted, nor a board that fills several.
            is_told = count >= 0 and not self._is_rooted(self._swatches[row].content)
            self._show_count(row, count if is_told else None)

    def _show_count(self, row: int, count: int | None) -> None:
        item = self.item(row)
        if item.data(COUNT) == count:
            return
        # Told of another figure, Qt would lay all rows out anew and draw them.
        was_blocked = self.model().blockSignals(True)
        item.setData(COUNT, count)
        self._describe(row)
        self.model().blockSignals(was_blocked)
        self.viewport().update(self.visualItemRect(item))

    def _place(self, content: str) -> int | None:
        return place_of(content, self._swatches, self._sort_of)

    def _describe(self, row: int) -> None:
        """Say in words what the row shows in pictures."""
        item, swatch = self.item(row), self._swatches[row]
        told = [tr(swatch.title)]
        if item.data(COUNT) is not None:
            told.append(tr("{count} on this map", count=item.data(COUNT)))
        if item.data(FIRST):
            told.append(tr("painted with the left button"))
        if item.data(SECOND):
            told.append(tr("painted with the right button"))
        if swatch.key:
            told.append(tr("key {key}", key=swatch.key))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(told))
        item.setToolTip("\n".join([", ".join(told), tr(swatch.help)]))

    def sizeHint(self) -> QSize:
        """Return the room for all rows."""
        return QSize(240, ROW * max(self.count(), 1) + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """Return the room for a few rows; the others are scrolled to."""
        return QSize(120, ROW * min(self.count(), 3) + 2 * self.frameWidth())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the swatch under the mouse for the button that is pressed."""
        super().mousePressEvent(event)
        item = self.itemAt(event.position().toPoint())
        if item is None:
            return
        if event.button() in {Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton}:
            self._choose(self.row(item), event.button() == Qt.MouseButton.RightButton)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Return (Shift for the right button) or with a swatch's digit."""
        keys = [each.key for each in self._swatches]
        if event.key() in _RETURNS and self.currentRow() >= 0:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._choose(self.currentRow(), shift)
        elif event.text() and event.text() in keys:
            self.setCurrentRow(keys.index(event.text()))
            self._choose(self.currentRow(), is_second=False)
        else:
            super().keyPressEvent(event)

    def _choose(self, row: int, is_second: bool) -> None:
        self.chosen.emit(self._swatches[row].content, is_second)
