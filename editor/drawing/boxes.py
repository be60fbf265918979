"""Boxes around cells, to know what must be drawn or shown."""

from collections.abc import Iterable

from ..concepts.editor_kind import Box, Cell, Surface


def around(surface: Surface, cell: Cell, margin: float) -> Box:
    """Return the box around a cell and a margin."""
    return around_all(surface, (cell,), margin)


def around_all(surface: Surface, cells: Iterable[Cell], margin: float) -> Box:
    """Return the box around some cells and a margin; an empty one if there are no cells."""
    corners = [corner for cell in cells for corner in surface.corners(cell)]
    if not corners:
        return Box(0.0, 0.0, 0.0, 0.0)
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Box(min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)
