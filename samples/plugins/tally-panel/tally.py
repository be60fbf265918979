"""The tally: how many cells of each kind a map has, counted anew after every change."""

from collections import Counter
from typing import Any

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget


def panel(workplace: Any, parent: QWidget) -> QWidget:
    """Return the tally of an open map."""
    return Tally(workplace, parent)


class Tally(QWidget):
    """Shows a line for each kind of cell."""

    def __init__(self, workplace: Any, parent: QWidget) -> None:
        super().__init__(parent)
        self._workplace = workplace
        self.lines = QLabel()
        self.lines.setObjectName("tally-lines")
        self.lines.setWordWrap(True)
        column = QVBoxLayout(self)
        column.addWidget(self.lines)
        column.addStretch(1)
        workplace.document.changed.connect(self._count)
        self._count()

    def _count(self, *_: object) -> None:
        surface = self._workplace.surface
        counts = Counter(surface.content(cell) for cell in surface.cells())
        lines = (f"{count} × {content}" for content, count in counts.most_common())
        self.lines.setText("\n".join(lines))
