"""A notice card: one notice with its buttons, wherever it is shown."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.messages import english

from ..drawing.icon import icon
from ..drawing.sign import Sign
from ..languages.words import moment, tr
from .forms.flow import Flow
from .notice_details import NoticeDetails
from .notices import Notice, Offer, Tone
from .plain_text import PlainLabel, button_title

LINGERING: Mapping[Tone, int] = {Tone.GOOD: 6000, Tone.HINT: 8000, Tone.WARNING: 14000}
"""How long notices stay, in milliseconds; those of other tones stay until they are closed."""

READING = 40
"""Milliseconds more for every letter that there is to read."""

_TONES: Mapping[Tone, str] = {
    Tone.GOOD: english("Done"),
    Tone.HINT: english("Hint"),
    Tone.WARNING: english("Warning"),
    Tone.ERROR: english("Not done"),
}
"""What the icon of a tone says to those who don't see it."""


class NoticeCard(QFrame):
    """Shows one notice; whoever holds the card decides how long it stays."""

    closed = Signal(QFrame)
    """This card, which the person has closed."""
    answered = Signal(QFrame)
    """This card, of which the person has taken up an offer."""
    faded = Signal(QFrame)
    """This card, which has been there long enough."""
    reshaped = Signal()
    """It needs more room, or less."""

    def __init__(self, notice: Notice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.notice = notice
        self.setObjectName("notice-card")
        self.setAccessibleName(tr(_TONES[notice.tone]))
        self.setProperty("tone", notice.tone.value)
        # What is clicked here is not meant for the map below.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._mark = Sign(icon(notice.tone.value, notice.tone.value), 20)
        self._text = _text(notice.text)
        self.time = PlainLabel()
        self.time.setObjectName("notice-time")
        self.time.setProperty("faint", True)
        self._close = _close_button()
        self._close.clicked.connect(lambda: self.closed.emit(self))
        self._fading = QTimer(self, singleShot=True)
        self._fading.timeout.connect(lambda: self.faded.emit(self))
        self._lay_out()
        self._show_time()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._text)
        words.addWidget(self.time)
        row.addLayout(words, 1)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 8)
        column.setSpacing(8)
        column.addLayout(row)
        if self.notice.details or self.notice.offers:
            self._add_buttons(column)
        # What is wrong is told until it is mended.
        self._close.setHidden(self.notice.since is not None)
        self.time.setHidden(self.notice.since is None)

    def _add_buttons(self, column: QVBoxLayout) -> None:
        buttons = Flow(gap=8)
        for offer in self.notice.offers:
            buttons.addWidget(self._button(offer))
        column.addLayout(buttons)
        if self.notice.details:
            details = NoticeDetails(self.notice.details)
            details.hide()
            column.addWidget(details)
            buttons.addWidget(self._details_button(details))

    def _details_button(self, details: NoticeDetails) -> QPushButton:
        button = QPushButton(button_title(tr("Details")))
        button.setObjectName("notice-details-button")
        button.setCheckable(True)
        button.toggled.connect(details.setVisible)
        button.toggled.connect(self.reshaped)
        return button

    def _button(self, offer: Offer) -> QPushButton:
        button = QPushButton(button_title(offer.title))
        button.clicked.connect(lambda: self._take_up(offer))
        return button

    def _take_up(self, offer: Offer) -> None:
        # Closed first: the offer may tell the same topic again, as when a second try fails, too.
        if self.notice.since is None:
            self.answered.emit(self)
        offer.run()

    def is_confirmed(self, notice: Notice) -> bool:
        """Take in that what is wrong still is, which needs no new card; return whether it is just that."""
        mine = self.notice
        if notice.since is None or (mine.text, mine.tone) != (notice.text, notice.tone):
            return False
        self.notice = notice
        self._show_time()
        return True

    def _show_time(self) -> None:
        since, tried = self.notice.since, self.notice.tried
        if since is None:
            self.time.setText(moment(self.notice.time))
        elif tried is None or since == tried:
            self.time.setText(tr("Since {time}", time=moment(since)))
        else:
            self.time.setText(
                tr(
                    "Since {time}, last tried at {tried}",
                    time=moment(since),
                    tried=f"{tried:%H:%M:%S}",
                )
            )

    def show_in_list(self) -> None:
        """Say when it was told, and offer no way to close it, as in a list of what was told."""
        self._close.hide()
        self.time.show()

    def linger(self) -> None:
        """Count anew how long it has been there, unless it stays."""
        stay = LINGERING.get(self.notice.tone)
        if stay is not None and self.notice.since is None:
            self._fading.start(stay + READING * len(self.notice.text))

    def stop_lingering(self) -> None:
        """Count no more, as while nobody sees it."""
        self._fading.stop()

    @property
    def is_lingering(self) -> bool:
        """Whether it will leave by itself."""
        return self._fading.isActive()

    @property
    def has_focus(self) -> bool:
        """Whether one of its buttons, or its text, has the focus."""
        focused = self.focusWidget()
        return focused is not None and focused.hasFocus()

    def announce(self) -> None:
        """Let a screen reader say it, at once if it is urgent."""
        sentence = tr("{tone}: {text}", tone=tr(_TONES[self.notice.tone]), text=self.notice.text)
        # With the first notice: its enums take longer to make than all else that cards need.
        from .announcement import announce

        announce(self, sentence, is_urgent=self.notice.tone is Tone.ERROR)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape and not self._close.isHidden():
            self.closed.emit(self)
        else:
            super().keyPressEvent(event)


def _close_button() -> QToolButton:
    button = QToolButton()
    button.setProperty("flat", True)
    button.setIcon(icon("close"))
    button.setAccessibleName(tr("Close this message"))
    button.setToolTip(tr("Close this message (Esc)"))
    return button


def _text(text: str) -> PlainLabel:
    """Return the words of a notice, which can be copied."""
    label = PlainLabel(text)
    label.setObjectName("notice-text")
    label.setWordWrap(True)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    # A long name of a file must not make a card wider than there is room.
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    return label
