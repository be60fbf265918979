"""Catalogues: what every text of the program is in a language, one JSON file for each.

A catalogue maps English templates to texts. Where a text depends on a number, it has two forms, one for
exactly 1 and one for all other numbers, under the name of the gap that holds the number:
`"{count} cells": {"count": ["{count} Zelle", "{count} Zellen"]}`. A form can have forms in turn, for a
sentence with two numbers. That is all the four languages need. The English catalogue holds such forms only.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

Entry: TypeAlias = "str | Mapping[str, tuple[Entry, Entry]]"
"""A text, or by the gap with the number the entry for 1 and the entry for other numbers."""

ENGLISH = "en"
LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "es": "Español",
    "pt": "Português",
    "de": "Deutsch",
}
"""The languages that the program speaks, each by its own name."""


@cache
def catalogue(language: str) -> Mapping[str, Entry]:
    """Return the texts of a language by English templates."""
    text = files(__package__).joinpath(f"{language}.json").read_text("utf-8")
    entries: Mapping[str, Entry] = json.loads(text)
    return entries


def text_of(entry: Entry, values: Mapping[str, object]) -> str:
    """Return the form of an entry that fits the numbers among the values.

    >>> text_of({"count": ("{count} cell", "{count} cells")}, {"count": 1})
    '{count} cell'
    """
    while not isinstance(entry, str):
        gap, (one, other) = next(iter(entry.items()))
        entry = one if values.get(gap) == 1 else other
    return entry


def forms(entry: Entry, counted: tuple[str, ...] = ()) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each text of an entry, with the gaps that it may leave out because it is for 1 of them."""
    if isinstance(entry, str):
        yield entry, counted
    else:
        for gap, (one, other) in entry.items():
            yield from forms(one, (*counted, gap))
            yield from forms(other, counted)


def written(entries: Mapping[str, Entry]) -> str:
    """Return a catalogue as it stands in its file: sorted, one line for each entry."""
    lines = [
        f"{json.dumps(template, ensure_ascii=False)}: {json.dumps(entry, ensure_ascii=False)}"
        for template, entry in sorted(entries.items())
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def write(language: str, entries: Mapping[str, Entry], folder: Path) -> Path:
    """Write the catalogue of a language into a folder and return its file."""
    path = folder / f"{language}.json"
    path.write_text(written(entries), "utf-8")
    return path


def supported(names: Iterable[str]) -> str:
    """Return the first language among locale names such as "pt_BR.UTF-8" that the program speaks.

    >>> supported(["fr_FR", "pt_BR.UTF-8", "de"]), supported(["C"])
    ('pt', 'en')
    """
    for name in names:
        language = name.replace("-", "_").split("_")[0].split(".")[0].lower()
        if language in LANGUAGES:
            return language
    return ENGLISH
