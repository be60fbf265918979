"""The writer: from a value to a file, with a stable order and a line for each row."""

from pathlib import Path

from ..documents.manifests import Manifest
from .atomic_file import save
from .jsontext import to_text
from .reader import Document


def text_of(document: Document) -> str:
    """Return the text of a document's file."""
    if isinstance(document, Manifest):
        import tomli_w

        return tomli_w.dumps(document.to_json())
    return to_text(document.to_json())


def write(document: Document, path: Path) -> None:
    """Write a document to a file, whole or not at all."""
    save(path, [text_of(document)])
