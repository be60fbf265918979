"""The list of problems, grouped by severity."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.messages import some_of

from ..canvas.overlays.badges import BADGES
from ..drawing.inks_in_force import colour
from ..drawing.painter import marks_icon
from ..languages.words import tr
from .problem_words import GROUPS, counted

MOST_ROWS = 300
"""So many problems of a severity are listed; who has more will not read them one by one."""

ICON, ROW = 16, 24
"""The sizes of an icon and of a row, in pixels."""

_PROBLEM = Qt.ItemDataRole.UserRole


class ProblemList(QTreeWidget):
    """Shows problems in groups; keeps its place while they change."""

    chosen = Signal(Problem)
    """What a person chose by mouse or keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problem-list")
        self.setAccessibleName(tr("Problems"))
        self.setColumnCount(2)
        self.setHeaderLabels([tr("Problem"), tr("Where")])
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setIndentation(0)
        self.setIconSize(QSize(ICON, ICON))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # Tinted, the sign of the chosen row could not be told any more.
        self._icons = {
            each: marks_icon(BADGES[each], ICON, keeps_colours=True) for each in Severity
        }
        self._before_press: QTreeWidgetItem | None = None
        self.currentItemChanged.connect(self._choose)
        self.itemClicked.connect(self._choose_again)
        self.itemActivated.connect(self._choose)

    def show_problems(self, problems: Sequence[Problem], hidden: frozenset[Severity]) -> None:
        """List problems, without moving the list or telling anybody."""
        place = self.verticalScrollBar().value()
        self.setUpdatesEnabled(False)
        self.blockSignals(True)
        self.clear()
        for severity in Severity:
            group = [each for each in problems if each.severity is severity]
            if group and severity not in hidden:
                self._add_group(severity, group)
        self.resizeColumnToContents(1)
        self.blockSignals(False)
        self.verticalScrollBar().setValue(place)
        self.setUpdatesEnabled(True)

    def mark(self, problem: Problem | None) -> None:
        """Show which problem is in focus, without telling anybody."""
        row = next((item for item in self._rows() if _problem(item) == problem), None)
        self.blockSignals(True)
        if row is None:
            self.setCurrentIndex(QModelIndex())
            self.clearSelection()
        elif row is not self.currentItem():
            self.setCurrentItem(row)
            self.scrollToItem(row)
        self.blockSignals(False)

    def _add_group(self, severity: Severity, group: Sequence[Problem]) -> None:
        title = _Heading(
            [tr(GROUPS[severity]), counted(severity, sum(each.count for each in group))]
        )
        font = self.font()
        font.setBold(True)
        title.setFont(0, font)
        self.addTopLevelItem(title)
        self.addTopLevelItems([self._row(each) for each in group[:MOST_ROWS]])
        if len(group) > MOST_ROWS:
            more = tr("… and {count} more.", count=len(group) - MOST_ROWS)
            self.addTopLevelItem(_Heading([more]))

    def _row(self, problem: Problem) -> QTreeWidgetItem:
        text = tr(problem.message)
        row = QTreeWidgetItem([text, some_of(problem.cells, 3)])
        row.setData(0, _PROBLEM, problem)
        row.setSizeHint(0, QSize(0, ROW))
        row.setIcon(0, self._icons[problem.severity])
        row.setToolTip(0, text)
        row.setData(
            0,
            Qt.ItemDataRole.AccessibleTextRole,
            tr("{group}: {text}", group=tr(GROUPS[problem.severity]), text=text),
        )
        return row

    def _items(self) -> Iterable[QTreeWidgetItem]:
        items = (self.topLevelItem(number) for number in range(self.topLevelItemCount()))
        return (each for each in items if each is not None)

    def _rows(self) -> Iterable[QTreeWidgetItem]:
        return (each for each in self._items() if _problem(each) is not None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where the list stood, to know whether a click chooses something new."""
        self._before_press = self.currentItem()
        super().mousePressEvent(event)

    def _choose_again(self, item: QTreeWidgetItem) -> None:
        if item is self._before_press:
            self._choose(item)

    def _choose(self, item: QTreeWidgetItem | None, _: object = None) -> None:
        problem = _problem(item) if item is not None else None
        if problem:
            self.chosen.emit(problem)


class _Heading(QTreeWidgetItem):
    """A row that mouse and arrow keys pass over: they go from problem to problem."""

    def __init__(self, texts: Sequence[str]) -> None:
        super().__init__(list(texts))
        self.setSizeHint(0, QSize(0, ROW))
        self.setFlags(Qt.ItemFlag.NoItemFlags)

    def data(self, column: int, role: int) -> object:
        """Return what Qt asks for; the colour is that of the theme in force."""
        if role == Qt.ItemDataRole.ForegroundRole and column < 2:
            return colour("faint-text")
        return super().data(column, role)


def _problem(item: QTreeWidgetItem) -> Problem | None:
    """Return the problem that a row shows; None for a heading."""
    problem: Problem | None = item.data(0, _PROBLEM)
    return problem
