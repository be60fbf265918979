"""The list of differences between two maps, in groups."""

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from hullwright.schema.kinds.comparison import Change, ChangeGroup, Comparison

from ..drawing.inks_in_force import colour
from ..kinds.difference_words import GROUPS, DifferenceWords
from ..languages.words import tr
from .difference import Difference

MOST_ROWS = 300
"""So many differences of a group are listed; who has more takes over the group."""
ROW = 24
_DIFFERENCE = Qt.ItemDataRole.UserRole


class DifferenceList(QTreeWidget):
    """Shows differences in groups, and keeps its place while they are taken over."""

    chosen = Signal(object)
    """The Difference that a person is on, or None."""
    taking = Signal(object)
    """The Difference that is to be taken over."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("difference-list")
        self.setAccessibleName(tr("Differences"))
        self.setColumnCount(3)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        header = self.header()
        header.setStretchLastSection(True)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.currentItemChanged.connect(self._choose)
        self.itemClicked.connect(self._choose)
        self.itemDoubleClicked.connect(self._take)

    def name_sides(self, other: str, base: str) -> None:
        """Say above the columns which map is which."""
        self.setHeaderLabels([tr("Where"), other, base])

    def show_differences(self, comparison: Comparison, words: DifferenceWords) -> None:
        """List differences, and stay where the list was, or at the one that came after."""
        before, place = self.current(), self._place()
        self.setUpdatesEnabled(False)
        self.blockSignals(True)
        self.clear()
        for group, changes in comparison.groups().items():
            self._add_group(group, changes, words)
        self._return_to(before, place)
        self.blockSignals(False)
        self.setUpdatesEnabled(True)

    def current(self) -> Difference | None:
        """Return the difference that a person is on."""
        item = self.currentItem()
        return difference_of(item) if item is not None else None

    def step(self, by: int) -> None:
        """Go to the next difference, or by -1 to the one before; after the last comes the first."""
        rows = list(self._rows())
        if rows:
            place = self._place()
            number = (0 if by > 0 else -1) if place is None else (place + by) % len(rows)
            self.setCurrentItem(rows[number])
            self.scrollToItem(rows[number])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take over the difference under the cursor with Return."""
        item = self.currentItem()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and item is not None:
            self._take(item)
        else:
            super().keyPressEvent(event)

    def _add_group(
        self, group: ChangeGroup, changes: tuple[Change, ...], words: DifferenceWords
    ) -> None:
        self._add_heading(tr(GROUPS[group], count=len(changes)))
        self.addTopLevelItems(
            [_row(Difference(group, (each,)), words) for each in changes[:MOST_ROWS]]
        )
        if len(changes) > MOST_ROWS:
            more = tr("… and {count} more.", count=len(changes) - MOST_ROWS)
            self._add_heading(more)

    def _add_heading(self, text: str) -> None:
        heading = _DifferenceHeading([text])
        self.addTopLevelItem(heading)
        # Only an item of a list can span its columns.
        heading.setFirstColumnSpanned(True)

    def _rows(self) -> Iterator[QTreeWidgetItem]:
        items = (self.topLevelItem(number) for number in range(self.topLevelItemCount()))
        return (each for each in items if each is not None and difference_of(each) is not None)

    def _place(self) -> int | None:
        """Return the number of the row that a person is on, headings left out."""
        item = self.currentItem()
        return next((n for n, each in enumerate(self._rows()) if each is item), None)

    def _return_to(self, before: Difference | None, place: int | None) -> None:
        rows = list(self._rows())
        if before is None or place is None or not rows:
            return
        same = [each for each in rows if (found := difference_of(each)) and found.is_at(before)]
        self.setCurrentItem(same[0] if same else rows[min(place, len(rows) - 1)])

    def _choose(self, item: QTreeWidgetItem | None, _: object = None) -> None:
        self.chosen.emit(difference_of(item) if item is not None else None)

    def _take(self, item: QTreeWidgetItem, _: object = None) -> None:
        difference = difference_of(item)
        if difference is not None:
            self.taking.emit(difference)


class _DifferenceHeading(QTreeWidgetItem):
    """A row that mouse and arrow keys pass over."""

    def __init__(self, texts: list[str]) -> None:
        super().__init__(texts)
        self.setSizeHint(0, QSize(0, ROW))
        self.setFlags(Qt.ItemFlag.NoItemFlags)

    def data(self, column: int, role: int) -> object:
        """Return what Qt asks for; the colour is that of the theme in force."""
        if role == Qt.ItemDataRole.ForegroundRole:
            return colour("faint-text")
        return super().data(column, role)


def difference_of(item: QTreeWidgetItem) -> Difference | None:
    """Return the difference that a row shows; None for a heading."""
    difference: Difference | None = item.data(0, _DIFFERENCE)
    return difference


def _row(difference: Difference, words: DifferenceWords) -> QTreeWidgetItem:
    told = words.told(difference.group, difference.changes[0])
    place, before, after = (tr(each) for each in told)
    row = QTreeWidgetItem([place, before, after])
    row.setData(0, _DIFFERENCE, difference)
    row.setSizeHint(0, QSize(0, ROW))
    for column, text in enumerate((place, before, after)):
        row.setToolTip(column, text)
    spoken = tr("{place}: {before} there, {after} here", place=place, before=before, after=after)
    row.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)
    return row
