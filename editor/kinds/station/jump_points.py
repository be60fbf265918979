"""Jump Points: where each is drawn, where a gate may lie, and edits that put gates down and move them."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import atan2, pi

from hullwright.schema.boards.hexes import Hex, from_even_r, neighbours, to_even_r
from hullwright.schema.kinds.painted_rows import rows_painted
from hullwright.schema.kinds.station.blank import house
from hullwright.schema.kinds.station.board import compiled
from hullwright.schema.kinds.station.edits import MOST_JUMP_POINTS, is_within, require
from hullwright.schema.kinds.station.layout import (
    OPEN,
    OUTSIDE,
    CellKind,
    JumpPoint,
    Station,
    cell_label,
    offset_of,
)
from hullwright.schema.messages import Message, message

from ..hexes.pointy_plane import point_of

GATES = 2
"""How many gates a Jump Point has (SA-6)."""

WINDS = ("E", "SE", "S", "SW", "W", "NW", "N", "NE")
"""What Jump Points are called, by the eighth of the compass they lie in, clockwise from the right."""


def cell_named(label: str) -> Hex | None:
    """Return the hex that a label names, also one beside the rows, or None if it is no label."""
    at = offset_of(label)
    return from_even_r(*at) if at else None


def label_of(cell: Hex) -> str:
    """Return the label of a hex."""
    return cell_label(*to_even_r(cell))


def ground_of(station: Station, cell: Hex) -> CellKind | None:
    """Return what a hex is, or None beside the rows."""
    row, column = at = to_even_r(cell)
    return station.legend[station.rows[row][column]] if is_within(station, at) else None


def is_cell(station: Station, cell: Hex) -> bool:
    """Tell whether a hex is a cell of the board."""
    ground = ground_of(station, cell)
    return ground is not None and ground.cell != OUTSIDE


# Where they are drawn.


def places(station: Station) -> Mapping[str, Hex]:
    """Return the hex beside the cells on which each Jump Point is drawn, as its board has it.

    Only the cells around gates matter, so no others are compiled: previews of large maps stay fast.
    """
    gates = {at for each in station.jump_points for at in map(cell_named, each.gates) if at}
    near = {beside for gate in gates for beside in (gate, *neighbours(gate))}
    cells = {to_even_r(each): "." for each in near if is_cell(station, each)}
    rows = rows_painted(("-" * station.width,) * station.height, cells)
    return _places(rows, tuple((each.id, each.gates) for each in station.jump_points))


@lru_cache(maxsize=64)
def _places(
    rows: tuple[str, ...], named: tuple[tuple[str, tuple[str, ...]], ...]
) -> Mapping[str, Hex]:
    points = tuple(JumpPoint(id=name, gates=gates) for name, gates in named)
    legend = {"-": CellKind(cell=OUTSIDE), ".": CellKind(cell=OPEN)}
    board = compiled(replace(house(), legend=legend, rows=rows, jump_points=points, creatures=()))
    found = {}
    for number, each in enumerate(points, len(board) - len(points)):
        row = board.ys[number] // 3
        found[each.id] = from_even_r(row, (board.xs[number] - 1 + (row & 1)) // 2)
    return found


# Where gates may lie.


def free_border(station: Station) -> frozenset[Hex]:
    """Return the open cells at the border that are no gate yet."""
    kinds = tuple((character, kind.cell) for character, kind in station.legend.items())
    taken = {cell_named(each) for each in station.jump_points_by_cell()}
    return _open_border(station.rows, kinds) - taken


@lru_cache(maxsize=8)
def _open_border(rows: tuple[str, ...], kinds: tuple[tuple[str, str], ...]) -> frozenset[Hex]:
    """Return the open cells beside hexes without a cell; remembered, for it is asked while people drag."""
    kind = dict(kinds)
    cells = {
        from_even_r(row, column): kind[character]
        for row, line in enumerate(rows)
        for column, character in enumerate(line)
        if kind[character] != OUTSIDE
    }
    return frozenset(
        cell
        for cell, ground in cells.items()
        if ground == OPEN and any(each not in cells for each in neighbours(cell))
    )


def refusal(station: Station, cell: Hex, name: str | None = None) -> Message | None:
    """Return why a hex can't be a gate of a Jump Point, or None if it can (SA-6)."""
    ground, at = ground_of(station, cell), label_of(cell)
    if ground is None or ground.cell == OUTSIDE:
        return message("There is no cell at ({at}): a gate needs an open one.", at=at)
    if ground.cell != OPEN:
        return message("There is a station tile at ({at}); a gate needs an open cell.", at=at)
    if all(is_cell(station, each) for each in neighbours(cell)):
        return message(
            "({at}) is inside the board; a gate has to be at its border, where a Jump Point can "
            "be beside it.",
            at=at,
        )
    others = [each for each in station.jump_points_by_cell().get(at, ()) if each != name]
    if others:
        return message("({at}) is already a gate of {name}.", at=at, name=others[0])
    return None


# Edits.


def fresh_name(station: Station, cell: Hex, taken: Collection[str] = ()) -> str:
    """Return a name for a new Jump Point, after the part of the board it lies in."""
    top, bottom = from_even_r(0, 0), from_even_r(station.height - 1, station.width - 1)
    x, y = ((a + b) / 2 for a, b in zip(point_of(*top), point_of(*bottom), strict=True))
    here = point_of(*cell)
    wind = WINDS[round(4 * atan2(here[1] - y, here[0] - x) / pi) % 8]
    used = {*taken, *(each.id for each in station.jump_points)}
    names = (wind, *(f"{wind}{number}" for number in range(2, MOST_JUMP_POINTS + 2)))
    return next(each for each in names if each not in used)


def waiting(station: Station) -> Sequence[JumpPoint]:
    """Return the Jump Points that have fewer gates than they need."""
    return [each for each in station.jump_points if len(each.gates) < GATES]


def with_gates(station: Station, name: str, cells: Collection[Hex]) -> Station:
    """Return a station with some cells as further gates of a Jump Point, which is new if nobody knows it."""
    labels = [label_of(each) for each in cells]
    if all(each.id != name for each in station.jump_points):
        require(
            len(station.jump_points) < MOST_JUMP_POINTS,
            message("A station has at most {most} Jump Points.", most=MOST_JUMP_POINTS),
        )
        added = JumpPoint(id=name, gates=tuple(labels))
        return replace(station, jump_points=(*station.jump_points, added))
    return _with_changed(
        station, name, lambda gates: (*gates, *(each for each in labels if each not in gates))
    )


def with_moved_gate(station: Station, name: str, start: Hex, end: Hex) -> Station:
    """Return a station with a gate of a Jump Point in another cell."""
    old, new = label_of(start), label_of(end)
    return _with_changed(
        station, name, lambda gates: tuple(new if each == old else each for each in gates)
    )


def without_gate(station: Station, name: str, cell: Hex) -> Station:
    """Return a station without a gate of a Jump Point; with its last gate the Jump Point goes."""
    left = _with_changed(
        station, name, lambda gates: tuple(each for each in gates if each != label_of(cell))
    )
    kept = tuple(each for each in left.jump_points if each.gates or each.id != name)
    return replace(left, jump_points=kept)


def _with_changed(
    station: Station, name: str, change: Callable[[tuple[str, ...]], tuple[str, ...]]
) -> Station:
    points = tuple(
        replace(each, gates=change(each.gates)) if each.id == name else each
        for each in station.jump_points
    )
    return replace(station, jump_points=points)
