"""Space and a drag move the map whatever has the focus; undo brings the selection back."""

from collections.abc import Iterator
from itertools import product
from math import dist
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from hullwright.samples import HERE

from .window_session import WindowSession

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SPACE = Qt.Key.Key_Space
AWAY = QPoint(60, 40)


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    session.new_map()
    yield session
    session.leave()


def press(person: WindowSession, key: Qt.Key = SPACE) -> None:
    """Press a key as the system does: the window decides who hears it."""
    QTest.keyPress(person.program.frame.window.windowHandle(), key)


def release(person: WindowSession, key: Qt.Key = SPACE) -> None:
    QTest.keyRelease(person.program.frame.window.windowHandle(), key)


def drag(person: WindowSession) -> QPoint:
    """Drag from the middle of the canvas, and return by how much the map has moved."""
    canvas = person.canvas
    middle, origin = canvas.rect().center(), canvas.camera.on_screen((0.0, 0.0))
    QTest.mousePress(canvas, LEFT, NONE, middle)
    QTest.mouseMove(canvas, middle + AWAY)
    QTest.mouseRelease(canvas, LEFT, NONE, middle + AWAY)
    QApplication.processEvents()
    return (canvas.camera.on_screen((0.0, 0.0)) - origin).toPoint()


def field(person: WindowSession) -> QLineEdit:
    return person.program.frame.panels.properties.findChild(QLineEdit)


def button(person: WindowSession) -> QPushButton:
    found = person.program.frame.panels.palette.findChildren(QPushButton)
    return next(each for each in found if each.isVisible() and each.isEnabled())


def focused(person: WindowSession) -> Iterator[QWidget]:
    """Give the focus to one thing after the other, as a person who works with panels does."""
    lists = person.program.frame.window.findChildren(QListView)
    shown = [each for each in lists if each.isVisible()]
    for widget in (person.canvas, field(person), button(person), shown[0]):
        person.come_forward()
        widget.setFocus()
        assert QApplication.focusWidget() is widget
        yield widget


def test_space_and_a_drag_move_the_map_whatever_has_the_focus(person: WindowSession) -> None:
    before, name = person.place.document.value, field(person).text()
    for widget in focused(person):
        rest_in_the_middle(person)
        press(person)
        assert drag(person) == AWAY, widget
        release(person)
        assert person.place.document.value is before, widget
        assert field(person).text() == name
    # The tool works again.
    assert person.canvas.cursor().shape() == Qt.CursorShape.CrossCursor
    assert drag(person).isNull()
    assert person.place.document.value is not before


def test_space_that_moves_nothing_is_for_what_has_the_focus(person: WindowSession) -> None:
    rest_in_the_middle(person)
    typed = field(person)
    person.come_forward()
    typed.setFocus()
    typed.clear()
    for key in (Qt.Key.Key_A, SPACE, Qt.Key.Key_B):
        press(person, key)
        release(person, key)
    # Fast fingers press the next letter before they have let Space go.
    press(person)
    press(person, Qt.Key.Key_C)
    release(person)
    release(person, Qt.Key.Key_C)
    assert typed.text() == "a b c"
    pressed: list[str] = []
    pushed = button(person)
    pushed.clicked.connect(lambda: pressed.append("pressed"))
    pushed.setFocus()
    press(person)
    assert person.canvas.cursor().shape() == Qt.CursorShape.OpenHandCursor
    release(person)
    assert pressed == ["pressed"]
    assert person.canvas.cursor().shape() == Qt.CursorShape.CrossCursor


def cells(person: WindowSession, *labels: str) -> frozenset[object]:
    return frozenset(person.place.surface.cell_of(label) for label in labels)


def test_undo_and_redo_bring_the_selection_back(person: WindowSession) -> None:
    person.key("b")
    person.key("2")
    person.drag("C03", "E03")
    person.command("tool.select-rectangle")
    person.drag("C03", "E03")
    chosen = person.place.selection
    assert chosen
    # Moving takes the selection along.
    person.command("tool.move")
    person.drag("D03", "D06")
    moved = person.place.selection
    assert moved != chosen
    person.command("edit.undo")
    assert person.place.selection == chosen
    person.command("edit.redo")
    assert person.place.selection == moved


