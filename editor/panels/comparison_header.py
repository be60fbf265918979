"""The header of a comparison: which maps are compared, which of them is seen, and the way out."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSlider, QToolButton, QWidget

from ..drawing.icon import icon
from ..languages.words import tr
from ..shell.plain_text import PlainLabel, button_title
from .comparison_sides import SideChoice
from .flat_button import flat_button

SLIDER = 96
"""The width of the slider, in pixels."""
WHOLE = 100
"""The steps of the slider."""
LONGEST = 160
"""The most pixels for the name of a side."""


class ComparisonHeader(QWidget):
    """Lets people choose both sides, flip between them and stop."""

    flipped = Signal()
    split = Signal(float)
    """From which share of the width on the other map is to be seen."""
    stopped = Signal()

    def __init__(
        self,
        bases: Callable[[], Iterable[SideChoice]],
        others: Callable[[], Iterable[SideChoice]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._base = _side("comparison-base", tr("One side of the comparison"), bases, self)
        self._with = PlainLabel(tr("with"), self)
        self._other = _side(
            "comparison-other", tr("The other side of the comparison"), others, self
        )
        self._flip = flat_button("exchange", tr("Show the other map"), self)
        self._flip.setObjectName("comparison-flip")
        self._flip.setCheckable(True)
        self._flip.setToolTip(tr("Show the other map in the place of this one (Alt+F9)"))
        self._flip.clicked.connect(self.flipped)
        self._split = _split(self)
        self._split.valueChanged.connect(lambda value: self.split.emit(value / WHOLE))
        self._stop = flat_button("select-none", tr("Stop comparing"), self)
        self._stop.setObjectName("comparison-stop")
        self._stop.setToolTip(tr("Stop comparing and take the marks off the map"))
        self._stop.clicked.connect(self.stopped)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 2)
        row.setSpacing(8)
        row.addStretch(1)
        for widget in (
            self._base,
            self._with,
            self._other,
            self._split,
            self._flip,
            self._stop,
        ):
            row.addWidget(widget)

    def name_sides(self, base: str, other: str) -> None:
        """Show which maps are compared; without another one there is nothing to flip or to stop."""
        for button, name in ((self._base, base), (self._other, other or tr("Compare with…"))):
            shown = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, LONGEST)
            button.setText(f"{button_title(shown)} ▾")
        for widget in (self._base, self._with, self._split, self._flip, self._stop):
            widget.setVisible(bool(other))

    def show_split(self, share: float) -> None:
        """Show which of the two maps is seen, or where one ends and the other begins."""
        self._flip.setChecked(share == 0.0)
        with QSignalBlocker(self._split):
            self._split.setValue(round(share * WHOLE))


def _split(parent: QWidget) -> QSlider:
    slider = QSlider(Qt.Orientation.Horizontal, parent)
    slider.setObjectName("comparison-split")
    slider.setRange(0, WHOLE)
    slider.setPageStep(WHOLE // 10)
    slider.setValue(WHOLE)
    slider.setFixedWidth(SLIDER)
    slider.setAccessibleName(tr("Where the other map begins"))
    slider.setToolTip(
        tr("Slide to see both maps side by side, this one on the left (Shift+Alt+F9)")
    )
    return slider


def _side(
    name: str, title: str, choices: Callable[[], Iterable[SideChoice]], parent: QWidget
) -> QToolButton:
    button = QToolButton(parent)
    button.setObjectName(name)
    button.setAccessibleName(title)
    button.setToolTip(tr("Choose what is compared"))
    button.setProperty("flat", True)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    menu = QMenu(button)
    button.setMenu(menu)

    def fill() -> None:
        menu.clear()
        for choice in choices():
            menu.addAction(icon(choice.icon), button_title(choice.title), choice.choose)

    menu.aboutToShow.connect(fill)
    return button
