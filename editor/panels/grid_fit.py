"""Fitting the picture to the grid, in the tracing panel: which cells are pointed out, and how well it fits."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from ..canvas.overlays.grid_fit import MOST_ANCHORS, GridFit
from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.forms.labels import WrappedLabel


class GridFitCard(QWidget):
    """Asks for cells that can be found on the picture, and says what to do next."""

    def __init__(self, fit: GridFit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fit = fit
        self._workplace: Workplace | None = None
        self.start = QPushButton(tr("Fit to the grid…"), self)
        self.start.setObjectName("fit-to-grid")
        self.start.setCheckable(True)
        self.start.setToolTip(
            tr("Point out two or three cells on the picture; it is scaled, turned and moved.")
        )
        self.undo = QPushButton(tr("Undo the fit"), self)
        self.undo.setObjectName("undo-fit")
        self.told = WrappedLabel(parent=self)
        self.told.setObjectName("fit-told")
        self.choices: list[QRadioButton] = []
        self.labels: list[QLineEdit] = []
        self._rows = QWidget(self)
        self._arrange()
        self.start.clicked.connect(lambda _: self._with_map(fit.toggle))
        self.undo.clicked.connect(lambda _: self._with_map(fit.undo))
        fit.changed.connect(self.refresh)

    def _arrange(self) -> None:
        grid = QGridLayout(self._rows)
        grid.setContentsMargins(0, 0, 0, 0)
        group = QButtonGroup(self)
        for number in range(MOST_ANCHORS):
            choice, label = QRadioButton(self), QLineEdit(self)
            title = tr("Point {number}", number=number + 1)
            choice.setText(title)
            label.setAccessibleName(tr("Cell of point {number}", number=number + 1))
            label.setPlaceholderText(tr("Cell, as printed"))
            group.addButton(choice)
            choice.clicked.connect(partial(self._choose, number))
            label.editingFinished.connect(partial(self._name, number))
            grid.addWidget(choice, number, 0)
            grid.addWidget(label, number, 1)
            self.choices.append(choice)
            self.labels.append(label)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        # What is to be done next stands above what is seldom changed, so that it is in sight.
        for each in (self.start, self.told, self._rows, self.undo):
            column.addWidget(each)

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Fit the picture under a map from now on."""
        self._workplace = workplace
        if self._fit.workplace is not workplace:
            self._fit.end()
        self.refresh()

    def _choose(self, number: int, _: bool) -> None:
        self._fit.choose(number)

    def _name(self, number: int) -> None:
        if self._fit.anchors[number].label != self.labels[number].text().strip():
            self._fit.name(number, self.labels[number].text())

    def _with_map(self, act: Callable[[Workplace], object]) -> None:
        if self._workplace:
            act(self._workplace)

    def refresh(self) -> None:
        """Show which points are set, and what comes next."""
        is_on = self._workplace is not None and self._fit.workplace is self._workplace
        self.start.setChecked(is_on)
        self.undo.setVisible(bool(self._workplace and self._fit.can_undo(self._workplace)))
        self._rows.setVisible(is_on)
        self.told.tell(self._words() if is_on else "")
        if not is_on:
            return
        for number, anchor in enumerate(self._fit.anchors):
            self.choices[number].setChecked(number == self._fit.active)
            done = tr("Point {number} ✓", number=number + 1)
            open_ = tr("Point {number}", number=number + 1)
            self.choices[number].setText(done if anchor.point else open_)
            with QSignalBlocker(self.labels[number]):
                if not self.labels[number].hasFocus():
                    self.labels[number].setText(anchor.label)

    def _words(self) -> str:
        active = self._fit.active
        anchor = self._fit.anchors[active]
        for number, each in enumerate(self._fit.anchors):
            if self._fit.is_unknown(number):
                return tr("This map has no cell {label}.", label=each.label)
        if self._fit.said:
            return self._fit.said
        if not anchor.label:
            return tr("Write which cell you are going to point at.")
        return tr(
            "Click the middle of {label} on the picture. Or go there with the arrow keys on the "
            "map and press Enter.",
            label=anchor.label,
        )
