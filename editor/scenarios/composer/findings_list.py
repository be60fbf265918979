"""What there is to say of a scenario's rules, each sentence with buttons that put it right."""

from collections.abc import Iterator

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hullwright.engines.rules.findings import Finding

from ...canvas.overlays.badges import BADGES
from ...drawing.painter import marks_icon
from ...drawing.sign import Sign
from ...languages.words import tr
from ...panels.problem_words import counted
from ...shell.forms.flow import Flow
from ...shell.forms.labels import WrappedLabel
from ...shell.plain_text import button_title
from .composer import Composer
from .judgement import Judgement
from .remedies import Remedy

ICON = 16
MOST, LEAST = 0.4, 36
"""The list takes no more than this part of the view's height; there is more to see than what is wrong."""


class FindingRow(QWidget):
    """One sentence, and the buttons that come one after another as remedies are found."""

    taken = Signal(Remedy)
    """What the person wants to be done."""

    def __init__(self, finding: Finding, text: str) -> None:
        super().__init__()
        self.finding = finding
        self.sign = Sign(marks_icon(BADGES[finding.severity], ICON), ICON)
        self.sentence = WrappedLabel(text, "text")
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._buttons = QWidget()
        self._flow = Flow(self._buttons, gap=8)
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(self.sentence)
        column.addWidget(self._buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)

    def offer(self, remedy: Remedy) -> None:
        """Add a button for a remedy."""
        button = QPushButton(button_title(tr(remedy.title)))
        button.setObjectName(f"remedy.{remedy.title}")
        button.setToolTip(remedy.help)
        button.setAccessibleDescription(remedy.help)
        button.clicked.connect(lambda: self.taken.emit(remedy))
        self._flow.addWidget(button)
        button.show()
        self._buttons.updateGeometry()


class FindingsList(QScrollArea):
    """Says at once what is wrong with the rules together, or that nothing is."""

    settled = Signal()
    """A remedy was taken; the button that had the focus is gone."""

    def __init__(self, composer: Composer) -> None:
        super().__init__()
        self._composer = composer
        self._judgement: Judgement | None = None
        self._tries: Iterator[tuple[FindingRow, Remedy | None]] = iter(())
        self.rows: list[FindingRow] = []
        self.setObjectName("composer-findings")
        self.setAccessibleName(tr("What there is to say about the rules"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.summary = WrappedLabel()
        self.summary.setObjectName("composer-summary")
        page = QWidget()
        # Else the page is as high as its sentences would be in a column a few words wide.
        page.setMinimumHeight(1)
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(12, 8, 12, 8)
        self._column.setSpacing(8)
        self._column.addWidget(self.summary)
        self._column.addStretch()
        self.setWidget(page)
        # Remedies are tried one by one, so that nobody waits for them.
        self._trying = QTimer(self, interval=0)
        self._trying.timeout.connect(self._try_next)

    def show_findings(self) -> None:
        """Show what there is to say of the scenario now."""
        judgement = self._composer.judgement
        self.summary.use_ink(_ink(judgement))
        self.summary.tell(_summary(judgement, len(self._composer.scenario.rules)))
        if self._judgement is not None and judgement.findings == self._judgement.findings:
            # Nothing new is tr, but remedies are edits of the scenario as it is now.
            self._judgement = judgement
            self._fit()
            return
        self._judgement = judgement
        self._clear()
        for finding in judgement.findings:
            self._add(FindingRow(finding, self._composer.said_of(finding)))
        self._tries = self._remedies()
        self._trying.start()
        self._fit()

    def _clear(self) -> None:
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []

    def _add(self, row: FindingRow) -> None:
        row.taken.connect(self._take)
        self._column.insertWidget(self._column.count() - 1, row)
        self.rows.append(row)

    def _remedies(self) -> Iterator[tuple[FindingRow, Remedy | None]]:
        remedy_finder = self._composer.remedy_finder()
        for row in list(self.rows):
            for each in remedy_finder.remedies(row.finding):
                yield row, each

    def _try_next(self) -> None:
        tried = next(self._tries, None)
        if tried is None:
            self._trying.stop()
            return
        row, remedy = tried
        if remedy is not None:
            row.offer(remedy)
            self._fit()

    def _take(self, remedy: Remedy) -> None:
        self._composer.take(remedy)
        self.settled.emit()

    def _fit(self) -> None:
        """Take as much height as the sentences need, up to a limit."""
        needed = self._column.totalHeightForWidth(self.viewport().width() or self.width())
        around = self.parentWidget()
        most = round(MOST * around.height()) if around is not None else needed
        self.setFixedHeight(max(LEAST, min(needed, most)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the height to the new width."""
        super().resizeEvent(event)
        self._fit()

    @property
    def is_busy(self) -> bool:
        """Whether remedies are still being tried."""
        return self._trying.isActive()

    def texts(self) -> list[str]:
        """Return the sentences."""
        return [row.sentence.text() for row in self.rows]


def _ink(judgement: Judgement) -> str:
    if not judgement.is_playable:
        return "error"
    return "warning" if judgement.findings else "good"


def _summary(judgement: Judgement, rules: int) -> str:
    if judgement.findings:
        parts = [counted(each, count) for each, count in judgement.counts().items() if count]
        return ", ".join(parts)
    if not rules:
        return tr("No rule is ticked yet: the ruleset is played as it is.")
    return tr("All the rules go together.")
