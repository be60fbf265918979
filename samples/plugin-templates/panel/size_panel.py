"""The panel: how many cells the map in front has, counted anew after every change."""

from typing import Any

from PySide6.QtWidgets import QLabel, QWidget


def panel(workplace: Any, parent: QWidget) -> QWidget:
    """Return a widget for one open map."""
    return SizeLabel(workplace, parent)


class SizeLabel(QLabel):
    """Shows the number of cells."""

    def __init__(self, workplace: Any, parent: QWidget) -> None:
        super().__init__(parent)
        self._workplace = workplace
        workplace.document.changed.connect(self._count)
        self._count()

    def _count(self, *_: object) -> None:
        self.setText(str(len(list(self._workplace.surface.cells()))))
