"""A maze on a real canvas: pointing, turning by the wheel, laying, and what it costs."""

from collections.abc import Sequence
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from hullwright.editor.kinds.tile_maze.growth import grown

from ....counted_work import calls_of
from ...canvas.canvases import RIGHT, CanvasSession
from .mazes import laid, maze, workplace

CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
NOTCH = QPoint(0, -120)


def session(qtbot: QtBot, tiles: dict[str, str] | None = None, **choices: str) -> CanvasSession:
    return CanvasSession(qtbot, workplace(maze(tiles), **choices))


def on_table(person: CanvasSession) -> dict[str, str]:
    return laid(person.place.map.layout)


def test_the_wheel_turns_the_tile_and_with_ctrl_it_zooms(qtbot: QtBot) -> None:
    person = session(qtbot)
    zoom = person.canvas.camera.zoom
    person.wheel(person.at("-1,2"), NOTCH)
    assert person.place.choices.now.first == "tee 90°"
    person.wheel(person.at("-1,2"), -2 * NOTCH)
    assert person.place.choices.now.first == "tee 270°"
    assert person.canvas.camera.zoom == zoom
    person.wheel(person.at("-1,2"), -NOTCH, held=CONTROL)
    assert person.canvas.camera.zoom > zoom
    assert person.place.choices.now.first == "tee 270°"


def test_fine_wheels_turn_once_for_a_whole_notch(qtbot: QtBot) -> None:
    person = session(qtbot)
    for _ in range(3):
        person.wheel(person.at("-1,2"), QPoint(0, -40))
    assert person.place.choices.now.first == "tee 90°"


def test_with_other_tools_and_by_fingers_the_wheel_does_what_it_did(qtbot: QtBot) -> None:
    person = session(qtbot)
    left = person.canvas.camera.left
    person.wheel(person.at("-1,2"), QPoint(0, 0), fingers=QPoint(20, 0))
    assert person.canvas.camera.left != left
    person.place.choices.choose(tool="eraser")
    zoom = person.canvas.camera.zoom
    person.wheel(person.at("-1,2"), NOTCH)
    assert person.canvas.camera.zoom < zoom
    assert person.place.choices.now.first == "tee 0°"


def test_a_click_lays_one_tile_as_one_step_and_says_what_is_left(qtbot: QtBot) -> None:
    person = session(qtbot, first="tee 180°")
    person.move("-1,2")
    qtbot.waitUntil(lambda: person.notes[-1:] == ["180°, 11 left in the box"])
    person.drag("-1,2")
    assert on_table(person) == {"-1,2": "tee 180°"}
    assert person.steps == ["Lay Tee"]
    person.drag("-1,2", button=RIGHT)
    assert on_table(person) == {}
    person.place.document.history.undo()
    assert on_table(person) == {"-1,2": "tee 180°"}


def test_a_refused_tile_is_shown_and_not_laid_until_alt_is_held(qtbot: QtBot) -> None:
    person = session(qtbot, first="single 90°")
    plain = person.canvas.grab().toImage()
    person.move("-1,2")
    qtbot.waitUntil(lambda: "press R" in "".join(person.notes[-1:]))
    assert person.canvas.grab().toImage() != plain
    person.drag("-1,2")
    assert on_table(person) == {}
    person.move("-1,2", ALT)
    person.press("-1,2", held=ALT)
    person.release("-1,2", ALT)
    assert on_table(person) == {"-1,2": "single 90°"}


def test_new_paths_follow_the_mouse_inside_a_tile(qtbot: QtBot) -> None:
    person = session(qtbot, {"-1,2": "single 0°"}, tool="new-path")
    aside = QPointF(person.canvas.camera.zoom * 0.7, 0)
    person.move("-1,2")
    person.move_to(person.at("-1,2") - aside)
    qtbot.waitUntil(lambda: person.notes[-1:] == ["New path W"])
    person.move_to(person.at("-1,2") + aside)
    qtbot.waitUntil(lambda: person.notes[-1:] == ["New path E"])


def test_the_keyboard_lays_too(qtbot: QtBot) -> None:
    person = session(qtbot, first="tee 180°")
    person.drag("-2,2")
    person.key(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert on_table(person) == {"-1,2": "tee 180°"}


@pytest.mark.parametrize("seed", [1, 2])
def test_hovering_over_ninety_tiles_is_no_more_work_than_over_nine(qtbot: QtBot, seed: int) -> None:
    work = []
    for tiles in (9, 90):
        layout = grown(maze(), tiles, seed)
        assert len(layout.placed) > 0.85 * tiles
        person = CanvasSession(qtbot, workplace(layout, first="cross 0°"))
        cells = [each.label for each in person.place.surface.block.all()][:60]
        person.move(cells[0])
        work.append(calls_of("hullwright", partial(_hover, person, cells)) / len(cells))
    assert work[1] < 1.5 * work[0]


def _hover(person: CanvasSession, cells: Sequence[str]) -> None:
    for each in cells:
        person.move(each)
