"""Which cells lie in a box, and their shapes on the screen."""

from collections.abc import Iterable, Iterator

from PySide6.QtGui import QPolygonF

from ...concepts.editor_kind import Box, Cell, Surface
from ...drawing.camera import Camera


def cells_in(surface: Surface, box: Box) -> Iterable[Cell]:
    """Return the cells of a surface that touch a box, and perhaps a few beside it."""
    left, top, right, bottom = box.left - 1, box.top - 1, box.right + 1, box.bottom + 1
    return surface.inside([(left, top), (right, top), (right, bottom), (left, bottom)])


def named_cells(surface: Surface, labels: Iterable[str]) -> Iterator[tuple[str, Cell]]:
    """Yield the labels that name a cell of a surface, each with its cell."""
    for label in labels:
        cell = surface.cell_of(label)
        if cell is not None:
            yield label, cell


def touching(surface: Surface, cells: Iterable[Cell], box: Box) -> Iterator[Cell]:
    """Yield those among some cells of a surface that touch a box."""
    for cell in cells:
        x, y = surface.centre(cell)
        if box.left - 1 <= x <= box.right + 1 and box.top - 1 <= y <= box.bottom + 1:
            yield cell


def outline(surface: Surface, cell: Cell, camera: Camera) -> QPolygonF:
    """Return the corners of a cell on the screen."""
    return QPolygonF([camera.on_screen(corner) for corner in surface.corners(cell)])
