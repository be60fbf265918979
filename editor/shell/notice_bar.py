"""The notice bar: what the program has to tell, above the canvas, in place of dialogs."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ..languages.words import tr
from .notice_progress import Progress
from .notice_strip import NoticeStrip
from .notices import Notice, Notices

MOST = 3
"""How many notices are shown at once; older ones wait until there is room again."""


class NoticeBar(QWidget):
    """Stacks notices, the newest on top."""

    emptied = Signal()
    """The last notice is gone."""

    def __init__(self, notices: Notices) -> None:
        super().__init__()
        self.setObjectName("notice-bar")
        self.setAccessibleName(tr("Messages"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._strips: list[NoticeStrip] = []
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.setSpacing(0)
        notices.told.connect(self.show_notice)
        notices.settled.connect(self.settle)
        notices.advanced.connect(self.advance)
        self.hide()

    def show_notice(self, notice: Notice) -> None:
        """Show a notice in the place of an older one of its topic, or on top."""
        for old in [each for each in self._strips if _is_renewed(each.notice, notice)]:
            self._drop(old)
        strip = NoticeStrip(notice)
        strip.closed.connect(self._close)
        self._strips.insert(0, strip)
        self._stack.insertWidget(0, strip)
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
        if strip in self._strips:
            self._drop(strip)
            self._arrange()

    def _drop(self, strip: NoticeStrip) -> None:
        self._strips.remove(strip)
        self._stack.removeWidget(strip)
        strip.hide()
        strip.deleteLater()

    def _arrange(self) -> None:
        for place, strip in enumerate(self._strips):
            strip.setVisible(place < MOST)
        was_shown = not self.isHidden()
        self.setVisible(bool(self._strips))
        if was_shown and not self._strips:
            self.emptied.emit()


def _is_renewed(old: Notice, new: Notice) -> bool:
    """Return whether a notice takes the place of another: same topic, or the very same words."""
    if new.topic or old.topic:
        return old.topic == new.topic
    return old.text == new.text and old.tone == new.tone
