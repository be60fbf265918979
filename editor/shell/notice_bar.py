"""The notice bar: what the program has to tell, above the canvas, in place of dialogs."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ..languages.words import tr
from .notice_progress import Progress
from .notice_strip import NoticeStrip
from .notices import Notice, Notices, is_renewed

MOST = 3
"""How many notices are shown at once, unless more is wrong; older ones wait for room."""


class NoticeBar(QWidget):
    """Stacks notices: on top what is wrong until it is mended, then the others, the newest first."""

    emptied = Signal()
    """The last notice is gone."""

    def __init__(self, notices: Notices) -> None:
        super().__init__()
        self.setObjectName("notice-bar")
        self.setAccessibleName(tr("Messages"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._notices = notices
        self._strips: list[NoticeStrip] = []
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.setSpacing(0)
        notices.told.connect(self.show_notice)
        notices.settled.connect(self.settle)
        notices.advanced.connect(self.advance)
        self.hide()
        for notice in notices.standing():
            self.show_notice(notice)

    def show_notice(self, notice: Notice) -> None:
        """Show a notice in the place of an older one of its topic, or on top."""
        for old in [each for each in self._strips if is_renewed(each.notice, notice)]:
            if old.is_confirmed(notice):
                return
            self._drop(old)
        strip = NoticeStrip(notice)
        strip.closed.connect(self._close)
        place = 0 if notice.since else sum(1 for each in self._strips if each.notice.since)
        self._strips.insert(place, strip)
        self._stack.insertWidget(place, strip)
        self._arrange()
        strip.announce()

    def settle(self, topic: str) -> None:
        """Take back the notices of a topic."""
        for strip in [each for each in self._strips if each.notice.topic == topic]:
            self._drop(strip)
        self._arrange()

    def advance(self, topic: str, progress: Progress) -> None:
        """Show how far the work is that notices of a topic tell of."""
        for strip in self._strips:
            if strip.notice.topic == topic:
                strip.show_progress(progress)

    def notices(self) -> list[Notice]:
        """Return the notices that are shown or wait, the newest first."""
        return [strip.notice for strip in self._strips]

    def _close(self, strip: NoticeStrip) -> None:
        # It may have been renewed while it was fading.
        self._notices.close(strip.notice)
        if strip in self._strips:
            self._drop(strip)
            self._arrange()

    def _drop(self, strip: NoticeStrip) -> None:
        self._strips.remove(strip)
        self._stack.removeWidget(strip)
        strip.hide()
        strip.deleteLater()

    def _arrange(self) -> None:
        wrong = sum(1 for each in self._strips if each.notice.since)
        # At least one of the others, which may answer to what a person has just done.
        most = max(MOST, wrong + 1)
        for place, strip in enumerate(self._strips):
            strip.setVisible(place < most)
        was_shown = not self.isHidden()
        self.setVisible(bool(self._strips))
        if was_shown and not self._strips:
            self.emptied.emit()
