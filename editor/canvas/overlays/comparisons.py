"""Comparisons: which open maps are compared with another, and what differs as they are painted."""

from collections.abc import Collection
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.comparison import Change, Comparison, compare
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.late_dataclass import late_dataclass

from ...concepts.question import Answer, Question
from ...documents.map_preview import MapPreview
from ...documents.workplace import Workplace
from ...documents.workplaces import Workplaces
from ...inspection.inspector import Inspector

NAME = "comparison"


def differences(examination: Examination, other: MapDocument) -> Comparison:
    """Return what differs between another map and the examined one."""
    return compare(other, examination.document)


class Sides(NamedTuple):
    """What people call the maps that are compared, and which one stands for the map in front."""

    other_name: str = ""
    base: MapDocument | None = None
    """The map that is compared with the other one instead of the present one, such as a snapshot."""
    base_name: str = ""


NAMELESS = Sides()


@late_dataclass(eq=False)
class _Compared:
    other: MapDocument
    sides: Sides
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
        self,
        workplace: Workplace,
        other: MapDocument,
        found: Comparison | None = None,
        sides: Sides = NAMELESS,
    ) -> None:
        """Show how a map differs from another of its kind, also while it changes; if known, at once."""
        self.clear(workplace)
        ask = partial(self._ask, workplace)
        self._compared[workplace] = _Compared(other, sides, ask)
        if sides.base is not None:
            workplace.show_preview(MapPreview(sides.base, is_opaque=True))
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
            workplace.show_preview(None)
            self.changed.emit(workplace)

    def other(self, workplace: Workplace) -> MapDocument | None:
        """Return the map that a workplace is compared with."""
        compared = self._compared.get(workplace)
        return compared.other if compared else None

    def sides(self, workplace: Workplace) -> Sides:
        """Return what people call the maps that a workplace compares."""
        compared = self._compared.get(workplace)
        return compared.sides if compared else NAMELESS

    def base(self, workplace: Workplace) -> MapDocument:
        """Return the map that is compared with the other one: the present one, unless a base was chosen."""
        return self.sides(workplace).base or workplace.map

    def is_flipped(self, workplace: Workplace) -> bool:
        """Tell whether the other map is shown in the place of the one in front."""
        return self.split(workplace) == 0.0

    def split(self, workplace: Workplace) -> float:
        """Return from which share of the width on the other map is shown; 1 if it is not seen at all."""
        shown, other = workplace.preview, self.other(workplace)
        return shown.split if shown is not None and shown.value is other else 1.0

    def show_split(self, workplace: Workplace, share: float) -> None:
        """Show the map in front, and from a share of the width on the other one beside it."""
        other, base = self.other(workplace), self.sides(workplace).base
        if other is not None and share < 1.0:
            workplace.show_preview(MapPreview(other, split=share, left=base, is_opaque=True))
        elif other is not None:
            workplace.show_preview(MapPreview(base, is_opaque=True) if base else None)

    def flip(self, workplace: Workplace) -> None:
        """Show the other map in the place of the one in front, or this one again."""
        self.show_split(workplace, 1.0 if self.is_flipped(workplace) else 0.0)

    def settle(self, workplace: Workplace, changes: Collection[Change]) -> None:
        """Take note at once that some differences are gone; what the inspector finds comes later."""
        found = self._found.get(workplace)
        if found is not None:
            cells, fields = (
                tuple(each for each in part if each not in changes)
                for part in (found.cells, found.fields)
            )
            self._found[workplace] = Comparison(cells, fields)
            self.changed.emit(workplace)

    def of(self, workplace: Workplace) -> Comparison | None:
        """Return what differs, as far as it is known."""
        return self._found.get(workplace)

    def _ask(self, workplace: Workplace, *_: object) -> None:
        question = Question(NAME, differences, {"other": self._compared[workplace].other})
        self._inspector.ask((NAME, workplace), question, self.base(workplace), urgency=1)

    def _take_in(self, asker: object, question: Question, _: MapDocument, found: Answer) -> None:
        if question.name == NAME and isinstance(asker, tuple) and asker[1] in self._compared:
            self._found[asker[1]] = found
            self.changed.emit(asker[1])
