"""Changes of hex zones: sectors opened, closed and made silent or dangerous, pods and starts moved."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from hullwright.schema.boards.hexes import from_odd_q, neighbours, offset_label, to_odd_q
from hullwright.schema.kinds.hex_zone.edges import EDGE_KINDS, Place, SectorEdge
from hullwright.schema.kinds.hex_zone.layout import (
    ALIEN,
    DANGEROUS,
    HULL,
    HUMAN,
    LEGEND,
    POD,
    SILENT,
    HexZone,
    SectorKind,
)
from hullwright.schema.messages import Message, filled, message

from .change import MAP, RuledMap, SmallChange

GROUND = (SILENT, DANGEROUS)


def zone_changes(zone: HexZone) -> Iterator[SmallChange]:
    """Yield every small change of a zone, also those that can't be played."""
    kinds = {
        (column, row): zone.legend[character]
        for row, line in enumerate(zone.rows)
        for column, character in enumerate(line)
    }
    yield from _moves(kinds)
    yield from map(_without_edge, zone.edges)
    for place, kind in kinds.items():
        if kind.kind == HULL and _beside(kinds, place) >= 2:
            yield _repaint(place, DANGEROUS, "open", message("Open {cell} as a dangerous sector"))
            yield _repaint(place, SILENT, "open", message("Open {cell} as a silent sector"))
        elif kind.kind == SILENT:
            yield _repaint(place, DANGEROUS, "noise", message("Make {cell} dangerous"))
        elif kind.kind == DANGEROUS:
            yield _repaint(place, SILENT, "noise", message("Make {cell} silent"))
        if kind.kind in GROUND:
            yield _repaint(place, HULL, "close", message("Close {cell}"))


def _moves(kinds: Mapping[Place, SectorKind]) -> Iterator[SmallChange]:
    """Yield pods and starts in the place of every plain sector, which gets theirs."""
    ground = [place for place, kind in kinds.items() if kind.kind in GROUND]
    for place, kind in kinds.items():
        if kind.kind in (HUMAN, ALIEN, POD):
            for other in ground:
                yield _swap(place, other, kind)


def _swap(place: Place, other: Place, kind: SectorKind) -> SmallChange:
    here, there = offset_label(*place), offset_label(*other)

    def make(played: RuledMap) -> RuledMap:
        zone: HexZone = played.document.layout
        one, two = _character(zone, place), _character(zone, other)
        return played.with_layout(_painted(zone, {place: two, other: one}))

    title = _move_title(kind, here, there)
    return SmallChange(title, MAP, make, (here, there), f"move {kind.kind}")


def _move_title(kind: SectorKind, here: str, there: str) -> Message:
    ways = {"here": here, "there": there}
    if kind.kind == HUMAN:
        return message("Move the Humans' start from {here} to {there}", **ways)
    if kind.kind == ALIEN:
        return message("Move the Aliens' start from {here} to {there}", **ways)
    if kind.number is None:
        return message("Move the pod from {here} to {there}", **ways)
    return message("Move pod {number} from {here} to {there}", number=kind.number, **ways)


def _repaint(place: Place, kind: str, theme: str, title: Message) -> SmallChange:
    label = offset_label(*place)

    def make(played: RuledMap) -> RuledMap:
        zone: HexZone = played.document.layout
        able, character = _with_kind(zone, kind)
        return played.with_layout(_painted(able, {place: character}))

    return SmallChange(filled(title, {"cell": label}), MAP, make, (label,), theme)


def _without_edge(edge: SectorEdge) -> SmallChange:
    named = EDGE_KINDS.get(edge.kind)

    def make(played: RuledMap) -> RuledMap:
        zone: HexZone = played.document.layout
        return played.with_layout(
            replace(zone, edges=tuple(each for each in zone.edges if each != edge))
        )

    title = message(
        "Take away what lies between {here} and {there}: {what}",
        here=edge.start,
        there=edge.to,
        what=named.title if named else edge.kind,
    )
    return SmallChange(title, MAP, make, (edge.start, edge.to), "edges")


def _character(zone: HexZone, place: Place) -> str:
    column, row = place
    return zone.rows[row][column]


def _with_kind(zone: HexZone, kind: str) -> tuple[HexZone, str]:
    """Return a zone whose legend knows a plain kind, and its character there."""
    for character, each in zone.legend.items():
        if each.kind == kind and not each.effects:
            return zone, character
    character = next(each for each, known in LEGEND.items() if known.kind == kind)
    if character in zone.legend:
        character = next(each for each in map(chr, range(0xC0, 0x2FF)) if each not in zone.legend)
    legend = {**zone.legend, character: SectorKind(kind=kind)}
    return replace(zone, legend=legend), character


def _painted(zone: HexZone, wanted: Mapping[Place, str]) -> HexZone:
    """Return a zone with other characters at some places; doors and walls of closed sectors go with them."""
    lines = [list(line) for line in zone.rows]
    for (column, row), character in wanted.items():
        lines[row][column] = character
    rows = tuple("".join(line) for line in lines)
    closed = {
        offset_label(*place) for place, each in wanted.items() if zone.legend[each].role == HULL
    }
    edges = tuple(each for each in zone.edges if not closed & {each.start, each.to})
    return replace(zone, rows=rows, edges=edges)


def _beside(kinds: Mapping[Place, SectorKind], place: Place) -> int:
    """Return how many open sectors lie beside a place."""
    beside = map(to_odd_q, neighbours(from_odd_q(*place)))
    return sum(each in kinds and kinds[each].role != HULL for each in beside)
