"""Marked cells: few are outlined, very many are tinted."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from hullwright.editor.canvas.markings import OUTLINED, Marking
from hullwright.editor.drawing.camera import Camera
from hullwright.editor.drawing.inks import DARK
from hullwright.editor.kinds.table import editor_kind_of

from ..workplaces import zone

SURFACE = editor_kind_of("hex-zone").surface(zone(*["s" * 60] * 60))
MANY = [cell for cell in SURFACE.cells() if cell.q < 30]
WIDTH, HEIGHT = 400, 300


def marked(cells: object, camera: Camera) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    marking = Marking(SURFACE, "selection", Qt.PenStyle.DashLine)
    marking.show(cells)
    painter = QPainter(image)
    marking.paint(painter, camera, QRectF(0, 0, WIDTH, HEIGHT), DARK)
    painter.end()
    return image


@pytest.mark.parametrize("zoom", [3.0, 24.0])
def test_very_many_cells_are_tinted_and_the_others_are_not(qtbot: QtBot, zoom: float) -> None:
    assert len(MANY) > OUTLINED
    camera = Camera(zoom, 40.0, 50.0)
    image = marked(frozenset(MANY), camera)
    chosen, counted = set(MANY), 0
    for cell in SURFACE.cells():
        place = camera.on_screen(SURFACE.centre(cell)).toPoint()
        if image.rect().contains(place):
            counted += 1
            assert bool(image.pixelColor(place).alpha()) == (cell in chosen), SURFACE.label(cell)
    assert counted > 50


def test_scattered_cells_are_tinted_each_in_its_place(qtbot: QtBot) -> None:
    cells = [cell for cell in SURFACE.cells() if (cell.q + cell.r) % 2]
    camera = Camera(6.0, -1.0, -1.0)
    image = marked(frozenset(cells), camera)
    for cell in cells:
        place = camera.on_screen(SURFACE.centre(cell)).toPoint()
        assert not image.rect().contains(place) or image.pixelColor(place).alpha()


def test_few_cells_are_not_filled(qtbot: QtBot) -> None:
    camera = Camera(24.0, -2.0, -2.0)
    image = marked(MANY[:2], camera)
    assert image.pixelColor(camera.on_screen(SURFACE.centre(MANY[0])).toPoint()).alpha() == 0
    edge = camera.on_screen((0.0, -(3**0.5) / 2)).toPoint()
    assert image.pixelColor(edge).alpha()
