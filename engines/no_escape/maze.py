"""The maze as it lies on the table, kept up to date tile by tile: what lies where, and where it is open.

A *gap* is an empty cell that an exit leads to. *Lit* is what can be reached from the hub on foot and by white
teleporters (NE-43); `glow` holds the lit exits. Laying only adds to both, so nothing is looked at twice;
after a removal, which is rare, they are worked out anew.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence

from .grid import ACROSS, ALL_SIDES, COUNT, OFFSETS
from .lane_links import Links, relink
from .shapes import WHITE_JUMP, PieceShape

AROUND = tuple((OFFSETS[side], 1 << ACROSS[side], 1 << side, 16 << side) for side in ALL_SIDES)
"""For each side where the cell beyond lies, its side that meets this one as a mask, and what is asked for
there if that has an exit or a wall."""


class Maze:
    """What lies on the table, with its gaps and its lit lanes. It changes in place."""

    __slots__ = (
        *("exits", "gaps", "glow", "homes", "hub", "laid", "linked", "lit", "shapes"),
        *("signs", "unlinked", "white", "worked_out"),
    )

    def __init__(
        self, shapes: Sequence[PieceShape], hub: int, laid: Iterable[tuple[int, int]]
    ) -> None:
        self.shapes = shapes
        self.hub = hub
        self.homes: set[int] | None = None
        """The lanes with a way back to the hub, as soon as somebody has asked for them (NE-53)."""
        self.worked_out: dict[Hashable, Mapping[tuple[int, int], int]] = {}
        """What bots have found out about the ways of the maze; after every change they begin with nothing."""
        self.laid: dict[int, int] = {}
        """The shape in each cell that is not empty."""
        self.linked: Links = {}
        """Where lanes led when somebody last asked for that."""
        self.unlinked: set[int] = set()
        """The cells where something has changed since."""
        self.gaps: dict[int, int] = {}
        """What each gap asks for, as a code of the box."""
        self.exits = 0
        """How many maze exits there are (NE-13)."""
        self.signs: dict[tuple[int, int], int] = {}
        """The teleport indicators by cell and space (NE-70, NE-71)."""
        self.glow: dict[int, int] = {}
        """For each gap the mask of its sides on which there is a lit exit."""
        for cell, number in laid:
            self.laid[cell] = number
            self.unlinked.add(cell)
            self._mark(cell)
        for cell in list(self.laid):
            self._refresh(cell)
        self._relight()

    def copy(self) -> "Maze":
        """Return a maze that shares nothing that changes."""
        other = Maze.__new__(Maze)
        other.shapes, other.hub, other.exits, other.white = (
            *(self.shapes, self.hub, self.exits),
            self.white,
        )
        other.laid, other.gaps, other.glow = self.laid.copy(), self.gaps.copy(), self.glow.copy()
        other.signs, other.lit, other.homes = self.signs.copy(), self.lit.copy(), self.homes
        other.linked, other.unlinked = self.linked.copy(), self.unlinked.copy()
        # Nobody who changes a maze empties it for others: both go on with what is known of it as it lies.
        other.worked_out = self.worked_out
        return other

    def shape(self, cell: int) -> PieceShape:
        """Return what lies in a cell."""
        return self.shapes[self.laid[cell]]

    def lay(self, cell: int, number: int) -> None:
        """Put a shape into an empty cell, or in the place of the same tile without a new path."""
        self.laid[cell] = number
        self.homes, self.worked_out = None, {}
        self._mark(cell)
        self._refresh(cell)
        self.unlinked.add(cell)
        self.glow.pop(cell, None)
        shape = self.shapes[number]
        self._spread(
            [cell * 4 + lane for lane in range(len(shape.lanes)) if self._lights(cell, lane)]
        )

    def remove(self, *cells: int) -> None:
        """Take tiles off the table."""
        for cell in cells:
            for space, _, _ in self.shape(cell).jumps:
                del self.signs[cell, space]
            del self.laid[cell]
            self._refresh(cell)
        self.unlinked.update(cells)
        self.homes, self.worked_out = None, {}
        self._relight()

    def turn(self, cell: int, quarter: int) -> None:
        """Turn a tile in its place."""
        lies = self.laid[cell]
        self.remove(cell)
        self.lay(cell, (lies & ~3) + quarter)

    def exchange(self, cell: int, other: int, here: int, there: int) -> None:
        """Let two tiles change places, with the rotations that lie here and there afterwards."""
        one, two = self.laid[cell], self.laid[other]
        self.remove(cell, other)
        self.lay(cell, (two & ~3) + here)
        self.lay(other, (one & ~3) + there)

    def asks(self, cell: int) -> int:
        """Return what a cell asks for by what lies round it, as a code of the box (NE-40, NE-41)."""
        code, laid, shapes = 0, self.laid, self.shapes
        for offset, across, way, wall in AROUND:
            number = laid.get(cell + offset)
            if number is not None:
                code |= way if shapes[number].mask & across else wall
        return code

    @property
    def links(self) -> Links:
        """Where each lane leads."""
        if self.unlinked:
            relink(self.linked, self.shapes, self.laid, self.unlinked)
            self.unlinked = set()
        return self.linked

    def links_after(self, changes: Mapping[int, int | None]) -> Links:
        """Return where lanes would lead after changes: a shape for each cell, or nothing there."""
        laid, links = self.laid.copy(), self.links.copy()
        for cell, number in changes.items():
            if number is None:
                del laid[cell]
            else:
                laid[cell] = number
        relink(links, self.shapes, laid, changes)
        return links

    def beside(self, cell: int) -> Iterator[int]:
        """Yield the sides of a cell beyond which something lies."""
        return (side for side in ALL_SIDES if cell + OFFSETS[side] in self.laid)

    def lit_exits(self) -> int:
        """Return how many exits can be reached from the hub."""
        return sum(COUNT[bits] for bits in self.glow.values())

    def _mark(self, cell: int) -> None:
        for space, _, kind in self.shape(cell).jumps:
            self.signs[cell, space] = kind

    def _refresh(self, cell: int) -> None:
        """Bring the gaps at a cell and round it up to date."""
        gaps = self.gaps
        for each in (cell, *(cell + offset for offset in OFFSETS)):
            code = 0 if each in self.laid else self.asks(each)
            before = gaps.get(each, 0)
            if code & 15:
                gaps[each] = code
            elif before:
                del gaps[each]
            self.exits += COUNT[code & 15] - COUNT[before & 15]

    def _lights(self, cell: int, lane: int) -> bool:
        """Tell whether a lane is lit by what lies beside it, or by a jump."""
        shape = self.shape(cell)
        if cell * 4 + lane in self.lit:
            return True
        if self.white and any(own == lane for _, own, _ in shape.jumps):
            return True
        for _, offset, across in shape.lanes[lane]:
            number = self.laid.get(cell + offset)
            if number is not None:
                other = self.shapes[number].lane_of[across]
                if (cell + offset) * 4 + other in self.lit:
                    return True
        return False

    def _relight(self) -> None:
        self.lit: set[int] = set()
        self.glow.clear()
        self.white = False
        """Whether a white teleport indicator is lit, and with it all indicators."""
        self._spread([self.hub * 4])

    def _spread(self, lanes: list[int]) -> None:
        """Light some lanes, and whatever can be reached from them."""
        lit, laid, shapes, glow = self.lit, self.laid, self.shapes, self.glow
        lit.update(lanes)
        while lanes:
            key = lanes.pop()
            cell, lane = key >> 2, key & 3
            shape = shapes[laid[cell]]
            if shape.jumps and not self.white and (lane, WHITE_JUMP) in _kinds(shape):
                self.white = True
                lanes += self._unlit_signs()
            for _, offset, across in shape.lanes[lane]:
                beyond = cell + offset
                number = laid.get(beyond)
                if number is None:
                    glow[beyond] = glow.get(beyond, 0) | 1 << across
                    continue
                key = beyond * 4 + shapes[number].lane_of[across]
                if key not in lit:
                    lit.add(key)
                    lanes.append(key)

    def _unlit_signs(self) -> list[int]:
        found = {
            cell * 4 + lane
            for cell in {cell for cell, _ in self.signs}
            for _, lane, _ in self.shape(cell).jumps
        }
        new = sorted(found - self.lit)
        self.lit.update(new)
        return new


def _kinds(shape: PieceShape) -> list[tuple[int, int]]:
    return [(lane, kind) for _, lane, kind in shape.jumps]
