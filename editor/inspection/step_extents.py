"""How far the steps of a history reach, worked out when somebody asks."""

from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from hullwright.schema.documents.maps import MapDocument

from ..concepts.question import Answer, Question
from ..documents.step import Step
from ..kinds.table import editor_kind_of
from .inspector import Inspector
from .step_extent import NOWHERE, StepExtent, extent, extent_between

NAME = "step"
LARGE = 20_000.0
"""The area of a map, in sides of a cell, from which on its steps are counted beside the window."""


class StepExtents(QObject):
    """Knows how far steps reach; on large maps that is worked out beside the window."""

    learnt = Signal()
    """How far some step reaches is known by now."""

    def __init__(self, inspector: Inspector, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._inspector = inspector
        self._known: WeakKeyDictionary[Step, StepExtent] = WeakKeyDictionary()
        self._asked: WeakKeyDictionary[Step, bool] = WeakKeyDictionary()
        inspector.answered.connect(self._take_in)

    def of(self, step: Step) -> StepExtent | None:
        """Return how far a step reaches, or None as long as that is not known."""
        before, after = step.before, step.after
        if not isinstance(before, MapDocument) or not isinstance(after, MapDocument):
            return NOWHERE
        if step not in self._known and not _is_large(after):
            self._known[step] = extent_between(before, after)
        elif step not in self._known and step not in self._asked:
            self._asked[step] = True
            question = Question(NAME, extent, {"before": before})
            self._inspector.ask((NAME, step), question, after, urgency=3)
        return self._known.get(step)

    def _take_in(self, asker: object, question: Question, _: MapDocument, found: Answer) -> None:
        if question.name == NAME and isinstance(asker, tuple):
            self._known[asker[1]] = found
            self._inspector.forget(asker)
            self.learnt.emit()


def _is_large(document: MapDocument) -> bool:
    bounds = editor_kind_of(document.kind).surface(document.layout).bounds
    return (bounds.right - bounds.left) * (bounds.bottom - bounds.top) > LARGE
