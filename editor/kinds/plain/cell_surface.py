"""A surface of cells that each have a middle of their own: drawn, pointed at and walked over by where they lie."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from math import dist, floor
from typing import Generic

from ...concepts.editor_kind import Box, Look, Placed, RulerMark, Surface
from ...concepts.marks import Point
from ...concepts.polygons import is_inside
from ...concepts.surface import CellT

ARROWS: Mapping[str, Point] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class CellSurface(ABC, Generic[CellT]):
    """Cells of one outline, each around its middle. What lies in them and how that looks is said by others."""

    def __init__(self, outline: Sequence[Point]) -> None:
        self._corners = tuple(outline)
        self._reach = max(dist((0, 0), corner) for corner in self._corners)
        self.middles: dict[CellT, Point] = {}

    @abstractmethod
    def look(self, cell: CellT) -> Look:
        """Return how a cell looks."""

    @abstractmethod
    def is_labelled(self, cell: CellT) -> bool:
        """Tell whether a cell has room for its label."""

    @abstractmethod
    def label(self, cell: CellT) -> str:
        """Return the label that people see."""

    @abstractmethod
    def cell_of(self, label: str) -> CellT | None:
        """Return the cell that a label names, or None."""

    @abstractmethod
    def content(self, cell: CellT) -> str:
        """Return what lies in a cell, as a word."""

    @cached_property
    def _squares(self) -> Mapping[tuple[int, int], list[CellT]]:
        """The cells whose middle lies in each square of the plane, so that few have to be asked."""
        found: dict[tuple[int, int], list[CellT]] = {}
        for cell, middle in self.middles.items():
            found.setdefault(self._square(middle), []).append(cell)
        return found

    def _square(self, point: Point) -> tuple[int, int]:
        size = 2 * self._reach
        return floor(point[0] / size), floor(point[1] / size)

    def _near(self, point: Point) -> Iterator[CellT]:
        """Yield all cells that may touch a point or a neighbour of the cell there."""
        column, row = self._square(point)
        for x in (column - 1, column, column + 1):
            for y in (row - 1, row, row + 1):
                yield from self._squares.get((x, y), ())

    @cached_property
    def bounds(self) -> Box:
        """The part of the plane that the map covers."""
        xs, ys = zip(*self.middles.values() or [(0.0, 0.0)], strict=True)
        left, top = (min(each) for each in zip(*self._corners, strict=True))
        return Box(min(xs) + left, min(ys) + top, max(xs) - left, max(ys) - top)

    @property
    def spacing(self) -> float:
        """The height of a cell."""
        return 2 * max(y for _, y in self._corners)

    # Drawing.

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the cells that touch a box, labelled where nothing else is written."""
        for cell, (x, y) in self.middles.items():
            if (
                box.left - self._reach <= x <= box.right + self._reach
                and box.top - self._reach <= y <= box.bottom + self._reach
            ):
                label = self.label(cell) if self.is_labelled(cell) else ""
                yield Placed(x, y, self.look(cell), label)

    def pixels(self) -> None:
        """Return nothing: maps of these kinds are drawn cell by cell from afar, too."""
        return

    def changed(self, before: Surface[CellT]) -> Collection[CellT] | None:
        """Return the cells that look different than on an earlier surface, or None for everything."""
        if not isinstance(before, CellSurface) or self.middles != before.middles:
            return None
        return [cell for cell in self.middles if self.look(cell) != before.look(cell)]

    # Pointing.

    def cells(self) -> Iterator[CellT]:
        """Yield all cells."""
        return iter(self.middles)

    def __contains__(self, cell: object) -> bool:
        return cell in self.middles

    def cell_at(self, point: Point) -> CellT | None:
        """Return the cell under a point, or None beside the map."""
        return next(
            (each for each in self._near(point) if is_inside(self.corners(each), point)), None
        )

    def centre(self, cell: CellT) -> Point:
        """Return the middle of a cell."""
        return self.middles[cell]

    def corners(self, cell: CellT) -> Sequence[Point]:
        """Return the corners of a cell."""
        x, y = self.middles[cell]
        return [(x + dx, y + dy) for dx, dy in self._corners]

    def columns(self) -> Sequence[RulerMark]:
        """Return nothing: the labels of these kinds stand in the cells."""
        return ()

    rows = columns

    # The ground for tools.

    def neighbours(self, cell: CellT) -> list[CellT]:
        """Return the cells whose middle is no farther than that of a cell beside it."""
        here = self.middles[cell]
        # A cell beside it lies twice the distance from the middle to the nearest edge away.
        (ax, ay), (bx, by) = self._corners[:2]
        beside = 1.01 * dist((0, 0), (ax + bx, ay + by))
        return [
            each
            for each in self._near(here)
            if each != cell and dist(here, self.middles[each]) <= beside
        ]

    def disc(self, cell: CellT, radius: int) -> Collection[CellT]:
        """Return the cells within some steps of a cell, itself included."""
        found = ring = {cell}
        for _ in range(radius):
            ring = {each for at in ring for each in self.neighbours(at)} - found
            found = found | ring
        return found

    def line(self, a: CellT, b: CellT) -> Sequence[CellT]:
        """Return the cells on the straight line between two, both included."""
        (ax, ay), (bx, by) = self.middles[a], self.middles[b]
        count = 2 * self.steps(a, b) or 1
        points = (
            (ax + (bx - ax) * n / count, ay + (by - ay) * n / count) for n in range(count + 1)
        )
        met = (self.cell_at(point) for point in points)
        return list(dict.fromkeys(each for each in met if each is not None))

    def rectangle(self, a: CellT, b: CellT) -> Collection[CellT]:
        """Return the cells whose middle lies between those of two cells, both included."""
        (left, right), (top, bottom) = (
            sorted(each) for each in zip(self.middles[a], self.middles[b], strict=True)
        )
        return [
            cell
            for cell, (x, y) in self.middles.items()
            if left <= x <= right and top <= y <= bottom
        ]

    def steps(self, a: CellT, b: CellT) -> int:
        """Return how many cells would lie side by side between two."""
        return round(dist(self.middles[a], self.middles[b]) / self.spacing)

    def towards(self, cell: CellT, direction: str) -> CellT:
        """Return the nearest cell that lies more in a direction than to its sides, or the same one."""
        (x, y), (across, down) = self.middles[cell], ARROWS[direction]

        def ahead(at: Point) -> float:
            return (at[0] - x) * across + (at[1] - y) * down

        there = [
            each
            for each, at in self.middles.items()
            if ahead(at) > 0 and 2 * ahead(at) >= dist((x, y), at)
        ]
        return min(there, key=lambda each: dist((x, y), self.middles[each]), default=cell)

    def inside(self, polygon: Sequence[Point]) -> Collection[CellT]:
        """Return the cells whose middle lies inside a polygon, such as a lasso."""
        if len(polygon) < 3:
            return []
        return [cell for cell, middle in self.middles.items() if is_inside(polygon, middle)]
