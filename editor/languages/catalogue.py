"""Catalogues: what every text of the program is in a language, one gettext file for each.

Translators work on `locale/*/LC_MESSAGES/hullwright.po`; the program reads the compiled files beside them.
A text that depends on a number has two forms there, for 1 and for all other numbers; that is all the four
languages need. The English catalogue holds such forms only.
"""

import os
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache, lru_cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

from .further import further_languages

ENGLISH = "en"
LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "es": "Español",
    "pt": "Português",
    "de": "Deutsch",
}
"""The languages that the program speaks, each by its own name."""

_NO_LANGUAGE = frozenset({"", "c", "posix"})
"""Locales that ask for no language at all."""

SEVERAL = 2
"""A number that stands for all others than 1."""


def source_of(language: str) -> Path:
    """Return the file that translators work on."""
    return Path(__file__).parent / "locale" / language / "LC_MESSAGES" / "hullwright.po"


@cache
def catalogue(language: str) -> NullTranslations:
    """Return the texts of a language; a source that is newer than what was made of it is compiled first."""
    source = source_of(language)
    compiled = source.with_suffix(".mo")
    if _changed(compiled) < _changed(source):
        return _compiled(source, compiled)
    return GNUTranslations(BytesIO(compiled.read_bytes()))


def _changed(path: Path) -> float:
    return path.stat().st_mtime if path.exists() else 0


def _compiled(source: Path, compiled: Path) -> NullTranslations:
    """Return the texts of a source, and keep them compiled where that can be written."""
    from hullwright.schema.errors import HullwrightError
    from hullwright.schema.files.atomic_file import save

    try:
        from babel.messages.mofile import write_mo
        from babel.messages.pofile import read_po
    except ImportError:
        sys.stderr.write(f"{source} is not compiled: install Babel, or run “make run”.\n")
        return NullTranslations()
    made, read_at = BytesIO(), source.stat()
    with source.open("rb") as file:
        write_mo(made, read_po(file))
    made.seek(0)
    with suppress(OSError, HullwrightError):
        # Another process may read it while this one writes.
        save(compiled, [made.getvalue()])
        # As old as what was read: a source that somebody was still writing is read again.
        os.utime(compiled, ns=(read_at.st_atime_ns, read_at.st_mtime_ns))
    return GNUTranslations(made)


def text_of(catalogues: tuple[NullTranslations, ...], template: str, number: int) -> str:
    """Return a template in the language of the first catalogue that has it, in the form for a number."""
    found = _found(catalogues, template, number)
    return template if found is None else found


# A window says the same few thousand texts again and again.
@lru_cache(maxsize=8192)
def _found(catalogues: tuple[NullTranslations, ...], template: str, number: int) -> str | None:
    for each in catalogues:
        for found in (each.ngettext(template, template, number), each.gettext(template)):
            if found is not template:
                return found
    return None


def deciding(template: str, values: Mapping[str, object]) -> int:
    """Return the number that decides about the form: “count”, or else the first one in the template.

    >>> deciding("{total} of {cells}, {count} in all", {"cells": 1, "total": 3, "count": 4})
    4
    >>> deciding("{total} of {cells} in {name}", {"name": "A", "cells": 1, "total": 3})
    3
    """
    if not values:
        return SEVERAL
    numbers = {
        gap: value
        for gap, value in values.items()
        if isinstance(value, int) and f"{{{gap}}}" in template
    }
    if not numbers:
        return SEVERAL
    if "count" in numbers:
        return numbers["count"]
    return numbers[min(numbers, key=lambda gap: template.index(f"{{{gap}}}"))]


def languages() -> Mapping[str, str]:
    """Return all languages that can be spoken, those of plugins behind ours, each by its own name."""
    return {
        **LANGUAGES,
        **{code: each for code, each in further_languages().items() if code not in LANGUAGES},
    }


def supported(names: Iterable[str]) -> str:
    """Return the first language among locale names such as "pt_BR.UTF-8" that the program speaks.

    >>> supported(["tlh_KX", "pt_BR.UTF-8", "de"]), supported(["C"])
    ('pt', 'en')
    """
    for name in names:
        full = name.replace("-", "_").split(".")[0]
        language = full.split("_")[0].lower()
        if language in LANGUAGES:
            return language
        # Plugins are asked only for a language that is wanted and is none of ours.
        if language not in _NO_LANGUAGE:
            further = further_languages()
            if full in further or language in further:
                return full if full in further else language
    return ENGLISH
