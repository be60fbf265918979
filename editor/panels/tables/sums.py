"""Sums: the figures under a table, each with what is wrong with it in words."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from ...concepts.map_table import TableTotal
from ...languages.words import number, tr
from ...shell.forms.labels import WrappedLabel


class SumLine(QWidget):
    """One figure: what it is, how much, and what there is to say about it."""

    def __init__(self) -> None:
        super().__init__()
        self.title = WrappedLabel(ink="text")
        self.title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.figure = WrappedLabel(ink="text")
        self.figure.setWordWrap(False)
        self.figure.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.figure.setProperty("heading", True)
        self.figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self.wrong = WrappedLabel(ink="warning")
        self.note = WrappedLabel()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.title, 0, 0)
        grid.addWidget(self.figure, 0, 1)
        grid.addWidget(self.wrong, 1, 0, 1, 2)
        grid.addWidget(self.note, 2, 0, 1, 2)
        grid.setColumnStretch(0, 1)

    def show_total(self, total: TableTotal) -> None:
        """Show a figure; one with something wrong stands out."""
        self.title.setText(tr(total.title))
        is_whole = total.value == int(total.value)
        self.figure.setText(number(int(total.value) if is_whole else total.value))
        # A figure is as bright as what is said about it.
        self.figure.use_ink("warning" if total.wrong else "text")
        self.wrong.tell(tr(total.wrong) if total.wrong else "")
        self.note.tell(tr(total.note) if total.note and not total.wrong else "")
        told = self.wrong.text() or self.note.text()
        self.setAccessibleName(
            tr("{title}: {value}", title=self.title.text(), value=self.figure.text())
        )
        self.setAccessibleDescription(told)


class Sums(QWidget):
    """The figures under a table, one below the other."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setObjectName("tables.sums")
        self.setAccessibleName(tr("Totals"))
        self.lines: list[SumLine] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addStretch()

    def show_totals(self, totals: Sequence[TableTotal]) -> None:
        """Show other figures."""
        while len(self.lines) < len(totals):
            self._column.insertWidget(len(self.lines), line := SumLine())
            self.lines.append(line)
        for line, total in zip(self.lines, totals, strict=False):
            line.show_total(total)
        for place, line in enumerate(self.lines):
            line.setVisible(place < len(totals))
