"""What lies over the map while one zooms: at once as it was, a moment later as it is meant."""

import pytest
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from hullwright.editor.canvas.overlays.layer_cache import LayerCache
from hullwright.editor.concepts.editor_kind import Box
from hullwright.editor.drawing.camera import Camera

NEAR, NEARER = Camera(10.0, 0.0, 0.0), Camera(12.0, 0.0, 0.0)


class Layer:
    """Notes for which zooms it is drawn."""

    def __init__(self) -> None:
        self.cache = LayerCache()
        self.drawn: list[float] = []
        self._screen = QPixmap(200, 100)

    def show(self, camera: Camera, *what: object) -> None:
        with QPainter(self._screen) as painter:
            self.cache.paint(painter, camera, what, self._draw)

    def _draw(self, _painter: QPainter, camera: Camera, _box: Box) -> None:
        self.drawn.append(camera.zoom)


@pytest.fixture
def layer(qapp: QApplication) -> Layer:
    return Layer()


def test_another_zoom_is_seen_before_anything_is_drawn_for_it(layer: Layer) -> None:
    hull = object()
    layer.show(NEAR, hull)
    layer.show(NEARER, hull)
    assert layer.drawn == [10.0]
    assert layer.cache.is_behind
    layer.show(NEARER, hull)
    assert layer.drawn == [10.0, 12.0]
    assert not layer.cache.is_behind


def test_something_else_to_draw_is_never_stood_in_for(layer: Layer) -> None:
    layer.show(NEAR, object())
    layer.show(NEARER, object())
    assert layer.drawn == [10.0, 12.0]
    assert not layer.cache.is_behind


def test_two_views_in_turns_both_get_their_own_picture(layer: Layer) -> None:
    hull = object()
    for _ in range(3):
        layer.show(NEAR, hull)
        layer.show(NEARER, hull)
    assert layer.drawn == [10.0, 12.0]
    assert not layer.cache.is_behind
