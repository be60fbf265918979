"""Fingerprints: what the files of open documents held when we last read or wrote them."""

from weakref import WeakKeyDictionary

from hullwright.schema.files.fingerprint import NO_FILE

from ..documents.document import Document


class Fingerprints:
    """Remembers the fingerprint of each document's file, so that changes by others are noticed."""

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[Document, str] = WeakKeyDictionary()

    def note(self, document: Document, content: str) -> None:
        """Remember what the file of a document holds as far as we know."""
        self._known[document] = content

    def known(self, document: Document) -> str:
        """Return what the file of a document held as far as we know, or nothing."""
        return self._known.get(document, "")

    def expected(self, document: Document) -> frozenset[str] | None:
        """Return what the file of a document may hold so that nobody's work is lost by a save, or None for anything."""
        known = self.known(document)
        return frozenset({known, NO_FILE}) if known else None
