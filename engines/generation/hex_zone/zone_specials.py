"""What a zone has of its own: sector kinds that not everybody knows, and edges; and what these do to ways.

Drafts leave them as they are. Steps over edges and through vents are worked out by bits, like all others.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, combinations
from string import ascii_letters
from typing import TypeAlias

from hullwright.schema.boards.hexes import Hex, from_odd_q
from hullwright.schema.effects import DO, Effect
from hullwright.schema.kinds.hex_zone.admission import Admission
from hullwright.schema.kinds.hex_zone.edges import ONE_WAY, WALL, SectorEdge
from hullwright.schema.kinds.hex_zone.layout import (
    ALIEN,
    HUMAN,
    KNOWN,
    LEGEND,
    HexZone,
    SectorKind,
    Side,
)
from hullwright.schema.kinds.hex_zone.passages import vent_groups
from hullwright.schema.kinds.hex_zone.sector_effects import (
    CRUMBLE,
    MOST_VENTS,
    SEALED_ROUND,
    SEALED_SWITCH,
    SWITCH,
    whole_effects,
)

from .grid import Sectors, ZoneGrid

OwnKinds: TypeAlias = Mapping[int, SectorKind]
"""Sector kinds of somebody's own, by the bits of their sectors."""


class ZoneSpecials:
    """Sector kinds and edges that must stay, and the steps and sectors that they bar or add."""

    def __init__(
        self,
        grid: ZoneGrid,
        kinds: OwnKinds,
        edges: Iterable[SectorEdge],
        legend: Mapping[str, SectorKind],
    ) -> None:
        """Make them of kinds and edges; a legend says which characters the kinds had so far."""
        self.kinds, self.edges = kinds, tuple(edges)
        self.characters = _characters(kinds, legend)
        """The characters of the sectors of own kinds, by their bits."""
        self._grid = grid
        self._offsets = (grid.stride, grid.stride - 1, -1, -grid.stride, 1 - grid.stride, 1)
        self._barred = [0] * 6
        """From which sectors no step leads in each of the six directions."""
        self.shut_pairs: tuple[Sectors, ...] = tuple(self._bar_edges())
        """The two sectors of each wall and hatch, over which no link leads both ways."""
        self.has_hatches = any(edge.kind == ONE_WAY for edge in self.edges)
        self._find_effects()
        self.by_kind: Mapping[str, Sectors] = self._sectors_by_kind()
        """The sectors of each kind that is nobody else's."""

    def _bar_edges(self) -> Iterator[Sectors]:
        known: set[Sectors] = set()
        for edge in self.edges:
            start, to = (self._grid.index(*place) for place in edge.places or ())
            pair = 1 << start | 1 << to
            if pair in known:
                continue
            known.add(pair)
            if edge.kind in {WALL, ONE_WAY}:
                yield pair
                self._bar(to, start)
            if edge.kind == WALL:
                self._bar(start, to)

    def _bar(self, start: int, to: int) -> None:
        self._barred[self._offsets.index(to - start)] |= 1 << start

    def _find_effects(self) -> None:
        grid = self._grid
        # What has effects is counted along the rows, as everywhere else.
        bits = {
            row * grid.width + column: index
            for index in self.kinds
            for column, row in (grid.place(index),)
        }
        traits = {
            space: {"effects": [dict(each) for each in whole_effects(self.kinds[index])]}
            for space, index in bits.items()
        }
        known = {side: Admission.of(traits, side) for side in (HUMAN, ALIEN)}
        self.shut: Mapping[Side, Sectors] = {
            HUMAN: _sectors(bits[each] for each in known[HUMAN].shut_ends),
            ALIEN: _sectors(
                bits[each] for each in known[ALIEN].shut_ends & known[ALIEN].shut_through
            ),
        }
        """Where each side gets by no number of moves."""
        groups = [[bits[each] for each in group] for group in vent_groups(traits).values()]
        self.vents: tuple[Sectors, ...] = tuple(_sectors(each[:MOST_VENTS]) for each in groups)
        """The sectors that vents join, group by group."""
        joined = (pair for group in groups for pair in combinations(group[:MOST_VENTS], 2))
        pairs = dict.fromkeys(1 << one | 1 << other for one, other in joined)
        self.vent_pairs: tuple[Sectors, ...] = tuple(each for each in pairs if self._is_new(each))
        """The two sectors of each link that only vents make."""
        self.crumbling = self._with_effect(CRUMBLE)
        self.sealed = self._with_effect(SEALED_ROUND) | self._with_effect(SEALED_SWITCH)
        self.seals, self.switches = self._numbered(SEALED_SWITCH), self._numbered(SWITCH)

    @property
    def lonely(self) -> Sectors:
        """The sectors with a vent that leads nowhere, or a switch or a seal without the other."""
        found = 0
        for each in self.vents:
            found |= each if each.bit_count() == 1 else 0
        for some, others in ((self.seals, self.switches), (self.switches, self.seals)):
            for number in some.keys() - others.keys():
                found |= some[number]
        return found

    def _is_new(self, pair: Sectors) -> bool:
        low, high = (pair & -pair).bit_length() - 1, pair.bit_length() - 1
        return high not in self._grid.neighbours[low] or pair in self.shut_pairs

    def _with_effect(self, name: str) -> Sectors:
        return _sectors(index for index, effect in self._effects() if effect[DO] == name)

    def _numbered(self, name: str) -> Mapping[int, Sectors]:
        found: dict[int, Sectors] = {}
        for index, effect in self._effects():
            if effect[DO] == name:
                found[effect["number"]] = found.get(effect["number"], 0) | 1 << index
        return found

    def _effects(self) -> Iterator[tuple[int, Effect]]:
        for index, kind in self.kinds.items():
            yield from ((index, effect) for effect in whole_effects(kind))

    def _sectors_by_kind(self) -> Mapping[str, Sectors]:
        found: dict[str, Sectors] = {}
        for index, kind in self.kinds.items():
            if kind.kind not in KNOWN:
                found[kind.kind] = found.get(kind.kind, 0) | 1 << index
        return found

    def ahead(self, sectors: Sectors) -> Sectors:
        """Return where one step leads from some sectors, hull included."""
        found = 0
        for offset, barred in zip(self._offsets, self._barred, strict=True):
            leaving = sectors & ~barred
            found |= leaving << offset if offset > 0 else leaving >> -offset
        return found | self._through_vents(sectors)

    def behind(self, sectors: Sectors) -> Sectors:
        """Return from where one step leads to some sectors, hull included."""
        found = 0
        for each in self.leading(sectors):
            found |= each
        return found | self._through_vents(sectors)

    def leading(self, sectors: Sectors) -> list[Sectors]:
        """Return from which sectors a step in each of the six directions leads to some sectors."""
        around = self._grid.around(sectors)
        return [each & ~barred for each, barred in zip(around, self._barred, strict=True)]

    def _through_vents(self, sectors: Sectors) -> Sectors:
        found = 0
        for group in self.vents:
            here = sectors & group
            if here:
                # From a single vent one comes to all others, from two to all of them.
                found |= group & ~here if here & (here - 1) == 0 else group
        return found

    def edges_between(self, sectors: Sectors) -> tuple[SectorEdge, ...]:
        """Return the edges that have such sectors on both sides."""
        grid = self._grid
        return tuple(
            each
            for each in self.edges
            if all(sectors >> grid.index(*place) & 1 for place in each.places or ())
        )


