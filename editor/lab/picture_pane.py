"""The picture of the chosen cell: heat on the map, lengths, and what the rows of an answer look like beside each other."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from ..languages.words import tr
from .heat_picture import HeatPicture
from .lab_task import DECIDED, LENGTH

if TYPE_CHECKING:
    from ..panels.answer_plot import AnswerPlot

FEWEST = 2
"""Rows to be compared in a picture."""


class PicturePane(QWidget):
    """Pictures as tabs; plots are made when somebody looks at them first, for their library takes its time."""

    places_chosen = Signal(object)
    """The labels of spaces that somebody pointed at in a plot."""
    game_wanted = Signal(int, str, int)
    """The number of a cell, what the bar is about, and how many rounds or in which part it was decided."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs = QTabWidget()
        self.tabs.setObjectName("lab.pictures")
        self.tabs.setDocumentMode(True)
        self.heat = HeatPicture()
        self._plots: dict[str, AnswerPlot] = {}
        self._rooms = {name: QWidget() for name in ("rows", "rounds")}
        for room in self._rooms.values():
            QVBoxLayout(room).setContentsMargins(0, 0, 0, 0)
        self.tabs.addTab(self.heat, tr("Map"))
        self.tabs.addTab(self._rooms["rounds"], tr("Length"))
        self.tabs.addTab(self._rooms["rows"], tr("Bars"))
        self._snapshot: dict[str, Any] = {}
        self._row: dict[str, Any] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tabs)
        self.tabs.currentChanged.connect(lambda _: self._draw())

    def show_row(self, snapshot: dict[str, Any], at: int) -> None:
        """Show what belongs to a row of figures."""
        rows = snapshot.get("rows", [])
        self._snapshot, self._row = snapshot, rows[at] if at < len(rows) else None
        self._draw()

    @property
    def _number(self) -> int:
        """The number of the cell that is shown."""
        return (self._row or {}).get("cell") or 0

    def _cell(self) -> dict[str, Any]:
        cells = self._snapshot.get("cells", [])
        return cells[self._number] if self._number < len(cells) else {}

    def _draw(self) -> None:
        shown = self.tabs.currentWidget()
        if shown is self.heat:
            self.heat.show_cell(self._cell(), tuple((self._row or {}).get("places", ())))
        elif shown is self._rooms["rounds"]:
            self._draw_rounds()
        else:
            self._draw_rows()

    def _draw_rounds(self) -> None:
        cell = self._cell()
        counts = {int(key): count for key, count in cell.get("rounds", {}).items()}
        if not counts:
            return
        title = tr("{title}: rounds", title=cell["title"])
        at = self._number

        def pick(rounds: int) -> None:
            if counts.get(rounds):
                self.game_wanted.emit(at, LENGTH, rounds)

        self._plot("rounds").show_columns(counts, title, pick)

    def _draw_rows(self) -> None:
        rows = [each for each in self._snapshot.get("rows", []) if each["is_share"]]
        if len(rows) < FEWEST:
            return
        title = self._snapshot.get("title", "")
        if self._snapshot.get("question") == DECIDED:
            self._draw_course(rows, title)
            return

        def pick(at: int) -> None:
            if 0 <= at < len(rows) and rows[at]["places"]:
                self.places_chosen.emit(tuple(rows[at]["places"]))

        self._plot("rows").show_bars(rows, title, pick)

    def _draw_course(self, rows: list[dict[str, Any]], title: str) -> None:
        """Draw how the games of the cell that is shown come to be decided."""
        at = self._number
        parts = [each for each in rows if (each["cell"] or 0) == at]

        def pick(part: int) -> None:
            self.game_wanted.emit(at, DECIDED, min(max(part, 0), len(parts) - 1))

        self._plot("rows").show_curve(parts, title, pick)

    def _plot(self, name: str) -> "AnswerPlot":
        from ..panels.answer_plot import AnswerPlot

        if name not in self._plots:
            self._plots[name] = AnswerPlot()
            self._plots[name].setObjectName("lab.plot")
            layout = self._rooms[name].layout()
            if layout is not None:
                layout.addWidget(self._plots[name])
        return self._plots[name]
