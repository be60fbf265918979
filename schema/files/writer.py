"""The writer: from a value to a file, with a stable order and a line for each row."""

from collections.abc import Collection
from pathlib import Path

from ..documents.manifests import Manifest
from .atomic_file import Saved, save
from .jsontext import to_text
from .reader import Document


def text_of(document: Document) -> str:
    """Return the text of a document's file."""
    if isinstance(document, Manifest):
        import tomli_w

        return tomli_w.dumps(document.to_json())
    return to_text(document.to_json())


def write(document: Document, path: Path, expected: Collection[str] | None = None) -> Saved:
    """Write a document to a file, whole or not at all; see `save` for what is expected there."""
    return save(path, [text_of(document)], expected=expected)
