"""The progress bar of a notice: how far long work is, or that it goes on, and the time left."""

from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from ..languages.words import percent, tr
from .notice_progress import Progress, time_left
from .plain_text import PlainLabel

STEPS = 1000
WIDEST = 320


class NoticeProgressBar(QWidget):
    """A bar with the time left beside it; it moves to and fro where nobody knows how far things are."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximumWidth(WIDEST)
        self.bar.setAccessibleName(tr("Progress"))
        self.left = PlainLabel()
        self.left.setProperty("faint", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.bar, 1)
        row.addWidget(self.left)
        row.addStretch()

    def show_progress(self, progress: Progress) -> None:
        """Show how far the work is."""
        if progress.share is None:
            self.bar.setRange(0, 0)
        else:
            self.bar.setRange(0, STEPS)
            self.bar.setValue(round(progress.share * STEPS))
        left = progress.seconds_left
        self.left.setText("" if left is None else time_left(left))
        self.bar.setAccessibleDescription(_told(progress, self.left.text()))


def _told(progress: Progress, left: str) -> str:
    if progress.share is None:
        return tr("Under way; there is no telling how far.")
    return tr("{share} done, {left}", share=percent(progress.share), left=left or "–")
