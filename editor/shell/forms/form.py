"""A form made from a JSON Schema."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hullwright.schema.complaints import Fault
from hullwright.schema.messages import message
from hullwright.schema.records import JsonObject

from .clause import clause_of
from .nested_fields import ObjectField

PAUSE = 1000
"""Milliseconds until something half typed is taken over, so that it is not lost if the program is."""


def no_faults(_: JsonObject) -> Iterable[Fault]:
    """Find nothing wrong."""
    return ()


class Form(QWidget):
    """Asks for a value that follows a schema, and says in words what does not."""

    changed = Signal(object)
    """The new value, without the parts that there are complaints about.

    A JsonObject, but as an object, for Qt would copy a dict.
    """
    edited = Signal()
    """The fields show something else; the person may still be typing."""
    finished = Signal()
    """The person is done with a field."""

    def __init__(
        self,
        schema: JsonObject,
        value: JsonObject,
        faults: Callable[[JsonObject], Iterable[Fault]] = no_faults,
        language: str = "en",
        parent: QWidget | None = None,
    ):
        super().__init__(parent)
        self._clause = clause_of(schema, language)
        self._faults = faults
        self._object = ObjectField(self._clause, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._object)
        column.addStretch()
        self.setFocusProxy(self._object)
        self._pause = QTimer(self, interval=PAUSE, singleShot=True)
        self._pause.timeout.connect(self._take)
        self._object.edited.connect(self._wait)
        self._object.edited.connect(self.edited)
        self._object.finished.connect(self._finish)
        self._taken: JsonObject = {}
        self.show_value(value)

    def value(self) -> JsonObject:
        """Return what the fields show now, complaints or not."""
        shown: JsonObject = self._object.value()
        return shown

    def show_value(self, value: JsonObject) -> None:
        """Show another value, except where the person is typing."""
        self._taken = value
        self._object.show_value(value)

    def finish(self) -> None:
        """Take over what is half typed, as before saving."""
        if self._pause.isActive():
            self._finish()

    def _wait(self) -> None:
        # Not started anew by each letter: whoever types without a rest loses no more than a second.
        if not self._pause.isActive():
            self._pause.start()

    def _finish(self) -> None:
        self._pause.stop()
        self._take()
        self.finished.emit()

    def _take(self) -> None:
        shown = self.value()
        found = [*self._gaps(shown), *self._faults(shown)]
        self._object.complain(_first_of_each(found))
        self._object.settle()
        good = _without(found, shown, self._taken)
        if good != self._taken:
            self._taken = good
            self.changed.emit(good)

    def _gaps(self, shown: JsonObject) -> Iterable[Fault]:
        for part in self._clause.parts():
            if shown.get(part.name) == "" and part.terms.get("minLength", 0):
                yield Fault(
                    (part.name,),
                    message("It can't be empty. Type something, or press Escape to go back."),
                )


def _first_of_each(faults: Iterable[Fault]) -> list[Fault]:
    """Return one complaint for each place: a second one seldom helps."""
    by_path: dict[object, Fault] = {}
    for fault in faults:
        by_path.setdefault(fault.path, fault)
    return list(by_path.values())


def _without(faults: Iterable[Fault], shown: JsonObject, taken: JsonObject) -> JsonObject:
    """Return what is shown, but with the former value wherever there is a complaint."""
    doubtful = {fault.path[0] for fault in faults if fault.path}
    names = [*shown, *(each for each in taken if each not in shown)]
    return {
        name: source[name]
        for name in names
        for source in [taken if name in doubtful else shown]
        if name in source
    }
