"""Exposure: how many tiles of each class touch open space, and can be removed first, at the start."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from .layout import TileClass
from .survey import StationSurvey


@dataclass(frozen=True)
class Exposure:
    """The tiles of a class, and how many of them lie enclosed on the average of all deals.

    A tile that the map fixes lies where it lies; the others are as likely on every cell that is
    dealt (SA-11). Enclosed tiles can be removed only when no exposed one of their class is left
    (SA-66, SA-67).
    """

    tile_class: TileClass
    enclosed: Fraction
    where: frozenset[int]
    """The enclosed cells on which a tile of the class can lie."""

    @property
    def exposed(self) -> Fraction:
        """How many tiles of the class touch open space, on average."""
        return max(self.tile_class.count - self.enclosed, Fraction(0))


def exposures(survey: StationSurvey) -> Iterator[Exposure]:
    """Yield the exposure of each class in the order of removal."""
    dealt = survey.dealt_cells
    dealt_enclosed = frozenset(dealt) - survey.exposed
    share = Fraction(len(dealt_enclosed), len(dealt)) if dealt else Fraction(0)
    for each in survey.layout.tile_classes:
        fixed = frozenset(cell for cell, kind in survey.fixed.items() if kind.tile == each.id)
        fixed_enclosed = fixed - survey.exposed
        dealt_tiles = max(each.count - len(fixed), 0)
        yield Exposure(
            each,
            len(fixed_enclosed) + dealt_tiles * share,
            fixed_enclosed | (dealt_enclosed if dealt_tiles else frozenset()),
        )
