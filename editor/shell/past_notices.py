"""Past notices: everything that was told lately, to be read again and still acted upon."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ..languages.words import tr
from .notice_card import NoticeCard
from .notices import Notices
from .plain_text import PlainLabel

WIDEST, HIGHEST = 448, 480
"""Pixels that the list takes where there is room."""
EDGE = 8
"""Pixels that it keeps from the edges of the window."""


class PastNotices(QFrame):
    """A list over the window, the newest first; Escape closes it."""

    def __init__(self, notices: Notices, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("past-notices")
        self.setAccessibleName(tr("Messages"))
        self._notices = notices
        self.clear = QPushButton(tr("Clear the list"))
        self.clear.clicked.connect(notices.forget_past)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._area.setAccessibleName(tr("Messages"))
        self._lay_out()
        notices.logged.connect(self._fill_if_seen)

    def _lay_out(self) -> None:
        title = PlainLabel(tr("Messages"))
        title.setProperty("heading", True)
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self.clear)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 8)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._area, 1)

    def open_over(self, window: QWidget) -> None:
        """Open in the lower right corner of a window, with the focus on the list."""
        self._fill()
        room = QRect(window.mapToGlobal(QPoint(0, 0)), window.size())
        room.adjust(EDGE, EDGE, -EDGE, -EDGE)
        size = room.size().boundedTo(self.sizeHint().expandedTo(self.minimumSizeHint()))
        size.setWidth(min(WIDEST, room.width()))
        size.setHeight(min(HIGHEST, room.height()))
        self.resize(size)
        self.move(room.right() + 1 - size.width(), room.bottom() + 1 - size.height())
        self.show()
        self._area.setFocus()

    def _fill_if_seen(self) -> None:
        if self.isVisible():
            self._fill()

    def _fill(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(8)
        past = self._notices.past()
        for notice in past:
            card = NoticeCard(notice)
            card.show_in_list()
            card.answered.connect(self._answer)
            column.addWidget(card)
        if not past:
            column.addWidget(
                PlainLabel(tr("Whatever Hullwright has told you can be read here again."))
            )
        column.addStretch()
        self.clear.setEnabled(bool(past))
        self._area.setWidget(page)

    def _answer(self, card: NoticeCard) -> None:
        self.close()
        self._notices.close(card.notice, is_answered=True)
