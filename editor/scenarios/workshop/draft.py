"""A draft: the rule that is being written, its history and its file."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from hullwright.schema.records import JsonObject

_MERGING = 1
"""Commands of one visit to a field become one step."""


class RuleDraft(QObject):
    """Keeps a rule as data, how it came to be, and the file it was saved to."""

    changed = Signal(object)
    """The new value, also when a step is undone: a JsonObject, but as an object, for Qt would copy a dict."""

    stepped = Signal()
    """Another step of the history is the present one, or what is saved is another."""

    def __init__(self, value: JsonObject, path: Path | None = None) -> None:
        super().__init__()
        self.value = value
        self.path = path
        """None until it is saved for the first time."""
        self.history = QUndoStack(self)
        self._visit = 0
        for signal in (self.history.indexChanged, self.history.cleanChanged):
            signal.connect(self._tell_stepped)

    def _tell_stepped(self, _: object) -> None:
        # A method, not a lambda: Qt takes it off when the draft goes, before the history does.
        self.stepped.emit()

    def apply(self, title: str, edit: Callable[[JsonObject], JsonObject]) -> bool:
        """Do an edit, in one step with those of the same title since the last `end_visit`."""
        after = edit(self.value)
        if after == self.value:
            return False
        self.history.push(_Swap(title, self, after, self._visit))
        return True

    def end_visit(self) -> None:
        """Let the next edit be a step of its own."""
        self._visit += 1

    def replace(self, value: JsonObject) -> JsonObject:
        """Take on another value and return the one before; only the history calls this."""
        before, self.value = self.value, value
        self.changed.emit(value)
        return before

    def take_in(self, value: JsonObject) -> None:
        """Become what the file holds by now; the steps before lead elsewhere, and are forgotten."""
        self.history.clear()
        self.replace(value)

    def saved_as(self, path: Path) -> None:
        """Note that the present value is in a file."""
        self.path = path
        self.history.setClean()


class _Swap(QUndoCommand):
    """The only undo command: hand the draft the other value."""

    def __init__(self, title: str, draft: RuleDraft, other: JsonObject, visit: int) -> None:
        super().__init__(title)
        self._draft = draft
        self._other = other
        self.visit = visit

    def id(self) -> int:
        """Return that it may be one step with the command before it."""
        return _MERGING

    def mergeWith(self, later: QUndoCommand) -> bool:
        """Take in a later command of the same visit; what is kept here is what undo brings back."""
        same = isinstance(later, _Swap) and later.visit == self.visit
        return same and later.text() == self.text()

    def redo(self) -> None:
        """Exchange the draft's value with the one kept here."""
        self._other = self._draft.replace(self._other)

    undo = redo
