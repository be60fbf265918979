"""A number row: how a menu shows a command with its number, a slider beside the words."""

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QEnterEvent, QIcon, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QWidget

from ..drawing.sign import Sign
from ..languages.words import tr
from .command_number import CommandNumber
from .plain_text import PlainLabel

_ICON, _SLIDER = 16, 120
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_Plus: 1,
    Qt.Key.Key_PageDown: -10,
    Qt.Key.Key_PageUp: 10,
    Qt.Key.Key_Home: -(10**6),
    Qt.Key.Key_End: 10**6,
}
"""By how much keys change the number."""
_CHOOSING = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class NumberRow(QWidget):
    """Words that press like any entry, and a slider; arrows left and right change the number."""

    entered = Signal()
    """The mouse is over it."""
    chosen = Signal()
    """It was pressed, so that its menu is done."""

    def __init__(self, action: QAction, number: CommandNumber, parent: QWidget) -> None:
        super().__init__(parent)
        self._action = action
        self._number = number
        self.setProperty("menu-row", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._sign = Sign(QIcon(), _ICON, self)
        self._words = PlainLabel("", self)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.slider.setFixedWidth(_SLIDER)
        self.slider.setMinimum(1)
        self.slider.valueChanged.connect(number.choose)
        row = QHBoxLayout(self)
        row.setContentsMargins(5, 5, 16, 5)
        row.setSpacing(7)
        for widget in (self._sign, self._words, self.slider):
            row.addWidget(widget)

    def follow(self) -> None:
        """Show the number, what it is called with it, and whether it is on, if anybody looks."""
        if self.isVisible():
            self._show_all()

    def _show_all(self) -> None:
        with QSignalBlocker(self.slider):
            self.slider.setMaximum(self._number.largest())
            self.slider.setValue(self._number.value())
        called = self._number.said(self._number.value())
        self._words.setText(called)
        self._sign.icon = self._action.icon()
        self._sign.update()
        help_ = tr("Left and right change the number.")
        for widget in (self, self.slider):
            widget.setAccessibleName(called)
            widget.setAccessibleDescription(help_)
        self.setToolTip(self._action.toolTip())
        self._show_state(on=self._action.isChecked())

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is true when the menu opens: until then nobody counts how far the number goes."""
        super().showEvent(event)
        self._show_all()

    def mark(self, is_current: bool) -> None:
        """Look like the entry that Return would choose, or like the others."""
        if self.property("current") != is_current:
            self.setProperty("current", is_current)
            self._restyle()

    def _show_state(self, *, on: bool) -> None:
        if self.property("on") != on:
            self.setProperty("on", on)
            self._restyle()

    def _restyle(self) -> None:
        for widget in (self, self._words):
            widget.style().unpolish(widget)
            widget.style().polish(widget)
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that does not change with the number's digits."""
        widest = self._number.said(self._number.largest())
        wanted = self.fontMetrics().horizontalAdvance(widest) + _ICON + _SLIDER + 56
        return QSize(wanted, super().sizeHint().height())

    def enterEvent(self, event: QEnterEvent) -> None:
        """Become the current entry of the menu."""
        super().enterEvent(event)
        self.entered.emit()

    def event(self, event: QEvent) -> bool:
        """Follow the focus, which goes with the current entry of the menu."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.mark(event.type() is QEvent.Type.FocusIn)
        return super().event(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the entry where it is pressed beside the slider."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self._choose()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the number, choose the entry, and leave the other keys to the menu."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._number.moved(_STEPS[key])
            self.follow()
        elif key in _CHOOSING:
            self._choose()
        else:
            event.ignore()

    def _choose(self) -> None:
        self._action.trigger()
        self.chosen.emit()
