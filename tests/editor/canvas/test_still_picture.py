"""What lies still under the hand is copied, and looks like what is drawn."""

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from hullwright.editor.canvas.scene import Scene
from hullwright.schema.boards.hexes import Hex

from .canvases import NONE, PLAIN, CanvasSession, session

ROWS = ("sdsds.", ".sd1ss", "ssdA.s", "sHssds", "s.dsss")


def kept(qtbot: QtBot) -> CanvasSession:
    """Return a person before a map that has been still for a moment."""
    person = session(qtbot, *ROWS, first="dangerous")
    person.move("B02")
    keep(person)
    return person


def keep(person: CanvasSession) -> None:
    person.rest()
    person.canvas.repaint()
    person.canvas._draw_ahead()


def is_kept(person: CanvasSession) -> bool:
    return person.canvas._scene.still._view is not None


def picture(person: CanvasSession) -> QImage:
    return person.canvas.grab().toImage()


def drawn_anew(person: CanvasSession) -> QImage:
    person.canvas._scene.still.drop()
    return picture(person)


def paint(person: CanvasSession, content: str) -> None:
    painted = person.place.editor_kind.painted
    person.place.document.apply_to_layout("One", lambda zone: painted(zone, {Hex(2, 1): content}))


def test_it_is_kept_by_itself_when_the_hand_rests(qtbot: QtBot) -> None:
    person = session(qtbot, *ROWS)
    qtbot.waitUntil(lambda: is_kept(person))


def test_hovering_draws_no_cells_but_its_own(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    person = kept(qtbot)
    drawn: list[object] = []
    monkeypatch.setattr(Scene, "_paint_ground", lambda *_: drawn.append(1))
    for label in ("C03", "D02", "E04"):
        person.move(label)
        person.canvas.repaint()
    assert is_kept(person)
    assert drawn == []


@pytest.mark.parametrize("label", ["A01", "C03", "F05"])
def test_a_preview_over_it_looks_like_one_that_is_drawn_anew(qtbot: QtBot, label: str) -> None:
    person = kept(qtbot)
    person.move(label)
    copied = picture(person)
    assert is_kept(person)
    assert copied == drawn_anew(person)


def test_it_follows_strokes_and_the_history(qtbot: QtBot) -> None:
    person = kept(qtbot)
    before = picture(person)
    person.drag("C02", "D03", "E03")
    person.move("B02")
    assert is_kept(person)
    stroked = picture(person)
    assert stroked != before
    assert stroked == drawn_anew(person)
    keep(person)
    person.place.document.history.undo()
    person.rest()
    assert is_kept(person)
    assert picture(person) == before


def test_a_selection_lies_over_it(qtbot: QtBot) -> None:
    person = kept(qtbot)
    before = picture(person)
    person.place.select(frozenset({Hex(1, 1), Hex(2, 1)}))
    selected = picture(person)
    assert is_kept(person)
    assert selected != before
    assert selected == drawn_anew(person)


def test_whoever_asks_for_an_update_has_all_drawn_anew(qtbot: QtBot) -> None:
    person = kept(qtbot)
    person.canvas.update()
    assert not is_kept(person)


@pytest.mark.parametrize("act", ["pan", "zoom", "size", "labels", "hide"])
def test_it_goes_when_everything_lies_elsewhere(qtbot: QtBot, act: str) -> None:
    person = kept(qtbot)
    canvas = person.canvas
    {
        "pan": lambda: canvas.look_at((1.0, 1.0)),
        "zoom": lambda: canvas.zoom_by(1.3),
        "size": lambda: canvas.resize(QSize(500, 400)),
        "labels": lambda: canvas.show_labels(False),
        "hide": canvas.hide,
    }[act]()
    # Another zoom stands in for the first picture.
    picture(person)
    person.rest()
    seen = picture(person)
    assert seen == drawn_anew(person)


def test_a_press_on_something_over_the_map_can_be_taken_from_the_tool(qtbot: QtBot) -> None:
    person = kept(qtbot)
    asked: list[QEvent.Type] = []

    def take(event: QEvent) -> bool:
        asked.append(event.type())
        return True

    person.canvas.takers.append(take)
    person.drag("C02", "D03")
    assert asked == [QEvent.Type.MouseButtonPress]
    assert person.steps == []
    person._send(QEvent.Type.MouseMove, QPointF(100, 100), NONE, PLAIN)
    assert asked == [QEvent.Type.MouseButtonPress]


@pytest.mark.parametrize("by", [(30, 20), (-17, 3), (0, -40), (5, 0)])
def test_a_map_that_is_dragged_takes_it_along_and_looks_as_if_it_were_drawn_anew(
    qtbot: QtBot, by: tuple[int, int]
) -> None:
    person = kept(qtbot)
    for _ in range(2):
        person.canvas._view.pan(QPointF(*by))
        dragged = picture(person)
        assert is_kept(person)
        assert dragged == drawn_anew(person)
        keep(person)


def test_dragging_draws_nothing_until_it_comes_to_the_edge_and_then_all_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = kept(qtbot)
    reach = person.canvas._scene.still._margin
    assert reach >= 20
    drawn: list[object] = []
    real = Scene._paint_ground

    def noted(*given: object) -> None:
        drawn.append(1)
        real(*given)

    monkeypatch.setattr(Scene, "_paint_ground", noted)
    for times in (0, 0, 1, 1, 1, 2):
        person.canvas._view.pan(QPointF(reach // 2, 0))
        person.canvas.repaint()
        assert len(drawn) == times
    assert picture(person) == drawn_anew(person)


def test_what_is_painted_while_a_map_is_dragged_is_seen_in_its_place(qtbot: QtBot) -> None:
    person = kept(qtbot)
    person.canvas._view.pan(QPointF(9, -7))
    paint(person, "pod 7")
    dragged = picture(person)
    assert is_kept(person)
    assert dragged == drawn_anew(person)


def test_a_layer_that_stays_in_the_window_is_drawn_anew_while_a_map_is_dragged(
    qtbot: QtBot,
) -> None:
    class Card:
        """Lies in a corner of the window."""

        under = False

        def paint(self, painter: QPainter, *_: object) -> None:
            painter.fillRect(60, 40, 50, 30, QColor("red"))

    person = kept(qtbot)
    person.canvas.layers.append(Card())
    person.canvas.update()
    keep(person)
    person.canvas._view.pan(QPointF(30, 20))
    dragged = picture(person)
    assert dragged.pixelColor(62, 42) == QColor("red")
    assert dragged.pixelColor(120, 75) != QColor("red")
    assert dragged == drawn_anew(person)


def test_whoever_drags_by_parts_of_a_pixel_sees_sharp_cells(qtbot: QtBot) -> None:
    person = kept(qtbot)
    person.canvas._view.pan(QPointF(7.5, 3.25))
    assert picture(person) == drawn_anew(person)
