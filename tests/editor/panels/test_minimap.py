"""The minimap: where the canvas looks, and how to look elsewhere."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hullwright.editor.canvas.canvas import Canvas
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.panels.minimap import Minimap

from ..workplaces import workplace


@pytest.fixture
def place() -> Workplace:
    return workplace(*["d" * 60] * 40)


@pytest.fixture
def canvas(qtbot: QtBot, place: Workplace) -> Canvas:
    made = Canvas(place)
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    made.zoom_to(30)
    return made


@pytest.fixture
def minimap(qtbot: QtBot, place: Workplace, canvas: Canvas) -> Minimap:
    made = Minimap()
    qtbot.addWidget(made)
    made.resize(240, 180)
    made.show_workplace(place)
    made.follow(canvas)
    made.show()
    return made


def middle(canvas: Canvas) -> tuple[float, float]:
    seen = canvas.seen()
    return (seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2


def test_a_click_moves_the_canvas_there(qtbot: QtBot, minimap: Minimap, canvas: Canvas, place):
    bounds = place.surface.bounds
    qtbot.mouseClick(minimap, Qt.MouseButton.LeftButton, pos=QPoint(120, 90))
    assert middle(canvas)[0] == pytest.approx((bounds.left + bounds.right) / 2, abs=1)
    assert middle(canvas)[1] == pytest.approx((bounds.top + bounds.bottom) / 2, abs=1)


def test_a_drag_takes_the_canvas_along(qtbot: QtBot, minimap: Minimap, canvas: Canvas):
    qtbot.mousePress(minimap, Qt.MouseButton.LeftButton, pos=QPoint(100, 80))
    before = middle(canvas)
    QTest.mouseMove(minimap, QPoint(150, 110))
    qtbot.waitUntil(lambda: middle(canvas)[0] > before[0] + 5)
    qtbot.mouseRelease(minimap, Qt.MouseButton.LeftButton, pos=QPoint(150, 110))
    assert middle(canvas)[1] > before[1] + 5


def test_arrow_keys_move_the_frame(qtbot: QtBot, minimap: Minimap, canvas: Canvas):
    qtbot.mouseClick(minimap, Qt.MouseButton.LeftButton, pos=QPoint(120, 90))
    before = middle(canvas)
    qtbot.keyClick(minimap, Qt.Key.Key_Right)
    qtbot.keyClick(minimap, Qt.Key.Key_Up)
    assert middle(canvas)[0] > before[0]
    assert middle(canvas)[1] < before[1]


def test_the_frame_follows_the_canvas(qtbot: QtBot, minimap: Minimap, canvas: Canvas):
    canvas.look_at((20, 20))
    before = minimap.grab().toImage()
    canvas.look_at((60, 50))
    assert minimap.grab().toImage() != before


def test_a_stroke_appears_a_moment_later(qtbot: QtBot, minimap: Minimap, place: Workplace):
    before = minimap.grab().toImage()
    cells = list(place.surface.cells())
    paint = place.editor_kind.painted
    place.document.apply_to_layout(
        "Paint", lambda zone: paint(zone, dict.fromkeys(cells[:600], "silent"))
    )
    assert minimap.grab().toImage() == before
    qtbot.waitUntil(lambda: minimap.grab().toImage() != before)


def test_a_huge_map_is_seen_as_a_whole(qtbot: QtBot, minimap: Minimap):
    minimap.follow(None)
    minimap.show_workplace(workplace(*["d" * 700] * 300))
    picture = minimap.grab().toImage()
    # The map is wider than the panel: it fills the width but for the margins.
    ground = picture.pixelColor(120, 90)
    assert picture.pixelColor(10, 90) == ground == picture.pixelColor(229, 90)
    assert picture.pixelColor(3, 90) != ground


def test_without_a_map_it_says_what_it_is_for(
    qtbot: QtBot, minimap: Minimap, canvas: Canvas, use_theme
):
    minimap.show_workplace(None)
    minimap.follow(None)
    before = middle(canvas)
    qtbot.mouseClick(minimap, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert middle(canvas) == before
    dark = minimap.grab().toImage()
    use_theme(LIGHT)
    assert minimap.grab().toImage() != dark
