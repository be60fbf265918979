"""Cells in source text: arrays, tables and calls of Java, JavaScript, Python and their like, read as text and never run."""

import re

from hullwright.schema.complaints import unreadable

from ..importers import Imported, Options
from . import csv_cells, json_cells, letter_rows, number_rows, share_code, sign_rows
from .shapes import found_in
from .source_values import SourceTooLong, values_in
from .texts import head_of, text_of
from .written import imported_signs

MOST = 2 * 2**20
"""Bytes up to which source text is looked at: nobody writes longer maps by hand."""

_SIGNS_OF_SOURCE = re.compile(
    r"\b(const|let|var|val|def|class|public|private|static|final|import|export|return|function|"
    r"new|int|char|void|String|enum|struct)\b|^\s*\w+\s*=\s*[\[{(\"']",
    re.MULTILINE,
)


def claims(content: bytes, name: str) -> bool:
    """Tell whether a file is source text with the cells of a zone in it."""
    head = head_of(content)
    if len(content) > MOST or b"\0" in content or not _SIGNS_OF_SOURCE.search(head):
        return False
    if head.lstrip().startswith("<") or '"hullwright/' in head[:4096] or _has_format(head):
        return False
    others = (share_code, json_cells, number_rows, letter_rows, csv_cells, sign_rows)
    if any(each.claims(content, name) for each in others):
        return False
    try:
        return found_in(values_in(content.decode("utf-8", errors="replace")), {}) is not None
    except SourceTooLong:
        return False


def imported(content: bytes, name: str, options: Options) -> Imported:
    """Return the zone that the largest array, table or series of calls in source text makes."""
    if len(content) > MOST:
        raise unreadable(name, "It is larger than {limit} MiB.", limit=MOST // 2**20)
    try:
        found = found_in(values_in(text_of(content, name)), options)
    except SourceTooLong:
        raise unreadable(name, "It has more values in it than any map.") from None
    if found is None:
        raise unreadable(name, "There is no array, table or series of calls in it that is a zone.")
    return imported_signs(found, name, options)


def _has_format(head: str) -> bool:
    """Tell whether a text is a document of our own in TOML."""
    return re.search(r"^\s*format\s*=\s*[\"']hullwright/", head, re.MULTILINE) is not None
