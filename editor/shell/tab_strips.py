"""Tab strips: what belongs to one tab and needs an answer, laid over what that tab shows."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from ..documents.document import Document
from .notice_card import NoticeCard
from .notices import Notice, Notices, is_renewed

WIDEST = 640
"""Pixels that a strip is wide where there is room."""
EDGE = 8
"""Pixels from the upper edge of what it lies over."""
_FOLLOWED = frozenset({QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Resize, QEvent.Type.Move})


class TabStrips(QObject):
    """Lays a strip over a tab until the person has answered; what the tab shows stays as it is."""

    left = Signal()
    """The one that had the focus is gone: something else is to take it."""

    def __init__(
        self, notices: Notices, host: QWidget, view_of: Callable[[Document], QWidget | None]
    ) -> None:
        super().__init__(host)
        self._notices = notices
        self._host = host
        self._view_of = view_of
        self._strips: dict[NoticeCard, QWidget] = {}
        """With what each lies over."""
        notices.told.connect(self.show_notice)
        notices.settled.connect(self._settle)
        notices.closed.connect(self._take_back)
        for notice in notices.standing():
            self.show_notice(notice)

    def show_notice(self, notice: Notice) -> None:
        """Lay a notice over its tab; one of the same topic that is told elsewhere takes its place, too."""
        self._drop(lambda each: is_renewed(each, notice))
        view = self._view_of(notice.document) if notice.document else None
        if view is None:
            return
        strip = NoticeCard(notice, self._host)
        strip.setProperty("strip", True)
        strip.closed.connect(lambda card: self._notices.close(card.notice))
        strip.answered.connect(lambda card: self._notices.close(card.notice, is_answered=True))
        strip.reshaped.connect(self._arrange)
        self._strips[strip] = view
        view.installEventFilter(self)
        self._arrange()
        if view.isVisible():
            strip.announce()

    def seen(self) -> list[NoticeCard]:
        """Return the strips over what is in front."""
        return [each for each in self._strips if each.isVisible()]

    def _settle(self, topic: str) -> None:
        self._drop(lambda each: bool(topic) and each.topic == topic)

    def _take_back(self, notice: Notice) -> None:
        self._drop(lambda each: each is notice)

    def _drop(self, goes: Callable[[Notice], bool]) -> None:
        for strip in [each for each in self._strips if goes(each.notice)]:
            had_focus = strip.has_focus
            self._strips.pop(strip).removeEventFilter(self)
            strip.hide()
            strip.deleteLater()
            if had_focus:
                self.left.emit()

    def _arrange(self) -> None:
        for strip, view in self._strips.items():
            corner = view.mapTo(self._host, QPoint(0, 0))
            width = max(min(view.width() - 2 * EDGE, WIDEST), 1)
            x = corner.x() + (view.width() - width) // 2
            strip.setGeometry(x, corner.y() + EDGE, width, strip.heightForWidth(width))
            strip.setVisible(view.isVisible())
            strip.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come, go and grow with what a strip lies over."""
        if event.type() in _FOLLOWED:
            self._arrange()
        return super().eventFilter(watched, event)
