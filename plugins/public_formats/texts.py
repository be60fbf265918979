"""Text as people have it: with or without a byte order mark, any line ends, stray spaces."""

import codecs
import re
import unicodedata
from pathlib import PurePosixPath
from urllib.parse import quote, unquote

from hullwright.schema.complaints import unreadable
from hullwright.schema.plain_words import plain_words

MAX_NAME = 200
MAX_DESCRIPTION = 10_000
"""The longest name and description of a map; the published schema states the same numbers."""

HEAD_BYTES = 64 * 1024
"""How much of a file is looked at to recognise its format."""

UNNAMED = "Imported zone"

_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_NOT_TEXT = {"Cc", "Cs", "Zl", "Zp"}


def text_of(content: bytes, source: str) -> str:
    """Return the text of a file: UTF-8, or UTF-16 where it says so at its beginning."""
    encoding = "utf-16" if content.startswith(_UTF_16) else "utf-8-sig"
    try:
        return content.decode(encoding)
    except UnicodeDecodeError as fault:
        raise unreadable(source, "Byte {at} is not UTF-8 text.", at=fault.start) from None


def head_of(content: bytes) -> str:
    """Return the beginning of a file as text, whatever it is."""
    encoding = "utf-16" if content.startswith(_UTF_16) else "utf-8-sig"
    return content[:HEAD_BYTES].decode(encoding, errors="ignore")


def is_json_object(head: str) -> bool:
    """Tell whether a text may be a JSON object that is not a document of our own."""
    return head.lstrip().startswith("{") and not re.search(r'"format"\s*:\s*"hullwright/', head)


def one_line(text: str) -> str:
    """Return a text without line ends and whatever else can't stand in a name."""
    return "".join(
        " " if unicodedata.category(each) in _NOT_TEXT else each
        for each in text[: 2 * MAX_NAME]
        if each != "\ufeff"
    )[:MAX_NAME]


def plain(text: str) -> str:
    """Return a description without markup and characters that can't be stored, and no longer than can be."""
    kept = (each for each in plain_words(text) if unicodedata.category(each) != "Cs")
    return "".join(kept)[:MAX_DESCRIPTION].strip()


def map_name(text: object, file_name: str) -> str:
    """Return the name of a map: what its file says, or else what the file is called.

    >>> map_name(" Cold  Dock ", "a.txt"), map_name(None, "maps/cold_dock.txt")
    ('Cold Dock', 'cold dock')
    """
    told = " ".join(one_line(text).split()) if isinstance(text, str) else ""
    # An address is nobody's name.
    bare = "" if "://" in file_name else file_name
    called = PurePosixPath(bare.replace("\\", "/")).stem.replace("_", " ")
    return told or " ".join(one_line(called).split()) or UNNAMED


_AT_ODDS = re.compile(r"^\s+|\s+$|,|%")


def escaped(name: str) -> str:
    """Return a name as it stands in a share code: commas as %2C, percent signs as %25, everything plain as it is.

    Public readers undo such escapes, and stumble over a percent sign that begins none.

    >>> escaped("Cold Dock"), escaped("Dock, cold: 100 %"), escaped("HW1: Öl")
    ('Cold Dock', 'Dock%2C cold: 100 %25', 'HW1%3A Öl')
    """
    plain_name = _AT_ODDS.sub(lambda found: quote(found[0], safe=""), one_line(name))
    # Our own codes begin like this; a name must not make one of the other.
    return re.sub(r"^(HW[0-9]+):", r"\1%3A", plain_name)


def unescaped(text: str) -> str:
    """Return the name that stands in a share code."""
    return one_line(unquote(text[: 12 * MAX_NAME], errors="replace"))
