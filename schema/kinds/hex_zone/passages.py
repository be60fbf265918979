"""Passages: how edges and vents change the links between the sectors of a zone."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from ...boards.hexes import offset_label, offset_of
from ...effects import DO
from ...late_dataclass import late_dataclass
from ...records import Json
from .edges import DOORS, ONE_WAY, WALL, SectorEdge
from .sector_effects import MOST_VENTS, VENT

if TYPE_CHECKING:
    import numpy as np

NO_SECTOR = -1
"""Instead of a space: there is hull."""

Pair: TypeAlias = tuple[int, int]
Traits: TypeAlias = Mapping[int, Mapping[str, Json]]
"""What spaces tell beyond their role."""


@late_dataclass
class Crossings:
    """The edges of a zone that lie between two sectors, by the spaces on their two sides."""

    shut: tuple[Pair, ...]
    """Where no two-way link leads: at walls, and at hatches."""
    one_way: tuple[Pair, ...]
    doors: tuple[tuple[int, str, str], ...]
    """For each side of each door the space, the label of the other sector, and the kind of door."""

    @classmethod
    def of(cls, edges: Iterable[SectorEdge], spaces: "np.ndarray") -> "Crossings":
        """Return the edges that hold: those between two sectors that touch, the first of a pair."""
        found = list(_between_sectors(edges, spaces))
        return cls(
            shut=tuple(pair for pair, edge in found if edge.kind in {WALL, ONE_WAY}),
            one_way=tuple(pair for pair, edge in found if edge.kind == ONE_WAY),
            doors=tuple(
                door
                for (a, b), edge in found
                if edge.kind in DOORS
                for door in ((a, _plain(edge.to), edge.kind), (b, _plain(edge.start), edge.kind))
            ),
        )

    def __bool__(self) -> bool:
        return bool(self.shut or self.doors)

    def door_traits(self, traits: Traits) -> dict[int, dict[str, Json]]:
        """Return what the spaces beside doors tell, with what they told already."""
        found: dict[int, dict[str, Json]] = {}
        for space, other, kind in self.doors:
            told = found.setdefault(space, {**traits.get(space, {}), "doors": {}})
            told["doors"][other] = kind
        return found


def _between_sectors(
    edges: Iterable[SectorEdge], spaces: "np.ndarray"
) -> Iterator[tuple[Pair, SectorEdge]]:
    known: set[frozenset[int]] = set()
    for edge in edges:
        if edge.touches and (pair := _spaces_of(edge, spaces)) and frozenset(pair) not in known:
            known.add(frozenset(pair))
            yield pair, edge


def _spaces_of(edge: SectorEdge, spaces: "np.ndarray") -> Pair | None:
    """Return the spaces on the two sides of an edge, or None if one of them is none."""
    height, width = spaces.shape
    found = [
        int(spaces[row, column])
        for column, row in edge.places or ()
        if column < width and row < height and spaces[row, column] != NO_SECTOR
    ]
    return (found[0], found[1]) if len(found) == 2 else None


def _plain(label: str) -> str:
    """Return a label as the board spells it."""
    at = offset_of(label)
    return offset_label(*at) if at else label


def crossed(links: "np.ndarray", crossings: Crossings) -> "np.ndarray":
    """Return the links that walls and hatches leave."""
    import numpy as np

    shut = np.sort(np.array(crossings.shut, dtype=np.int64).reshape(-1, 2), axis=1)
    codes = links[:, 0].astype(np.int64) << 32 | links[:, 1]
    return links[~np.isin(codes, shut[:, 0] << 32 | shut[:, 1])]


def vent_links(links: "np.ndarray", traits: Traits) -> "np.ndarray":
    """Return the links with those of the vents behind them, where two are not linked already."""
    import numpy as np

    groups = vent_groups(traits).values()
    joined = [pair for group in groups for pair in combinations(group[:MOST_VENTS], 2)]
    if not joined:
        return links
    added = np.array(list(dict.fromkeys(joined)), dtype=links.dtype)
    codes, known = (each[:, 0].astype(np.int64) << 32 | each[:, 1] for each in (added, links))
    return np.concatenate([links, added[~np.isin(codes, known)]])


def vent_groups(traits: Traits) -> Mapping[int, Sequence[int]]:
    """Return the spaces with vents of each group, in the order of the map."""
    found: dict[int, list[int]] = defaultdict(list)
    for space, told in sorted(traits.items()):
        for effect in told.get("effects", ()):
            if effect[DO] == VENT and space not in found[effect["group"]][-1:]:
                found[effect["group"]].append(space)
    return found
