"""The sparkle brush: paints the first content, and the second one into every third sector."""

from collections.abc import Generator
from typing import Any

from hullwright.plugins.contributions import Desk, Painting, Pointer


def sparkle(desk: Desk, pointer: Pointer) -> Generator[Painting, Pointer, None]:
    """Paint along the way of the pointer."""
    painted: dict[Any, str] = {}
    last = pointer.cell
    while True:
        if pointer.cell is not None and last is not None:
            # A fast mouse leaves sectors out; the line between two places has them all.
            for cell in desk.surface.line(last, pointer.cell):
                for each in desk.images(desk.surface.disc(cell, desk.size)):
                    painted[each] = content(desk, each)
        last = pointer.cell or last
        pointer = yield Painting(dict(painted))


def content(desk: Desk, cell: Any) -> str:
    """Return what a sector gets; hexes can be coloured with three colours so that none touches its own."""
    return desk.second if (cell.q - cell.r) % 3 == 0 else desk.first
