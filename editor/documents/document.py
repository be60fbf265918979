"""An open document: a value, its undo history and its file."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import Message

from ..concepts.editor_kind import Edit
from .afterwards import Afterwards
from .step import Step, Value

__all__ = ["Document", "Value", "sort_of"]
"""What a value is, is said by steps, and is asked for here."""

Beside: TypeAlias = Callable[[bool], object]
"""What goes with a step beside the document itself, such as a selection: called with True whenever the
step was done, and with False whenever it was taken back."""


def sort_of(value: Value) -> str:
    """Return what sort of document a value is: a map's kind, or "scenario"."""
    return value.kind if isinstance(value, MapDocument) else "scenario"


class Document(QObject):
    """Keeps a map or a scenario, how it came to be, and where it is saved."""

    changed = Signal(object, object)
    """The value before and the value after, a map or a scenario; also when a step is undone."""
    renamed = Signal()
    """The file, the name or whether it is saved is another."""

    def __init__(self, value: Value, path: Path | None = None) -> None:
        super().__init__()
        self.value: Value = value
        self.path = path
        """The file it was opened from or saved to; None for a new one."""
        self.history = QUndoStack(self)
        self._steps: list[Step] = []
        """The steps of the history, undone ones included; Qt keeps texts of one language only."""
        self._is_in_hand = False
        self._afterwards = Afterwards(self, self.renamed.emit)
        self.history.cleanChanged.connect(self._tell_saved)

    def __del__(self) -> None:
        # The steps point back to the document. Where Python collects such a ring in an order of its
        # own, Qt frees steps that are gone already; so the history is emptied before.
        if isValid(self.history):
            self.history.blockSignals(True)
            self.history.clear()

    def _tell_saved(self, _: bool) -> None:
        # A method, not a lambda: Qt takes it off when the document goes, before the history does.
        if self._is_in_hand:
            self._afterwards.ask()
        else:
            self.renamed.emit()

    @contextmanager
    def in_hand(self) -> Iterator[None]:
        """Go through the history by hand: what was undone is seen before titles and tabs say that it is saved."""
        self._is_in_hand = True
        try:
            yield
        finally:
            self._is_in_hand = False

    @property
    def is_saved(self) -> bool:
        """Whether the file holds what is on the screen."""
        return self.history.isClean()

    def step(self, number: int) -> Step:
        """Return a step of the history, counted from 0."""
        return self._steps[number]

    def value_after(self, steps: int) -> Value:
        """Return what the document was, or will be again, after so many of its steps."""
        if steps:
            return self._steps[steps - 1].after
        return self._steps[0].before if self._steps else self.value

    # Any: who edits knows whether it is a map or a scenario.
    def apply(
        self,
        title: Message,
        edit: Callable[[Any], Value],
        icon: str = "",
        beside: Beside | None = None,
    ) -> bool:
        """Do an edit as one step of the history, with an icon; return whether it changed anything."""
        before, after = self.value, edit(self.value)
        if after == before:
            return False
        self._steps[self.history.index() :] = [Step(title, icon, before, after)]
        self.history.push(_Swap(str(title), self, after, beside))
        return True

    def apply_to_layout(
        self, title: Message, edit: Edit, icon: str = "", beside: Beside | None = None
    ) -> bool:
        """Do an edit of a map's layout as one step of the history."""

        def edited(value: MapDocument) -> MapDocument:
            return replace(value, layout=edit(value.layout))

        return self.apply(title, edited, icon, beside)

    def replace(self, value: Value) -> Value:
        """Take on another value and return the one before; only the history calls this."""
        before, self.value = self.value, value
        self.changed.emit(before, value)
        if before.name != value.name:
            self.renamed.emit()
        return before

    def saved_as(self, path: Path) -> None:
        """Note that the present value is in a file."""
        self.path = path
        self.history.setClean()
        self.renamed.emit()

    def unsaved(self) -> None:
        """Note that no file holds this value, as after a recovery."""
        self.history.resetClean()
        self.renamed.emit()


class _Swap(QUndoCommand):
    """The only undo command: hand the document the other value."""

    def __init__(self, title: str, document: Document, other: Value, beside: Beside | None) -> None:
        super().__init__(title)
        self._document = document
        self._other = other
        self._beside = beside

    def redo(self) -> None:
        """Do the step, or do it again."""
        self._exchange(is_done=True)

    def undo(self) -> None:
        """Take the step back."""
        self._exchange(is_done=False)

    def _exchange(self, *, is_done: bool) -> None:
        """Exchange the document's value with the one kept here."""
        self._other = self._document.replace(self._other)
        if self._beside is not None:
            self._beside(is_done)
