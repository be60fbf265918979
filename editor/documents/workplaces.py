"""All tabs: which documents are open, and which one the person looks at."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

from hullwright.schema.documents.maps import MapDocument

from ..concepts.editor_kind import EditorKind
from ..kinds.table import editor_kind_of
from .choices import Choice, Choices
from .document import Document
from .place import Place
from .scenario_place import ScenarioPlace
from .workplace import Workplace


class Workplaces(QObject):
    """Keeps the open documents in the order of their tabs."""

    opened = Signal(Place)
    """A place that is new."""
    closed = Signal(Place)
    """A place that is gone."""
    switched = Signal(Place)
    """The place that the person looks at from now on, or None."""

    def __init__(self) -> None:
        super().__init__()
        self._all: list[Place] = []
        self._choices: dict[str, Choices] = {}
        self.front: Place | None = None
        """The tab that the person looks at."""

    def __iter__(self) -> Iterator[Place]:
        return iter(list(self._all))

    def __len__(self) -> int:
        return len(self._all)

    @property
    def current(self) -> Workplace | None:
        """The map that the person looks at, or None if that is no map."""
        return self.front if isinstance(self.front, Workplace) else None

    def maps(self) -> list[Workplace]:
        """Return the open maps."""
        return [each for each in self._all if isinstance(each, Workplace)]

    def open(self, document: Document) -> Place:
        """Open a document and look at it."""
        place = self._place_for(document)
        self._all.append(place)
        self.opened.emit(place)
        self.switch(place)
        return place

    def close(self, place: Place) -> None:
        """Close a place; whoever asks has seen to it that nothing is lost."""
        number = self._all.index(place)
        self._all.remove(place)
        if self.front is place:
            self.switch(self._all[min(number, len(self._all) - 1)] if self._all else None)
        self.closed.emit(place)

    def switch(self, place: Place | None) -> None:
        """Look at another place, or at none."""
        if place is not self.front:
            self.front = place
            self.switched.emit(place)

    def _place_for(self, document: Document) -> Place:
        value = document.value
        if not isinstance(value, MapDocument):
            return ScenarioPlace(document)
        editor_kind = editor_kind_of(value.kind)
        return Workplace(document, editor_kind, self._choices_for(editor_kind, value))

    def _choices_for(self, editor_kind: EditorKind, value: MapDocument) -> Choices:
        if editor_kind.kind not in self._choices:
            swatches = editor_kind.swatches(value.layout)
            contents = [each.content for each in swatches] or [editor_kind.erased]
            first = contents[1] if len(contents) > 1 else contents[0]
            tool = editor_kind.tools[0].name if editor_kind.tools else ""
            self._choices[editor_kind.kind] = Choices(Choice(tool, first, editor_kind.erased))
        return self._choices[editor_kind.kind]
