"""Names that only files and programs need, found in what people read."""

import re
from collections.abc import Iterator
from functools import cache

from hullwright.engines.loader import ENGINES, bots, rulesets
from hullwright.schema.kinds import OWN_KINDS

_LOOKS = re.compile(
    r"\b[a-z0-9]+(?:_[a-z0-9]+)+\b"  # swap_crew_station
    r"|\b[A-Z]{2,3}-[A-Z]*[0-9]+\b"  # EA-M6
    r"|\b[A-Z]{2}\.[A-Z]{2,}\b"  # EE.LEVEL
    r"|(?<![(/\w])[a-z]+:[a-z][a-z0-9-]+\b"  # mode:hunt, unless it stands in brackets after its title
)


def file_names(text: str) -> Iterator[str]:
    """Yield what looks like a name of files in a text, and the whole text if it is such a name."""
    yield from _LOOKS.findall(text)
    yield from (kind for kind in OWN_KINDS if kind in text)
    if text.strip() in _names():
        yield text.strip()


@cache
def _names() -> frozenset[str]:
    """Return the names of our games, their rulesets and their bots."""
    return frozenset(name for game in ENGINES for name in (game, *rulesets(game), *bots(game)))
