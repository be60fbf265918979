"""From a station to its board: cells that touch, and the Jump Points beyond their gates."""

from array import array
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from ...boards.board import Board, Unit
from ...boards.contours import HullForm, HullPlan
from ...boards.hexes import Hex, distance, from_even_r, neighbours, to_even_r
from ...boards.outlines import POINTY_HEX, Plan
from .layout import OPEN, STATION, CellKind, JumpPoint, Offset, Station, cell_label, offset_of

GATE, JUMP_POINT = "gate", "jump_point"
"""Roles beside "open" and "station"."""

UNIT = Unit(3**0.5 / 2, 0.5)
"""Columns are two steps of x apart and rows three steps of y, in hexes with sides of length 1."""

HULL_FORM = HullForm(
    width=0.24, notch=0.0, bridge=1.2, fill=0.05, fillet=0.18, corner=0.1, least=0.2
)
"""How the hull lies around the tiles: close, because creatures and gates are in the space beside them."""


def compiled(station: Station) -> Board:
    """Return the board of a station: a space for each cell, then one for each Jump Point.

    Cells that touch have a two-way link; from a gate a one-way link leads to its Jump Point, from
    where nobody comes back (SA-6, SA-37).
    """
    cells = dict(station.cells())
    numbers = {at: number for number, at in enumerate(cells)}
    return replace(
        unlinked(station, cells),
        links=_links(numbers),
        one_way=_jumps(station.jump_points, numbers),
    )


def unlinked(station: Station, cells: Mapping[Offset, CellKind]) -> Board:
    """Return the board of a station and its cells without the links, which is enough to draw it."""
    labels = [cell_label(*at) for at in cells]
    gates = station.jump_points_by_cell()
    positions = [lattice(*at) for at in (*cells, *_beyond(station, cells))]
    return Board(
        kind="station",
        unit=UNIT,
        ids=[*labels, *(each.id for each in station.jump_points)],
        roles=[
            *(
                GATE if kind.cell == OPEN and label in gates else kind.cell
                for label, kind in zip(labels, cells.values(), strict=True)
            ),
            *(JUMP_POINT for _ in station.jump_points),
        ],
        xs=array("i", (x for x, _ in positions)),
        ys=array("i", (y for _, y in positions)),
        links=array("i"),
        traits=dict(_traits(station, labels, cells.values())),
    )


def plan(station: Station) -> Plan:
    """Return the cells of a station as polygons; Jump Points are not cells (SA-6)."""
    return Plan.of(compiled(station), POINTY_HEX, frozenset({OPEN, STATION, GATE}))


def hull(station: Station) -> HullPlan:
    """Return what the hull of a station is drawn around: the cells that tiles lie on."""
    tiles = unlinked(station, dict(station.cells()))
    return HullPlan(Plan.of(tiles, POINTY_HEX, frozenset({STATION})), HULL_FORM)


def lattice(row: int, column: int) -> tuple[int, int]:
    """Return the integer position of a cell: even rows lie half a cell to the right.

    >>> lattice(0, 2), lattice(1, 2)
    ((5, 0), (4, 3))
    """
    return 2 * column + (1 - (row & 1)), 3 * row


def _links(numbers: Mapping[Offset, int]) -> "array[int]":
    links = array("i")
    for (row, column), number in numbers.items():
        left_below = column - (row & 1)
        for other in ((row, column + 1), (row + 1, left_below), (row + 1, left_below + 1)):
            if other in numbers:
                links.extend((number, numbers[other]))
    return links


def _jumps(jump_points: Sequence[JumpPoint], numbers: Mapping[Offset, int]) -> "array[int]":
    jumps = array("i")
    for beyond, each in enumerate(jump_points, len(numbers)):
        for gate in _gate_cells(each, numbers):
            jumps.extend((numbers[gate], beyond))
    return jumps


def _gate_cells(jump_point: JumpPoint, cells: Container[Offset]) -> Iterator[Offset]:
    """Yield the gates of a Jump Point, as far as they are cells at all."""
    for gate in map(offset_of, jump_point.gates):
        if gate is not None and gate in cells:
            yield gate


def _beyond(station: Station, cells: Mapping[Offset, CellKind]) -> Iterator[Offset]:
    """Yield where each Jump Point is drawn: on the hex without a cell that touches most of its gates."""
    taken: set[Offset] = set()
    middle = from_even_r(station.height // 2, station.width // 2)
    for number, each in enumerate(station.jump_points):
        around = Counter(
            beside
            for gate in _gate_cells(each, cells)
            for beside in neighbours(from_even_r(*gate))
            if to_even_r(beside) not in cells
        )
        free = [beside for beside in around if to_even_r(beside) not in taken]
        # A Jump Point whose gates have no free side stands in a line above the board.
        at = max(free, key=_preference(around, middle), default=from_even_r(-2, number))
        taken.add(to_even_r(at))
        yield to_even_r(at)


def _preference(around: Mapping[Hex, int], middle: Hex) -> Callable[[Hex], tuple[int, int, Hex]]:
    """Return how well a hex suits a Jump Point: many gates beside it, then far from the middle."""
    return lambda at: (around[at], distance(at, middle), at)


def _traits(
    station: Station, labels: Sequence[str], kinds: Iterable[CellKind]
) -> Iterator[tuple[int, Mapping[str, object]]]:
    """Yield what a cell tells beyond its role: its fixed tile, its creatures, where its gate leads."""
    creatures, gates = station.creatures_by_cell(), station.jump_points_by_cell()
    for number, (label, kind) in enumerate(zip(labels, kinds, strict=True)):
        told = {
            "class": kind.tile,
            "back": kind.back,
            "creatures": creatures.get(label),
            "jump_points": gates.get(label),
        }
        if any(told.values()):
            yield number, {key: value for key, value in told.items() if value}
