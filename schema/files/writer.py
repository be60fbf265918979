"""The writer: from a value to a file that can be read again, with a stable order and a line for each row."""

from collections.abc import Collection
from pathlib import Path

from ..complaints import Unexamined, Unreadable, unreadable
from ..documents.carried_verdict import without_old_verdict
from ..documents.manifests import Manifest
from ..documents.maps import MapDocument
from ..errors import HullwrightError
from ..limits import MAX_FILE_BYTES
from ..messages import joined, message
from .atomic_file import Saved, save
from .contents import too_large
from .jsontext import to_text
from .reader import Document, insist_on_readable

MOST_TOLD = 3
"""So many reasons are told why a document is not written; the first ones say enough."""


class Unwritable(HullwrightError):
    """A document that could not be read again, so it was not written, with every reason."""

    def __init__(self, path: Path, fault: Unreadable) -> None:
        self.complaints = fault.complaints
        super().__init__(
            message(
                "{path} was not written, because it could not be opened again: {reasons} What "
                "was there before is still there.",
                path=path,
                reasons=joined((each.sentence for each in fault.complaints[:MOST_TOLD]), " "),
            )
        )


def text_of(document: Document) -> str:
    """Return the text of a document's file."""
    if isinstance(document, Manifest):
        import tomli_w

        return tomli_w.dumps(document.to_json())
    if isinstance(document, MapDocument):
        document = without_old_verdict(document)
    return to_text(document.to_json())


def readable_text(document: Document, path: Path) -> str:
    """Return the text of a document's file; Unwritable if it could not be read again."""
    source = str(path)
    try:
        insist_on_readable(document, source)
        return _short_text(document, path)
    except Unexamined as fault:
        raise Unwritable(path, _unheld(source, fault.__cause__ or fault)) from fault
    except Unreadable as fault:
        raise Unwritable(path, fault) from fault
    except Exception as bug:
        raise Unwritable(path, _unheld(source, bug)) from bug


def _unheld(source: str, bug: BaseException) -> Unreadable:
    """Return what is said of values of other types than a document has, whoever made them."""
    told = f"{type(bug).__name__}: {bug}".splitlines()[0][:200]
    return unreadable(source, "It contains something that no file can hold ({fault}).", fault=told)


def _short_text(document: Document, path: Path) -> str:
    text = text_of(document)
    if len(text) > MAX_FILE_BYTES:
        raise too_large(path, MAX_FILE_BYTES)
    return text


def write(document: Document, path: Path, expected: Collection[str] | None = None) -> Saved:
    """Write a document to a file, whole or not at all; see `save` for what is expected there.

    Unwritable if it could not be read again: faulty code of a plugin can make any value.
    """
    return save(path, [readable_text(document, path)], expected=expected)
