"""The layout of pieces: which of them lie on which page, in which grid."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice, repeat
from math import ceil

from ..concepts.cutouts import Cutout, CutoutSet
from .pages import PageFrame
from .piece_grid import PieceGrid, piece_size

ASIDE, TOP, BOTTOM = 8.0, 6.0, 12.0
"""White beside the grids, above their headings and below them; in the lowest part is the foot."""
HEAD = 8.0
"""The heading of a grid, and the crop marks below it."""
GAP = 6.0
"""Between two grids: the crop marks of the upper one, and white."""
HAIR = 1e-6
"""What the last digit of a sum may be off by."""


@dataclass(frozen=True)
class PieceLayout:
    """Sets of pieces for some players, on pages of one size."""

    sets: Sequence[CutoutSet]
    page: PageFrame
    players: int

    @property
    def count(self) -> int:
        """How many pieces there are."""
        return sum(each.copies(self.players) for each in self.sets)

    @property
    def least_pages(self) -> int:
        """How many pages the sets take if none shares one with another, without laying out any."""
        return sum(ceil(each.copies(self.players) / self._most(each)) for each in self.sets)

    def grids(self) -> Iterator[list[PieceGrid]]:
        """Yield the grids of each page: a set that does not fit below another begins a page."""
        here: list[PieceGrid] = []
        top = TOP
        for cutouts in self.sets:
            total, columns = cutouts.copies(self.players), self._even_columns(cutouts)
            first = 0
            while first < total:
                needed = ceil((total - first) / columns)
                rows = min(self._rows(cutouts, top), needed)
                if here and rows < needed:
                    yield here
                    here, top = [], TOP
                    continue
                count = min(rows * columns, total - first)
                here.append(PieceGrid(cutouts, self.page, top + HEAD, first, count, columns))
                top, first = here[-1].frame.bottom + GAP, first + count
        if here:
            yield here

    def pieces(self, grid: PieceGrid) -> Iterator[Cutout]:
        """Return the pieces in a grid, one by one."""
        every = (repeat(each, each.copies(self.players)) for each in grid.cutouts.pieces)
        return islice(chain.from_iterable(every), grid.first, grid.first + grid.count)

    def _most(self, cutouts: CutoutSet) -> int:
        """Return how many pieces of a set a page holds."""
        return self._columns(cutouts) * self._rows(cutouts, TOP)

    def _even_columns(self, cutouts: CutoutSet) -> int:
        """Return how many columns a set has: fewer on its only page, rather than a short last row."""
        total, columns = cutouts.copies(self.players), self._columns(cutouts)
        if not 0 < total <= self._most(cutouts):
            return columns
        return ceil(total / ceil(total / columns))

    def _columns(self, cutouts: CutoutSet) -> int:
        return max(int((self.page.width - 2 * ASIDE) / piece_size(cutouts)[0] + HAIR), 1)

    def _rows(self, cutouts: CutoutSet, top: float) -> int:
        """Return how many rows fit below a place; at the top of a page at least one."""
        room = self.page.height - BOTTOM - top - HEAD
        rows = int(room / piece_size(cutouts)[1] + HAIR)
        return max(rows, 1) if top <= TOP else rows
