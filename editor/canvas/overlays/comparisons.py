"""Comparisons: which open maps are compared with another, and what differs as they are painted."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.comparison import Comparison, compare
from hullwright.schema.kinds.examination import Examination

from ...concepts.question import Answer, Question
from ...documents.workplace import Workplace
from ...documents.workplaces import Workplaces
from ...inspection.inspector import Inspector

NAME = "comparison"


def differences(examination: Examination, other: MapDocument) -> Comparison:
    """Return what differs between another map and the examined one."""
    return compare(other, examination.document)


@dataclass(frozen=True, eq=False)
class _Compared:
    other: MapDocument
    wait: Any
    """Asks again when the map changes."""


class Comparisons(QObject):
    """Keeps what each open map is compared with."""

    changed = Signal(Workplace)
    """The workplace with another comparison, or with none."""

    def __init__(self, workplaces: Workplaces, inspector: Inspector) -> None:
        super().__init__()
        self._inspector = inspector
        self._compared: dict[Workplace, _Compared] = {}
        self._found: dict[Workplace, Comparison] = {}
        inspector.answered.connect(self._take_in)
        workplaces.closed.connect(self.clear)

    def show(
        self, workplace: Workplace, other: MapDocument, found: Comparison | None = None
    ) -> None:
        """Show how a map differs from another of its kind, also while it changes; if known, at once."""
        self.clear(workplace)
        ask = partial(self._ask, workplace)
        self._compared[workplace] = _Compared(other, ask)
        workplace.document.changed.connect(ask)
        if found is None:
            ask()
        else:
            self._found[workplace] = found
            self.changed.emit(workplace)

    def clear(self, workplace: Workplace) -> None:
        """Compare a map with nothing any more."""
        compared = self._compared.pop(workplace, None)
        if compared:
            workplace.document.changed.disconnect(compared.wait)
            self._inspector.forget((NAME, workplace))
            self._found.pop(workplace, None)
            self.changed.emit(workplace)

    def other(self, workplace: Workplace) -> MapDocument | None:
        """Return the map that a workplace is compared with."""
        compared = self._compared.get(workplace)
        return compared.other if compared else None

    def of(self, workplace: Workplace) -> Comparison | None:
        """Return what differs, as far as it is known."""
        return self._found.get(workplace)

    def _ask(self, workplace: Workplace, *_: object) -> None:
        question = Question(NAME, differences, {"other": self._compared[workplace].other})
        self._inspector.ask((NAME, workplace), question, workplace.map, urgency=1)

    def _take_in(self, asker: object, question: Question, _: MapDocument, found: Answer) -> None:
        if question.name == NAME and isinstance(asker, tuple) and asker[1] in self._compared:
            self._found[asker[1]] = found
            self.changed.emit(asker[1])
