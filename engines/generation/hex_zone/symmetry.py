"""Symmetries of a sheet: the images of each sector, and how much a state is like its image."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from hullwright.schema.boards.hex_motions import (
    Motion,
    Sixths,
    about,
    mirrored,
    nearest_centre,
    touching_images,
    turns,
)
from hullwright.schema.boards.hexes import Hex, from_odd_q, to_odd_q

from .grid import Sectors, ZoneGrid, indices
from .zone_state import ZoneState

NONE = "none"
LEFT_RIGHT, UP_DOWN, HALF_TURN, BOTH = (
    "mirror left-right",
    "mirror up-down",
    "rotation 2",
    "both mirrors",
)
THIRD_TURN, SIXTH_TURN = "rotation 3", "rotation 6"
"""The symmetries that a zone can be made with, called as in the editor."""
SYMMETRIES = (NONE, HALF_TURN, LEFT_RIGHT, UP_DOWN, BOTH, THIRD_TURN, SIXTH_TURN)
DRAWN = (HALF_TURN, LEFT_RIGHT, UP_DOWN, BOTH)
"""Those that chance may choose; a sheet that is wider than high has little room for the others."""
FOLDS: Mapping[str, int] = {HALF_TURN: 2, THIRD_TURN: 3, SIXTH_TURN: 6}
TURNED = (THIRD_TURN, SIXTH_TURN)
"""Those with more images than there are starts, and maybe pods: these stand on some of the images alone."""

Images: TypeAlias = Mapping[int, int]
"""The image of each bit; -1 if it lies beside the sheet."""


class ZoneSymmetry:
    """A symmetry about a centre, which is the middle of the sheet unless another is named."""

    def __init__(self, grid: ZoneGrid, name: str, centre: Sixths | None = None) -> None:
        self.name = name
        self.is_turned = name in TURNED
        self.centre = usual_centre(grid, name) if centre is None else centre
        self._parts = [_images(grid, each) for each in _motions(name, self.centre)]
        found: dict[int, Sectors] = {}
        for index in grid.all_indices:
            images = [part[index] for part in self._parts]
            if -1 not in images:
                found[index] = 1 << index
                for each in images:
                    found[index] |= 1 << each
        self.orbits: Mapping[int, Sectors] = found
        """The sectors that are images of each other, by the bit of each; without those that have one beside the sheet."""
        self.whole: Sectors = sum(1 << index for index in found)
        """All sectors that have their images on the sheet."""

    def imaged(self, sectors: Sectors) -> Sectors:
        """Return some sectors with all their images, without those that have one beside the sheet."""
        if not self._parts:
            return sectors & self.whole
        found = 0
        for index in indices(sectors & self.whole):
            found |= self.orbits[index]
        return found

    def images(self, index: int) -> Sequence[int]:
        """Return the images of a bit in the order of the turns, itself first."""
        return [index, *(part[index] for part in self._parts)]

    def carried(self, sectors: Sectors, to: int) -> Sectors:
        """Return where sectors of an orbit come to if the lowest of them goes elsewhere; 0 if that has no such images."""
        low = (sectors & -sectors).bit_length() - 1
        old, new = self.orbits.get(low, 0), self.orbits.get(to, 0)
        if not new or old.bit_count() != new.bit_count():
            return 0
        pairs = zip(self.images(low), self.images(to), strict=True)
        return sum({1 << there for here, there in pairs if sectors >> here & 1})

    def pairs(self, pair: tuple[Hex, Hex]) -> Sequence[tuple[Hex, Hex]]:
        """Return the images of two hexes that touch, without these themselves."""
        moves = _motions(self.name, self.centre)
        found = [touching_images(move(pair[0]), move(pair[1])) for move in moves]
        return [each for each in dict.fromkeys(found) if each != pair]

    def holds_for(self, state: ZoneState) -> bool:
        """Tell whether a state is its own image, the starts of both sides counting as alike.

        Under three- and sixfold turns starts and pods count as alike to everything that is no hull.
        """
        ground = state.ground
        own = state.own_sets
        if self.is_turned:
            sets = (state.silent, *own)
            return self.imaged(ground.open) == ground.open and all(
                self.imaged(each) & ground.through == each & ground.through for each in sets
            )
        sets = (ground.through, state.silent, ground.pods, ground.human | ground.alien, *own)
        return self.name != NONE and all(self.imaged(each) == each for each in sets)


@cache
def symmetry_of(grid: ZoneGrid, name: str, centre: Sixths | None = None) -> ZoneSymmetry:
    """Return a symmetry of a sheet; all drafts share it."""
    return ZoneSymmetry(grid, name, centre)


def usual_centre(grid: ZoneGrid, name: str) -> Sixths:
    """Return the possible centre nearest to the middle of a sheet, as the editor's tools choose it."""
    if name in TURNED:
        q, height = (grid.width - 1) / 2, (grid.height - 1) + (grid.width > 1) / 2
        # Of two places that are equally near the upper one is taken, then the left one, whatever the rounding.
        return nearest_centre(FOLDS[name], q - 1e-6, height / 2 - q / 2 - 1.5e-6)
    # Mirrors that fall between the hexes are none: the last column, and every second sector of the last row, stay free.
    column, over = (grid.width - 1) // 2, grid.height - 1
    return Sixths(6 * column, 3 * (over - column))


