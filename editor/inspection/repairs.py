"""Repairs: has fixes for the problem in focus tried, and does the one that a person chooses."""

from PySide6.QtCore import QObject, QTimer, Signal

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import Message, message

from ..concepts.question import Answer, Question
from ..documents.map_preview import MapPreview
from ..documents.workplace import Workplace
from .inspector import Inspector
from .step_extent import NOWHERE, StepExtent
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
        self._previewed: Message | None = None
        self._soon = QTimer(self, singleShot=True, interval=MOMENT)
        self._soon.timeout.connect(self._ask)
        inspector.answered.connect(self._take_in)

    def look_at(self, workplace: Workplace | None, problem: Problem | None) -> None:
        """Work on a problem, also on the same one again when the map is another."""
        if problem != self._problem:
            self.look_ahead(None)
            self._wanted = None
            self._tried = (None, [])
            self.offered.emit([])
        self._workplace, self._problem = workplace, problem
        if problem:
            self._soon.start()
        else:
            self._soon.stop()

    def look_ahead(self, title: Message | None) -> None:
        """Show over the map what a fix would make of it, or take that away; stale ones are not shown."""
        self._previewed = title
        if self._workplace is not None:
            found = self._found(title) if title is not None else None
            is_seen = found is not None and found.extent.count != 0
            shown = MapPreview(found.after, found.extent.cells) if found and is_seen else None
            self._workplace.show_preview(shown)

    def extent(self, title: Message) -> StepExtent:
        """Return how far an offered fix reaches."""
        return next((each.extent for each in self._tried[1] if each.title == title), NOWHERE)

    def _found(self, title: Message) -> Tried | None:
        """Return a fix that was tried on the map as it is now."""
        value, tried = self._tried
        if self._workplace is None or value is not self._workplace.map:
            return None
        return next((each for each in tried if each.title == title), None)

    def fix(self, title: Message) -> None:
        """Do a fix as one step; if the map has changed since it was tried, have it tried again first."""
        if self._workplace is None:
            return
        self._wanted = None
        found = self._found(title)
        if self._tried[0] is not self._workplace.map:
            self._wanted = title
            self._ask()
        elif found:
            after = found.after
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
            elif self._previewed is not None:
                self.look_ahead(self._previewed)
