"""What the canvas draws, and how little of it again."""

import weakref

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QContextMenuEvent, QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hullwright.editor.canvas.canvas import Canvas
from hullwright.editor.concepts.editor_kind import Box
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.drawing.camera import Camera
from hullwright.editor.drawing.inks import DARK, LIGHT, Inks
from hullwright.editor.kinds.table import EDITOR_KINDS
from hullwright.samples import maps
from hullwright.schema.boards.hexes import Hex, hex_of
from hullwright.schema.files.reader import read_map

from ..rest import are_gone, is_at_rest
from ..workplaces import workplace
from .canvases import EMPTY, CanvasSession, session

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def colour(person: CanvasSession, label: str, off: tuple[float, float] = (0.0, 0.55)) -> str:
    """Return the colour that is seen in a sector, beside its label."""
    there = person.at(label) + QPointF(*off) * person.canvas.camera.zoom
    return person.canvas.grab().toImage().pixelColor(there.toPoint()).name()


def test_a_painted_cell_is_seen_at_once(qtbot: QtBot) -> None:
    person = session(qtbot)
    assert colour(person, "B02") != DARK["silent"]
    person.drag("B02")
    person.move_to(QPointF(2, 2))
    assert colour(person, "B02") == DARK["silent"]
    person.place.document.history.undo()
    assert colour(person, "B02") != DARK["silent"]


def test_the_preview_shows_what_a_press_would_paint(qtbot: QtBot) -> None:
    person = session(qtbot, *["dddddd"] * 5, size=1)
    person.move("C03")
    for label in ("C03", "C02", "B03"):
        mixed = colour(person, label)
        assert mixed not in {DARK["dangerous"], DARK["silent"]}
        assert DARK["dangerous"] < mixed < DARK["silent"]
    assert colour(person, "F05") == DARK["dangerous"]
    person.move_to(QPointF(2, 2))
    assert colour(person, "C03") == DARK["dangerous"]


def test_during_a_stroke_cells_look_as_they_will(qtbot: QtBot) -> None:
    person = session(qtbot, *["dddddd"] * 5)
    person.move("C03")
    person.press("C03")
    person.move("C04")
    assert colour(person, "C03") == colour(person, "C04") == DARK["silent"]
    person.key(Qt.Key.Key_Escape)
    person.move_to(QPointF(2, 2))
    assert colour(person, "C03") == DARK["dangerous"]


def test_a_preview_of_very_many_cells_is_shown_too(qtbot: QtBot) -> None:
    person = session(qtbot, *["d" * 40] * 40, tool="fill")
    person.move("T20")
    qtbot.waitUntil(lambda: is_at_rest(person.canvas))
    assert DARK["dangerous"] < colour(person, "T20", (0, 0)) < DARK["silent"]
    assert DARK["dangerous"] < colour(person, "AJ38", (0, 0)) < DARK["silent"]
    person.press("T20")
    assert colour(person, "AJ38", (0, 0)) == DARK["silent"]


