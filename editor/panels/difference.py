"""A difference that can be gone to and taken over: one change, or all of a group."""

from typing import NamedTuple

from hullwright.schema.kinds.comparison import Change, ChangeGroup

from ..concepts.surface import Cell, Surface


class Difference(NamedTuple):
    """Changes of one group that belong together."""

    group: ChangeGroup
    changes: tuple[Change, ...]

    def is_at(self, other: "Difference") -> bool:
        """Tell whether another difference is about the same place."""
        return self.group is other.group and self.changes[0].place == other.changes[0].place

    def cells(self, surface: Surface) -> frozenset[Cell]:
        """Return the cells of a surface that it is about, if it is about cells."""
        if self.group is ChangeGroup.CELLS:
            labels = [each.place for each in self.changes]
        elif self.group is ChangeGroup.EDGES:
            places = (each.place.removeprefix("layout.edges.") for each in self.changes)
            labels = [label for place in places for label in place.split("-")]
        else:
            labels = []
        cells = (surface.cell_of(label) for label in labels)
        return frozenset(each for each in cells if each is not None)
