"""Sums: the figures under a ledger, each with what is wrong with it in words."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from ..crafts.ledger import Total
from ..drawing.inks import DARK, Inks
from ..forms.sentence import Sentence
from ..words import number, tr


class SumLine(QWidget):
    """One figure: what it is, how much, and what there is to say about it."""

    def __init__(self) -> None:
        super().__init__()
        self.title = Sentence(ink="text")
        self.title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.figure = QLabel()
        self.figure.setTextFormat(Qt.TextFormat.PlainText)
        self.figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self.wrong = Sentence(ink="warning")
        self.note = Sentence()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.title, 0, 0)
        grid.addWidget(self.figure, 0, 1)
        grid.addWidget(self.wrong, 1, 0, 1, 2)
        grid.addWidget(self.note, 2, 0, 1, 2)
        grid.setColumnStretch(0, 1)

    def show_total(self, total: Total) -> None:
        """Show a figure; one with something wrong stands out."""
        self.title.setText(tr(total.title))
        is_whole = total.value == int(total.value)
        self.figure.setText(number(int(total.value) if is_whole else total.value))
        self.wrong.tell(tr(total.wrong) if total.wrong else "")
        self.note.tell(tr(total.note) if total.note and not total.wrong else "")
        told = self.wrong.text() or self.note.text()
        self.setAccessibleName(
            tr("{title}: {value}", title=self.title.text(), value=self.figure.text())
        )
        self.setAccessibleDescription(told)

    def set_inks(self, inks: Inks) -> None:
        """Take on the colours of a theme; a figure is as bright as what is said about it."""
        for sentence in (self.title, self.wrong, self.note):
            sentence.set_inks(inks)
        ink = inks["warning" if self.wrong.text() else "text"]
        self.figure.setStyleSheet(f"color: {ink}; font-weight: 600;")


class Sums(QWidget):
    """The figures under a ledger, one below the other."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setObjectName("ledger.sums")
        self.setAccessibleName(tr("Totals"))
        self._inks: Inks = DARK
        self.lines: list[SumLine] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addStretch()

    def show_totals(self, totals: Sequence[Total]) -> None:
        """Show other figures."""
        while len(self.lines) < len(totals):
            self._column.insertWidget(len(self.lines), line := SumLine())
            self.lines.append(line)
        for line, total in zip(self.lines, totals, strict=False):
            line.show_total(total)
            line.set_inks(self._inks)
        for place, line in enumerate(self.lines):
            line.setVisible(place < len(totals))

    def set_inks(self, inks: Inks) -> None:
        """Take on the colours of a theme."""
        self._inks = inks
        for line in self.lines:
            line.set_inks(inks)
