"""The edges of hex zones: read from a zone, changed, kept where sectors go, and told in words."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from hullwright.schema.boards.hexes import Hex, from_odd_q, label, to_odd_q
from hullwright.schema.kinds.hex_zone.edges import ONE_WAY, SectorEdge
from hullwright.schema.kinds.hex_zone.layout import HULL, HexZone

from ...concepts.cell_edges import CellPair
from ...concepts.editor_kind import Symmetry
from ...concepts.marks import Point
from ..hexes.edges import SIDES, line_between, pair_images, pair_near, side_between
from .edge_looks import IN, OUT
from .edge_sorts import EDGE_SORTS


def hexes_of(edge: SectorEdge) -> CellPair[Hex] | None:
    """Return the sectors on both sides of an edge, or None if they don't touch."""
    places = edge.places
    if places is None or not edge.touches:
        return None
    return from_odd_q(*places[0]), from_odd_q(*places[1])


def _pairs(zone: HexZone) -> Iterator[tuple[CellPair[Hex], SectorEdge]]:
    """Yield the edges that hold: those between two sectors of the zone, the first of a pair."""
    known: set[frozenset[Hex]] = set()
    for edge in zone.edges:
        pair = hexes_of(edge)
        if pair and can_be(zone, pair) and frozenset(pair) not in known:
            known.add(frozenset(pair))
            yield pair, edge


def edges_of(zone: HexZone) -> Mapping[CellPair[Hex], str]:
    """Return the kind of each edge that holds, by the sectors on both sides."""
    return {pair: edge.kind for pair, edge in _pairs(zone)}


def sides_of(zone: HexZone) -> Mapping[str, tuple[str, ...]]:
    """Return what stands at each side of the sectors that have edges, by the labels of the sectors."""
    found: dict[str, list[str]] = {}
    for (a, b), kind in edges_of(zone).items():
        out, into = (OUT, IN) if kind == ONE_WAY else (kind, kind)
        found.setdefault(label(a), [""] * len(SIDES))[side_between(a, b)] = out
        found.setdefault(label(b), [""] * len(SIDES))[side_between(b, a)] = into
    return {each: tuple(sides) for each, sides in found.items()}


def is_open(zone: HexZone, cell: Hex) -> bool:
    """Tell whether a hex is a sector of a zone and no hull."""
    column, row = to_odd_q(cell)
    if not (0 <= column < zone.width and 0 <= row < zone.height):
        return False
    return zone.legend[zone.rows[row][column]].kind != HULL


def can_be(zone: HexZone, pair: CellPair[Hex]) -> bool:
    """Tell whether an edge can stand between two hexes."""
    return all(is_open(zone, each) for each in pair)


def with_changed(zone: HexZone, changes: Mapping[CellPair[Hex], str | None]) -> HexZone:
    """Return a zone with other edges between some sectors; where none can be nothing happens."""
    wanted = {frozenset(pair): (pair, kind) for pair, kind in changes.items() if can_be(zone, pair)}
    if not wanted:
        return zone
    kept = [each for each in zone.edges if frozenset(hexes_of(each) or ()) not in wanted]
    there = {frozenset(pair): each for pair, each in _pairs(zone)}
    made = [_edge(pair, kind, there.get(both)) for both, (pair, kind) in wanted.items() if kind]
    return _with_edges(zone, (*kept, *made))


def _edge(pair: CellPair[Hex], kind: str, before: SectorEdge | None) -> SectorEdge:
    """Return an edge; the one that stands there if it is the same."""
    # Where the order says nothing, files have the one that is easier to find.
    start, to = (label(each) for each in (pair if kind == ONE_WAY else sorted(pair)))
    made = SectorEdge(start=start, to=to, kind=kind)
    is_same = before is not None and before.kind == kind
    if before and is_same and (kind != ONE_WAY or hexes_of(before) == pair):
        return before
    return made


def _with_edges(zone: HexZone, edges: tuple[SectorEdge, ...]) -> HexZone:
    is_same = {id(each) for each in edges} == {id(each) for each in zone.edges}
    return zone if is_same else replace(zone, edges=edges)


def without_closed(before: HexZone, after: HexZone) -> HexZone:
    """Return a zone after some sectors were painted, without the edges of those that have become hull."""
    if not after.edges:
        return after
    lost = {pair for pair in edges_of(before) if not can_be(after, pair)}
    kept = tuple(each for each in after.edges if hexes_of(each) not in lost)
    return after if len(kept) == len(after.edges) else replace(after, edges=kept)


def moved_edges(
    edges: Iterable[SectorEdge], arrived: Callable[[Hex], Hex | None]
) -> tuple[SectorEdge, ...]:
    """Return edges whose sectors have gone elsewhere; those with a sector that is gone are left out."""
    return tuple(
        replace(each, start=label(start), to=label(to))
        for each in edges
        if (pair := hexes_of(each))
        and (start := arrived(pair[0])) is not None
        and (to := arrived(pair[1])) is not None
    )


class ZoneEdges:
    """The edges of hex zones, as tools know them."""

    sorts = EDGE_SORTS

    def of(self, zone: HexZone) -> Mapping[CellPair[Hex], str]:
        """Return the edges of a zone."""
        return edges_of(zone)

    def changed(self, zone: HexZone, changes: Mapping[CellPair[Hex], str | None]) -> HexZone:
        """Return a zone with other edges between some sectors."""
        return with_changed(zone, changes)

    def can_be(self, zone: HexZone, pair: CellPair[Hex]) -> bool:
        """Tell whether an edge can stand between two hexes."""
        return can_be(zone, pair)

    def near(self, point: Point) -> CellPair[Hex] | None:
        """Return the hexes with the edge near a point, the one under the point first."""
        return pair_near(point)

    def side(self, cell: Hex, number: int) -> CellPair[Hex]:
        """Return a hex and its neighbour at one of its sides."""
        return cell, cell + SIDES[number % len(SIDES)]

    def line(self, pair: CellPair[Hex]) -> tuple[Point, Point]:
        """Return the ends of the line between two hexes."""
        return line_between(pair)

    def images(self, symmetry: Symmetry, pair: CellPair[Hex]) -> Collection[CellPair[Hex]]:
        """Return the images of an edge."""
        return pair_images(symmetry, pair)
