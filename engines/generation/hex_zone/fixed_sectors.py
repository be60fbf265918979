"""What must stay of a zone that is there, with its images under the symmetry."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hullwright.schema.kinds.hex_zone.layout import ALIEN, DANGEROUS, HULL, HUMAN, POD, SILENT

from ..contract import FixedPart
from .grid import Sectors, ZoneGrid, indices
from .special_images import fixed_specials
from .symmetry import FOLDS, ZoneSymmetry
from .turned_marks import evenly, opposite
from .written_zone import pod_numbers, sectors_by_kind
from .zone_specials import ZoneSpecials

MOST_PODS = 4
"""More pods than these would be objected to."""


@dataclass(frozen=True)
class FixedSectors:
    """The sectors that must stay, by what they are."""

    cells: Sectors = 0
    silent: Sectors = 0
    dangerous: Sectors = 0
    human: Sectors = 0
    alien: Sectors = 0
    pods: Sectors = 0
    numbers: Mapping[int, int] = field(default_factory=dict)
    """The numbers of the pods, by their bits."""
    specials: ZoneSpecials | None = None
    """Sector kinds and edges of somebody's own, with their images."""

    @classmethod
    def of(cls, fixed: FixedPart, grid: ZoneGrid, symmetry: ZoneSymmetry) -> "FixedSectors":
        """Return what must stay; where an image of it is free, it becomes the same."""
        cells = grid.labelled(fixed.cells)
        found = {
            kind: sectors & cells
            for kind, sectors in sectors_by_kind(grid, fixed.document.layout).items()
        }
        every = _imaged(symmetry, cells)
        new = every & ~cells
        for kind in (HULL, SILENT, DANGEROUS):
            found[kind] |= _imaged(symmetry, found[kind]) & new
        found[POD] |= _pod_images(symmetry, found[POD]) & new
        found = _started(symmetry, found, new)
        known = found[SILENT] | found[POD] | found[HUMAN] | found[ALIEN] | found[HULL]
        return cls(
            every,
            found[SILENT],
            every & ~known,
            found[HUMAN],
            found[ALIEN],
            found[POD],
            pod_numbers(fixed.document, grid, found[POD] & cells),
            fixed_specials(
                grid,
                fixed.document.layout,
                symmetry,
                cells,
                {**found, DANGEROUS: every & ~known, HULL: found[HULL] & every},
            ),
        )

    @property
    def through(self) -> Sectors:
        """Those that can be gone through."""
        return self.silent | self.dangerous


def _started(symmetry: ZoneSymmetry, found: dict[str, Sectors], new: Sectors) -> dict[str, Sectors]:
    """Return the sectors by kind with the image of a lonely start as the start of the other side."""
    for side, other in ((HUMAN, ALIEN), (ALIEN, HUMAN)):
        image = _imaged(symmetry, found[side]) & new
        if symmetry.is_turned and image:
            image &= 1 << opposite(symmetry, found[side].bit_length() - 1)
        if image.bit_count() == 1 and not found[other]:
            return {**found, other: image}
    return found


def _pod_images(symmetry: ZoneSymmetry, pods: Sectors) -> Sectors:
    """Return the images of pods; under turns as many as make no more pods than a zone may have."""
    if not symmetry.is_turned:
        return _imaged(symmetry, pods)
    fold = FOLDS[symmetry.name]
    for count in (each for each in range(fold, 1, -1) if fold % each == 0):
        found = pods
        for index in indices(pods & symmetry.whole):
            found |= evenly(symmetry, index, count)
        if found.bit_count() <= MOST_PODS:
            return found
    return pods


def _imaged(symmetry: ZoneSymmetry, sectors: Sectors) -> Sectors:
    """Return some sectors and their images, with those that have an image beside the sheet."""
    found = sectors
    for index in indices(sectors):
        found |= symmetry.orbits.get(index, 0)
    return found
