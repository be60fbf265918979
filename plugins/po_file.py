"""Gettext files (`.po`) as plain data: read line by line, with the number of the line where something is wrong.

What translators' programs write is understood: comments, texts over several lines, forms for numbers.
Entries that are marked as fuzzy, or that have no translation yet, are passed over.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from hullwright.schema.complaints import Complaint, Unreadable
from hullwright.schema.messages import Message, message

ESCAPES: Mapping[str, str] = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\"}
_LINE = re.compile(r'(?:(msgid|msgid_plural|msgstr(?:\[(\d)\])?)\s+)?"((?:[^"\\]|\\.)*)"\s*')
_ESCAPED = re.compile(r"\\(.)")

MAX_ENTRIES = 20_000
"""Our own catalogues have some 4,000."""
MAX_TEXT = 10_000
"""The most letters of one text; the longest of ours has 900."""


class PoEntry(NamedTuple):
    """A text and its translation."""

    line: int
    template: str
    forms: tuple[str, ...]
    """The translation; several for a text whose words depend on a number."""
    has_forms: bool = False


@dataclass
class _Entry:
    """An entry that is being read."""

    line: int = 0
    is_fuzzy: bool = False
    texts: dict[str, str] = field(default_factory=dict)
    """What stands under each keyword."""
    keyword: str = ""

    @property
    def is_whole(self) -> bool:
        return any(each.startswith("msgstr") for each in self.texts)

    def made(self) -> PoEntry | None:
        """Return the entry, or None for one that says nothing yet."""
        forms = tuple(self.texts[key] for key in sorted(self.texts) if key.startswith("msgstr"))
        if self.is_fuzzy or "msgid" not in self.texts or not all(forms):
            return None
        return PoEntry(self.line, self.texts["msgid"], forms, "msgid_plural" in self.texts)


def po_entries(text: str, source: str) -> Iterator[PoEntry]:
    """Yield the translated entries of a file, its head (the entry for the empty text) among them."""
    entry, count = _Entry(), 0
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if entry.is_whole and (not stripped or stripped.startswith(("#", "msgid "))):
            made, entry = entry.made(), _Entry()
            count += 1
            if made:
                yield made
        if count > MAX_ENTRIES:
            raise refused(
                source, number, message("It has more than {most} texts.", most=MAX_ENTRIES)
            )
        _take(entry, stripped, number, source)
    made = entry.made() if entry.is_whole else None
    if made:
        yield made


def _take(entry: _Entry, line: str, number: int, source: str) -> None:
    """Take one line into an entry."""
    if line.startswith("#,") and "fuzzy" in line:
        entry.is_fuzzy = True
    if not line or line.startswith("#"):
        return
    found = _LINE.fullmatch(line)
    if not found or not (found[1] or entry.keyword):
        raise refused(source, number, message("This is not a line of a gettext file."))
    if found[1]:
        if found[1] in entry.texts:
            raise refused(source, number, message("“{word}” appears here twice.", word=found[1]))
        entry.keyword, entry.line = found[1], entry.line or number
    whole = entry.texts.get(entry.keyword, "") + _unescaped(found[3], number, source)
    if len(whole) > MAX_TEXT:
        raise refused(
            source, number, message("A text has more than {most} letters.", most=MAX_TEXT)
        )
    entry.texts[entry.keyword] = whole


def _unescaped(text: str, number: int, source: str) -> str:
    def meant(found: re.Match[str]) -> str:
        if found[1] not in ESCAPES:
            raise refused(source, number, message("“{sign}” has no meaning here.", sign=found[0]))
        return ESCAPES[found[1]]

    return _ESCAPED.sub(meant, text) if "\\" in text else text


def at_line(line: int, what: Message) -> Complaint:
    """Return what is wrong with a line of a file."""
    return Complaint((), message("line {line}", line=line), what)


def refused(source: str, line: int, what: Message) -> Unreadable:
    """Return the error about a file in which one line can't be understood."""
    return Unreadable(source, [at_line(line, what)])
