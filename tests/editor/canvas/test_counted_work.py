"""What a hand does on the canvas costs the same on every map: the work is counted, not timed."""

import sys
from collections.abc import Callable
from math import inf
from types import FrameType

import pytest
from PySide6.QtCore import QEvent, QPointF
from pytestqt.qtbot import QtBot

from hullwright.editor.canvas import hover as hover_module

from .canvases import LEFT, MIDDLE, PLAIN, CanvasSession, session

SMALL, VAST = (40, 30), (500, 400)
MORE = 1.2
"""A little more is no walk: numbers have more digits there, and other tiles are touched."""
PLACES = ("J10", "K11", "M09", "P12")


def calls_during(act: Callable[[], object]) -> list[str]:
    """Return the functions that are called while something is done; those of C have no name."""
    calls: list[str] = []

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            calls.append(frame.f_code.co_name)
        elif event == "c_call":
            calls.append("")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(before)
    return calls


def before_a_map(qtbot: QtBot, size: tuple[int, int]) -> CanvasSession:
    width, height = size
    person = session(qtbot, *["s" * width] * height, first="dangerous")
    person.canvas.zoom_to()
    person.canvas.look_at(person.place.surface.centre(person.place.surface.cell_of("M10")))
    # Whatever is made only once is there by now.
    for _ in range(2):
        person.drag(*PLACES)
        person.place.document.history.undo()
        person.canvas.grab()
    # What lies still is kept as a picture, however soon the clock would have had it so.
    person.rest()
    person.canvas.repaint()
    person.canvas._draw_ahead()
    return person


@pytest.fixture(autouse=True)
def _eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no preview be so slow on a busy machine that the next one waits for a mouse at rest."""
    monkeypatch.setattr(hover_module, "SLOW", inf)


def hover(person: CanvasSession) -> None:
    for label in PLACES:
        person._send(QEvent.Type.MouseMove, person.at(label), LEFT, PLAIN)
        person.canvas.repaint()


def stroke(person: CanvasSession) -> None:
    person.press(PLACES[0])
    hover(person)
    person._send(QEvent.Type.MouseButtonRelease, person.at(PLACES[-1]), LEFT, PLAIN)
    person.canvas.repaint()


def undo(person: CanvasSession) -> None:
    person.place.document.history.undo()
    person.canvas.repaint()


def pan(person: CanvasSession) -> None:
    person.press("M10", MIDDLE)
    person._send(QEvent.Type.MouseMove, person.at("M10") + QPointF(30, 20), MIDDLE, PLAIN)
    person.canvas.repaint()
    person._send(QEvent.Type.MouseButtonRelease, person.at("M10"), MIDDLE, PLAIN)


@pytest.mark.parametrize("acts", [(hover,), (stroke, undo), (pan,)])
def test_nothing_on_the_way_to_the_picture_walks_the_map(
    qtbot: QtBot, acts: tuple[Callable[[CanvasSession], None], ...]
) -> None:
    few, many = (before_a_map(qtbot, size) for size in (SMALL, VAST))
    for act in acts:
        here = len(calls_during(lambda act=act: act(few)))
        assert len(calls_during(lambda act=act: act(many))) < MORE * here, act


def test_dragging_a_map_writes_nothing_on_its_rulers_anew(qtbot: QtBot) -> None:
    person = before_a_map(qtbot, VAST)
    person.move("M10")
    person.canvas.repaint()
    assert "_write" not in calls_during(lambda: pan(person))
    # Whoever points elsewhere sees that on them.
    assert "_write" in calls_during(lambda: person.move("P12") or person.canvas.repaint())


def test_going_nearer_and_back_writes_on_rulers_only_once(qtbot: QtBot) -> None:
    person = before_a_map(qtbot, SMALL)
    person.move("M10")
    place = person.at("M10")

    def zoom(factor: float) -> None:
        person.canvas._view.zoom_by(factor, place)
        person.canvas.repaint()

    zoom(1.2)
    zoom(1 / 1.2)
    assert "_write" not in calls_during(lambda: zoom(1.2))
    assert "_write" not in calls_during(lambda: zoom(1 / 1.2))
    assert "_write" in calls_during(lambda: zoom(1.44))
