"""Hulls on the canvas: worked out beside the window, drawn in the chosen style, by mouse and keys."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from hullwright.editor.canvas.overlays import hull_layer
from hullwright.editor.canvas.overlays.hull_commands import hull_commands
from hullwright.editor.canvas.overlays.hull_layer import HullLayer
from hullwright.editor.canvas.overlays.hulls import HUGE, LARGE
from hullwright.editor.drawing.camera import Camera
from hullwright.editor.program.program import Program
from hullwright.samples import maps

from ...window_session import WindowSession
from .open_maps import OpenMaps, is_blank, painted

SAMPLES = {path.stem: path for path in maps()}
CAMERA = Camera(24.0, -2.0, -2.0)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> OpenMaps:
    made = OpenMaps(tmp_path)
    yield made
    made.inspector.close()


def shown(qtbot: QtBot, desk: OpenMaps, place: object) -> HullLayer:
    layer = HullLayer(place, desk.overlays.hulls)
    painted(layer, CAMERA)
    qtbot.waitUntil(lambda: desk.overlays.hulls.of(place) is not None)
    return layer


def test_a_hull_is_drawn_when_it_has_been_worked_out(qtbot, desk):
    place = desk.open("Hs1A", "sdds")
    layer = HullLayer(place, desk.overlays.hulls)
    assert is_blank(painted(layer, CAMERA))
    qtbot.waitUntil(lambda: not is_blank(painted(layer, CAMERA)))


def test_every_style_looks_different_and_no_hull_is_drawn_if_none_is_wanted(qtbot, desk):
    layer = shown(qtbot, desk, desk.open("Hs1A", "sdds"))
    pictures = []
    for style in ("line", "blueprint", "plated"):
        desk.overlays.hulls.choose(style)
        pictures.append(painted(layer, CAMERA))
    assert all(one != other for one, other in pairwise(pictures))
    desk.overlays.hulls.choose("off")
    assert is_blank(painted(layer, CAMERA))


def test_a_hull_is_drawn_once_for_many_pictures_of_the_same_view(qtbot, desk, monkeypatch):
    layer = shown(qtbot, desk, desk.open("Hs1A", "sdds"))
    drawn = []
    real = hull_layer.hull_strokes
    monkeypatch.setattr(
        hull_layer,
        "hull_strokes",
        lambda style, *, fine: drawn.append(style) or real(style, fine=fine),
    )
    for _ in range(3):
        painted(layer, CAMERA)
    assert len(drawn) <= 1
    painted(layer, Camera(30.0, -2.0, -2.0))
    assert drawn


def test_what_is_not_part_of_a_hull_does_not_have_it_worked_out_again(qtbot, desk):
    place = desk.open("Hs1A", "s.1s")
    hulls = desk.overlays.hulls
    layer = shown(qtbot, desk, place)
    qtbot.waitUntil(lambda: desk.inspector.is_idle)
    before = hulls.of(place)
    pod = place.surface.cell_of("C02")
    paint = place.editor_kind.painted
    place.document.apply("Pod", lambda value: _with(value, paint(value.layout, {pod: "pod 7"})))
    painted(layer, CAMERA)
    qtbot.waitUntil(lambda: not hulls._soon.isActive() and desk.inspector.is_idle)
    assert hulls.of(place) is before
    hole = place.surface.cell_of("B02")
    place.document.apply("Hole", lambda value: _with(value, paint(value.layout, {hole: "silent"})))
    painted(layer, CAMERA)
    qtbot.waitUntil(lambda: hulls.of(place) is not before)


def _with(value, layout):
    from dataclasses import replace

    return replace(value, layout=layout)


def repaint(place, **contents):
    cells = {place.surface.cell_of(label): content for label, content in contents.items()}
    paint = place.editor_kind.painted
    place.document.apply("Paint", lambda value: _with(value, paint(value.layout, cells)))


@pytest.mark.parametrize("style", ["line", "blueprint", "plated"])
@pytest.mark.parametrize(
    "contents",
    [
        {"B02": "silent"},
        {"D03": "dangerous"},
        {"A01": "silent", "H06": "silent"},
        {"C03": "silent", "D03": "silent", "E03": "silent", "F03": "dangerous"},
    ],
)
def test_another_hull_is_drawn_only_where_it_differs_and_looks_as_if_all_of_it_were(
    qtbot, desk, style, contents
):
    place = desk.open("Hs1Assss", "s..sssdd", "ss....ss", "sd.ss.ss", "sssdddss", "ssssssss")
    hulls = desk.overlays.hulls
    hulls.choose(style)
    layer = shown(qtbot, desk, place)
    painted(layer, CAMERA)
    before = hulls.of(place)
    repaint(place, **contents)
    painted(layer, CAMERA)
    qtbot.waitUntil(lambda: hulls.of(place) is not before)
    boxes = layer.take_newest()
    assert boxes
    assert sum(_size(each) for each in boxes) < _size(place.surface.bounds) / 2
    assert _look_alike(painted(layer, CAMERA), painted(HullLayer(place, hulls), CAMERA))


def _look_alike(one, other):
    """Qt smooths lines a shade differently where it is told to draw only a part of them."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return all(abs(mine - theirs) <= 2 for mine, theirs in pairs)


