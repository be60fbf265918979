"""Snapshots: states of open documents that people gave names, to go back to and to compare with."""

from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..documents.document import Document, Value
from ..languages.words import tr
from ..shell.notices import Notices, Offer, Tone
from .named_snapshot import NamedSnapshot, snapshot_of
from .snapshot_folder import UNFILED, SnapshotFolder

if TYPE_CHECKING:
    from pathlib import Path

TOPIC = "snapshots"


class Snapshots(QObject):
    """Keeps the named states of each open document."""

    changed = Signal(Document)
    """The document with another set of snapshots."""

    def __init__(self, notices: Notices, folder: SnapshotFolder) -> None:
        super().__init__()
        self._notices = notices
        self._folder = folder
        self._known: WeakKeyDictionary[Document, tuple[NamedSnapshot, ...]] = WeakKeyDictionary()
        self._files: WeakKeyDictionary[Document, Path] = WeakKeyDictionary()

    def of(self, document: Document) -> tuple[NamedSnapshot, ...]:
        """Return the snapshots of a document, the oldest first; they are read when first asked for."""
        if document not in self._known:
            self._files[document] = file = self._folder.file(document)
            self._known[document] = self._folder.read(file)
        elif self._files[document] != self._folder.file(document):
            self._move(document)
        return self._known[document]

    def _move(self, document: Document) -> None:
        """Keep the snapshots of a document that was saved elsewhere with its new file, too."""
        before = self._files[document]
        self._files[document] = self._folder.file(document)
        self._folder.write(self._files[document], document.path, self._known[document])
        if before.name.startswith(UNFILED):
            self._folder.write(before, None, ())

    def take(self, document: Document) -> NamedSnapshot:
        """Give the present state a name that no other has, which people can change."""
        made = snapshot_of(document.value, self._free_name(document))
        self._keep(document, (*self.of(document), made))
        return made

    def rename(self, document: Document, snapshot: NamedSnapshot, name: str) -> None:
        """Give a snapshot another name; an empty one leaves it as it is."""
        told = name.strip()
        if told and told != snapshot.name:
            found = (each.renamed(told) if each is snapshot else each for each in self.of(document))
            self._keep(document, tuple(found))

    def remove(self, document: Document, snapshot: NamedSnapshot) -> None:
        """Take a snapshot away, and offer to bring it back."""
        before = self.of(document)
        self._keep(document, tuple(each for each in before if each is not snapshot))
        text = tr("The snapshot “{name}” was deleted.", name=snapshot.name)
        again = Offer(tr("Bring it back"), partial(self._keep, document, before))
        self._notices.tell(text, Tone.HINT, [again], TOPIC)

    def value(self, snapshot: NamedSnapshot) -> Value | None:
        """Return what a snapshot holds; if that can't be read, say so and return None."""
        try:
            return snapshot.value
        except HullwrightError as fault:
            self._folder.tell(fault)
            return None

    def go_back(self, document: Document, snapshot: NamedSnapshot) -> None:
        """Take a document back to a snapshot, as one step of its history."""
        value = self.value(snapshot)
        if value is not None:
            title = message("Go back to “{name}”", name=snapshot.name)
            document.apply(title, lambda _: value, "pin")

    def _free_name(self, document: Document) -> str:
        used = {each.name for each in self.of(document)}
        names = (tr("Snapshot {number}", number=number) for number in range(1, len(used) + 2))
        return next(each for each in names if each not in used)

    def _keep(self, document: Document, snapshots: tuple[NamedSnapshot, ...]) -> None:
        self.of(document)
        self._known[document] = snapshots
        self._folder.write(self._files[document], document.path, snapshots)
        self.changed.emit(document)
