"""The card of the tour: small, beside what it points at, with a ring around that; work goes on behind it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ..languages.words import tr
from .plain_text import PlainLabel
from .tour_step import TourStep

WIDTH, GAP, EDGE, RING = 320, 12, 8, 3
"""Pixels: how wide the card is where its words fit, its distance from what it points at and from the window's edge, and the ring's."""


class TourCard(QFrame):
    """Leads through some steps; Return goes on, Escape ends it."""

    ended = Signal()

    def __init__(self, steps: Sequence[TourStep], window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("tour-card")
        self.setAccessibleName(tr("Tour"))
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._host = window
        self._steps = steps
        self._number = 0
        self._ring = QFrame(window)
        self._ring.setObjectName("tour-ring")
        self._ring.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.title, self.text, self.count = PlainLabel(), PlainLabel(), PlainLabel()
        self.skip = _button(tr("Skip"), tr("End the tour; Help brings it back (Esc)"))
        self.back = _button(tr("Go back"), tr("The step before"))
        self.next = _button("", tr("Go on (Return)"))
        self.skip.clicked.connect(self.end)
        self.back.clicked.connect(lambda: self.step(-1))
        self.next.clicked.connect(lambda: self.step(1))
        self._lay_out()
        window.installEventFilter(self)

    @property
    def number(self) -> int:
        """Which step is shown, the first being 0."""
        return self._number

    def begin(self) -> None:
        """Show the first step."""
        self._number = 0
        self._show_step()
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def step(self, by: int) -> None:
        """Go to the next step or the one before; after the last one the tour ends."""
        wanted = self._number + by
        if wanted >= len(self._steps):
            self.end()
        elif wanted >= 0:
            self._number = wanted
            self._show_step()
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def end(self) -> None:
        """Go away."""
        self.hide()
        self._ring.hide()
        self._ring.deleteLater()
        self.ended.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button that has the focus, or go away."""
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            chosen = next((each for each in (self.skip, self.back) if each.hasFocus()), self.next)
            chosen.click()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside what the card points at when the window gets another size or is laid out anew."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Go beside what the step points at, never over it."""
        window = self._host
        width = max(WIDTH, self.minimumSizeHint().width())
        self.resize(width, self.heightForWidth(width))
        room = window.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        target = self._steps[self._number].target()
        is_seen = target is not None and target.isVisibleTo(window)
        self._ring.setVisible(is_seen)
        if target is None or not is_seen:
            self.move(room.center() - self.rect().center())
        else:
            pointed = QRect(target.mapTo(window, QPoint()), target.size())
            self._ring.setGeometry(pointed.adjusted(-RING, -RING, RING, RING) & window.rect())
            self.move(place_beside(pointed, self.size(), room))
        self._ring.raise_()
        self.raise_()

    def _show_step(self) -> None:
        step = self._steps[self._number]
        step.prepare()
        count = len(self._steps)
        self.title.setText(step.title)
        self.text.setText(step.text)
        self.count.setText(tr("{number} of {count}", number=self._number + 1, count=count))
        self.back.setEnabled(self._number > 0)
        self.next.setText(tr("Next") if self._number + 1 < count else tr("Done"))
        self.setAccessibleDescription(step.text)
        self.show()
        self.place()

    def _lay_out(self) -> None:
        self.title.setProperty("heading", True)
        self.text.setWordWrap(True)
        self.count.setProperty("faint", True)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.count)
        buttons.addStretch(1)
        for button in (self.skip, self.back, self.next):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.text, 1)
        column.addLayout(buttons)


def place_beside(target: QRect, size: QSize, room: QRect) -> QPoint:
    """Return where a card stands beside something: at the first side with room for it, inside the window.

    >>> place_beside(QRect(0, 0, 100, 100), QSize(50, 50), QRect(0, 0, 400, 200)).toTuple()
    (0, 111)
    """
    around = target.adjusted(-GAP, -GAP, GAP, GAP)
    width, height = size.width(), size.height()
    sides = (
        (room.bottom() - around.bottom() - height, QPoint(target.left(), around.bottom())),
        (around.top() - room.top() - height, QPoint(target.left(), around.top() - height)),
        (room.right() - around.right() - width, QPoint(around.right(), target.top())),
        (around.left() - room.left() - width, QPoint(around.left() - width, target.top())),
    )
    fitting = [place for left_over, place in sides if left_over >= 0]
    wanted = fitting[0] if fitting else max(sides, key=lambda side: side[0])[1]
    return QPoint(
        max(room.left(), min(wanted.x(), room.right() + 1 - width)),
        max(room.top(), min(wanted.y(), room.bottom() + 1 - height)),
    )


def _button(title: str, help_: str) -> QPushButton:
    button = QPushButton(title)
    button.setToolTip(help_)
    return button
