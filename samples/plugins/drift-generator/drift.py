"""Drifting wrecks: zones that grow by chance around their starts, and have their pods where it is farthest."""

from collections.abc import Collection, Mapping
from random import Random
from typing import Any

from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

WIDTH, HEIGHT = 23, 14
"""A printed sheet."""
MIDDLE = WIDTH // 2
HUMANS, ALIENS = (MIDDLE, 5), (MIDDLE, 7)
PODS = 4

Place = tuple[int, int]
"""Column and row."""


def wreck(options: Mapping[str, Any], chance: Random) -> HexZone:
    """Return a new zone."""
    hull = _grown(options["sectors"], chance, is_mirrored=options["mirrored"])
    signs = {place: "s" if chance.random() * 100 < options["silent"] else "d" for place in hull}
    if options["mirrored"]:
        signs = {place: signs[min(place, _image(place))] for place in hull}
    signs |= {HUMANS: "H", ALIENS: "A"}
    for number, place in enumerate(_far_out(hull), 1):
        signs[place] = str(number)
    rows = (
        "".join(signs.get((column, row), ".") for column in range(WIDTH)) for row in range(HEIGHT)
    )
    return HexZone(legend=LEGEND, rows=tuple(rows))


def _grown(sectors: int, chance: Random, *, is_mirrored: bool) -> set[Place]:
    """Return so many connected places around both starts."""
    hull = {HUMANS, (MIDDLE, 6), ALIENS}
    edge = sorted(_around(hull))
    while len(hull) < sectors and edge:
        place = edge[chance.randrange(len(edge))]
        hull |= {place, _image(place)} if is_mirrored else {place}
        edge = sorted(_around(hull))
    return hull


def _far_out(hull: set[Place]) -> list[Place]:
    """Return the places of the pods: the farthest from the starts, and then from the pods before."""
    found: list[Place] = []
    for _ in range(PODS):
        steps = _steps(hull, [HUMANS, ALIENS, *found])
        found.append(max(sorted(steps), key=steps.__getitem__))
    return found


def _steps(hull: set[Place], starts: Collection[Place]) -> dict[Place, int]:
    """Return how far each place is from the nearest of some."""
    steps = dict.fromkeys(starts, 0)
    for place in (waiting := list(starts)):
        for beside in _beside(place):
            if beside in hull and beside not in steps:
                steps[beside] = steps[place] + 1
                waiting.append(beside)
    return steps


def _around(hull: set[Place]) -> set[Place]:
    return {beside for place in hull for beside in _beside(place)} - hull


def _beside(place: Place) -> list[Place]:
    """Return the places that touch a place; the odd columns lie half a sector lower."""
    column, row = place
    upper = row - 1 + column % 2
    sides = [(column + step, upper + down) for step in (-1, 1) for down in (0, 1)]
    return [
        (x, y)
        for x, y in [(column, row - 1), (column, row + 1), *sides]
        if 0 <= x < WIDTH and 0 <= y < HEIGHT
    ]


def _image(place: Place) -> Place:
    return WIDTH - 1 - place[0], place[1]
