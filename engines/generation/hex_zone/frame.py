"""The frame of a draft: the sheet, its symmetry, where sectors may be, and what must stay as it is."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hullwright.schema.documents.targets import Target

from .grid import Sectors, ZoneGrid, indices
from .symmetry import ZoneSymmetry


@dataclass(frozen=True)
class ZoneFrame:
    """What all states of a draft have in common."""

    grid: ZoneGrid
    symmetry: ZoneSymmetry
    allowed: Sectors
    """Where sectors may be; with all their images."""
    frozen: Sectors = 0
    """What must stay as it is, with its images."""
    pod_numbers: Mapping[int, int] = field(default_factory=dict)
    """The numbers of pods that must stay, by their bits."""
    has_chokepoints: bool = False
    """Whether somebody wishes for chokepoints; else no move makes one."""
    target: Target | None = None
    """What the zone is made for, which it tells people."""
    orbits: tuple[Sectors, ...] = ()
    """What may be changed: sectors together with their images."""

    def __post_init__(self) -> None:
        free = self.allowed & ~self.frozen
        found = dict.fromkeys(self.symmetry.orbits[index] for index in indices(free))
        object.__setattr__(self, "orbits", tuple(each for each in found if not each & ~free))
