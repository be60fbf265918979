"""The symmetry report: how symmetric a map is, and which cells are odd."""

from collections.abc import Mapping
from dataclasses import field
from typing import Generic

from hullwright.schema.late_dataclass import late_dataclass

from .editor_kind import Symmetry
from .surface import CellT


@late_dataclass
class SymmetryReport(Generic[CellT]):
    """What is found about the symmetry of a map."""

    symmetry: Symmetry
    """The one that is looked at: the chosen one, or the best if none is chosen."""
    odd: tuple[CellT, ...] = ()
    """The cells that do not agree with their images, in the order of the map; not all if they are very many."""
    odd_count: int = 0
    shares: Mapping[str, float] = field(default_factory=dict)
    """Of each symmetry the share of cells that agree with all their images, 0 to 1."""

    @property
    def share(self) -> float:
        """The share of cells that agree with their images under the symmetry that is looked at."""
        return self.shares.get(self.symmetry.name, 0.0)
