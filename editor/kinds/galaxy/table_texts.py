"""Small lists as people write them into a cell: cubes, slots, build points."""

import re
from collections.abc import Collection, Mapping, Sequence

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

MOST_SLOTS = 20
MOST_CUBES = 50
MOST_POINTS = 100
"""The largest numbers; the published schema states the same ones."""


def cubes_text(cubes: Mapping[str, int]) -> str:
    """Return cubes as text.

    >>> cubes_text({"food": 1, "knowledge": 2})
    '1 food, 2 knowledge'
    """
    return ", ".join(f"{count} {kind}" for kind, count in cubes.items())


def cubes_of(text: str, kinds: Collection[str]) -> dict[str, int]:
    """Return the cubes that a text names; a kind without a number means one.

    >>> cubes_of("food, 2 knowledge", ["food", "knowledge"])
    {'food': 1, 'knowledge': 2}
    """
    found: dict[str, int] = {}
    for part in _parts(text):
        match = re.fullmatch(r"(?:(\d{1,3})\s*)?([a-z][a-z0-9_.:-]*)", part)
        kind = match[2] if match else ""
        if match is None or kind not in kinds:
            raise HullwrightError(
                message(
                    "“{part}” names no cubes of this galaxy; write a number and a kind, such as "
                    "“1 {kind}”. The kinds are {known}.",
                    part=part,
                    kind=next(iter(kinds), "food"),
                    known=", ".join(kinds) or "–",
                )
            )
        found[kind] = found.get(kind, 0) + int(match[1] or 1)
        _mind(found[kind], 0, MOST_CUBES)
    return found


def slots_text(slots: Sequence[int]) -> str:
    """Return slots as text."""
    return ", ".join(map(str, slots))


def slots_of(text: str) -> tuple[int, ...]:
    """Return the slots that a text names, each once and in order.

    >>> slots_of("5, 3-4")
    (3, 4, 5)
    """
    found: set[int] = set()
    for part in _parts(text):
        match = re.fullmatch(r"(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?", part)
        if match is None:
            raise HullwrightError(
                message("“{part}” is not a slot; write numbers such as “3, 4, 5”.", part=part)
            )
        first, last = int(match[1]), int(match[2] or match[1])
        _mind(first, 1, MOST_SLOTS)
        _mind(last, 1, MOST_SLOTS)
        found.update(range(first, last + 1))
    return tuple(sorted(found))


def points_text(points: Mapping[str, int]) -> str:
    """Return build points by slot as text.

    >>> points_text({"3": 3, "4": 5})
    '3: 3, 4: 5'
    """
    return ", ".join(f"{slot}: {count}" for slot, count in points.items())


def points_of(text: str) -> dict[str, int]:
    """Return the build points by slot that a text names.

    >>> points_of("3: 3, 4:5")
    {'3': 3, '4': 5}
    """
    found: dict[str, int] = {}
    for part in _parts(text):
        match = re.fullmatch(r"(\d{1,3})\s*[:=]\s*(\d{1,3})", part)
        if match is None:
            raise HullwrightError(
                message(
                    "“{part}” names no build points; write slot and points, such as “3: 4”.",
                    part=part,
                )
            )
        _mind(int(match[1]), 1, MOST_SLOTS)
        _mind(int(match[2]), 0, MOST_POINTS)
        found[str(int(match[1]))] = int(match[2])
    return found


def _parts(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"[,;]", text) if part.strip()]


def _mind(number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise HullwrightError(
            message(
                "{number} does not fit here: use {least} to {most}.",
                number=number,
                least=least,
                most=most,
            )
        )
