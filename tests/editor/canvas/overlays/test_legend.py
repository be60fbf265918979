"""The legend: it hides nothing, says so if there is nothing to show, and opens and closes by click and command."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hullwright.editor.canvas.overlays.legend import NONE_FOUND, OverlayLegend
from hullwright.editor.canvas.overlays.legend_box import LegendBox
from hullwright.editor.concepts.question import Shading
from hullwright.editor.drawing.camera import Camera
from hullwright.editor.drawing.inks import DARK
from hullwright.schema.messages import message

from ...window_session import WindowSession

RAMP = OverlayLegend(message("Distance"), (message("here"), message("there")))
CAMERA = Camera(24.0, 0.0, 0.0)


def painted(box: LegendBox, taken: list[QRectF], legend: OverlayLegend = RAMP) -> QRectF:
    """Return where a box lies on a canvas of which some parts are taken."""
    image = QImage(640, 480, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        box.paint(painter, [legend], DARK, lambda at: any(map(at.intersects, taken)), CAMERA)
    return QRectF(box.area)


def test_the_box_lies_where_nothing_of_the_map_does(qapp: QApplication) -> None:
    lower_left, upper_half = QRectF(0, 240, 320, 240), QRectF(0, 0, 640, 240)
    for taken in ([], [lower_left], [lower_left, upper_half]):
        box = LegendBox()
        area = painted(box, taken)
        assert box.is_open
        assert not any(map(area.intersects, taken))


def test_a_place_that_is_still_free_is_kept(qapp: QApplication) -> None:
    box = LegendBox()
    aside = painted(box, [QRectF(0, 240, 320, 240)])
    box.look_again()
    assert painted(box, []) == aside


def test_a_title_that_is_longer_than_the_canvas_is_wide_stays_on_it(qapp: QApplication) -> None:
    long = OverlayLegend(message("Distance to whatever is far away " * 5), None)
    for legend in (long, long._replace(none_found=NONE_FOUND)):
        for taken in ([], [QRectF(0, 0, 640, 480)]):
            area = painted(LegendBox(), taken, legend)
            assert QRectF(0, 0, 640, 480).contains(area)


def test_without_room_only_the_title_is_seen_until_somebody_clicks(qapp: QApplication) -> None:
    box, all_of_it = LegendBox(), [QRectF(0, 0, 640, 480)]
    title = painted(box, all_of_it)
    assert not box.is_open
    assert not box.press()
    opened = painted(box, all_of_it)
    assert box.is_open
    assert opened.height() > title.height()
    assert not box.press()
    assert painted(box, all_of_it) == title


def test_room_is_asked_for_below_a_map_only_if_there_is_none_beside_it(qapp: QApplication) -> None:
    box, window = LegendBox(), QRectF(0, 0, 640, 480)
    assert box.room_below(window, [RAMP], lambda _: False) == 0
    assert box.room_below(window, [RAMP], lambda _: True) > 30
    assert box.room_below(window, [], lambda _: True) == 0
    box.is_wanted = False
    assert box.room_below(window, [RAMP], lambda _: True) == 0


def test_a_shading_without_anything_to_show_says_so() -> None:
    told = message("None found: all is well.")
    empty: Shading[object] = Shading({}, legend=RAMP.ends)
    assert OverlayLegend.of(RAMP.title, empty).none_found == NONE_FOUND
    assert OverlayLegend.of(RAMP.title, replace(empty, none_found=told)).none_found == told
    assert OverlayLegend.of(RAMP.title, replace(empty, levels={1: 0.5})).none_found is None


@pytest.fixture
def person(tmp_path: Path, qapp: QApplication):
    made = WindowSession(tmp_path, (1280, 720))
    yield made
    made.leave()


def legend_of(person: WindowSession) -> LegendBox:
    return next(each.legend for each in person.canvas.layers if hasattr(each, "legend"))


def covers_a_sector(person: WindowSession, area: QRectF) -> bool:
    surface, camera = person.place.surface, person.canvas.camera
    found = (
        surface.cell_at(camera.on_plane(area.topLeft() + QPoint(x, y).toPointF()))
        for x in range(0, int(area.width()) + 1, 4)
        for y in range(0, int(area.height()) + 1, 4)
    )
    return any(cell is not None and surface.content(cell) != "hull" for cell in found)


def test_on_the_real_map_the_legend_hides_no_sector_and_the_map_does_not_move(
    person: WindowSession,
) -> None:
    person.new_map()
    person.key("b")
    for row in ("01", "07", "14"):
        person.drag(f"A{row}", f"F{row}", f"L{row}", f"R{row}", f"W{row}")
    person.command("view.fit")
    before = person.canvas.camera
    person.command("overlay.touching")
    person.wait(lambda: person.place.findings.shadings)
    person.canvas.grab()
    legend = legend_of(person)
    assert person.canvas.camera == before
    assert not legend.area.isEmpty()
    assert not covers_a_sector(person, legend.area)

    # All of the map fits above the legend once somebody asks for all of it.
    person.command("view.fit")
    person.canvas.grab()
    assert legend.is_open
    assert not covers_a_sector(person, legend.area)

    rows, open_area = person.rows, QRectF(legend.area)
    QTest.mouseClick(person.canvas, Qt.MouseButton.LeftButton, pos=legend.area.center().toPoint())
    person.canvas.grab()
    assert not legend.is_open
    assert legend.area.height() < open_area.height()
    person.command("overlay.legend")
    person.canvas.grab()
    assert legend.is_open
    assert person.rows == rows


def test_what_is_not_found_is_said_on_the_map(person: WindowSession) -> None:
    person.new_map()
    person.command("overlay.chokepoints.human")
    person.wait(lambda: person.place.findings.shadings)
    person.canvas.grab()
    assert person.place.findings.shadings["chokepoints.human"].is_empty
    assert not legend_of(person).area.isEmpty()
    person.command("overlay.chokepoints.human")
    person.canvas.grab()
    assert legend_of(person).area.isEmpty()
