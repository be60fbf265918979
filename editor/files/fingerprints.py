"""Fingerprints: what the files of open documents held when we last read or wrote them."""

import hashlib
from pathlib import Path
from weakref import WeakKeyDictionary

from ..documents.document import Document


def fingerprint(path: Path) -> str:
    """Return the fingerprint of a file's content, or nothing if there is no file to be read."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""


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

    def is_other(self, document: Document) -> bool:
        """Tell whether the file of a document is there and holds something we have not seen."""
        known = self.known(document)
        if document.path is None or not known:
            return False
        return fingerprint(document.path) not in {"", known}