def _characters(kinds: OwnKinds, legend: Mapping[str, SectorKind]) -> Mapping[int, str]:
    """Return a character for each sector: one for each kind, that which it had where it can be."""
    free = (each for each in chain(ascii_letters, map(chr, range(0x3400, 0x9FFF))))
    taken, found = {**LEGEND}, dict[int, str]()
    for index, kind in kinds.items():
        wanted = (each for each, known in (*taken.items(), *legend.items()) if known == kind)
        for each in chain(wanted, free):
            if taken.setdefault(each, kind) == kind:
                found[index] = each
                break
    return found


def _sectors(places: Iterable[int]) -> Sectors:
    found = 0
    for each in places:
        found |= 1 << each
    return found


def own_kinds(grid: ZoneGrid, zone: HexZone) -> OwnKinds:
    """Return the sectors of kinds that say more than what everybody knows."""
    own = {character: each for character, each in zone.legend.items() if _is_own(each)}
    return {
        grid.index(column, row): own[character]
        for row, line in enumerate(zone.rows)
        for column, character in enumerate(line)
        if character in own
    }


def _is_own(sector: SectorKind) -> bool:
    return sector != SectorKind(kind=sector.kind, number=sector.number) or sector.kind not in KNOWN


def sheet_edges(grid: ZoneGrid, zone: HexZone) -> Iterator[SectorEdge]:
    """Yield the edges of a zone that lie between two places of the sheet which touch."""
    for edge in zone.edges:
        if edge.touches and all(grid.holds(*place) for place in edge.places or ()):
            yield edge


def edge_ends(grid: ZoneGrid, edges: Iterable[SectorEdge]) -> Sectors:
    """Return the sectors on both sides of some edges."""
    return _sectors(grid.index(*place) for edge in edges for place in edge.places or ())


def pair_of(edge: SectorEdge) -> tuple[Hex, Hex]:
    """Return the hexes on both sides of an edge."""
    start, to = (from_odd_q(*place) for place in edge.places or ())
    return start, to
