"""Marks drawn by Qt: as SVG would draw them, on sprites and icons."""

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from hullwright.editor.concepts.marks import Marks, Shape, Text
from hullwright.editor.drawing.inks import DARK
from hullwright.editor.drawing.painter import ground_ink, marks_icon, paint_marks, reach_of, sprite
from hullwright.editor.drawing.paths import path_of, text_path
from hullwright.editor.kinds.table import editor_kind_of

from ..workplaces import zone

SIZE = 120

PATHS = {
    "lines": "M-0.5 -0.5 L0.5 -0.5 L0 0.7 Z",
    "more pairs after a move": "M-0.5 -0.5 0.5 -0.5 0 0.7 Z",
    "along the axes": "M-0.6 -0.4 H0.6 V0.4 H-0.6 Z",
    "curves": "M-0.7 0 C-0.5 -0.9 0.5 0.9 0.7 0 Q0 1.2 -0.7 0 Z",
    "a circle of two arcs": "M-0.5 0 A0.5 0.5 0 1 1 0.5 0 A0.5 0.5 0 1 1 -0.5 0 Z",
    "a short way round": "M-0.5 0 A0.6 0.6 0 0 0 0.5 0 Z",
    "a long way round": "M-0.3 0.2 A0.4 0.4 0 1 0 0.3 0.2 Z",
    "the other way round": "M-0.3 -0.2 A0.4 0.4 0 1 1 0.3 -0.2 Z",
    "a turned ellipse": "M-0.5 -0.2 A0.7 0.3 30 0 1 0.5 0.3 Z",
    "an arc that is too small": "M-0.6 0 A0.2 0.2 0 0 1 0.6 0 Z",
    "two parts and short numbers": "M-.5-.5L.5-.5 .5 0Z M-.5.1L.5.1 0 .6e0Z",
}


def blank() -> QImage:
    image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    return image


def painted(marks: Marks) -> QImage:
    image = blank()
    painter = QPainter(image)
    painter.translate(SIZE / 2, SIZE / 2)
    paint_marks(painter, marks, DARK, SIZE / 2)
    painter.end()
    return image


def rendered(path: str) -> QImage:
    """Return how Qt's own SVG renderer draws a path."""
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 2 2">'
        f'<path d="{path}" fill="{DARK["human"]}"/></svg>'
    )
    image = blank()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(text.encode())).render(painter)
    painter.end()
    return image


@pytest.mark.parametrize("path", PATHS.values(), ids=PATHS.keys())
def test_paths_are_drawn_as_svg_draws_them(qtbot: QtBot, path: str) -> None:
    ours, theirs = painted((Shape(path, fill="human"),)), rendered(path)
    assert ours != blank()
    apart = sum(
        abs(ours.pixelColor(x, y).green() - theirs.pixelColor(x, y).green()) > 64
        for x in range(SIZE)
        for y in range(SIZE)
    )
    assert apart < 12


def test_later_marks_lie_on_top(qtbot: QtBot) -> None:
    square = "M-0.5 -0.5 H0.5 V0.5 H-0.5 Z"
    image = painted((Shape(square, fill="human"), Shape(square, fill="alien")))
    assert image.pixelColor(SIZE // 2, SIZE // 2).name() == DARK["alien"]


def test_a_text_has_its_capitals_in_the_middle(qtbot: QtBot) -> None:
    box = text_path("H", 0.5, False).boundingRect()
    assert abs(box.center().x()) < 0.05
    assert abs(box.center().y()) < 0.02
    assert 0.3 < box.height() < 0.5
    image = painted((Text("H", "human", 0.8, (0.4, 0.0)),))
    inked = [
        x for x in range(SIZE) for y in range(SIZE) if image.pixelColor(x, y).name() != "#ffffff"
    ]
    assert min(inked) > SIZE / 2


def test_marks_reach_as_far_as_their_lines_and_texts(qtbot: QtBot) -> None:
    line = Shape("M0 0 L1 0", stroke="grid", width=0.2)
    assert reach_of((line,)) == pytest.approx(1.1)
    assert reach_of((line, Text("W", "human", 0.5, (2.0, 0.0)))) > 2.1
    assert reach_of(()) == 0.0


def test_no_part_of_a_sprite_is_cut_off(qtbot: QtBot) -> None:
    editor_kind = editor_kind_of("hex-zone")
    for swatch in editor_kind.swatches(zone("s")):
        marks = editor_kind.marks(swatch.look)
        picture = sprite(marks, DARK, 17.3, 1.0, reach_of(marks)).toImage()
        edge = picture.width() - 1
        rim = [(x, y) for x in range(edge + 1) for y in (0, edge)]
        assert all(picture.pixelColor(x, y).alpha() == 0 for x, y in rim)
        assert all(picture.pixelColor(y, x).alpha() == 0 for x, y in rim)


def test_a_sprite_for_a_dense_screen_has_more_dots_and_the_same_size(qtbot: QtBot) -> None:
    marks = (Shape("M-1 -1 H1 V1 H-1 Z", fill="human"),)
    usual, dense = (sprite(marks, DARK, 20.0, ratio, 1.0) for ratio in (1.0, 2.0))
    assert dense.width() == pytest.approx(2 * usual.width(), abs=2)
    assert dense.deviceIndependentSize().width() == pytest.approx(usual.width(), abs=1)


def test_from_far_away_the_topmost_large_shape_counts(qtbot: QtBot) -> None:
    large, small = "M-1 -1 H1 V1 H-1 Z", "M-0.3 -0.3 H0.3 V0.3 H-0.3 Z"
    marks = (
        Shape(large, fill="paper"),
        Shape("M-0.9 -0.9 H0.9 V0.9 H-0.9 Z", fill="human"),
        Shape(large, stroke="grid"),
        Shape(small, fill="on-symbol"),
    )
    assert ground_ink(marks) == "human"
    assert ground_ink((Text("A", "human", 0.5),)) == ""


def test_an_icon_is_sharp_on_dense_screens(qtbot: QtBot) -> None:
    icon = marks_icon((Shape("M-1 -1 H1 V1 H-1 Z", fill="human"),), 24)
    sizes = {(size.width(), size.height()) for size in icon.availableSizes()}
    assert (24, 24) in sizes
    dense = icon.pixmap(icon.availableSizes()[0], 2.0)
    assert dense.width() == 48
    assert dense.toImage().pixelColor(24, 24).name() == DARK["human"].lower()


def test_a_path_is_read_once(qtbot: QtBot) -> None:
    assert path_of("M0 0 L1 1") is path_of("M0 0 L1 1")
