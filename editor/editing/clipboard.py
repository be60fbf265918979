"""The clipboard: pieces in our own form, with text and picture beside it for other programs."""

from dataclasses import replace

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QClipboard, QImage

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.reader import build
from hullwright.schema.files.writer import text_of
from hullwright.schema.limits import MAX_FILE_BYTES
from hullwright.schema.messages import message

from ..concepts.editor_kind import EditorKind
from ..concepts.piece import Piece
from ..drawing.inks import PRINT
from .rows_text import map_of_text, text_of_rows
from .small_maps import piece_of_map

MIME = "application/x-hullwright-piece+json"

MAX_PICTURED = 5_000
"""Cells; a larger piece is copied without a picture, which has a command of its own."""


def put_piece(clipboard: QClipboard, document: MapDocument, cells: int) -> None:
    """Put a small map with so many cells on the clipboard, in all forms that it can be used in."""
    forms = QMimeData()
    forms.setData(MIME, text_of(document).encode())
    if text := text_of_rows(document):
        forms.setText(text)
    if cells <= MAX_PICTURED:
        forms.setImageData(picture(document))
    clipboard.setMimeData(forms)


def picture(document: MapDocument) -> QImage:
    """Return a small map as a picture for other programs, which often have white pages."""
    from ..drawing.images import image_of

    return image_of(document, PRINT, largest=1024)


def taken_piece(clipboard: QClipboard, editor_kind: EditorKind, like: MapDocument) -> Piece:
    """Return the piece on the clipboard, or raise HullwrightError if there is none that fits a map."""
    forms = clipboard.mimeData()
    if forms.hasFormat(MIME):
        return replace(piece_of_map(editor_kind, _own(bytes(forms.data(MIME).data()))), name="")
    if forms.hasText() and forms.text().strip():
        return replace(
            piece_of_map(editor_kind, map_of_text(editor_kind, like, forms.text())), name=""
        )
    raise HullwrightError(
        message("There is nothing to paste: select some cells and copy them first.")
    )


def is_own(clipboard: QClipboard) -> bool:
    """Tell whether a piece of ours is on the clipboard."""
    return clipboard.mimeData().hasFormat(MIME)


def is_code(clipboard: QClipboard) -> bool:
    """Tell whether a share code, or a link that carries one, is on the clipboard."""
    from hullwright.plugins.public_formats.links import codes_in, symbols_in

    text = "" if is_own(clipboard) else clipboard.text()
    return bool(codes_in(text) or symbols_in(text))


def _own(content: bytes) -> MapDocument:
    """Return the map in our own form; another program may have put anything there."""
    source = "The clipboard"
    try:
        text = content[:MAX_FILE_BYTES].decode()
    except UnicodeDecodeError:
        raise HullwrightError(message("What is on the clipboard can't be read.")) from None
    found = build(parse(text, source), source)
    if not isinstance(found, MapDocument):
        raise HullwrightError(message("What is on the clipboard is not part of a map."))
    return found
