"""A person at the real window: opens it, points, drags, types, and answers what is asked."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QWidget

from hullwright.editor.canvas.canvas import Canvas
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.files.asker import Pattern
from hullwright.editor.files.new_map_dialog import NewMapDialog
from hullwright.editor.program.program import Program
from hullwright.schema.checks.problem import Problem, Severity

from ..waiting import wait_until
from .rest import is_at_rest

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Answers:
    """Answers what the program asks, with what the person has in mind."""

    def __init__(self) -> None:
        self.paths: list[Path] = []
        self.path: Path | None = None
        self.lines: list[str] = []

    def open_paths(self, title: str, folder: Path, patterns: Sequence[Pattern]) -> Sequence[Path]:
        return self.paths

    def save_path(self, title: str, suggested: Path, patterns: Sequence[Pattern]) -> Path | None:
        return self.path

    def folder(self, title: str, start: Path) -> Path | None:
        return self.path

    def one_of(self, title: str, question: str, answers: Sequence[str]) -> int | None:
        return 0

    def show_lines(self, title: str, lines: Sequence[str]) -> None:
        self.lines = list(lines)


class WindowSession:
    """A person at the window."""

    def __init__(
        self, folder: Path, size: tuple[int, int] = (1280, 800), first: Sequence[Path] = ()
    ) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.answers = Answers()
        self._has_left = False
        self.program = Program(application, folder, self.answers)
        # As at a start with files: they are open before the window is made.
        self.program.open(first)
        self.program.frame.window.resize(*size)
        self.program.frame.window.show()
        self.program.frame.window.activateWindow()
        self.wait(self.program.frame.window.isVisible)

    def leave(self) -> None:
        """Close the window and the program, and leave nothing behind that slows later windows down."""
        if self._has_left:
            return
        self._has_left = True
        self.program.frame.window.close()
        self.program.end()
        self.program.frame.pages.leave_all()
        self.program.frame.retire()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    # Waiting and looking.

    def wait(self, until: Callable[[], object]) -> None:
        """Let the program work until something is true."""
        wait_until(until, QApplication.processEvents)
        QApplication.processEvents()

    @property
    def place(self) -> Workplace:
        """The map in front."""
        assert self.program.services.workplaces.current is not None
        return self.program.services.workplaces.current

    @property
    def canvas(self) -> Canvas:
        """The canvas in front."""
        canvas = self.program.frame.tabs.canvas()
        assert isinstance(canvas, Canvas)
        return canvas

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows of the map in front."""
        return tuple(self.place.document.value.layout.rows)

    def problems(self) -> tuple[Problem, ...]:
        """Return what the checks say of the map as it is now."""
        place, known = self.place, []
        heard = place.found.connect(lambda: known.append(place.findings.problems))
        self.program.services.live.check_now()
        self.wait(lambda: known and self.program.services.inspector.is_idle)
        place.disconnect(heard)
        return place.findings.problems or ()

    def look(self) -> QImage:
        """Return what the canvas shows once nothing more is going to be drawn on it by itself."""
        # What is drawn raises questions, such as where the hull runs now; their answers are drawn as well.
        before, now = None, self.canvas.grab().toImage()
        while now != before:
            self.wait(self._is_still)
            before, now = now, self.canvas.grab().toImage()
        return now

    def wait_for_look(self, wanted: QImage) -> None:
        """Let the program work until the canvas looks as it did; if it never does, say where it is different."""
        try:
            self.wait(lambda: self.look() == wanted)
        except AssertionError as reason:
            raise AssertionError(f"other in {_differing(self.look(), wanted)}") from reason

    def _is_still(self) -> bool:
        services, scene = self.program.services, self.canvas._scene
        may_draw = services.live, services.overlays.hulls, *self.program.frame.canvases()
        # First, since events are dealt with there, by which a question may be asked.
        rests = is_at_rest(*may_draw)
        is_drawn = not scene.pulse.is_on and not scene.is_behind
        return rests and is_drawn and services.inspector.is_idle

    # Acting.

    def command(self, name: str) -> None:
        """Choose a command from its menu."""
        self.program.frame.actions.refresh()
        action = self.program.frame.actions.action(name)
        assert action.isEnabled(), self.program.frame.actions.reason(name)
        action.trigger()
        self.settle()

    def settle(self) -> None:
        """Let the window do what comes after the picture: tell where the mouse is, ask what can be done."""

        def has_settled() -> bool:
            frame = self.program.frame
            return is_at_rest(frame.actions, frame.status, *frame.canvases())

        self.wait(has_settled)

    def come_forward(self) -> None:
        """Make sure that the window hears keys: a dialog that closed may have left none active."""
        self.program.frame.window.activateWindow()
        self.wait(self.program.frame.window.isActiveWindow)

    def key(self, key: Qt.Key | str, modifier: Qt.KeyboardModifier | None = None) -> None:
        """Press a key with the map in focus."""
        self.come_forward()
        self.settle()
        self.canvas.setFocus()
        QTest.keyClick(self.canvas, key, modifier or Qt.KeyboardModifier.NoModifier)
        self.settle()

    def at(self, label: str) -> QPoint:
        """Return where a cell is on the canvas."""
        cell = self.place.surface.cell_of(label)
        assert cell is not None, f"there is no {label}"
        return self.canvas.camera.on_screen(self.place.surface.centre(cell)).toPoint()

    def point_at(self, label: str) -> None:
        """Move the mouse over a sector."""
        QTest.mouseMove(self.canvas, self.at(label))
        self.settle()

    def point_away(self) -> None:
        """Move the mouse off the map, wherever Qt believes it to be: a drag is told to the canvas alone."""
        QTest.mouseMove(self.canvas, self.canvas.rect().center())
        QTest.mouseMove(self.program.frame.status, QPoint(300, 5))
        self.wait(lambda: self.canvas._scene.pointed is None)

    def click(self, label: str, button: Qt.MouseButton = LEFT) -> None:
        """Click on a sector."""
        self.drag(label, button=button)

    def drag(self, *labels: str, button: Qt.MouseButton = LEFT) -> None:
        """Press the button on the first sector, move over the others, and let go on the last."""
        none = Qt.KeyboardModifier.NoModifier
        QTest.mousePress(self.canvas, button, none, self.at(labels[0]))
        for label in labels[1:]:
            QTest.mouseMove(self.canvas, self.at(label))
            QApplication.processEvents()
        self.settle()
        QTest.mouseRelease(self.canvas, button, none, self.at(labels[-1]))
        self.settle()

    def new_map(self, name: str = "Mine", kind: str = "") -> None:
        """Make a new map with the dialog's usual answers."""
        self.command("file.new")
        dialog = self.program.frame.window.findChild(NewMapDialog)
        assert dialog is not None
        while kind and dialog.kind != kind:
            QTest.keyClick(dialog.findChild(QComboBox, "kind"), Qt.Key.Key_Down)
        field = dialog.findChild(QLineEdit, "name")
        field.selectAll()
        QTest.keyClicks(field, name)
        QTest.keyClick(field, Qt.Key.Key_Return)
        self.wait(lambda: self.program.services.workplaces.current)

    def fixes(self) -> list[QPushButton]:
        """Return the buttons that offer to put the chosen problem right."""
        buttons = self.program.frame.panels.problems.findChildren(QPushButton)
        return [each for each in buttons if each.property("fix") and each.isVisible()]

    def mend_next(self) -> str:
        """Go to the next problem that can be put right, and press its first button; return its id."""
        for _ in self.problems():
            self.key(Qt.Key.Key_F8)
            problem = self.program.services.overlays.focus.of(self.place)
            assert problem is not None
            # Fixes are tried in the background before they are offered.
            self.wait(self._has_tried)
            if problem.severity is not Severity.HINT and self.fixes():
                self._press(self.fixes()[0])
                return problem.id
        return ""

    def _has_tried(self) -> bool:
        rests = is_at_rest(self.program.frame.panels.problems)
        return rests and self.program.services.inspector.is_idle

    def mend_all(self) -> list[str]:
        """Press buttons until nothing is left that can be put right; return the ids of the problems."""
        mended = []
        while problem := self.mend_next():
            mended.append(problem)
        return mended

    def _press(self, button: QPushButton) -> None:
        """Press a button that changes the map."""
        before = self.place.document.value
        QTest.mouseClick(button, LEFT)
        self.wait(lambda: self.place.document.value is not before)

    def pause(self, seconds: float) -> None:
        """Do nothing for a while."""
        end = time.monotonic() + seconds
        self.wait(lambda: time.monotonic() > end)

    def picture(self, path: Path, widget: QWidget | None = None) -> None:
        """Keep a picture of the window as it is, with what has opened over it."""
        QApplication.processEvents()
        shown = widget or self.program.frame.window
        picture = shown.grab()
        painter = QPainter(picture)
        for other in QApplication.topLevelWidgets():
            if other.isVisible() and other.windowType() in (
                Qt.WindowType.Popup,
                Qt.WindowType.Tool,
            ):
                painter.drawPixmap(other.pos() - shown.pos(), other.grab())
        painter.end()
        assert picture.save(str(path))


def _differing(one: QImage, other: QImage) -> QRect:
    """Return where two pictures of the same size differ."""
    width, height = one.width(), one.height()
    across = [x for x in range(width) if one.copy(x, 0, 1, height) != other.copy(x, 0, 1, height)]
    down = [y for y in range(height) if one.copy(0, y, width, 1) != other.copy(0, y, width, 1)]
    if not across:
        return QRect()
    return QRect(QPoint(across[0], down[0]), QPoint(across[-1], down[-1]))
