"""All tabs: which documents are open, and what the person looks at.

While a page is in front, no document is: whatever acts on the document in front finds none, so that
nothing can happen to one that is out of sight.
"""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Signal

from hullwright.schema.documents.maps import MapDocument

from ..concepts.editor_kind import EditorKind
from ..kinds.table import editor_kind_of
from .choices import Choice, Choices
from .document import Document
from .place import Place
from .scenario_place import ScenarioPlace
from .tab import Tab
from .workplace import Workplace


class Workplaces(QObject):
    """Keeps the open documents in the order of their tabs."""

    opened = Signal(Place)
    """A place that is new."""
    closed = Signal(Place)
    """A place that is gone."""
    switched = Signal(Place)
    """The place that the person looks at from now on, or None if that is a page or nothing."""

    def __init__(self) -> None:
        super().__init__()
        self._all: list[Place] = []
        self._choices: dict[str, Choices] = {}
        self.front: Place | None = None
        """The document that the person looks at."""
        self.page: Tab | None = None
        """The page that the person looks at instead of a document."""
        self._last: Place | None = None
        """The document that was looked at last."""

    def __iter__(self) -> Iterator[Place]:
        return iter(list(self._all))

    def __len__(self) -> int:
        return len(self._all)

    @property
    def current(self) -> Workplace | None:
        """The map that the person looks at, or None if that is no map."""
        return self.front if isinstance(self.front, Workplace) else None

    @property
    def tab(self) -> Tab | None:
        """What the person looks at, be it a document or a page."""
        return self.page or self.front

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
        following = self._all[min(number, len(self._all) - 1)] if self._all else None
        if self._last is place:
            self._last = following
        if self.front is place:
            self.switch(following)
        self.closed.emit(place)

    def switch(self, place: Place | None) -> None:
        """Look at another place, or at none."""
        if place is not self.front or self.page is not None:
            self.front, self.page = place, None
            self._last = place or self._last
            self.switched.emit(place)

    def turn_to_page(self, page: Tab) -> None:
        """Look at a page, and at no document."""
        if page is not self.page:
            self.front, self.page = None, page
            self.switched.emit(None)

    def leave_page(self) -> None:
        """Look at the document again that was in front before a page was."""
        if self.page is not None:
            self.switch(self._last)

    def arrange(self, places: Sequence[Place]) -> None:
        """Take over the order of the tabs."""
        self._all.sort(key=places.index)

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
