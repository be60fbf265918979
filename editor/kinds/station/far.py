"""Stations from far away: two by two pixels for each cell, even rows one pixel to the right."""

from collections.abc import Mapping

from ...concepts.editor_kind import Box, Pixels
from ..hexes.plane import HALF, HEIGHT, STEP
from .looks import StationCellLook


def pixels_of(rows: tuple[str, ...], looks: Mapping[str, StationCellLook]) -> Pixels:
    """Return rows of characters as a picture; what stands in cells is too small to be seen."""
    different = list(dict.fromkeys(looks.values()))
    codes = {ord(each): chr(different.index(look) + 1) for each, look in looks.items()}
    made = bytearray()
    for number, row in enumerate(rows):
        here = row.translate(codes).encode("latin-1")
        twice = bytes(each for code in here for each in (code, code))
        line = twice + b"\0" if number & 1 else b"\0" + twice
        made += line + line
    width = 2 * len(rows[0]) + 1
    # Even rows have their middles at whole hexes, and odd ones half a hex before.
    left, top = -HALF - HALF, -STEP / 2
    box = Box(left, top, left + width * HEIGHT / 2, top + STEP * len(rows))
    return Pixels(width, 2 * len(rows), bytes(made), (None, *different), box)
