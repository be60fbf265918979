"""A surface of a plugin's own class: every question to it is bounded, and answered harmlessly where it fails."""

from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence
from itertools import islice
from math import isfinite
from typing import Any

from hullwright.plugins.strangers_code import insist_on

from ...concepts.marks import Point
from ...concepts.surface import Box, Cell, Pixels, Placed, RulerMark, Surface
from .calls import Calls

MOST = 200_000
"""So many cells of one answer are looked at."""
EMPTY = Box(0.0, 0.0, 1.0, 1.0)


class BoundedSurface:
    """A surface of a plugin."""

    def __init__(self, calls: Calls, what: str, surface: Surface) -> None:
        self._calls = calls
        self._what = what
        self.unbounded = surface
        """The surface as the plugin knows it."""

    # Any: answers of all sorts.
    def _asked(self, name: str, otherwise: Any, *arguments: Any) -> Any:
        def ask(*given: Any) -> Any:
            found = getattr(self.unbounded, name)
            return found(*given) if callable(found) else found

        answer = self._calls.or_else(f"{self._what}.{name}", ask, lambda *_: otherwise)
        return answer(*arguments)

    def _several(self, name: str, *arguments: Any) -> list[Any]:
        def ask(*given: Any) -> list[Any]:
            return list(islice(getattr(self.unbounded, name)(*given), MOST))

        found: list[Any] = self._calls.or_else(f"{self._what}.{name}", ask, lambda *_: [])(
            *arguments
        )
        return found

    @property
    def bounds(self) -> Box:
        """The part of the plane that the layout covers."""
        found = self._asked("bounds", EMPTY)
        is_box = isinstance(found, Box) and all(map(isfinite, found))
        return found if is_box else EMPTY

    @property
    def spacing(self) -> float:
        """The distance between neighbouring rows."""
        found = self._asked("spacing", 1.0)
        return float(found) if isinstance(found, int | float) and found > 0 else 1.0

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the cells that touch a box."""

        def ask(given: Box) -> list[Placed]:
            found = islice(self.unbounded.placed(given), MOST)
            return [self._drawable(each) for each in found]

        answered = self._calls.or_else(f"{self._what}.placed", ask, lambda _: [])
        yield from answered(box)

    def _drawable(self, placed: object) -> Placed:
        """Return a cell to draw if it can be: its place is a number, and its look can be kept."""
        plugin = self._calls.contributed.plugin
        found = insist_on(plugin, f"{self._what}.placed", placed, Placed)
        # Looks are kept by what they are: one that can't be is the plugin's failure, not ours.
        hash(found.look)
        return found._replace(x=float(found.x), y=float(found.y), label=str(found.label))

    def pixels(self) -> Pixels | None:
        """Return the layout from far away, or None."""
        found = self._asked("pixels", None)
        return found if isinstance(found, Pixels) else None

    def changed(self, before: Surface) -> Collection[Cell] | None:
        """Return the cells that look different than on an earlier surface, or None for everything."""
        if not isinstance(before, BoundedSurface):
            return None
        found: Collection[Cell] | None = self._asked("changed", None, before.unbounded)
        return found

    def cells(self) -> Iterator[Cell]:
        """Yield all cells."""
        return iter(self._several("cells"))

    def __contains__(self, cell: object) -> bool:
        return bool(self._asked("__contains__", False, cell))

    def cell_at(self, point: Point) -> Cell | None:
        """Return the cell under a point, or None beside the layout."""
        found: Cell | None = self._asked("cell_at", None, point)
        return found

    def centre(self, cell: Cell) -> Point:
        """Return the middle of a cell."""
        x, y = self._asked("centre", (0.0, 0.0), cell)
        return float(x), float(y)

    def corners(self, cell: Cell) -> Sequence[Point]:
        """Return the corners of a cell."""
        return self._several("corners", cell)

    def content(self, cell: Cell) -> str:
        """Return what lies in a cell, as a word."""
        return str(self._asked("content", "", cell))

    def look(self, cell: Cell) -> Hashable:
        """Return how a cell looks."""
        found: Hashable = self._asked("look", None, cell)
        return found

    def label(self, cell: Cell) -> str:
        """Return the label that people see."""
        return str(self._asked("label", "", cell))

    def cell_of(self, label: str) -> Cell | None:
        """Return the cell that a label names, or None."""
        found: Cell | None = self._asked("cell_of", None, label)
        return found

    def columns(self) -> Iterable[RulerMark]:
        """Return the marks of the ruler above."""
        return self._several("columns")

    def rows(self) -> Iterable[RulerMark]:
        """Return the marks of the ruler on the left."""
        return self._several("rows")

    def neighbours(self, cell: Cell) -> Iterable[Cell]:
        """Return the cells that touch a cell."""
        return self._several("neighbours", cell)

    def disc(self, cell: Cell, radius: int) -> Collection[Cell]:
        """Return the cells within some steps of a cell."""
        return self._several("disc", cell, radius)

    def line(self, a: Cell, b: Cell) -> Sequence[Cell]:
        """Return the cells on the straight line between two."""
        return self._several("line", a, b)

    def rectangle(self, a: Cell, b: Cell) -> Collection[Cell]:
        """Return the cells of the upright rectangle with two cells at opposite corners."""
        return self._several("rectangle", a, b)

    def steps(self, a: Cell, b: Cell) -> int:
        """Return how many steps two cells are apart."""
        return int(self._asked("steps", 0, a, b))

    def towards(self, cell: Cell, direction: str) -> Cell:
        """Return the cell reached by an arrow key."""
        found: Cell = self._asked("towards", cell, cell, direction)
        return found

    def inside(self, polygon: Sequence[Point]) -> Collection[Cell]:
        """Return the cells whose middle lies inside a polygon."""
        return self._several("inside", polygon)
