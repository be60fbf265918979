"""A notice strip: one notice of the bar with its buttons."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QEnterEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
)

from hullwright.schema.messages import english

from ..drawing.icon import icon
from ..drawing.sign import Sign
from ..languages.words import moment, tr
from .notice_details import NoticeDetails
from .notice_progress import Progress
from .notice_progress_bar import NoticeProgressBar
from .notices import Notice, Offer, Tone
from .plain_text import PlainLabel, button_title

LINGERING = 6000
"""How long good news stays, in milliseconds."""

LOWEST = 24
"""Pixels that a text is high at least: as high as a button beside it."""

_TONES: Mapping[Tone, str] = {
    Tone.GOOD: english("Done"),
    Tone.HINT: english("Hint"),
    Tone.WARNING: english("Warning"),
    Tone.ERROR: english("Not done"),
}
"""What the icon of a tone says to those who don't see it."""


class NoticeStrip(QFrame):
    """Shows one notice until it is closed, taken up, or has been seen long enough."""

    closed = Signal(QFrame)
    """This strip."""

    def __init__(self, notice: Notice) -> None:
        super().__init__()
        self.notice = notice
        self.setObjectName("notice-strip")
        self.setAccessibleName(tr(_TONES[notice.tone]))
        self.setProperty("tone", notice.tone.value)
        self._mark = Sign(icon(notice.tone.value, notice.tone.value), 20)
        self._text = _Text(notice.text)
        self._time = _time()
        self._show_time()
        self._progress = NoticeProgressBar()
        self._progress.hide()
        self._close = QToolButton()
        self._close.setProperty("flat", True)
        self._close.setIcon(icon("close"))
        self._close.setAccessibleName(tr("Close this message"))
        self._close.setToolTip(tr("Close this message (Esc)"))
        self._close.clicked.connect(lambda: self.closed.emit(self))
        self._fading = QTimer(self, singleShot=True, interval=LINGERING)
        self._fading.timeout.connect(self._leave_unless_read)
        self._lay_out()
        if notice.tone is Tone.GOOD:
            self._fading.start()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 8, 8)
        row.setSpacing(8)
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._text)
        words.addWidget(self._time)
        words.addWidget(self._progress)
        row.addLayout(words, 1)
        if self.notice.details:
            row.addWidget(self._details_button(words), 0, Qt.AlignmentFlag.AlignTop)
        for offer in self.notice.offers:
            row.addWidget(self._button(offer), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        # What is wrong is told until it is mended.
        self._close.setHidden(self.notice.since is not None)
        self._time.setHidden(self.notice.since is None)

    def _details_button(self, words: QVBoxLayout) -> QPushButton:
        """Return the button that shows and hides what is below the words."""
        details = NoticeDetails(self.notice.details)
        details.hide()
        words.addWidget(details)
        button = QPushButton(button_title(tr("Details")))
        button.setObjectName("notice-details-button")
        button.setCheckable(True)
        button.toggled.connect(details.setVisible)
        return button

    def is_confirmed(self, notice: Notice) -> bool:
        """Take in that what is wrong still is, which needs no new strip; return whether it is just that."""
        mine = self.notice
        if notice.since is None or (mine.text, mine.tone) != (notice.text, notice.tone):
            return False
        self.notice = notice
        self._show_time()
        return True

    def _show_time(self) -> None:
        since, tried = self.notice.since, self.notice.tried
        if since is None or tried is None or since == tried:
            self._time.setText("" if since is None else tr("Since {time}", time=moment(since)))
        else:
            self._time.setText(
                tr(
                    "Since {time}, last tried at {tried}",
                    time=moment(since),
                    tried=f"{tried:%H:%M:%S}",
                )
            )

    def show_progress(self, progress: Progress) -> None:
        """Show how far the work is that the notice tells of."""
        self._progress.show_progress(progress)
        self._progress.show()

    def _button(self, offer: Offer) -> QPushButton:
        button = QPushButton(button_title(offer.title))
        button.clicked.connect(lambda: self._take_up(offer))
        return button

    def _take_up(self, offer: Offer) -> None:
        # Closed first: the offer may tell the same topic again, as when a second try fails, too.
        self._leave()
        offer.run()

    def _leave(self) -> None:
        if self.notice.since is None:
            self.closed.emit(self)

    def announce(self) -> None:
        """Let a screen reader say it, at once if it is urgent."""
        sentence = tr("{tone}: {text}", tone=tr(_TONES[self.notice.tone]), text=self.notice.text)
        event = QAccessibleAnnouncementEvent(self, sentence)
        if self.notice.tone is Tone.ERROR:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stay as long as the mouse is over it."""
        self._fading.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Count anew when the mouse has gone."""
        if self.notice.tone is Tone.GOOD:
            self._fading.start()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape and self.notice.since is None:
            self.closed.emit(self)
        else:
            super().keyPressEvent(event)

    def _leave_unless_read(self) -> None:
        focused = self.focusWidget()
        if self.underMouse() or (focused is not None and focused.hasFocus()):
            self._fading.start()
        else:
            self.closed.emit(self)


def _time() -> PlainLabel:
    label = PlainLabel()
    label.setObjectName("notice-time")
    label.setProperty("faint", True)
    return label


class _Text(PlainLabel):
    """The words of a notice, of which no line is cut off, however little room there is."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setObjectName("notice-text")
        self.setWordWrap(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumHeight(LOWEST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for as much height as the lines of this width take."""
        super().resizeEvent(event)
        # What was asked for before would count as needed.
        self.setMinimumHeight(LOWEST)
        self.setMinimumHeight(max(LOWEST, self.heightForWidth(event.size().width())))