def test_a_hull_that_was_found_to_be_the_same_draws_nothing_anew(qtbot, desk):
    place = desk.open("Hs1A", "s.1s")
    layer = shown(qtbot, desk, place)
    painted(layer, CAMERA)
    assert layer.take_newest() == []


def _size(box):
    return (box.right - box.left) * (box.bottom - box.top)


def test_a_large_ship_has_a_plain_outline_and_its_styles_say_so(desk, qtbot):
    side = int(LARGE**0.5)
    place = desk.open(*["s" * side] * side)
    hulls = desk.overlays.hulls
    assert hulls.of(place) is None
    qtbot.waitUntil(lambda: hulls.of(place) is not None)
    assert {part for part, path in hulls.of(place).items() if path} == {"hull"}
    assert not is_blank(painted(HullLayer(place, hulls), CAMERA))
    titles = [each.called() for each in hull_commands(desk.workplaces, hulls)]
    assert titles[0] == "No hull"
    assert all("only the outline" in each for each in titles[1:])


def test_a_sheet_too_large_for_a_hull_has_none_and_the_styles_say_why(desk):
    side = int(HUGE**0.5)
    place = desk.open(*["s" * side] * side)
    hulls = desk.overlays.hulls
    assert hulls.of(place) is None
    assert not hulls._waiting
    reasons = [each.hindered() for each in hull_commands(desk.workplaces, hulls)]
    assert not reasons[0]
    assert all("too large for a hull" in each for each in reasons[1:])


@pytest.fixture
def person(qtbot: QtBot, home: Path, tmp_path: Path) -> WindowSession:
    made = WindowSession(tmp_path / "person")
    yield made
    made.leave()


def test_a_style_is_chosen_in_the_view_menu_by_keys_and_lasts(person, tmp_path):
    person.program.open_sample(SAMPLES["thimble"])
    hulls = person.program.services.overlays.hulls
    person.wait(lambda: hulls.of(person.place))
    before = person.canvas.grab().toImage()
    menu = _submenu(person.program, "Hull")
    menu.popup(person.program.frame.window.mapToGlobal(person.canvas.pos()))
    titles = [each.text().replace("&", "") for each in menu.actions() if each.text()]
    assert titles == ["No hull", "Line", "Blueprint", "Plated"]
    for _ in range(titles.index("Blueprint") + 1):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert hulls.style == "blueprint"
    assert person.canvas.grab().toImage() != before
    assert person.program.services.settings.text("view/hull") == "blueprint"


def test_a_stroke_of_the_mouse_moves_the_hull_after_it(person):
    person.program.open_sample(SAMPLES["thimble"])
    hulls = person.program.services.overlays.hulls
    person.wait(lambda: hulls.of(person.place))
    before = hulls.of(person.place)
    person.key("b")
    person.key("1")
    person.click("A01")
    person.wait(lambda: hulls.of(person.place) != before)
    person.key("z", Qt.KeyboardModifier.ControlModifier)
    person.wait(lambda: hulls.of(person.place) == before)


def test_maps_of_no_ship_are_offered_no_hull(person):
    person.program.open_sample(SAMPLES["cold-start"])
    person.program.frame.actions.refresh()
    menu = _submenu(person.program, "Hull")
    assert menu is None or not any(each.isVisible() for each in menu.actions())
    assert person.program.services.overlays.hulls.of(person.place) is None


def _submenu(program: Program, title: str) -> QMenu | None:
    view = next(
        each.menu()
        for each in program.frame.window.menuBar().actions()
        if each.text().replace("&", "") == "View"
    )
    view.aboutToShow.emit()
    for each in view.actions():
        if each.menu() is not None and each.isVisible() and each.text().replace("&", "") == title:
            return each.menu()
    return None
