"""Changes of stations: Jump Points added, closed and moved along the border, and creatures that begin elsewhere."""

from collections.abc import Iterator
from dataclasses import replace

from hullwright.schema.boards.hexes import Hex, from_even_r, neighbours, to_even_r
from hullwright.schema.kinds.station.layout import (
    OPEN,
    Creature,
    JumpPoint,
    Station,
    cell_label,
    offset_of,
)
from hullwright.schema.messages import message

from .change import MAP, RuledMap, SmallChange


def station_changes(station: Station) -> Iterator[SmallChange]:
    """Yield every small change of a station, also those that can't be played."""
    cells = {from_even_r(*at): kind for at, kind in station.cells()}
    free = [each for each, kind in cells.items() if kind.cell == OPEN]
    taken = set(station.jump_points_by_cell())
    border = [
        each
        for each in free
        if _label(each) not in taken and any(beside not in cells for beside in neighbours(each))
    ]
    yield from _new_points(station, border)
    yield from _without_points(station)
    yield from _moved_gates(station, border)
    yield from _moved_creatures(station, free)


def _label(cell: Hex) -> str:
    return cell_label(*to_even_r(cell))


def _new_points(station: Station, border: list[Hex]) -> Iterator[SmallChange]:
    """Yield a Jump Point at every two free cells of the border that touch, or have one cell between them."""
    name = next(
        name
        for name in (f"X{number}" for number in range(1, 99))
        if all(each.id != name for each in station.jump_points)
    )
    for at, one in enumerate(border):
        for other in border[at + 1 :]:
            if other in neighbours(one) or set(neighbours(one)) & set(neighbours(other)):
                yield _new_point(name, (_label(one), _label(other)))


def _new_point(name: str, gates: tuple[str, str]) -> SmallChange:
    def make(played: RuledMap) -> RuledMap:
        station: Station = played.document.layout
        points = (*station.jump_points, JumpPoint(id=name, gates=gates))
        return played.with_layout(replace(station, jump_points=points))

    title = message(
        "Add a Jump Point with gates at ({one}) and ({other})", one=gates[0], other=gates[1]
    )
    return SmallChange(title, MAP, make, gates, "add a Jump Point")


def _without_points(station: Station) -> Iterator[SmallChange]:
    for each in station.jump_points:

        def make(played: RuledMap, name: str = each.id) -> RuledMap:
            before: Station = played.document.layout
            left = tuple(point for point in before.jump_points if point.id != name)
            return played.with_layout(replace(before, jump_points=left))

        title = message("Close Jump Point {name}", name=each.id)
        yield SmallChange(title, MAP, make, each.gates, "close a Jump Point")


def _moved_gates(station: Station, border: list[Hex]) -> Iterator[SmallChange]:
    """Yield each gate on a free cell of the border beside it."""
    for point in station.jump_points:
        for gate in point.gates:
            at = offset_of(gate)
            for other in border:
                if at and other in neighbours(from_even_r(*at)):
                    yield _moved_gate(point.id, gate, _label(other))


def _moved_gate(name: str, old: str, new: str) -> SmallChange:
    def make(played: RuledMap) -> RuledMap:
        station: Station = played.document.layout
        points = tuple(
            replace(each, gates=tuple(new if gate == old else gate for gate in each.gates))
            if each.id == name
            else each
            for each in station.jump_points
        )
        return played.with_layout(replace(station, jump_points=points))

    title = message(
        "Move a gate of Jump Point {name} from ({here}) to ({there})",
        name=name,
        here=old,
        there=new,
    )
    return SmallChange(title, MAP, make, (old, new), "move a gate")


def _moved_creatures(station: Station, free: list[Hex]) -> Iterator[SmallChange]:
    for number, creature in enumerate(station.creatures):
        for cell in free:
            if _label(cell) != creature.at:
                yield _moved_creature(number, creature, _label(cell))


def _moved_creature(number: int, creature: Creature, there: str) -> SmallChange:
    def make(played: RuledMap) -> RuledMap:
        station: Station = played.document.layout
        moved = list(station.creatures)
        moved[number] = replace(moved[number], at=there)
        return played.with_layout(replace(station, creatures=tuple(moved)))

    title = message(
        "Begin with a {creature} at ({there}) instead of ({here})",
        creature=creature.kind,
        here=creature.at,
        there=there,
    )
    return SmallChange(title, MAP, make, (creature.at, there), "move a creature")
