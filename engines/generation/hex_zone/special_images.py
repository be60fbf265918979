"""Sector kinds and edges of somebody's own that must stay, with their images under a symmetry."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from hullwright.schema.boards.hexes import label, to_odd_q
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.hex_zone.edges import SectorEdge
from hullwright.schema.kinds.hex_zone.layout import (
    DANGEROUS,
    HULL,
    SILENT,
    HexZone,
    SectorKind,
)
from hullwright.schema.messages import message

from .grid import Sectors, ZoneGrid
from .symmetry import ZoneSymmetry
from .zone_specials import OwnKinds, ZoneSpecials, own_kinds, pair_of, sheet_edges

IMAGED = (SILENT, DANGEROUS, HULL)
"""Kinds that count as these have images of their own kind; those of starts and pods are plain ones."""


def fixed_specials(
    grid: ZoneGrid,
    zone: HexZone,
    symmetry: ZoneSymmetry,
    cells: Sectors,
    roles: Mapping[str, Sectors],
) -> ZoneSpecials | None:
    """Return what a zone has of its own in the sectors that must stay, None if that is nothing.

    Edges between one of these and one that may change stay as well: they hold as long as both are sectors.
    `roles` says what becomes of the images.
    """
    kinds = {index: kind for index, kind in own_kinds(grid, zone).items() if cells >> index & 1}
    edges = [each for each in sheet_edges(grid, zone) if any(_held(grid, each, cells))]
    if not kinds and not edges:
        return None
    made = ZoneSpecials(
        grid,
        kinds | dict(_kind_images(symmetry, kinds, cells, roles)),
        (*edges, *_edge_images(grid, symmetry, edges, cells)),
        zone.legend,
    )
    lonely = made.lonely
    if lonely:
        raise HullwrightError(
            message(
                "Vents, switches and seals that stay need their counterparts, which {sectors} would lose: keep both, or let "
                "both change.",
                sectors=", ".join(sorted(grid.labels(lonely))),
            )
        )
    return made


def _held(grid: ZoneGrid, edge: SectorEdge, cells: Sectors) -> list[bool]:
    return [bool(cells >> grid.index(*place) & 1) for place in edge.places or ()]


def _kind_images(
    symmetry: ZoneSymmetry, kinds: OwnKinds, cells: Sectors, roles: Mapping[str, Sectors]
) -> Iterator[tuple[int, SectorKind]]:
    for index, kind in kinds.items():
        if kind.role in IMAGED and index in symmetry.orbits:
            for image in symmetry.images(index):
                if not cells >> image & 1 and roles[kind.role] >> image & 1:
                    yield image, kind


def _edge_images(
    grid: ZoneGrid, symmetry: ZoneSymmetry, edges: Sequence[SectorEdge], cells: Sectors
) -> Iterator[SectorEdge]:
    """Yield the images of edges, where nothing that is drawn says otherwise."""
    known = {each.pair for each in edges}
    for edge in edges:
        for one, other in symmetry.pairs(pair_of(edge)):
            image = replace(edge, start=label(one), to=label(other))
            places = to_odd_q(one), to_odd_q(other)
            is_free = all(grid.holds(*place) for place in places) and not all(
                _held(grid, image, cells)
            )
            if is_free and image.pair not in known:
                known.add(image.pair)
                yield image
