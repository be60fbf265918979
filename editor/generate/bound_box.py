"""A box for one end of a range, which can be open."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox

from ..languages.words import tr
from .measure_scale import MeasureScale

NARROW = 64
"""How wide a box is at least, in pixels."""


class BoundBox(QDoubleSpinBox):
    """Asks for the least or the most of a measure; one step below everything stands for none."""

    bounded = Signal()
    """It is another bound, or none."""

    def __init__(self, scale: MeasureScale, start: float) -> None:
        super().__init__()
        self._scale, self._start = scale, start
        factor, step = scale.factor, scale.measure.step * scale.factor
        self.setDecimals(scale.decimals)
        self.setSingleStep(step)
        self.setRange(scale.measure.least * factor - step, scale.measure.most * factor)
        self.setSpecialValueText(tr("any"))
        if scale.measure.is_share:
            self.setSuffix(" %")
        self.setKeyboardTracking(False)
        self.setMinimumWidth(NARROW)
        self.setValue(self.minimum())
        self.valueChanged.connect(lambda _: self.bounded.emit())

    def bound(self) -> float | None:
        """Return the bound, or None if there is none."""
        if self.value() <= self.minimum() + self.singleStep() / 2:
            return None
        return round(self.value() / self._scale.factor, 6)

    def show_bound(self, bound: float | None) -> None:
        """Show a bound, or that there is none."""
        self.setValue(self.minimum() if bound is None else bound * self._scale.factor)

    def stepBy(self, steps: int) -> None:
        """Count up or down; from none, begin at the end of the scale."""
        if self.bound() is None:
            self.show_bound(self._start)
        else:
            super().stepBy(steps)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel move the list of wishes unless somebody works here."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
