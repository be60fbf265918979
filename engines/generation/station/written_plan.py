"""From a plan to a station, by the same edits that people make, and back."""

from collections import Counter
from collections.abc import Iterator
from math import atan2, pi

from hullwright.schema.kinds.station.board import lattice
from hullwright.schema.kinds.station.edits import painted
from hullwright.schema.kinds.station.layout import OPEN, QUEEN, STATION, Station, offset_of

from .bitboard import bits
from .frame import StationFrame, StationPlan

COMPASS = ("E", "SE", "S", "SW", "W", "NW", "N", "NE")
"""What Jump Points are called by where they are, clockwise from the east."""


def plan_of(frame: StationFrame) -> StationPlan:
    """Return the plan of a frame's own station."""
    station = frame.station
    tiles, classes = 0, dict.fromkeys((each.id for each in station.tile_classes), 0)
    for at, kind in station.cells():
        if kind.cell == STATION:
            bit = 1 << frame.number(at)
            tiles |= bit
            if kind.tile:
                classes[kind.tile] |= bit
    return StationPlan(
        tiles,
        tuple(classes.values()),
        tuple(_cells(frame, each.gates) for each in station.jump_points),
        tuple(_where(frame, station, kind) for kind in frame.kinds),
    )


def _where(frame: StationFrame, station: Station, kind: str) -> int:
    return _cells(frame, tuple(each.at for each in station.creatures if each.kind == kind))


def _cells(frame: StationFrame, labels: tuple[str, ...]) -> int:
    known = set(frame.offsets)
    found = 0
    for label in labels:
        at = offset_of(label)
        if at is not None and at in known:
            found |= 1 << frame.number(at)
    return found


def kinds_of(station: Station) -> tuple[str, ...]:
    """Return the kinds of creatures that begin on a station, Queens first."""
    return tuple(dict.fromkeys((QUEEN, *(each.kind for each in station.creatures))))


def crowd_of(frame: StationFrame) -> tuple[tuple[int, ...], int]:
    """Return where a second Queen begins in one cell, and all cells that several creatures share."""
    found, shared = [], 0
    counts = Counter((each.kind, each.at) for each in frame.station.creatures)
    for (kind, at), count in counts.items():
        cell = _cells(frame, (at,))
        if count > 1 and cell:
            shared |= cell
            found += [cell.bit_length() - 1] * (count - 1) * (kind == QUEEN)
    return tuple(found), shared


def written(frame: StationFrame, plan: StationPlan) -> Station:
    """Return the station of a plan: the frame's own, with everything changed that differs."""
    names = _names(frame, plan)
    before = _contents(frame, plan_of(frame), tuple(each.id for each in frame.station.jump_points))
    now = _contents(frame, plan, names)
    changed = {frame.board.hex(at): word for at, word in now.items() if word != before[at]}
    # First cleared: a creature that is put onto a gate would leave the gate.
    cleared = painted(frame.station, dict.fromkeys(changed, OPEN))
    return painted(cleared, changed)


def _contents(frame: StationFrame, plan: StationPlan, names: tuple[str, ...]) -> dict[int, str]:
    found = {}
    for at in bits(frame.board.cells):
        standing = [*_standing(frame, plan, names, 1 << at)]
        ground = _ground(frame, plan, 1 << at)
        found[at] = ", ".join(standing if standing and ground == OPEN else [ground, *standing])
    return found


def _ground(frame: StationFrame, plan: StationPlan, bit: int) -> str:
    if not plan.tiles & bit:
        return OPEN
    for each, cells in zip(frame.station.tile_classes, plan.classes, strict=True):
        if cells & bit:
            return f"{each.id} tile"
    return STATION


def _standing(
    frame: StationFrame, plan: StationPlan, names: tuple[str, ...], bit: int
) -> Iterator[str]:
    yield from (
        f"gate {name}" for name, gates in zip(names, plan.gates, strict=True) if gates & bit
    )
    yield from (kind for kind, at in zip(frame.kinds, plan.creatures, strict=True) if at & bit)


def _names(frame: StationFrame, plan: StationPlan) -> tuple[str, ...]:
    """Return what each Jump Point is called: as before if its gates are, else by where it is now."""
    before = {
        _cells(frame, each.gates): each.id for each in frame.station.jump_points if each.gates
    }
    found: list[str] = []
    for gates in plan.gates:
        name = before.get(gates) or _direction(frame, gates)
        taken = {*found, *(before[each] for each in plan.gates if each in before and each != gates)}
        fresh = (name, *(f"{name}{number}" for number in range(2, 99)))
        found.append(next(each for each in fresh if each not in taken))
    return tuple(found)


def _direction(frame: StationFrame, gates: int) -> str:
    middle = frame.middle
    spots = [lattice(*frame.offset(each)) for each in bits(gates)]
    x = sum(x for x, _ in spots) / len(spots) - middle[0]
    y = sum(y for _, y in spots) / len(spots) - middle[1]
    return COMPASS[round(4 * turn_to(x, y) / pi) % 8]


def turn_to(x: float, y: float) -> float:
    """Return the angle of a way on the board's lattice, clockwise from the east."""
    return atan2(y, x * 3**0.5)
