"""Making a hex zone larger or smaller without shearing what is on it.

Odd columns stand half a hex lower (EA-M2). When an odd number of columns is added or taken away at the
left, the columns change places: what stood low now stands high. To stay beside what they touched, the
sectors of every second column then have to change their row, so that all together move by half a hex.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from hullwright.schema.boards.hexes import Hex, from_odd_q, to_odd_q
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.hex_zone.layout import HULL, HexZone
from hullwright.schema.limits import MAX_COLUMNS, MAX_ROWS
from hullwright.schema.messages import message

from .contents import characters, with_contents
from .edges import moved_edges


class ZoneWindow(NamedTuple):
    """The part of an endless sheet around a zone that becomes the new zone, ends left out."""

    left: int
    top: int
    right: int
    bottom: int


class ZoneShift(NamedTuple):
    """How many rows down the sectors of even and of odd columns go."""

    even: int
    odd: int


IN_PLACE, DOWN, UP = ZoneShift(0, 0), ZoneShift(0, 1), ZoneShift(-1, 0)
"""Staying in place; half a hex down or up, for columns that change between low and high."""


def resized(zone: HexZone, left: int, top: int, right: int, bottom: int) -> HexZone:
    """Return a zone with so many columns or rows of hull more at each side, fewer if below 0.

    Everything kept stays beside what it touched. If that takes half a hex more than there is, the zone
    gets one row more than asked for, so that nothing is lost.
    """
    window = ZoneWindow(-left, -top, zone.width + right, zone.height + bottom)
    _require_size(window)
    zone = with_contents(zone, [HULL])
    if not left & 1:
        return _cut(zone, window, IN_PLACE)
    shift = next((each for each in (DOWN, UP) if not _loses(zone, window, each)), None)
    if shift is None:
        shift, window = DOWN, window._replace(bottom=window.bottom + 1)
        _require_size(window)
    return _cut(zone, window, shift)


def _require_size(window: ZoneWindow) -> None:
    width, height = window.right - window.left, window.bottom - window.top
    if 0 < width <= MAX_COLUMNS and 0 < height <= MAX_ROWS:
        return
    raise HullwrightError(
        message(
            "The zone would have {width} columns and {height} rows; it needs at least one of "
            "each, and at most {columns} by {rows}.",
            width=width,
            height=height,
            columns=MAX_COLUMNS,
            rows=MAX_ROWS,
        )
    )


def _hull(zone: HexZone) -> str:
    """Return the characters that stand for hull."""
    return "".join(each for each, sector in zone.legend.items() if sector.kind == HULL)


def _loses(zone: HexZone, window: ZoneWindow, shift: ZoneShift) -> bool:
    """Return whether a shift would move something from the window's last row, or its first, out of it."""
    number, parity = (window.bottom - 1, 1) if shift is DOWN else (window.top, 0)
    if not 0 <= number < zone.height:
        return False
    first = max(window.left, 0)
    first += (first ^ parity) & 1
    return bool(zone.rows[number][first : window.right : 2].strip(_hull(zone)))


def _cut(zone: HexZone, window: ZoneWindow, shift: ZoneShift) -> HexZone:
    rows = tuple(_lines(zone, window, shift))
    edges = moved_edges(zone.edges, lambda cell: _arrived(cell, window, shift))
    is_same = rows == zone.rows and edges == zone.edges
    return zone if is_same else replace(zone, rows=rows, edges=edges)


def _arrived(cell: Hex, window: ZoneWindow, shift: ZoneShift) -> Hex | None:
    """Return where a sector comes to lie, or None if it is cut off."""
    column, row = to_odd_q(cell)
    row += shift.odd if column & 1 else shift.even
    if not (window.left <= column < window.right and window.top <= row < window.bottom):
        return None
    return from_odd_q(column - window.left, row - window.top)


def _lines(zone: HexZone, window: ZoneWindow, shift: ZoneShift) -> Iterator[str]:
    hull = characters(zone)[HULL]
    before, after = hull * -window.left, hull * (window.right - zone.width)
    empty = hull * zone.width

    def line(row: int) -> str:
        return zone.rows[row] if 0 <= row < zone.height else empty

    for row in range(window.top, window.bottom):
        even, odd = line(row - shift.even), line(row - shift.odd)
        kept = _woven(even, odd)[max(window.left, 0) : window.right]
        yield before + kept + after if before or after else kept


def _woven(even: str, odd: str) -> str:
    """Return a row with the even columns of one row and the odd columns of another."""
    if even == odd:
        return even
    made = list(even)
    made[1::2] = odd[1::2]
    return "".join(made)
