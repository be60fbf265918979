"""A picture of a paper map is fitted to the grid in the real window, by clicks and by keys."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton

from hullwright.editor.concepts.similarity import Similarity

from .window_session import LEFT, WindowSession

PAPER = Similarity(0.04, -7.0, -6.0, -1.5)
"""From pixels of the picture to the grid: a photo that was held askew."""


@pytest.fixture
def person(home, qapp, monkeypatch):
    monkeypatch.setenv("HULLWRIGHT_LANGUAGE", "en")
    session = WindowSession(home)
    yield session
    session.leave()


def photo(session: WindowSession) -> QImage:
    """Return a photo of the map on paper: a ring for each cell."""
    image = QImage(1200, 900, QImage.Format.Format_RGB32)
    image.fill(QColor("#f2ead8"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor("#402010"))
    surface = session.place.surface
    for cell in surface.cells():
        at = QPointF(*PAPER.before(surface.centre(cell)))
        painter.drawEllipse(at, 20, 20)
        painter.drawText(at + QPointF(-12, 5), surface.label(cell))
    painter.end()
    return image


@pytest.fixture
def tracing(person, tmp_path):
    person.new_map("Paper")
    photo(person).save(str(tmp_path / "photo.png"))
    person.answers.paths = [tmp_path / "photo.png"]
    person.command("tracing.load")
    person.command("tracing.fit-grid")
    return person


def placement(session):
    return session.program.services.overlays.tracings.of(session.place).placement


def on_screen(session, label):
    """Return where the picture shows a cell now, on the canvas."""
    surface = session.place.surface
    pixel = PAPER.before(surface.centre(surface.cell_of(label)))
    return session.canvas.camera.on_screen(placement(session).similarity.of(pixel)).toPoint()


def part(session, kind, name):
    panel = session.program.frame.panels.tracing
    return next(
        each
        for each in panel.findChildren(kind)
        if name in (each.objectName(), each.accessibleName())
    )


def error(session):
    """Return how far the picture lies from the grid, in sides of a cell."""
    surface = session.place.surface
    pairs = [(PAPER.before(surface.centre(each)), surface.centre(each)) for each in surface.cells()]
    return placement(session).similarity.error(pairs)


def test_two_clicks_lay_the_picture_on_the_grid_and_it_can_be_undone(tracing):
    before, layout = placement(tracing), tracing.place.map.layout
    labels = [part(tracing, QLineEdit, f"Cell of point {n}").text() for n in (1, 2)]
    assert error(tracing) > 1
    for label in labels:
        QTest.mouseClick(tracing.canvas, LEFT, pos=on_screen(tracing, label))
    assert error(tracing) < 0.1
    assert abs(placement(tracing).turn - PAPER.turn) < 0.5
    assert tracing.place.map.layout == layout
    assert "A third" in tracing.program.frame.panels.tracing.grid_fit.told.text()
    QTest.mouseClick(part(tracing, QPushButton, "undo-fit"), LEFT)
    assert placement(tracing) == before


def test_keys_alone_fit_it_and_a_cell_that_is_not_there_is_told(tracing):
    line = part(tracing, QLineEdit, "Cell of point 3")
    line.setFocus()
    QTest.keyClicks(line, "ZZ99")
    QTest.keyClick(line, Qt.Key.Key_Return)
    told = tracing.program.frame.panels.tracing.grid_fit.told
    assert told.text() == "This map has no cell ZZ99."
    line.clear()
    QTest.keyClick(line, Qt.Key.Key_Return)
    part(tracing, QLineEdit, "Cell of point 1")
    canvas = tracing.canvas
    canvas.setFocus()
    fit = tracing.program.services.overlays.grid_fit
    for number in (0, 1):
        fit.choose(number)
        spot = on_screen(tracing, fit.anchors[number].label)
        go_to(canvas, spot)
        QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert error(tracing) < 0.1
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert fit.workplace is None


def go_to(canvas, spot):
    """Move the cross with the arrow keys."""
    from hullwright.editor.canvas.overlays.fit_pointer import LEAP, FitPointer

    pointer = canvas.findChild(FitPointer)
    shift, none = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
    here = (pointer.cross or QPointF(canvas.rect().center())).toPoint()
    for way, ahead, back in (
        (spot.x() - here.x(), Qt.Key.Key_Right, Qt.Key.Key_Left),
        (spot.y() - here.y(), Qt.Key.Key_Down, Qt.Key.Key_Up),
    ):
        leaps, steps = divmod(abs(way), int(LEAP))
        for count, held in ((leaps, shift), (steps, none)):
            for _ in range(count):
                QTest.keyClick(canvas, ahead if way > 0 else back, held)
    QApplication.processEvents()
