"""What maps look like, so that twins are told apart from others: shifted, turned by a half or mirrored they stay twins."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from hullwright.schema.boards.hex_motions import MIRROR_LEFT_RIGHT, turns
from hullwright.schema.boards.hexes import Hex

Contents: TypeAlias = Mapping[str, str]
"""What lies in each cell of a map, by the labels of the cells."""
HexContents: TypeAlias = Callable[[Contents], Mapping[Hex, str]]
"""Says what lies in which hex, in words that do not change when a map is mirrored."""

_HALF_TURNS = turns(2)
MATRICES = (*_HALF_TURNS, *(each.after(MIRROR_LEFT_RIGHT) for each in _HALF_TURNS))
"""How one map may lie to another."""


class _Form(NamedTuple):
    """What lies where, to be laid over others."""

    cells: frozenset[object]
    items: frozenset[tuple[object, str]]

    @classmethod
    def of(cls, contents: Mapping[Hex, str] | Mapping[str, str]) -> "_Form":
        """Return what lies where."""
        return cls(frozenset(contents), frozenset(contents.items()))

    def differing(self, other: "_Form") -> float:
        """Return the share of cells that differ."""
        cells = len(self.cells) + len(other.cells) - len(self.cells & other.cells)
        return 1 - len(self.items & other.items) / cells if cells else 0.0


class MapForms:
    """A map as it lies, and in the ways in which others are laid over it."""

    def __init__(self, contents: Contents, hexes: HexContents | None) -> None:
        """Look at what lies in a map; without hexes it is compared as it lies."""
        found = hexes(contents) if hexes else {}
        self.lying = _Form.of(found if hexes else contents)
        self.turned = [
            _Form.of(_cornered({Hex(*matrix(*cell)): each for cell, each in found.items()}))
            for matrix in (MATRICES if hexes else ())
        ]

    def differing(self, other: "MapForms") -> float:
        """Return the share of cells in which two maps differ, laid over each other in the best way."""
        found = self.lying.differing(other.lying)
        for form in other.turned:
            found = min(found, self.turned[0].differing(form))
        return found


def _cornered(cells: Mapping[Hex, str]) -> Mapping[Hex, str]:
    """Return cells counted from the first of them."""
    left = min((each.q for each in cells), default=0)
    above = min((each.r for each in cells), default=0)
    return {Hex(cell.q - left, cell.r - above): each for cell, each in cells.items()}
