"""Guesses: what the signs of a zone probably stand for, from how often and where they are."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from hullwright.schema.kinds.hex_zone.layout import ALIEN, DANGEROUS, HULL, HUMAN, POD, SILENT

from .placed_cells import Offset
from .sectors import HULL_SECTOR, Sector

FEW = 8
"""Starts and pods are few: a sign that is there more often is ground or hull."""

LEAST_GROUND = 4
"""Pods are not more than this, unless there is ground enough besides."""

HINTS: Mapping[str, str] = {
    **dict.fromkeys("xw.-_ ~", HULL),
    **dict.fromkeys("sbo", SILENT),
    **dict.fromkeys("dn#", DANGEROUS),
    **dict.fromkeys("hu", HUMAN),
    **dict.fromkeys("a", ALIEN),
    **dict.fromkeys("epl", POD),
}
"""What single characters stand for more often than for anything else, in the files that people have."""


def guessed(cells: Mapping[Offset, str], known: Mapping[str, Sector]) -> Mapping[str, Sector]:
    """Return what every sign of a zone probably stands for; what is known is kept."""
    counts = Counter(cells.values())
    found = {sign: known[sign] for sign in counts if sign in known}
    # The most frequent first, so that the likeliest places are taken by them.
    for sign in _by_count(counts, found):
        hint = _hint(sign)
        if hint and _fits(hint.kind, counts[sign], found):
            found[sign] = hint
    if HULL not in _kinds(found):
        found.update(_hull(cells, _by_count(counts, found)))
    ground = [each for each in _by_count(counts, found) if counts[each] > LEAST_GROUND]
    # Published zones have more dangerous sectors than silent ones.
    lacking = (each for each in (DANGEROUS, SILENT) if each not in _kinds(found))
    found.update((sign, Sector(kind)) for sign, kind in zip(ground, lacking, strict=False))
    for sign in _by_count(counts, found):
        found[sign] = _rest(sign, counts[sign], found)
    return found


def _hint(sign: str) -> Sector | None:
    """Return what a character stands for more often than not, also with the number of a pod behind it."""
    found = re.fullmatch(r"(.)0*([1-9][0-9]?)?", sign.casefold())
    kind = HINTS.get(found[1]) if found else None
    if found is None or kind is None or (found[2] and kind != POD):
        return None
    return Sector(kind, int(found[2])) if found[2] else Sector(kind)


def _by_count(counts: Counter[str], found: Mapping[str, Sector]) -> Sequence[str]:
    return [sign for sign, _ in counts.most_common() if sign not in found]


def _kinds(found: Mapping[str, Sector]) -> set[str]:
    return {each.kind for each in found.values()}


def _fits(kind: str, count: int, found: Mapping[str, Sector]) -> bool:
    """Tell whether so many sectors may be of a kind that no other sign stands for."""
    if kind in {HUMAN, ALIEN}:
        return count <= 2 and kind not in _kinds(found)
    if kind == POD:
        return count <= FEW
    return kind not in _kinds(found)


def _hull(cells: Mapping[Offset, str], unknown: Sequence[str]) -> Mapping[str, Sector]:
    """Return the sign that lies along the rim most, if the rim is its usual place and cells are left out nowhere."""
    width, height = (max(each[axis] for each in cells) + 1 for axis in (0, 1))
    if len(cells) < width * height:
        return {}
    rim = Counter(
        sign
        for (column, row), sign in cells.items()
        if column in {0, width - 1} or row in {0, height - 1}
    )
    there = Counter(cells.values())
    likely = [each for each in unknown if there[each] > FEW or each == "0"]
    # Of what lies at the rim, the one that is there more than its share of the sheet would make it.
    best = max(likely, key=lambda each: rim[each] / there[each], default=None)
    return {best: HULL_SECTOR} if best is not None and rim[best] else {}


def _rest(sign: str, count: int, found: Mapping[str, Sector]) -> Sector:
    """Return what a sign may stand for that says nothing itself: the rarest are starts, the most frequent ground."""
    kinds = _kinds(found)
    number = int(sign) if sign.isdecimal() and len(sign) < 3 else 0
    if count == 1 and not {HUMAN, ALIEN} <= kinds:
        return Sector(ALIEN if HUMAN in kinds else HUMAN)
    if count <= FEW:
        return Sector(POD, number) if count == 1 and number else Sector(POD)
    return Sector(SILENT)
