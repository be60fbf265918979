"""Toasts: what the program has to tell in passing, floating in the lower right corner of the map."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QRegion
from PySide6.QtWidgets import QWidget

from ..documents.document import Document
from ..languages.words import tr
from .notice_card import NoticeCard
from .notices import Notice, Notices, is_renewed

MOST = 3
"""How many are shown at once; older ones wait for room."""
WIDEST = 384
"""Pixels that one is wide where there is room."""
SHARE = 0.6
"""How much of the height several of them may take; one alone takes what it needs."""
GAP = 8
"""Pixels between two of them."""
EDGE = 16
"""Pixels from the corner that they float in."""
GRACE = 600
"""Milliseconds in which clicks go on to the map below: nobody could have meant what has just come up."""


class Toasts(QWidget):
    """Floats over another widget: lowest what is wrong until it is mended, the newest on top.

    Nothing moves because of it: it takes no room in any layout, and no focus unless the person goes there.
    """

    emptied = Signal()
    """The last one is gone."""
    left = Signal()
    """The one that had the focus is gone: something else is to take it."""

    def __init__(
        self, notices: Notices, is_in_front: Callable[[Document], bool] = lambda _: False
    ) -> None:
        super().__init__()
        self.setObjectName("toasts")
        self.setAccessibleName(tr("Messages"))
        self._notices = notices
        self._is_in_front = is_in_front
        """Whether the tab of a document is seen, so that the strip in it is enough."""
        self._cards: list[NoticeCard] = []
        self._grace = QTimer(self, singleShot=True, interval=GRACE)
        self._grace.timeout.connect(lambda: self._let_through(False))
        notices.told.connect(self.show_notice)
        notices.settled.connect(self.settle)
        notices.closed.connect(self._take_back)
        self.hide()
        for notice in notices.standing():
            self.show_notice(notice)

    def float_over(self, host: QWidget) -> None:
        """Float over a widget, and follow its size."""
        self.setParent(host)
        host.installEventFilter(self)
        self._arrange()

    def show_notice(self, notice: Notice) -> None:
        """Show a notice in the place of an older one of its topic, or on top."""
        asking = notice.document
        if notice.is_work or (asking is not None and self._is_in_front(asking)):
            self.settle(notice.topic)
            return
        for old in [each for each in self._cards if is_renewed(each.notice, notice)]:
            if old.is_confirmed(notice):
                self._arrange()
                return
            self._drop(old)
        card = NoticeCard(notice, self)
        card.closed.connect(self._close)
        card.answered.connect(self._answer)
        card.faded.connect(self._leave_unless_read)
        card.reshaped.connect(self._arrange)
        self._cards.insert(0, card)
        self._let_through(True)
        self._grace.start()
        self._arrange()
        card.announce()

    def _let_through(self, clicks: bool) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, clicks)

    def settle(self, topic: str) -> None:
        """Take back the notices of a topic."""
        for card in [each for each in self._cards if topic and each.notice.topic == topic]:
            self._drop(card)
        self._arrange()

    def notices(self) -> list[Notice]:
        """Return the notices that are shown or wait, what is wrong first, then the newest first."""
        return [each.notice for each in self._by_weight()]

    def _by_weight(self) -> list[NoticeCard]:
        return sorted(self._cards, key=lambda each: each.notice.since is None)

    def _take_back(self, notice: Notice) -> None:
        for card in [each for each in self._cards if each.notice is notice]:
            self._drop(card)
        self._arrange()

    def _close(self, card: NoticeCard) -> None:
        self._notices.close(card.notice)

    def _answer(self, card: NoticeCard) -> None:
        self._notices.close(card.notice, is_answered=True)

    def _leave_unless_read(self, card: NoticeCard) -> None:
        if self.underMouse() or card.has_focus:
            card.linger()
        elif card.notice.document is not None:
            # Its tab goes on asking.
            self._drop(card)
            self._arrange()
        else:
            self._notices.close(card.notice)

    def _drop(self, card: NoticeCard) -> None:
        had_focus = card.has_focus
        self._cards.remove(card)
        card.stop_lingering()
        card.hide()
        card.deleteLater()
        if had_focus:
            self.left.emit()

    # Where they are.

    def _shown(self) -> list[NoticeCard]:
        """Return those that are to be seen, from the top: something new beside all that is wrong."""
        wrong = [each for each in self._cards if each.notice.since]
        others = [each for each in self._cards if not each.notice.since]
        wrong = wrong[: MOST - 1 if others else MOST]
        return [*others[: MOST - len(wrong)], *wrong]

    def _arrange(self) -> None:
        shown = self._shown()
        host = self.parentWidget()
        if host is not None and shown:
            self._stack(shown, host.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE))
        for card in self._cards:
            card.setVisible(card in shown)
            if card not in shown:
                card.stop_lingering()
            elif not card.is_lingering:
                card.linger()
        was_shown = not self.isHidden()
        self.setVisible(bool(self._cards))
        self.raise_()
        if was_shown and not self._cards:
            self.emptied.emit()

    def _stack(self, shown: list[NoticeCard], room: QRect) -> None:
        """Set the cards one upon the other into the corner, as many as there is room for."""
        width = min(WIDEST, max(room.width(), 1))
        heights = [max(each.heightForWidth(width), 1) for each in shown]
        while len(shown) > 1 and sum(heights) + GAP * (len(shown) - 1) > room.height() * SHARE:
            # The newest and the heaviest stay: what goes is in the middle, or else at the bottom.
            shown.pop(1)
            heights.pop(1)
        height = min(sum(heights) + GAP * (len(shown) - 1), max(room.height(), 1))
        self.setGeometry(room.right() + 1 - width, room.bottom() + 1 - height, width, height)
        top, region = 0, QRegion()
        for card, high in zip(shown, heights, strict=True):
            card.setGeometry(0, top, width, min(high, height))
            region += card.geometry()
            top += high + GAP
        # Between them the map can be clicked.
        self.setMask(region)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner when the widget below gets another size."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._arrange()
        return super().eventFilter(watched, event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stay as long as the mouse is over one of them."""
        for card in self._cards:
            card.stop_lingering()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Count anew when the mouse has gone."""
        self._arrange()
        super().leaveEvent(event)
