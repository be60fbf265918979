"""Pictures to trace: loaded safely, placed by hand or by numbers, remembered for the file."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage

from hullwright.editor.canvas.overlays import tracings as module
from hullwright.editor.canvas.overlays.tracing import TracingLayer
from hullwright.editor.drawing import picture_file
from hullwright.editor.drawing.picture_file import picture_at
from hullwright.schema.errors import HullwrightError

from .open_maps import OpenMaps, is_blank, painted


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    image = QImage(60, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    path = tmp_path / "paper.png"
    image.save(str(path))
    return path


def test_a_picture_is_laid_under_the_map_as_large_as_the_map(desk: OpenMaps, paper):
    place = desk.open("ssss", "ssss")
    desk.overlays.tracings.load(place, paper)
    box, bounds = desk.overlays.tracings.of(place).box, place.surface.bounds
    assert box.left <= bounds.left + 1e-6
    assert box.right >= bounds.right - 1e-6
    assert box.top <= bounds.top + 1e-6
    assert box.bottom >= bounds.bottom - 1e-6


def test_a_broken_picture_is_refused_with_a_sentence(desk: OpenMaps, tmp_path):
    path = tmp_path / "broken.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n and then nothing that makes sense")
    with pytest.raises(HullwrightError, match=r"“broken\.png” can't be shown as a picture"):
        desk.overlays.tracings.load(desk.open("ss"), path)


def test_a_file_that_is_not_there_is_refused_with_a_sentence(tmp_path):
    with pytest.raises(HullwrightError, match="Choose a PNG or JPEG file"):
        picture_at(tmp_path / "nowhere.png")


def test_a_picture_that_would_fill_the_memory_is_refused_before_it_is_read(
    paper, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(picture_file, "MAX_PICTURE_PIXELS", 60 * 40 - 1)
    with pytest.raises(HullwrightError, match="60 × 40 pixels"):
        picture_at(paper)


def test_a_faded_picture_is_fainter(desk: OpenMaps, paper):
    place, tracings = desk.open("ssss", "ssss"), desk.overlays.tracings
    tracings.load(place, paper)
    layer = TracingLayer(place, tracings)
    camera = desk.canvas(place).camera

    def strength() -> int:
        middle = camera.on_screen((2.0, 1.0)).toPoint()
        return painted(layer, camera).pixelColor(middle).alpha()

    strong = strength()
    tracings.place(place, replace(tracings.of(place).placement, fade=20))
    assert 0 < strength() < strong
    tracings.remove(place)
    assert is_blank(painted(layer, camera))


def test_where_a_picture_lies_is_remembered_for_the_file_and_not_in_the_map(
    desk: OpenMaps, paper, tmp_path
):
    path = tmp_path / "map.json"
    place = desk.open("ss", path=path)
    before = place.document.value
    desk.overlays.tracings.load(place, paper)
    moved = replace(desk.overlays.tracings.of(place).placement, x=3.5, fade=33)
    desk.overlays.tracings.place(place, moved)
    desk.workplaces.close(place)
    again = desk.open("ss", path=path)
    assert desk.overlays.tracings.of(again).placement == moved
    assert place.document.value is before


def test_a_map_that_gets_its_file_later_remembers_its_picture_too(desk: OpenMaps, paper, tmp_path):
    place = desk.open("ss")
    desk.overlays.tracings.load(place, paper)
    place.document.saved_as(tmp_path / "map.json")
    desk.workplaces.close(place)
    again = desk.open("ss", path=tmp_path / "map.json")
    assert desk.overlays.tracings.of(again)


def test_a_removed_picture_is_forgotten(desk: OpenMaps, paper, tmp_path):
    place = desk.open("ss", path=tmp_path / "map.json")
    desk.overlays.tracings.load(place, paper)
    desk.overlays.tracings.remove(place)
    desk.workplaces.close(place)
    again = desk.open("ss", path=tmp_path / "map.json")
    assert desk.overlays.tracings.of(again) is None


def test_a_picture_that_was_deleted_is_told_and_the_map_opens(desk: OpenMaps, paper, tmp_path):
    place = desk.open("ss", path=tmp_path / "map.json")
    desk.overlays.tracings.load(place, paper)
    desk.workplaces.close(place)
    paper.unlink()
    again = desk.open("ss", path=tmp_path / "map.json")
    assert desk.overlays.tracings.of(again) is None
    assert any("The picture to trace is not shown" in text for text in desk.told)


@pytest.mark.parametrize("nonsense", ["{", "[]", '{"picture": 1}', '{"picture": "a", "x": "?"}'])
def test_nonsense_in_the_settings_is_passed_over(desk: OpenMaps, tmp_path, nonsense):
    path = tmp_path / "map.json"
    desk.settings.keep(module._key(path), nonsense)
    place = desk.open("ss", path=path)
    assert desk.overlays.tracings.of(place) is None


def test_the_mouse_moves_the_picture_instead_of_painting(qtbot, desk: OpenMaps, paper):
    place = desk.open("ssss", "ssss")
    canvas = desk.canvas(place)
    qtbot.addWidget(canvas)
    canvas.show()
    desk.overlays.tracings.load(place, paper)
    before = desk.overlays.tracings.of(place).placement
    value = place.document.value
    desk.overlays.tracings.move_by_mouse(True)
    qtbot.mousePress(canvas, Qt.MouseButton.LeftButton, pos=QPoint(200, 150))
    qtbot.mouseMove(canvas, QPoint(230, 140))
    qtbot.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=QPoint(230, 140))
    after = desk.overlays.tracings.of(place).placement
    assert after.x == pytest.approx(before.x + 30 / canvas.camera.zoom)
    assert after.y == pytest.approx(before.y - 10 / canvas.camera.zoom)
    assert place.document.value is value
    desk.overlays.tracings.move_by_mouse(False)
    qtbot.mousePress(canvas, Qt.MouseButton.LeftButton, pos=QPoint(200, 150))
    qtbot.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=QPoint(200, 150))
    assert desk.overlays.tracings.of(place).placement == after