def test_what_a_step_was_done_to_is_selected_again_when_it_is_undone(
    person: WindowSession,
) -> None:
    person.place.select(cells(person, "C03", "D03"))
    chosen = person.place.selection
    # Filling leaves it; another size gives the cells other names.
    person.command("edit.fill")
    person.command("map.crop")
    assert person.place.selection == frozenset()
    person.command("edit.undo")
    assert person.place.selection == chosen
    person.command("select.none")
    person.command("edit.undo")
    assert person.place.selection == chosen
    # Painting beside a selection that was made later leaves it alone.
    person.command("select.none")
    person.key("b")
    person.click("H08")
    person.place.select(cells(person, "B02", "C02"))
    person.command("edit.undo")
    assert person.place.selection == cells(person, "B02", "C02")


@pytest.mark.parametrize(
    "sample",
    ["hex-zones/thimble", "mazes/long-haul", "stations/standard", "galaxies/first-light"],
)
def test_the_status_bar_says_what_the_cell_is_now(person: WindowSession, sample: str) -> None:
    person.program.open_sample(HERE / f"{sample}.json")
    person.canvas.fit()
    place = person.place
    cell, changed = next(changes(person))
    label = place.surface.label(cell)
    rest_at(person, label)
    before = said(person)
    assert before.startswith(label)
    # Whatever changes the map, and the mouse rests where it is.
    place.document.apply_to_layout("Change", lambda _: changed)
    after = said(person)
    assert after != before
    assert after.startswith(label)
    person.command("edit.undo")
    assert said(person) == before
    person.command("edit.redo")
    assert said(person) == after


def changes(person: WindowSession) -> Iterator[tuple[object, object]]:
    """Yield cells that can be something else, those in the middle first, each with the layout in which it is."""
    place, kind, layout = person.place, person.place.editor_kind, person.place.map.layout
    x, y = person.canvas.camera.on_plane(person.canvas.rect().center().toPointF())
    cells = sorted(
        place.surface.cells(),
        key=lambda each: dist(place.surface.centre(each), (x, y)),
    )
    for cell, swatch in product(cells, kind.swatches(layout)):
        changed = kind.painted(layout, {cell: swatch.content})
        text = kind.cell_text(place.surface, cell)
        if kind.cell_text(kind.surface(changed), cell) != text:
            yield cell, changed


class RestingMouse(QObject):
    """Keeps the mouse where a test has put it.

    Qt's own lies elsewhere on the screen of the tests, and a widget is told so whenever something is shown or goes beside it.
    """

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        return event.type() is QEvent.Type.Leave


def rest_at(person: WindowSession, label: str) -> None:
    """Move the mouse over a cell, wherever the screen of the tests ends."""
    _move_to(person, person.at(label).toPointF())


def rest_in_the_middle(person: WindowSession) -> None:
    _move_to(person, person.canvas.rect().center().toPointF())


def _move_to(person: WindowSession, there: QPointF) -> None:
    person.canvas.installEventFilter(RestingMouse(person.canvas))
    no_button = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        there,
        person.canvas.mapToGlobal(there),
        no_button,
        no_button,
        NONE,
    )
    QApplication.sendEvent(person.canvas, event)


def said(person: WindowSession) -> str:
    """Return what the status bar says of the cell under the mouse."""
    person.settle()
    labels = person.program.frame.status.findChildren(QLabel)
    return next(each.text() for each in labels if each.accessibleName() == "Under the mouse")


def test_painting_with_a_resting_mouse_is_said_at_once(person: WindowSession) -> None:
    person.key("b")
    person.key("2")
    rest_at(person, "L07")
    person.click("L07")
    assert said(person) == "L07  dangerous"
    person.key("1")
    person.click("L07")
    assert said(person) == "L07  silent"
    person.command("edit.undo")
    assert said(person) == "L07  dangerous"
