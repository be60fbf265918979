"""Repairs: has fixes for the problem in focus tried, and does the one that a person chooses."""

from PySide6.QtCore import QObject, QTimer, Signal

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import Message, message

from ..concepts.question import Answer, Question
from ..documents.workplace import Workplace
from .inspector import Inspector
from .tried_fixes import NAME, Tried, fixes_of

MOMENT = 100
"""Fixes are worked out when nothing has changed for so many milliseconds."""


class Repairs(QObject):
    """Offers what puts a problem right; everything is tried before it is offered."""

    offered = Signal(object)
    """The titles of the fixes for the problem; as a list, Qt would copy them."""

    def __init__(self, inspector: Inspector, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._inspector = inspector
        self._workplace: Workplace | None = None
        self._problem: Problem | None = None
        self._tried: tuple[MapDocument | None, list[Tried]] = (None, [])
        self._wanted: Message | None = None
        self._soon = QTimer(self, singleShot=True, interval=MOMENT)
        self._soon.timeout.connect(self._ask)
        inspector.answered.connect(self._take_in)

    def look_at(self, workplace: Workplace | None, problem: Problem | None) -> None:
        """Work on a problem, also on the same one again when the map is another."""
        if problem != self._problem:
            self._wanted = None
            self._tried = (None, [])
            self.offered.emit([])
        self._workplace, self._problem = workplace, problem
        if problem:
            self._soon.start()
        else:
            self._soon.stop()

    def fix(self, title: Message) -> None:
        """Do a fix as one step; if the map has changed since it was tried, have it tried again first."""
        if self._workplace is None:
            return
        value, tried = self._tried
        self._wanted = None
        after = next((each.after for each in tried if each.title == title), None)
        if value is not self._workplace.map:
            self._wanted = title
            self._ask()
        elif after:
            done = message("Fix: {title}", title=title)
            self._workplace.document.apply(done, lambda _: after, "fix")

    def _ask(self) -> None:
        if self._workplace and self._problem:
            question = fixes_of(self._problem, self._workplace.editor_kind.fixes)
            value = self._workplace.map
            self._inspector.ask(self._workplace, question, value, urgency=1)

    def _take_in(
        self, asker: object, question: Question, value: MapDocument, tried: Answer
    ) -> None:
        if asker is not self._workplace or question.name != NAME:
            return
        if question.options["problem"] == self._problem:
            self._tried = value, tried
            self.offered.emit([each.title for each in tried])
            if self._wanted:
                self.fix(self._wanted)
