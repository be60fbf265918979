"""Waiting: tells of measurements that take long, with how far they probably are and a way to call them off."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from hullwright.schema.documents.maps import MapDocument

from ..concepts.question import Question
from ..languages.words import tr
from ..shell.notice_progress import BRIEF, LOOK, Progress, progress
from ..shell.notices import Notices, Tone
from .inspector import Inspector
from .standard_questions import PROBLEMS
from .symmetry_question import NAME as SYMMETRY
from .tried_fixes import NAME as FIXES
from .walks_question import NAME as WALKS

QUIET = frozenset({PROBLEMS.name, FIXES, SYMMETRY, WALKS})
"""Questions that are asked at every stroke, whose notice would come and go while people paint."""

TOPIC = "inspection.waiting"
ALMOST = 0.95
"""A measurement that takes longer than the last one stays here until it is done."""


class Waiting(QObject):
    """Watches the question that is on its way, and shows a bar if the answer takes its time."""

    def __init__(self, inspector: Inspector, notices: Notices, parent: QObject) -> None:
        super().__init__(parent)
        self._inspector = inspector
        self._notices = notices
        self._name = ""
        self._usual: float | None = None
        """Seconds that the last answer to this question took, on this map or another."""
        self._is_told = False
        self._elapsed = QElapsedTimer()
        self._look = QTimer(self, interval=LOOK)
        self._look.timeout.connect(self._tell)
        inspector.put.connect(self._begin)
        inspector.rested.connect(self._end)

    def _begin(self, question: Question, document: MapDocument) -> None:
        self._end()
        # The first question of all waits for its process to start, which says nothing about the map.
        if question.name not in QUIET and self._inspector.seconds:
            self._name = document.name
            self._usual = self._inspector.seconds.get(question.name)
            self._elapsed.start()
            self._look.start()

    def _end(self) -> None:
        self._look.stop()
        if self._is_told:
            self._is_told = False
            self._notices.settle(TOPIC)

    def _tell(self) -> None:
        passed = self._elapsed.elapsed()
        if passed < BRIEF:
            return
        if not self._is_told:
            self._is_told = True
            text = tr("Measuring {name} …", name=self._name)
            self._notices.begin(TOPIC, text, self._call_off)
        self._notices.advance(TOPIC, self._progress(passed / 1000))

    def _call_off(self) -> None:
        self._inspector.call_off()
        text = tr(
            "Measuring {name} was stopped. It is measured again after the next change.",
            name=self._name,
        )
        self._notices.tell(text, Tone.GOOD, topic=TOPIC)

    def _progress(self, seconds: float) -> Progress:
        """Return how far the measurement is if it takes as long as the last one."""
        if self._usual is None or self._usual * 1000 < BRIEF:
            return Progress()
        return progress(min(seconds / self._usual, ALMOST), seconds)