def _motions(name: str, centre: Sixths) -> Sequence[Motion]:
    """Return the motions of a symmetry, without staying in place."""
    across, over = centre.q // 3, (2 * centre.r + centre.q) // 3
    if name in FOLDS:
        return [about(centre, each) for each in turns(FOLDS[name])[1:]]
    mirrors = {LEFT_RIGHT: [mirrored(across, None)], UP_DOWN: [mirrored(None, over)], NONE: []}
    half_turn = about(centre, turns(2)[1])
    return (
        mirrors[name] if name in mirrors else [*mirrors[LEFT_RIGHT], *mirrors[UP_DOWN], half_turn]
    )


def centre_of_turns(fold: int, cells: Collection[Hex]) -> Sixths:
    """Return the place about which some cells may be alike after a turn: the possible one nearest to their middle."""
    count = len(cells) or 1
    return nearest_centre(
        fold, sum(each.q for each in cells) / count, sum(each.r for each in cells) / count
    )


def best_symmetry(state: ZoneState) -> float:
    """Return the share of sectors whose image is of the same kind, under the symmetry that fits best.

    Under three- and sixfold turns, whose images are more than there are starts and pods, these are alike to everything.
    """
    if state.is_symmetric:
        return 1.0
    ground = state.ground
    marks = ground.pods | ground.human | ground.alien
    own = [each & ~marks for each in state.own_sets]
    plain = ground.through & ~sum(own)
    walked = [state.silent & plain, plain & ~state.silent, *own]
    kinds = (*walked, ground.pods, ground.human | ground.alien)
    sets = [(each, indices(each)) for each in kinds]
    under_turns = [(each | marks, indices(each)) for each in walked]
    under_turns.append((ground.open, indices(marks)))
    grid, open_ = state.grid, indices(ground.open)
    across, over = _extents(grid, open_)
    hexes = [from_odd_q(*grid.place(index)) for index in open_]
    alike = [_alike(sets, _measured_images(grid, name, across, over)) for name in _MEASURED] + [
        _alike(under_turns, _turned_images(grid, fold, centre_of_turns(fold, hexes)))
        for fold in (3, 6)
    ]
    return round(max(alike) / len(open_), 3)


def _alike(sets: Collection[tuple[Sectors, Sequence[int]]], images: Images) -> int:
    """Return how many sectors have their image in what is alike to them, which stands before each group."""
    return sum(
        sum(image >= 0 and alike >> image & 1 for image in map(images.__getitem__, places))
        for alike, places in sets
    )


def _extents(grid: ZoneGrid, places: Sequence[int]) -> tuple[int, int]:
    """Return twice the middle of some sectors across and down, as the measurements of any zone take it."""
    points = [(column, 2 * row + (column & 1)) for column, row in map(grid.place, places)]
    columns, heights = zip(*points, strict=True)
    return min(columns) + max(columns), min(heights) + max(heights)


def _half_turn(across: int, over: int) -> Motion:
    """Return the half turn that measurements know, which may fall between the hexes."""
    aside, below = mirrored(across, None), mirrored(None, over)
    return lambda cell: aside(below(cell))


_MEASURED: Mapping[str, Callable[[int, int], Motion]] = {
    LEFT_RIGHT: lambda across, _: mirrored(across, None),
    UP_DOWN: lambda _, over: mirrored(None, over),
    HALF_TURN: _half_turn,
}


@cache
def _measured_images(grid: ZoneGrid, name: str, across: int, over: int) -> Images:
    return _images(grid, _MEASURED[name](across, over))


@cache
def _turned_images(grid: ZoneGrid, fold: int, centre: Sixths) -> Images:
    return _images(grid, about(centre, turns(fold)[1]))


def _images(grid: ZoneGrid, motion: Motion) -> Images:
    """Return the image of each bit; -1 if it lies beside the sheet."""
    found = {}
    for index in grid.all_indices:
        column, row = to_odd_q(motion(from_odd_q(*grid.place(index))))
        found[index] = grid.index(column, row) if grid.holds(column, row) else -1
    return found
