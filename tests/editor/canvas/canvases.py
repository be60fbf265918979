"""Canvases for tests, with mouse and keys that are led by labels of sectors."""

from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hullwright.editor.canvas.canvas import Canvas
from hullwright.editor.documents.workplace import Workplace

from ...waiting import wait_until
from ..rest import is_at_rest
from ..workplaces import workplace

EMPTY = ("......",) * 5
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
MIDDLE, NONE = Qt.MouseButton.MiddleButton, Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier


class CanvasSession:
    """A person in front of a canvas."""

    def __init__(self, qtbot: QtBot, place: Workplace) -> None:
        self.place = place
        self.canvas = Canvas(place)
        self.canvas.animate = False
        self.canvas.resize(640, 480)
        qtbot.addWidget(self.canvas)
        self.canvas.show()
        self.canvas.activateWindow()
        self.canvas.setFocus()
        qtbot.waitUntil(self.canvas.hasFocus)
        self.notes: list[str] = []
        self.cells: list[Any] = []
        self.canvas.noted.connect(self.notes.append)
        self.canvas.hovered.connect(self.cells.append)
        self._held = NONE

    @property
    def rows(self) -> tuple[str, ...]:
        rows: tuple[str, ...] = self.place.document.value.layout.rows
        return rows

    @property
    def steps(self) -> list[str]:
        history = self.place.document.history
        return [history.text(number) for number in range(history.count())]

    def at(self, label: str) -> QPointF:
        """Return where a sector is on the screen."""
        surface = self.place.surface
        return self.canvas.camera.on_screen(surface.centre(surface.cell_of(label)))

    def press(self, label: str, button: Qt.MouseButton = LEFT, held: Any = PLAIN) -> None:
        self._held = button
        self._send(QEvent.Type.MouseButtonPress, self.at(label), button, held)

    def move(self, label: str, held: Any = PLAIN) -> None:
        self.move_to(self.at(label), held)

    def move_to(self, position: QPointF, held: Any = PLAIN) -> None:
        self._send(QEvent.Type.MouseMove, position, NONE, held)
        self.rest()

    def release(self, label: str, held: Any = PLAIN) -> None:
        button, self._held = self._held, NONE
        self._send(QEvent.Type.MouseButtonRelease, self.at(label), button, held)
        self.rest()

    def drag(self, *labels: str, button: Qt.MouseButton = LEFT) -> None:
        """Draw a stroke over some sectors."""
        self.move(labels[0])
        self.press(labels[0], button)
        for label in labels[1:]:
            self.move(label)
        self.release(labels[-1])

    def key(self, *keys: Qt.Key, held: Any = PLAIN) -> None:
        for key in keys:
            QTest.keyClick(self.canvas, key, held)
        self.rest()

    def wheel(
        self,
        position: QPointF,
        turned: QPoint,
        held: Any = PLAIN,
        fingers: QPoint | None = None,
    ) -> None:
        """Turn the wheel, or scroll with two fingers."""
        phase = Qt.ScrollPhase.ScrollUpdate if fingers else Qt.ScrollPhase.NoScrollPhase
        QApplication.sendEvent(
            self.canvas,
            QWheelEvent(
                position,
                self.canvas.mapToGlobal(position),
                fingers or QPoint(),
                turned,
                NONE,
                held,
                phase,
                False,
            ),
        )

    def rest(self) -> None:
        """Let the canvas do what waits for a free moment."""
        wait_until(lambda: is_at_rest(self.canvas))

    def _send(
        self, kind: QEvent.Type, position: QPointF, button: Qt.MouseButton, held: Any
    ) -> None:
        there = self.canvas.mapToGlobal(position)
        QApplication.sendEvent(
            self.canvas, QMouseEvent(kind, position, there, button, self._held, held)
        )


def session(qtbot: QtBot, *rows: str, **choices: Any) -> CanvasSession:
    """Return a person in front of a small zone."""
    return CanvasSession(qtbot, workplace(*(rows or EMPTY), **choices))
