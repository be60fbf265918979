"""Painting: marks drawn by Qt, on a canvas, as a sprite or as an icon."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from ..concepts.marks import Marks, Shape, Text, in_words
from ..languages.words import tr
from .inks import Inks
from .inks_in_force import icon_in_force
from .paths import path_of, text_path


def paint_marks(painter: QPainter, marks: Marks, inks: Inks, zoom: float) -> None:
    """Draw marks around the painter's origin, with so many pixels for the side of a cell."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(zoom, zoom)
    for mark in in_words(marks, tr):
        _paint(painter, mark, inks)
    painter.restore()


def _paint(painter: QPainter, mark: Shape | Text, inks: Inks) -> None:
    if isinstance(mark, Shape):
        painter.setPen(_pen(mark, inks))
        painter.setBrush(QColor(inks[mark.fill]) if mark.fill else Qt.BrushStyle.NoBrush)
        painter.drawPath(path_of(mark.path))
    else:
        outline = text_path(mark.text, mark.size, mark.bold)
        painter.fillPath(outline.translated(QPointF(*mark.at)), QColor(inks[mark.ink]))


def _pen(shape: Shape, inks: Inks) -> QPen:
    if not shape.stroke:
        return QPen(Qt.PenStyle.NoPen)
    pen = QPen(QColor(inks[shape.stroke]), shape.width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def reach_of(marks: Marks) -> float:
    """Return how far marks reach from the middle, to any side."""
    return max(map(_reach, in_words(marks, tr)), default=0.0)


def _reach(mark: Shape | Text) -> float:
    if isinstance(mark, Shape):
        bounds, more = path_of(mark.path).boundingRect(), mark.width / 2 if mark.stroke else 0.0
    else:
        outline = text_path(mark.text, mark.size, mark.bold)
        bounds, more = outline.boundingRect().translated(*mark.at), 0.0
    sides = (bounds.left(), bounds.right(), bounds.top(), bounds.bottom())
    return max(abs(side) for side in sides) + more


def ground_ink(marks: Marks) -> str:
    """Return the ink of the topmost shape that fills most of the marks: how they look from far away."""
    filled = [(_size(mark), mark.fill) for mark in marks if isinstance(mark, Shape) and mark.fill]
    largest = max((size for size, _ in filled), default=0.0)
    return next((ink for size, ink in reversed(filled) if size >= largest / 2), "")


def _size(shape: Shape) -> float:
    bounds = path_of(shape.path).boundingRect()
    return bounds.width() * bounds.height()


def sprite(marks: Marks, inks: Inks, zoom: float, ratio: float, reach: float) -> QPixmap:
    """Return marks as a picture with their middle in its middle.

    `zoom` counts the screen's pixels, `ratio` says how many dots each of them has, and `reach` how
    far the picture goes from the middle, in sides of a cell.
    """
    dots = math.ceil(reach * zoom * ratio) + 1
    picture = QPixmap(2 * dots, 2 * dots)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.translate(dots, dots)
        paint_marks(painter, marks, inks, zoom * ratio)
    picture.setDevicePixelRatio(ratio)
    return picture


def marks_icon(marks: Marks, size: int, *, keeps_colours: bool = False) -> QIcon:
    """Return marks as an icon of so many pixels in the theme in force, sharp on dense screens, too.

    Qt tints the icon of a chosen row, unless it is to keep its colours.
    """
    sides = tuple(size * ratio for ratio in (1, 2, 3))
    return icon_in_force(
        lambda inks, side: _marks_icon(marks, inks, side, keeps_colours=keeps_colours),
        lambda: sides,
    )


def _marks_icon(marks: Marks, inks: Inks, side: int, *, keeps_colours: bool) -> QIcon:
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.translate(side / 2, side / 2)
        paint_marks(painter, marks, inks, side / (2 * max(reach_of(marks), 0.1)))
    icon = QIcon(picture)
    if keeps_colours:
        icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon
