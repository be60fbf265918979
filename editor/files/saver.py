"""The saver: the document goes into its file, or stays unsaved with a sentence about what to do."""

from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import TypeAlias

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import OtherWasFirst, Saved
from hullwright.schema.files.fingerprint import fingerprint
from hullwright.schema.files.writer import Unwritable, write
from hullwright.schema.messages import Message, message

from ..documents.document import Document, sort_of
from ..languages.words import error_text, tr
from ..shell.notices import Offer, Tone
from .file_context import FileContext, file_name, map_patterns, topic_of, with_notes
from .file_reader import Filed, read_file

ShowDifferences: TypeAlias = Callable[[Document, MapDocument, str], object]
"""Compares an open document with the map in its file, which is known by that name."""


class Saver:
    """Saves documents, and takes them back to what was saved."""

    def __init__(self, context: FileContext, show_differences: ShowDifferences) -> None:
        self._context = context
        self._show_differences = show_differences

    def save(self, document: Document) -> bool:
        """Save a document to its file; return whether it is saved."""
        if document.path is None:
            return self.save_as(document)
        return self.write(document, document.path, self._context.fingerprints.expected(document))

    def save_as(self, document: Document) -> bool:
        """Ask for a file and save a document there from now on."""
        path = self._asked(document, tr("Save as"))
        return path is not None and self.write(document, path, {fingerprint(path)})

    def save_copy(self, document: Document) -> bool:
        """Ask for a file and write a copy there; the document keeps its own."""
        path = self._asked(document, tr("Save a copy"))
        saved = self._written(document, path, {fingerprint(path)}) if path else None
        if saved is None:
            return False
        text = with_notes(tr("A copy was saved to {path}.", path=path), saved)
        self._context.notices.tell(text, Tone.GOOD, topic=topic_of(document))
        return True

    def save_all(self) -> bool:
        """Save every document that is not; return whether all are."""
        unsaved = [each for each in self._context.workplaces if not each.document.is_saved]
        tried = [self.save(each.document) for each in unsaved]
        return all(tried)

    def write(
        self, document: Document, path: Path, expected: Collection[str] | None = None
    ) -> bool:
        """Save a document to a file that holds what is expected; return whether it is saved."""
        saved = self._written(document, path, expected)
        if saved is None:
            return False
        # What was written, and not what is there now: somebody else may have saved since.
        self._context.fingerprints.note(document, saved.fingerprint)
        self._context.notices.settle(topic_of(document))
        if saved.notes:
            text = with_notes(tr("{name} is saved.", name=path.name), saved)
            self._context.notices.tell(text, Tone.HINT, topic=topic_of(document))
        self._context.recent.note(path)
        document.saved_as(path)
        self._context.events.saved.emit(str(path), document.value)
        return True

    def revert(self, document: Document) -> bool:
        """Take a document back to what its file holds, as one step that can be undone."""
        return self._taken_in(document, message("Revert to saved"))

    def reload(self, document: Document) -> bool:
        """Take in what somebody else wrote to the file, as one step that can be undone."""
        return self._taken_in(document, message("Reload from file"))

    def differences(self, document: Document) -> None:
        """Show how a document differs from its file."""
        filed = self._filed(document)
        if filed is not None and document.path is not None and isinstance(filed.value, MapDocument):
            self._show_differences(document, filed.value, document.path.name)

    def _taken_in(self, document: Document, title: Message) -> bool:
        filed = self._filed(document)
        if filed is None or document.path is None:
            return False
        if sort_of(filed.value) != sort_of(document.value):
            self._tell_kind(document)
            return False
        document.apply(title, lambda _: filed.value, "revert")
        self._context.fingerprints.note(document, filed.fingerprint)
        self._context.notices.settle(topic_of(document))
        document.saved_as(document.path)
        return True

    def _filed(self, document: Document) -> Filed | None:
        if document.path is None:
            return None
        try:
            return read_file(document.path)
        except HullwrightError as fault:
            self._context.tell_fault(fault, topic_of(document), [self._elsewhere(document)])
            return None

    def _asked(self, document: Document, title: str) -> Path | None:
        name = file_name(document.value, ".json")
        usual = document.path or self._context.recent.folder() / name
        path = self._context.asker.save_path(title, usual, map_patterns())
        return path.absolute() if path else None

    def _written(
        self, document: Document, path: Path, expected: Collection[str] | None
    ) -> Saved | None:
        try:
            return write(document.value, path, expected)
        except OtherWasFirst:
            self._tell_other(document, path)
        except Unwritable as fault:
            self._tell_unwritable(document, fault)
        except HullwrightError as fault:
            text = tr(
                "{fault} Your changes are still here, and kept for recovery: make room or choose "
                "another place.",
                fault=error_text(fault),
            )
            offers = [
                self._elsewhere(document),
                Offer(tr("Try again"), partial(self.save, document)),
            ]
            self._context.notices.tell(text, Tone.ERROR, offers, topic_of(document))
        return None

    def _tell_unwritable(self, document: Document, fault: Unwritable) -> None:
        text = tr(
            "{fault} Your changes are still here, and kept for recovery: undo the step that "
            "caused this, and save again.",
            fault=error_text(fault),
        )
        again = Offer(tr("Try again"), partial(self.save, document))
        self._context.notices.tell(text, Tone.ERROR, [again], topic_of(document))

    def _elsewhere(self, document: Document) -> Offer:
        return Offer(tr("Save as…"), partial(self.save_as, document))

    def _tell_other(self, document: Document, path: Path) -> None:
        text = tr(
            "{name} was changed by another program since you opened it. Nothing has been saved "
            "yet: decide which version to keep.",
            name=path.name,
        )
        offers = [
            Offer(tr("Overwrite"), partial(self.write, document, path, {fingerprint(path)})),
            self._elsewhere(document),
            Offer(tr("Show differences"), partial(self.differences, document)),
        ]
        self._context.notices.ask(document, text, Tone.WARNING, offers, topic_of(document))

    def _tell_kind(self, document: Document) -> None:
        text = tr(
            "{path} now holds a map of another kind. Open it in a tab of its own, and save this "
            "one under another name.",
            path=document.path,
        )
        self._context.notices.ask(
            document, text, Tone.WARNING, [self._elsewhere(document)], topic_of(document)
        )
