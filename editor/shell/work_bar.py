"""The work bar: what is under way, in the status bar, with how far it is, the time left and a way out."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from ..languages.words import tr
from .notice_progress import Progress
from .notice_progress_bar import NoticeProgressBar
from .notices import Notice, Notices
from .status_label import StatusLabel

WIDEST = 560
"""Pixels that it takes of the status bar at the most."""
BAR, TITLE = 80, 72
"""Pixels that the bar itself is wide, and that its title keeps at the least."""


class WorkBar(QWidget):
    """Shows one work at a time, the latest first; a button goes on to the others."""

    def __init__(self, notices: Notices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("work-bar")
        self.setAccessibleName(tr("Work in progress"))
        self.setMaximumWidth(WIDEST)
        self._works: dict[str, Notice] = {}
        self._progress: dict[str, Progress] = {}
        self._topic = ""
        """Of the work that is shown."""
        self.title = StatusLabel(tr("Work in progress"))
        self.progress = NoticeProgressBar()
        self.progress.bar.setFixedWidth(BAR)
        self.cancel = _button("Cancel")
        self.cancel.clicked.connect(self._call_off)
        self.others = _button("others")
        self.others.clicked.connect(self._go_on)
        self._lay_out()
        notices.told.connect(self.show_notice)
        notices.settled.connect(self._settle)
        notices.advanced.connect(self._advance)
        for notice in notices.standing():
            self.show_notice(notice)
        self._show()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 0, 0)
        row.setSpacing(4)
        for widget in (self.title, self.progress, self.cancel, self.others):
            row.addWidget(widget)
        self.progress.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.cancel.setText(tr("Cancel"))
        self.title.setMinimumWidth(TITLE)

    def show_notice(self, notice: Notice) -> None:
        """Show a work that has begun; any other notice of its topic tells that it is over."""
        if notice.is_work:
            self._works[notice.topic] = notice
            self._topic = notice.topic
            self._show()
        elif notice.topic:
            self._settle(notice.topic)

    def _settle(self, topic: str) -> None:
        self._progress.pop(topic, None)
        if self._works.pop(topic, None) is not None:
            if topic == self._topic:
                self._topic = next(reversed(self._works), "")
            self._show()

    def _advance(self, topic: str, progress: Progress) -> None:
        if topic in self._works:
            self._progress[topic] = progress
            if topic == self._topic:
                self.progress.show_progress(progress)

    def _call_off(self) -> None:
        work = self._works.get(self._topic)
        if work is not None:
            for offer in work.offers:
                offer.run()

    def _go_on(self) -> None:
        topics = list(self._works)
        self._topic = topics[(topics.index(self._topic) + 1) % len(topics)]
        self._show()

    def _show(self) -> None:
        work = self._works.get(self._topic)
        had_focus = self.cancel.hasFocus() or self.others.hasFocus()
        self.setVisible(work is not None)
        if work is None:
            if had_focus:
                self.focusNextChild()
            return
        self.title.setText(work.text)
        self.progress.show_progress(self._progress.get(self._topic, Progress()))
        self.cancel.setToolTip(tr("Cancel: {work}", work=work.text))
        self.cancel.setAccessibleName(tr("Cancel: {work}", work=work.text))
        more = len(self._works) - 1
        self.others.setVisible(more > 0)
        self.others.setText(tr("{count} more ▸", count=more))
        self.others.setToolTip(tr("Show what else is being done"))
        self.others.setAccessibleName(tr("Show what else is being done"))


def _button(name: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(f"work {name}")
    button.setProperty("flat", True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
