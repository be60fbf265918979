"""Sectors as other programs name them: words for the kinds, and the legend a person may hand in."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from hullwright.schema.boards.roles import role_words
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.hex_zone.layout import (
    ALIEN,
    DANGEROUS,
    HULL,
    HUMAN,
    KNOWN,
    POD,
    SILENT,
)
from hullwright.schema.messages import Message, joined, message
from hullwright.schema.names import closest

from ..importers import Options


class Sector(NamedTuple):
    """What lies in a cell: a sector kind and, for a pod that has one, its number."""

    kind: str
    number: int | None = None

    def __str__(self) -> str:
        return str(self.words())

    def words(self) -> Message:
        """Return what it is called in a sentence."""
        numbers = () if self.number is None else (str(self.number),)
        return joined((role_words(self.kind), *numbers), " ")


HULL_SECTOR = Sector(HULL)

_SYNONYMS = {
    HULL: "hull none null empty blank void wall nothing closed blocked inaccessible inaccessibile "
    "inaccessibili vuoto muro vacio vazio leer wand",
    SILENT: "silent silence safe secure quiet white light sicuro sicuri silenzioso seguro "
    "silencioso sicher still",
    DANGEROUS: "dangerous danger unsafe insecure noisy grey gray dark pericoloso pericolosi "
    "peligroso perigoso gefaehrlich laut",
    HUMAN: "human humans humanstart humanspawn humansector starthuman umano umani umana humano "
    "mensch menschen",
    ALIEN: "alien aliens alienstart alienspawn aliensector startalien alieno alieni aliena "
    "alienigena",
    POD: "pod pods escape escapepod hatch escapehatch airlock exit lifeboat shuttle scialuppa "
    "scialuppe capsula kapsel rettungskapsel",
}
WORDS: Mapping[str, str] = {
    word: kind for kind, words in _SYNONYMS.items() for word in words.split()
}
"""The sector kind that each word stands for, written without spaces and hyphens."""

_WORD = re.compile(r"([a-z]+)0*([1-9][0-9]{0,3})?")

_SURROUNDINGS = re.compile(
    r"(sector|sectors|tile|tiles|cell|cells|hex|hexes|zone|space|type|base|start|spawn|room|"
    r"settore|settori|nome|nomi|tipo|casella)+"
)
"""What programs write around a word for a sector."""

_PARTS: Mapping[str, str] = {
    "human": HUMAN,
    "alien": ALIEN,
    "escape": POD,
    "hatch": POD,
    "danger": DANGEROUS,
    "silent": SILENT,
    "secure": SILENT,
}
"""What says enough wherever it stands in a word."""


@lru_cache(maxsize=1000)
def sector_of(word: str) -> Sector | None:
    """Return what a word for a sector means, or None if it is not known.

    >>> sector_of("alien-start"), sector_of("Escape Pod 3"), sector_of("lava")
    (Sector(kind='alien', number=None), Sector(kind='pod', number=3), None)
    """
    found = _WORD.fullmatch(re.sub(r"[\s_-]+", "", word[:60].casefold()))
    kind = WORDS.get(found[1]) if found else None
    if found is None or kind is None:
        return None
    if kind == POD and found[2]:
        return Sector(kind, int(found[2]))
    # Zones with two starts for a side number them; what side it is says all we need.
    return Sector(kind) if not found[2] or kind in {HUMAN, ALIEN} else None


def understood(word: str) -> Sector | None:
    """Return what a word of a program means, also with more words in it, or None if it is not known.

    >>> understood("SafeSector"), understood("SectorType.HUMAN_BASE"), understood("EventTile")
    (Sector(kind='silent', number=None), Sector(kind='human', number=None), None)
    """
    plain = re.sub(r"[\s_.:-]+", "", word[:60].casefold())
    found = sector_of(plain) or sector_of(_SURROUNDINGS.sub("", plain))
    if found:
        return found
    kinds = {kind for part, kind in _PARTS.items() if part in plain}
    return Sector(kinds.pop()) if len(kinds) == 1 and len(plain) > 3 else None


def likely_word(word: str) -> str:
    """Return the known kind that a mistyped word was probably meant for, or all of them."""
    meant = closest(re.sub(r"[\s_-]+", "", word[:60]), WORDS)
    return WORDS[meant] if meant else ", ".join(KNOWN)


def legend_option(options: Options) -> Mapping[str, Sector]:
    """Return the legend a person handed in, as a mapping or as text: `4=silent, 5=pod 1`."""
    given = options.get("legend") or ""
    if isinstance(given, Mapping) and all(sector_of(str(word)) for word in given.values()):
        # As it is: a sign may well be a comma.
        return {str(key): _meant(str(key), str(word)) for key, word in given.items()}
    if isinstance(given, Mapping):
        given = ",".join(f"{key}={word}" for key, word in given.items())
    entries = dict(_entry(each) for each in re.split(r"[,;\n]", str(given)) if each.strip())
    return {key: _meant(key, word) for key, word in entries.items()}


def _entry(text: str) -> tuple[str, str]:
    key, equals, word = text.partition("=")
    if not equals:
        raise HullwrightError(
            message(
                "“{entry}” in the legend should say what stands for what, such as “#ffffff=silent”.",
                entry=text.strip()[:60],
            )
        )
    return key.strip(), word.strip()


def _meant(key: str, word: str) -> Sector:
    found = sector_of(word)
    if found is None:
        raise HullwrightError(
            message(
                "“{word}” for “{key}” in the legend is not a sector kind (did you mean {meant}?).",
                word=word[:60],
                key=key[:60],
                meant=likely_word(word),
            )
        )
    return found
