"""A small window with everything that a play-out touches: a map on a canvas, the checks, and the panel beside it."""

import os
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from hullwright.editor.canvas.canvas import Canvas
from hullwright.editor.canvas.overlays.shading import ShadingLayer
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.inspection.live_checks import LiveChecks
from hullwright.editor.shell.notices import Notices
from hullwright.editor.simulation.dock import BotsDock
from hullwright.editor.simulation.play_out import PlayOut
from hullwright.editor.simulation.play_outs import PlayOuts
from hullwright.schema.documents.maps import MapDocument

from ...waiting import wait_until
from ..rest import is_at_rest

LEFT = Qt.MouseButton.LeftButton


class BotsWindow:
    """A person in front of a map and the panel about bots."""

    def __init__(self) -> None:
        self.workplaces = Workplaces()
        self.inspector = Inspector()
        self.live = LiveChecks(self.workplaces, self.inspector, Notices())
        self.play_outs = PlayOuts(self.workplaces)
        self.dock = BotsDock(self.play_outs, self.inspector)
        self.canvas: Canvas | None = None
        self.window = QWidget()
        self.row = QHBoxLayout(self.window)
        self.dock.setFixedWidth(272)
        self.row.addWidget(self.dock)
        self.window.resize(900, 700)
        self.window.show()
        self.window.activateWindow()
        assert self.dock.panel is not None
        self.panel = self.dock.panel
        self.workplaces.switched.connect(
            lambda _: self.dock.show_workplace(self.workplaces.current)
        )

    def leave(self) -> None:
        """Close everything, as the program does at its end."""
        self.window.close()
        self.play_outs.close()
        self.inspector.close()

    def open(self, value: MapDocument) -> Workplace:
        """Open a map in place of the last one, and wait until it is known whether it can be played."""
        if self.canvas is not None:
            self.canvas.hide()
            self.canvas.deleteLater()
        place = self.workplaces.open(Document(value))
        assert isinstance(place, Workplace)
        self.canvas = Canvas(place)
        self.canvas.layers[:] = [ShadingLayer(place)]
        place.found.connect(self.canvas.update)
        self.row.insertWidget(0, self.canvas, 1)
        self.settle()
        assert self.window.isActiveWindow(), "something has taken the keyboard away"
        return place

    def settle(self) -> None:
        """Wait until everything that was asked about the map is answered."""
        self.wait(lambda: is_at_rest(self.live, self.window) and self.inspector.is_idle)

    def wait(self, until: Callable[[], object]) -> None:
        """Let the program work until something is true."""
        wait_until(until, QApplication.processEvents)
        QApplication.processEvents()

    @property
    def play_out(self) -> PlayOut:
        """The play-out of the map in front."""
        found = self.play_outs.of(self.workplaces.current)
        assert found is not None
        return found

    def ask_for(self, games: int, bot: str = "random", seed: int = 1) -> None:
        """Type how many games there shall be, and choose the bots of both sides by their first letters."""
        form = self.panel.form
        for box, number in ((form.games, games), (form.seed, seed)):
            box.selectAll()
            QTest.keyClicks(box, str(number))
        for row in form.bots.rows:
            QTest.keyClicks(row.level, bot[:3])

    def press(self, button: QWidget) -> None:
        """Press a button with the mouse."""
        QTest.mouseClick(button, LEFT)
        QApplication.processEvents()

    def play(self) -> PlayOut:
        """Press Start, and wait until all games are played."""
        self.press(self.panel.controls.start)
        self.wait(lambda: not self.play_out.is_playing)
        return self.play_out


def is_running(process: int) -> bool:
    """Tell whether a process is there and no leftover."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
