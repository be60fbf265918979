"""What is painted again: as few pieces as there are things that changed."""

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QRegion

from hullwright.editor.drawing.painting import pieces_of

CELL = QRect(0, 0, 50, 40)


def test_cells_half_beside_each_other_are_a_piece_each():
    other = CELL.translated(300, 20)
    assert pieces_of(QRegion(CELL) + other, most=8) == [QRectF(CELL), QRectF(other)]


def test_neighbours_are_one_piece():
    other = CELL.translated(36, 20)
    assert pieces_of(QRegion(CELL) + other, most=8) == [QRectF(CELL | other)]


def test_too_many_pieces_are_drawn_as_one():
    cells = [CELL.translated(300 * number, 20 * number) for number in range(9)]
    region = QRegion()
    for cell in cells:
        region += cell
    assert pieces_of(region, most=8) == [QRectF(region.boundingRect())]
