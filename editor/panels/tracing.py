"""The tracing panel: the picture under the map, where it lies, and how strongly it shows."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from ..canvas.overlays.grid_fit import GridFit
from ..canvas.overlays.tracings import LEAST_SCALE, MOST_SCALE, TracingPlacement, Tracings
from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.plain_text import PlainLabel
from .grid_fit import GridFitCard

FARTHEST = 10_000.0
"""How far a picture can be moved, in sides of a cell."""
PERCENT = 100
"""Scales are shown in hundredths of a cell's side for each pixel."""


class TracingPanel(QWidget):
    """Places the picture under the current map by numbers, so that no mouse is needed."""

    def __init__(
        self,
        tracings: Tracings,
        fit: GridFit,
        load: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("tracing-panel")
        self.setAccessibleName(tr("Picture to trace"))
        self._tracings = tracings
        self._workplace: Workplace | None = None
        self._words = PlainLabel(parent=self)
        self._words.setWordWrap(True)
        self._words.setObjectName("tracing-words")
        self._load = self._button(tr("Load a picture…"), load)
        self._fit = self._button(tr("Fit to map"), lambda: self._with_map(tracings.fit))
        self._remove = self._button(tr("Remove"), lambda: self._with_map(tracings.remove))
        self._fade = QSlider(Qt.Orientation.Horizontal, self)
        self._fade.setRange(0, PERCENT)
        self._x, self._y = (self._number(-FARTHEST, FARTHEST) for _ in range(2))
        self._scale = self._number(LEAST_SCALE * PERCENT, MOST_SCALE * PERCENT)
        self._turn = self._number(-180.0, 180.0)
        self.grid_fit = GridFitCard(fit, self)
        self._moving = QCheckBox(tr("Move it with the mouse"), self)
        self._moving.toggled.connect(tracings.move_by_mouse)
        self._fade.valueChanged.connect(self._place)
        self._arrange()
        tracings.changed.connect(self._show)
        tracings.switched.connect(self._moving.setChecked)
        self._show()

    def _button(self, title: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(title, self)
        button.clicked.connect(lambda _: act())
        return button

    def _number(self, least: float, most: float) -> QDoubleSpinBox:
        box = QDoubleSpinBox(self)
        box.setRange(least, most)
        box.setDecimals(2)
        box.setSingleStep(0.1)
        box.valueChanged.connect(self._place)
        return box

    def _arrange(self) -> None:
        self._scale.setSuffix(tr(" %"))
        self._turn.setSuffix("°")
        self._turn.setWrapping(True)
        self._placing = QWidget(self)
        form = QFormLayout(self._placing)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(8)
        form.addRow(self.grid_fit)
        for title, told, field in (
            (tr("Strength"), tr("How strongly the picture shows"), self._fade),
            (tr("From the left"), tr("In lengths of a cell's side"), self._x),
            (tr("From above"), tr("In lengths of a cell's side"), self._y),
            (tr("Size"), tr("Part of a cell's side that a pixel takes"), self._scale),
            (tr("Rotation"), tr("Clockwise, around the upper left corner"), self._turn),
        ):
            field.setAccessibleName(title)
            field.setToolTip(told)
            form.addRow(title, field)
        form.addRow(self._moving)
        both = QHBoxLayout()
        both.setSpacing(8)
        both.addWidget(self._fit)
        both.addWidget(self._remove)
        form.addRow(both)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(8, 8, 8, 8)
        rows.setSpacing(8)
        rows.addWidget(self._words)
        rows.addWidget(self._load)
        rows.addWidget(self._placing)
        rows.addStretch(1)

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show the picture under a map from now on."""
        self._workplace = workplace
        self._tracings.move_by_mouse(False)
        self.grid_fit.show_workplace(workplace)
        self._show()

    def _with_map(self, act: Callable[[Workplace], object]) -> None:
        if self._workplace:
            act(self._workplace)

    def _show(self) -> None:
        tracing = self._tracings.of(self._workplace) if self._workplace else None
        self._placing.setVisible(tracing is not None)
        self._load.setEnabled(self._workplace is not None)
        if tracing is None:
            self._words.setText(
                tr("A picture under the map helps you copy it from paper. Load a scan or a photo.")
            )
            return
        self._words.setText(
            tr(
                "{name}, {width} × {height} pixels",
                name=tracing.path.name,
                width=tracing.picture.width(),
                height=tracing.picture.height(),
            )
        )
        self._fill_in(tracing.placement)
        self.grid_fit.refresh()

    def _fill_in(self, placement: TracingPlacement) -> None:
        for box, value in (
            (self._x, placement.x),
            (self._y, placement.y),
            (self._scale, placement.scale * PERCENT),
            (self._turn, placement.turn),
        ):
            # Only where it differs: a person may be typing in one of them.
            if abs(box.value() - value) > 0.005:
                with QSignalBlocker(box):
                    box.setValue(value)
        with QSignalBlocker(self._fade):
            self._fade.setValue(placement.fade)

    def _place(self) -> None:
        tracing = self._tracings.of(self._workplace) if self._workplace else None
        if self._workplace and tracing:
            was = tracing.placement
            shown = TracingPlacement(
                x=_typed(self._x, was.x),
                y=_typed(self._y, was.y),
                scale=_typed(self._scale, was.scale * PERCENT) / PERCENT,
                fade=self._fade.value(),
                turn=_typed(self._turn, was.turn),
            )
            self._tracings.place(self._workplace, shown)


def _typed(box: QDoubleSpinBox, exact: float) -> float:
    """Return what a box says, or the exact value if it only rounds it."""
    return exact if abs(box.value() - exact) <= 0.005 else box.value()
