"""The shelf: all pages that can be read in the window, those of the manual first, in the person's language."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from hullwright.docs import ENGLISH, guide, pages

from ..languages.words import language_in_use, tr
from .docs_titles import TITLES

_FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


class ShelvedPage(NamedTuple):
    """A page that can be read."""

    title: str
    path: Path
    is_of_manual: bool

    @property
    def is_foreign(self) -> bool:
        """Whether it is in English while everything else is not."""
        in_english = not self.is_of_manual or self.path.parent.name == ENGLISH
        return in_english and language_in_use() != ENGLISH


def manual() -> dict[str, ShelvedPage]:
    """Return the pages of the manual by their names, in the order of reading."""
    found = guide(language_in_use())
    return {name: ShelvedPage(_title(path), path, True) for name, path in found.items()}


def shelf() -> dict[str, ShelvedPage]:
    """Return all pages by their names."""
    found = pages()
    further = {name: ShelvedPage(tr(title), found[name], False) for name, title in TITLES.items()}
    return {**manual(), **further}


def headings_of(path: Path) -> Sequence[str]:
    """Return the headings of a page, its title first."""
    return _HEADING.findall(_FENCED.sub("", path.read_text("utf-8")))


def _title(path: Path) -> str:
    with path.open(encoding="utf-8") as lines:
        return lines.readline().removeprefix("#").strip()