def test_only_a_small_part_is_drawn_again_for_one_cell(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = session(qtbot, *["." * 30] * 30)
    person.canvas.grab()
    qtbot.waitUntil(lambda: is_at_rest(person.canvas))
    parts: list[QRect] = []
    scene = person.canvas._scene
    paint = scene.paint_over_still

    # Asked first, whether or not a picture has been kept by now of what lies still.
    def noted(
        painter: QPainter, camera: Camera, region: QRegion, size: QSize, ratio: float
    ) -> bool:
        parts.append(region.boundingRect())
        return paint(painter, camera, region, size, ratio)

    monkeypatch.setattr(scene, "paint_over_still", noted)
    painted = person.place.editor_kind.painted
    person.place.document.apply_to_layout("One", lambda zone: painted(zone, {Hex(9, 9): "alien"}))
    qtbot.waitUntil(lambda: bool(parts))
    zoom = person.canvas.camera.zoom
    assert parts[0].width() < 4 * zoom
    assert parts[0].height() < 4 * zoom


def test_the_selection_is_outlined(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.place.select(frozenset({hex_of("C02"), hex_of("C03")}))
    image = person.canvas.grab().toImage()
    edge = 0.866 * person.canvas.camera.zoom

    def has_line(height: float) -> bool:
        row = [
            person.at("C02") + QPointF(x, height + y) for x in range(-12, 13) for y in (-1, 0, 1)
        ]
        inks = [image.pixelColor(each.toPoint()) for each in row]
        return any(ink.red() > 180 and ink.blue() < 120 for ink in inks)

    # Above both, but not between them.
    assert has_line(-edge)
    assert not has_line(edge)


class Sheet:
    """A layer that is one colour all over."""

    def __init__(self, ink: str, *, under: bool) -> None:
        self.under = under
        self._ink = ink
        self.seen: list[Box] = []

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        painter.fillRect(camera.area(seen), inks[self._ink])
        self.seen.append(seen)


def test_layers_lie_over_or_under_the_cells(qtbot: QtBot) -> None:
    person = session(qtbot, *["ssssss"] * 5)
    person.canvas.layers.append(Sheet("alien", under=True))
    through = colour(person, "B02")
    assert through not in {DARK["silent"], DARK["alien"]}
    person.canvas.layers[:] = [Sheet("alien", under=False)]
    assert colour(person, "B02") == DARK["alien"]


def test_rulers_can_be_put_away(qtbot: QtBot) -> None:
    person = session(qtbot)
    ruled = person.canvas.grab().toImage().pixelColor(3, 3).name()
    assert ruled == DARK["ruler-paper"]
    zoom = person.canvas.camera.zoom
    person.canvas.show_rulers(False)
    assert person.canvas.grab().toImage().pixelColor(3, 3).name() == DARK["paper"]
    assert person.canvas.camera.zoom > zoom


def test_a_map_without_columns_and_rows_has_no_rulers(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(EDITOR_KINDS.codes, "galaxy")
    galaxy = next(path for path in maps() if "galaxies" in path.parts)
    person = CanvasSession(qtbot, Workplaces().open(Document(read_map(galaxy))))
    assert person.canvas.grab().toImage().pixelColor(3, 3).name() == DARK["paper"]


def test_another_theme_colours_the_canvas(qtbot: QtBot, use_theme) -> None:
    person = session(qtbot, *["dddddd"] * 5)
    use_theme(LIGHT)
    assert colour(person, "B02") == LIGHT["dangerous"]


def test_the_menu_key_asks_for_a_menu_and_the_right_button_does_not(qtbot: QtBot) -> None:
    person = session(qtbot)
    asked: list[QPoint] = []
    person.canvas.menu_wanted.connect(asked.append)
    for reason in (QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard):
        event = QContextMenuEvent(reason, QPoint(50, 60), person.canvas.mapToGlobal(QPoint(50, 60)))
        QApplication.sendEvent(person.canvas, event)
    assert asked == [QPoint(50, 60)]


def test_maps_of_other_kinds_can_be_looked_at(qtbot: QtBot) -> None:
    for path in maps():
        person = CanvasSession(qtbot, Workplaces().open(Document(read_map(path))))
        person.canvas.zoom_by(1.3)
        middle = QRectF(person.canvas.rect()).center()
        person.move_to(middle)
        image = person.canvas.grab().toImage()
        colours = {image.pixel(x, y) for x in range(60, 600, 7) for y in range(40, 440, 7)}
        assert len(colours) > 3, path


def test_a_closed_canvas_leaves_nothing_behind(qtbot: QtBot) -> None:
    place = workplace(*EMPTY)
    canvas = Canvas(place)
    canvas.resize(300, 200)
    canvas.show()
    QApplication.processEvents()
    gone = weakref.ref(canvas)
    canvas.deleteLater()
    del canvas
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert are_gone(gone)
    place.choices.choose(first="alien")
    place.document.apply_to_layout(
        "Paint", lambda zone: place.editor_kind.painted(zone, {hex_of("A01"): "alien"})
    )
    place.select(frozenset({hex_of("A01")}))
    place.shown.emit(place.selection)


def test_the_canvas_draws_into_any_picture(qtbot: QtBot) -> None:
    person = session(qtbot, *["ssssss"] * 5)
    image = QImage(1280, 960, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(2)
    person.canvas.render(image)
    there = (person.at("B02") + QPointF(0, 0.55) * person.canvas.camera.zoom) * 2
    assert image.pixelColor(there.toPoint()).name() == DARK["silent"]
