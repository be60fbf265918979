"""Sprites: a picture for each look at one scale, so that a cell is drawn by copying it."""

from collections.abc import Callable, Iterable

from PySide6.QtGui import QPainter, QPixmap

from ..concepts.editor_kind import Look
from ..concepts.marks import Marks
from .inks import Inks
from .painter import paint_marks, reach_of, sprite

LARGEST = 160.0
"""The scale above which the few cells that are seen are drawn by themselves, to save memory."""


class Sprites:
    """Draws looks at one scale, given in dots of the screen for the side of a cell."""

    def __init__(self, marks: Callable[[Look], Marks], inks: Inks, scale: float) -> None:
        self._marks = marks
        self._inks = inks
        self._scale = scale
        self._pictures: dict[Look, tuple[QPixmap, int]] = {}

    def draw(
        self, painter: QPainter, cells: Iterable[tuple[float, float, Look]], left: int, top: int
    ) -> None:
        """Draw looks around their places on the plane, with a place in dots at the painter's origin."""
        scale = self._scale
        if scale > LARGEST:
            self._draw_large(painter, cells, left, top)
            return
        get, made, put = self._pictures.get, self._made, painter.drawPixmap
        for x, y, look in cells:
            picture, half = get(look) or made(look)
            # Whole dots of the plane: sprites stay crisp, and no seam shows between tiles.
            put(round(x * scale) - left - half, round(y * scale) - top - half, picture)

    def _draw_large(
        self, painter: QPainter, cells: Iterable[tuple[float, float, Look]], left: int, top: int
    ) -> None:
        for x, y, look in cells:
            painter.save()
            painter.translate(round(x * self._scale) - left, round(y * self._scale) - top)
            paint_marks(painter, self._marks(look), self._inks, self._scale)
            painter.restore()

    def _made(self, look: Look) -> tuple[QPixmap, int]:
        marks = self._marks(look)
        picture = sprite(marks, self._inks, self._scale, 1.0, reach_of(marks))
        self._pictures[look] = made = picture, picture.width() // 2
        return made
