"""Names that only files and programs need, found in what people read."""

import re
from collections.abc import Iterator
from functools import cache

from hullwright.engines.bot_table import bots
from hullwright.engines.loader import ENGINES, rulesets
from hullwright.schema.kinds import OWN_KINDS

_LOOKS = re.compile(
    r"\b[a-z0-9]+(?:_[a-z0-9]+)+\b"  # swap_crew_station
    r"|\b[A-Z]{2,3}-[A-Z]*[0-9]+\b"  # EA-M6
    r"|\b[A-Z]{2}\.[A-Z_]{2,}\b"  # EE.LEVEL
    r"|(?<![/\w])[a-z]+:[a-z][a-z0-9-]+\b"  # mode:hold-out
)
_BESIDE_A_TITLE = re.compile(r"(?<=\S )\((?:[A-Za-z]+[.:][\w-]+|[„“«].*?[“”»][^()]*)\)")
"""A rule's code, or what is typed for a piece, in brackets after what people call it."""
_ELSEWHERE = re.compile(r"CC-BY-4\.0|\S*/\S*")
"""Licenses and places of files."""


def file_names(text: str) -> Iterator[str]:
    """Yield what looks like a name of files in a text, and the whole text if it is such a name."""
    told = _ELSEWHERE.sub("", _BESIDE_A_TITLE.sub("", text))
    yield from _LOOKS.findall(told)
    if told.strip() in _names():
        yield told.strip()


@cache
def _names() -> frozenset[str]:
    """Return the names of our kinds of maps, of our games, their rulesets and their bots."""
    games = (name for game in ENGINES for name in (game, *rulesets(game), *bots(game)))
    return frozenset((*OWN_KINDS, *games))
