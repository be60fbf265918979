"""The window stays as it is laid out while people paint: what follows a step is counted, not timed."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from hullwright.editor.canvas.overlays.switches import ODD_CELLS
from hullwright.editor.panels.metrics import Metrics
from hullwright.editor.shell.steady_button import SteadyButton
from hullwright.samples import maps

from .window_session import WindowSession

THIMBLE = next(path for path in maps() if path.stem == "thimble")
CTRL = Qt.KeyboardModifier.ControlModifier


class EventCount(QObject):
    """Counts the events of widgets by their names and sorts."""

    def __init__(self, *widgets: QObject) -> None:
        super().__init__()
        self.seen: Counter[tuple[str, QEvent.Type]] = Counter()
        for each in widgets:
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note an event."""
        self.seen[watched.objectName(), event.type()] += 1
        return False


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home, (1280, 720))
    session.program.open_sample(THIMBLE)
    session.key("b")
    # Whatever grows once has its size by now.
    for _ in range(2):
        step_and_undo(session)
    yield session
    session.leave()


def step_and_undo(person: WindowSession) -> None:
    for content in "12":
        person.key(content)
        person.click("C03")
        know_all(person)
    for _ in range(2):
        person.key("z", CTRL)
        know_all(person)


def know_all(person: WindowSession) -> None:
    """Wait until checks and panels have told what they found, and that is laid out."""
    person.problems()
    person.settle()
    for _ in range(3):
        QApplication.processEvents()


def test_no_step_lays_the_window_out_anew(person: WindowSession) -> None:
    window = person.program.frame.window
    count = EventCount(window, window.statusBar(), window.findChild(QObject, "toolbar"))
    step_and_undo(person)
    laid_out = {
        name: times
        for (name, kind), times in count.seen.items()
        if kind == QEvent.Type.LayoutRequest
    }
    assert not laid_out


def test_what_can_be_undone_is_seen_on_the_toolbar_nevertheless(person: WindowSession) -> None:
    def button(name: str) -> QToolButton:
        found = person.program.frame.window.findChildren(QToolButton)
        return next(
            each for each in found if each.defaultAction() and each.accessibleName() == name
        )

    assert not button("Undo").isEnabled()
    for content in "12":
        person.key(content)
        person.click("C03")
    assert button("Undo").isEnabled()
    for _ in range(2):
        person.key("z", CTRL)
    assert not button("Undo").isEnabled()
    assert button("Redo").isEnabled()


def test_a_steady_button_grows_with_its_texts_and_never_shrinks(qtbot: QtBot) -> None:
    button = SteadyButton()
    qtbot.addWidget(button)
    button.setText("100 %")
    wide = button.minimumSize()
    button.setText("9 %")
    assert button.minimumSize() == wide
    button.setText("a thousand percent")
    assert button.minimumSize().width() > wide.width()
    assert button.minimumSize() == button.sizeHint()


def test_figures_that_nobody_sees_are_drawn_when_somebody_looks(person: WindowSession) -> None:
    window = person.program.frame.window
    panes = window.panes
    metrics = panes["metrics"].findChild(Metrics)
    panes["properties"].raise_()
    know_all(person)
    assert metrics.visibleRegion().isEmpty()
    before = metrics._shown
    person.key("1")
    person.click("C03")
    person.key("2")
    person.click("C03")
    know_all(person)
    assert person.place.findings.figures is not before
    assert metrics._shown is before
    panes["metrics"].raise_()
    person.wait(lambda: metrics._shown is person.place.findings.figures)


def test_odd_cells_that_are_not_shown_leave_the_map_as_it_is_drawn(person: WindowSession) -> None:
    person.canvas._draw_ahead()
    assert person.canvas._scene.still._view is not None
    findings = person.place.findings
    assert findings.symmetry is not None
    other = replace(findings.symmetry, odd=tuple(person.place.surface.cells())[:3])
    person.place.know(replace(findings, symmetry=other))
    assert person.canvas._scene.still._view is not None
    person.program.services.overlays.switches.flip(ODD_CELLS)
    assert person.canvas._scene.still._view is None
