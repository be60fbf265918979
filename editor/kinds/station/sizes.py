"""Making a station larger or smaller without shearing what is on it.

Even rows lie half a cell to the right. When an odd number of rows is added or taken away at the top, the
rows change places: then every second one has to change its columns, too, so that all move by half a cell.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeAlias

from hullwright.schema.boards.hexes import Hex, from_even_r, to_even_r
from hullwright.schema.kinds.painted_rows import free_character, rows_painted
from hullwright.schema.kinds.station.edits import is_within, require
from hullwright.schema.kinds.station.layout import (
    OUTSIDE,
    CellKind,
    Offset,
    Station,
    cell_label,
    offset_of,
)
from hullwright.schema.limits import MAX_STATION_COLUMNS, MAX_STATION_ROWS
from hullwright.schema.messages import message

Shift: TypeAlias = Callable[[Offset], Offset]
"""Where a cell comes to lie."""


def resized(station: Station, left: int, top: int, right: int, bottom: int) -> Station:
    """Return a station with so many columns and rows without cells more at each side, fewer if below 0.

    Everything kept stays beside what it touched. If that takes half a cell more than there is, the
    station gets one column more than asked for, so that nothing is lost.
    """
    width, height = station.width + left + right, station.height + top + bottom
    _require_size(width, height)
    # Two rows down and one hex back is straight down; an odd row ends half a cell to a side.
    aside, other = _shift(left - top // 2, top), _shift(left - top // 2 - 1, top)
    if not top & 1 or not _loses(station, aside, left, width):
        return _moved(station, aside, width, height)
    if not _loses(station, other, left, width):
        return _moved(station, other, width, height)
    _require_size(width + 1, height)
    return _moved(station, aside, width + 1, height)


def _shift(by_q: int, by_r: int) -> Shift:
    def shifted(at: Offset) -> Offset:
        here = from_even_r(*at)
        return to_even_r(Hex(here.q + by_q, here.r + by_r))

    return shifted


def _require_size(width: int, height: int) -> None:
    require(
        0 < width <= MAX_STATION_COLUMNS and 0 < height <= MAX_STATION_ROWS,
        message(
            "The station would have {width} columns and {height} rows; it needs at least one of "
            "each, and at most {columns} by {rows}.",
            width=width,
            height=height,
            columns=MAX_STATION_COLUMNS,
            rows=MAX_STATION_ROWS,
        ),
    )


def _loses(station: Station, shift: Shift, left: int, width: int) -> bool:
    """Return whether a shift would push cells out at a side that are not to be cut off."""
    return any(
        not 0 <= shift(at)[1] < width for at, _ in _characters(station) if 0 <= at[1] + left < width
    )


def _characters(station: Station) -> Iterator[tuple[Offset, str]]:
    """Yield the character of each cell of the board."""
    for row, line in enumerate(station.rows):
        for column, character in enumerate(line):
            if station.legend[character].cell != OUTSIDE:
                yield (row, column), character


def _moved(station: Station, shift: Shift, width: int, height: int) -> Station:
    legend = dict(station.legend)
    none = next((each for each, kind in legend.items() if kind.cell == OUTSIDE), None)
    if none is None:
        none = free_character("-", legend)
        legend[none] = CellKind(cell=OUTSIDE)
    cells = {shift(at): character for at, character in _characters(station)}
    empty = replace(station, legend=legend, rows=(none * width,) * height)
    made = replace(empty, rows=rows_painted(empty.rows, cells))
    return station if made.rows == station.rows else _with_things_moved(made, shift)


def _with_things_moved(station: Station, shift: Shift) -> Station:
    """Return a station with gates and creatures where their cells are now; those without a cell go."""

    def label(before: str) -> str | None:
        at = offset_of(before)
        now = shift(at) if at else None
        return cell_label(*now) if now and is_within(station, now) else None

    points = []
    for each in station.jump_points:
        gates = tuple(now for now in map(label, each.gates) if now)
        if gates or not each.gates:
            points.append(replace(each, gates=gates))
    creatures = [
        replace(each, at=now) for each in station.creatures if (now := label(each.at)) is not None
    ]
    return replace(station, jump_points=tuple(points), creatures=tuple(creatures))
