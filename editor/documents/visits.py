"""Visits of fields: from a form to the history, everything typed in one visit is one step."""

from collections.abc import Callable
from typing import Any

from hullwright.schema.messages import Message

from .document import Document, Value


class Visit:
    """Applies edits to a document; as long as a field is not left, a new edit takes the place of the last."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._title: Message | None = None
        self._step = -1

    # Any: who edits knows whether it is a map or a scenario.
    def apply(self, title: Message, edit: Callable[[Any], Value], icon: str = "") -> None:
        """Do an edit, as a new step or instead of the last one."""
        history = self._document.history
        is_same_visit = title == self._title and self._step == history.index() == history.count()
        # A saved state stays a step of its own, so that one can go back to it.
        if is_same_visit and not history.isClean():
            history.undo()
        self._title = title
        self._step = history.index() if self._document.apply(title, edit, icon) else -1

    def end(self) -> None:
        """Let the next edit be a step of its own."""
        self._step = -1
