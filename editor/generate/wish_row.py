"""A row for one measure: whether something is wished of it, what, within which range, and how much it counts."""

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from hullwright.engines.generation.contract import Measure
from hullwright.schema.documents.targets import Wish
from hullwright.schema.messages import message

from ..languages.words import tr
from ..shell.plain_text import PlainLabel, button_title
from .bound_box import BoundBox
from .measure_scale import MeasureScale

WEIGHTS = {
    0.5: message("counts little"),
    1.0: message("counts"),
    2.0: message("counts double"),
    4.0: message("counts most"),
}
GAP, INDENT = 4, 24
VALUE = 56
"""How wide the value beside the slider is, in pixels."""


class WishSlider(QSlider):
    """A slider over the values of a measure; its first place stands for any value."""

    def __init__(self, scale: MeasureScale) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(-1, scale.steps)
        self.setValue(-1)
        self.setPageStep(max(scale.steps // 10, 1))
        self.setMinimumWidth(64)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel move the list of wishes unless somebody works here."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ElidedCheckBox(QCheckBox):
    """A box to tick whose title is cut with an ellipsis where there is no room; the tooltip has all of it."""

    def __init__(self, title: str, help_: str) -> None:
        super().__init__()
        self._title = title
        self.setAccessibleName(title)
        self.setAccessibleDescription(help_)
        self.setToolTip(f"{title}\n{help_}" if help_ else title)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return a size that never holds the page open."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of the title as fits."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = max(self.width() - 32, 0)
        right = Qt.TextElideMode.ElideRight
        self.setText(button_title(self.fontMetrics().elidedText(self._title, right, room)))


class WishRow(QWidget):
    """Asks for a wish about one measure; what is not wished takes one line."""

    changed = Signal()

    def __init__(self, name: str, measure: Measure, *, is_played: bool = False) -> None:
        """Ask about a measure; one that is played for can't keep maps from being shown."""
        super().__init__()
        self.name, self._is_played = name, is_played
        self._scale = MeasureScale(measure)
        self._exact: float | None = None
        """The wish that was shown, which may lie between two steps of the slider."""
        title = tr(measure.title)
        self.on = ElidedCheckBox(title, tr(measure.help))
        self.wished = WishSlider(self._scale)
        self.value = PlainLabel()
        self.value.setFixedWidth(VALUE)
        self.value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.least = BoundBox(self._scale, measure.least)
        self.most = BoundBox(self._scale, measure.most)
        self.weight = QComboBox()
        cut = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.weight.setSizeAdjustPolicy(cut)
        self.weight.setMinimumContentsLength(6)
        for weight, words in WEIGHTS.items():
            self.weight.addItem(tr(words), weight)
        self.weight.setCurrentIndex(self.weight.findData(1.0))
        self.required = QCheckBox(tr("required"))
        self._more = self._lay_out()
        self._name_all(title)
        self._connect()
        self._follow()

    def _lay_out(self) -> QWidget:
        more = QWidget()
        under = QVBoxLayout(more)
        under.setContentsMargins(INDENT, 0, 0, GAP)
        under.setSpacing(GAP)
        for parts in (
            (PlainLabel(tr("Wish")), self.wished, self.value),
            (PlainLabel(tr("from")), self.least, PlainLabel(tr("to")), self.most),
            (self.required, self.weight),
        ):
            line = QHBoxLayout()
            line.setSpacing(2 * GAP)
            for part in parts:
                line.addWidget(part, 0 if isinstance(part, PlainLabel | QCheckBox) else 1)
            under.addLayout(line)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.on)
        column.addWidget(more)
        return more

    def _name_all(self, title: str) -> None:
        self.setObjectName(f"wish.{self.name}")
        names = (
            (self.wished, "best", tr("{title}: wish", title=title)),
            (self.least, "least", tr("{title}: at least", title=title)),
            (self.most, "most", tr("{title}: at most", title=title)),
            (self.weight, "weight", tr("{title}: how much it counts", title=title)),
            (self.required, "required", tr("{title}: required", title=title)),
        )
        for widget, part, name in names:
            widget.setObjectName(f"wish.{self.name}.{part}")
            widget.setAccessibleName(name)
        self.wished.setToolTip(tr("The value to come close to; at the far left, any will do."))
        self.required.setToolTip(tr("Maps outside the range are not shown at all."))

    def _connect(self) -> None:
        self.on.clicked.connect(self._begin)
        self.wished.valueChanged.connect(lambda _: self._tell())
        self.least.bounded.connect(lambda: self._keep_order(self.least, self.most))
        self.most.bounded.connect(lambda: self._keep_order(self.most, self.least))
        self.weight.activated.connect(lambda _: self._tell())
        self.required.toggled.connect(lambda _: self._tell())

    def _begin(self, is_on: bool) -> None:
        """Begin with a wish in the middle: one for anything would change nothing."""
        wish = self.wish()
        if is_on and wish and wish.best is wish.least is wish.most is None:
            with QSignalBlocker(self.wished):
                self.wished.setValue(self._scale.steps // 2)
        self._tell()

    def wish(self) -> Wish | None:
        """Return what is wished, or None if nothing is."""
        if not self.on.isChecked():
            return None
        has_range = self.least.bound() is not None or self.most.bound() is not None
        return Wish(
            measure=self.name,
            best=self._best(),
            least=self.least.bound(),
            most=self.most.bound(),
            weight=float(self.weight.currentData()),
            required=has_range and self.required.isChecked(),
        )

    def _best(self) -> float | None:
        step, exact = self.wished.value(), self._exact
        if step < 0:
            return None
        is_exact = exact is not None and self._scale.step_of(exact) == step
        return exact if is_exact else self._scale.at(step)

    def show_wish(self, wish: Wish | None) -> None:
        """Show a wish, or that there is none; nobody is told."""
        with QSignalBlocker(self):
            self.on.setChecked(wish is not None)
            shown = wish or Wish(measure=self.name)
            self._exact = shown.best
            self.wished.setValue(-1 if shown.best is None else self._scale.step_of(shown.best))
            self.least.show_bound(None)
            self.most.show_bound(shown.most)
            self.least.show_bound(shown.least)
            self._show_weight(shown.weight)
            self.required.setChecked(shown.required)
        self._follow()

    def _show_weight(self, weight: float) -> None:
        if self.weight.findData(weight) < 0:
            self.weight.addItem(tr("counts {weight} times", weight=weight), weight)
        self.weight.setCurrentIndex(self.weight.findData(weight))

    def _keep_order(self, moved: BoundBox, other: BoundBox) -> None:
        """Let a bound that is moved past the other take it along."""
        least, most = self.least.bound(), self.most.bound()
        if least is not None and most is not None and least > most:
            with QSignalBlocker(other):
                other.show_bound(moved.bound())
        self._tell()

    def _tell(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Show what belongs to a wish only if there is one, and its value in words."""
        self._more.setVisible(self.on.isChecked())
        best = self._best()
        told = tr("any") if best is None else self._scale.told(best)
        self.value.setText(told)
        self.wished.setAccessibleDescription(told)
        has_range = self.least.bound() is not None or self.most.bound() is not None
        self.required.setEnabled(has_range)
        self.required.setVisible(not self._is_played)
