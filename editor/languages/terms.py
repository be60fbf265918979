"""Terms: English words that sentences of the other parts carry in their gaps, and in which gaps.

A gap is translated only if its whole value consists of terms that belong there: the name of a map stays
as it is, even where somebody calls a map "Silent".
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TypeAlias

Terms: TypeAlias = tuple[str, ...]


def _sides() -> Iterator[str]:
    from hullwright.schema.checks.sentences.hex_zone import SIDES

    yield from map(str, SIDES.values())


def _kinds() -> Iterator[str]:
    from hullwright.schema.kinds.hex_zone.layout import KNOWN

    yield from KNOWN


def _contents() -> Iterator[str]:
    """Yield what can lie in cells: the words of the crafts, and the names in the sets that ship."""
    from hullwright.schema.kinds import map_kind
    from hullwright.schema.kinds.station.layout import OPEN, OUTSIDE, STATION

    from ..crafts.galaxy.contents import ALIENS_START, ANOMALY_LIMIT, NO_CARD, SIDES
    from ..crafts.tile_maze.contents import EMPTY

    yield from (EMPTY, OUTSIDE, OPEN, STATION, "new path", "start board", "gate", "back")
    yield from (ALIENS_START, ANOMALY_LIMIT, NO_CARD, *SIDES, "drawn")
    station, galaxy = (map_kind(name).blank(None) for name in ("station", "galaxy"))
    yield from (f"{each.id} tile" for each in station.tile_classes)
    yield from station.supply
    yield from galaxy.card_types
    yield from map_kind("tile-maze").blank(None).tile_set


def _sorts() -> Iterator[str]:
    """Yield what players should be told of a map."""
    yield from ("subtitle", "description", "players")


GAPS: Mapping[str, Callable[[], Iterator[str]]] = {
    "side": _sides,
    "content": _contents,
    "kind": _kinds,
    "other_kind": _kinds,
    "role": _kinds,
    "roles": _kinds,
    "first": _kinds,
    "second": _kinds,
    "likeness": _kinds,
    "missing": _sorts,
}
"""Where terms stand: the names of gaps, and what can be in them."""


def terms() -> Terms:
    """Return all terms, each once."""
    return tuple(dict.fromkeys(each for make in dict.fromkeys(GAPS.values()) for each in make()))


def with_terms(gap: str, value: str, say: Callable[[str], str]) -> str:
    """Return the value of a gap with its terms said in another language.

    >>> with_terms("roles", "silent / pod 3", str.upper), with_terms("name", "silent", str.upper)
    ('SILENT / POD 3', 'silent')
    """
    if gap not in GAPS or not value:
        return value
    whole, one = _patterns(GAPS[gap])
    return one.sub(lambda found: say(found[0]), value) if whole.fullmatch(value) else value


@cache
def _patterns(make: Callable[[], Iterator[str]]) -> tuple["re.Pattern[str]", "re.Pattern[str]"]:
    """Return what matches a list of terms with numbers among them, and what matches one term."""
    # Longer terms first, so that none is taken for the beginning of another.
    term = "|".join(map(re.escape, sorted(make(), key=len, reverse=True)))
    part = rf"(?:{term}|\d+)"
    return re.compile(rf"{part}(?:(?:, | / |/|; | ){part})*"), re.compile(term)
