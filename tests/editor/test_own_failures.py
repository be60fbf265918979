"""What goes wrong in the program itself, wherever Qt calls it: the window lives and says so."""

import functools
import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QIconEngine, QUndoCommand, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLayout, QTreeWidgetItem, QWidget

import hullwright.editor
from hullwright.editor.drawing.inks_in_force import colour
from hullwright.editor.program.safe_overrides import (
    _SAFE,
    _native,
    _safe,
    is_override,
    make_overrides_safe,
)
from hullwright.samples import maps, scenarios

from .window_session import WindowSession

QT = (QObject, QLayout, QIconEngine, QUndoCommand, QTreeWidgetItem)
NOT_CALLED_BY_QT = {
    *("__init__", "metaObject", "parent", "tr", "update", "clear", "show", "select"),
    *("text", "setText", "setBuddy"),
}
"""Methods of ours that are called as some of Qt's are, which Qt never calls itself."""


class Injected(Exception):
    """What is raised in the tests."""


def rooms() -> Iterator[object]:
    for module in pkgutil.walk_packages(hullwright.editor.__path__, "hullwright.editor."):
        yield importlib.import_module(module.name)


def overrides() -> Iterator[tuple[type, str]]:
    """Yield each method of a class of ours that bears the name of one of Qt's."""
    for module in rooms():
        for kind in vars(module).values():
            if (
                inspect.isclass(kind)
                and kind.__module__ == module.__name__
                and issubclass(kind, QT)
            ):
                native = [each for each in kind.__mro__ if each.__module__.startswith("PySide6")]
                for name, method in vars(kind).items():
                    if inspect.isfunction(method) and any(name in vars(each) for each in native):
                        yield kind, name


OVERRIDES = list(overrides())
VIRTUALS = [each for each in OVERRIDES if is_override(*each)]
ONE_OF_EACH = {path.parent.name: path for path in maps()}
MANY = 40
"""So many of the methods are called whatever the panels look like."""


KEPT: list[object] = []


class Saboteur:
    """Raises in every virtual method, once each, and counts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.raised: list[str] = []
        for kind, name in VIRTUALS:
            monkeypatch.setattr(kind, name, self._spoilt(kind, name))

    def _spoilt(self, kind: type, name: str) -> Callable[..., object]:
        # Below the guard, where the program itself goes wrong.
        whole = inspect.unwrap(vars(kind)[name])
        title = f"{kind.__name__}.{name}"

        @functools.wraps(whole)
        def called(*arguments: object, **more: object) -> object:
            if title not in self.raised:
                self.raised.append(title)
                raise Injected(title)
            return whole(*arguments, **more)

        spoilt = _safe(called, name, _native(kind, name))
        # PySide remembers methods that it has called, without keeping them.
        KEPT.append(spoilt)
        return spoilt


def shake(window: QWidget) -> None:
    """Do with every part of a window what a person may do, come what may."""
    for size in ((1100, 700), (1280, 800)):
        window.resize(*size)
        QApplication.processEvents()
    # One of each sort: all of a sort have the same methods.
    sorts = {type(each): each for each in window.findChildren(QWidget) if each.isVisible()}
    for widget in sorts.values():
        for act in ACTS:
            with suppress(RuntimeError):  # it went with what was done to another one
                act(widget)
    QApplication.processEvents()


def wheel(widget: QWidget) -> None:
    middle = widget.rect().center()
    turn = QWheelEvent(
        QPointF(middle),
        QPointF(widget.mapToGlobal(middle)),
        QPointF(0, 0).toPoint(),
        QPointF(0, 120).toPoint(),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, turn)


ACTS: tuple[Callable[[QWidget], object], ...] = (
    lambda widget: widget.repaint(),
    lambda widget: widget.sizeHint(),
    lambda widget: widget.minimumSizeHint(),
    lambda widget: widget.setFocus(),
    QTest.mouseMove,
    lambda widget: QTest.keyClick(widget, Qt.Key.Key_Right),
    lambda widget: QTest.keyClick(widget, Qt.Key.Key_Shift),
    wheel,
    lambda widget: QApplication.sendEvent(
        widget,
        QHelpEvent(
            QEvent.Type.ToolTip,
            widget.rect().center(),
            widget.mapToGlobal(widget.rect().center()),
        ),
    ),
    lambda widget: QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave)),
    lambda widget: QApplication.sendEvent(widget, QEvent(QEvent.Type.PaletteChange)),
)


@pytest.fixture
def strays(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """What the terminal would show of exceptions that nobody caught."""
    found: list[BaseException] = []
    monkeypatch.setattr("sys.excepthook", lambda _, fault, __: found.append(fault))
    return found


@pytest.fixture
def session(qapp: QApplication, home: Path, strays: list[BaseException]) -> Iterator[WindowSession]:
    """A person at a window whose exceptions are heard."""
    session = WindowSession(home)
    yield session
    session.leave()


def told(session: WindowSession) -> str:
    """Return what the bar above the canvas says."""
    return "\n".join(each.text for each in session.program.frame.toasts.notices())


def test_every_method_that_qt_may_call_is_known_as_one() -> None:
    unknown = {f"{kind.__name__}.{name}" for kind, name in OVERRIDES if not is_override(kind, name)}
    assert {each.partition(".")[2] for each in unknown} <= NOT_CALLED_BY_QT


def test_overrides_are_guarded_those_of_classes_made_later_too(qapp, strays) -> None:
    make_overrides_safe()
    assert [each for kind, name in VIRTUALS if (each := vars(kind)[name]) not in _SAFE] == []

    def stumble(_: QWidget) -> QSize:
        raise Injected("late")

    late = type("Late", (QWidget,), {"sizeHint": stumble})
    # Asked from Python, too, it answers as Qt would.
    assert late().sizeHint() == QWidget().sizeHint()
    assert [str(each) for each in strays] == ["late"]


def test_a_window_in_which_everything_fails_once_lives_and_says_so(
    session, strays, monkeypatch, home
) -> None:
    program, window = session.program, session.program.frame.window
    program.open([ONE_OF_EACH["galaxies"], scenarios()[0], ONE_OF_EACH["hex-zones"]])
    for pane in window.panes.values():
        pane.show()
    QApplication.processEvents()
    assert strays == []
    with monkeypatch.context() as spoiling:
        saboteur = Saboteur(spoiling)
        for place in list(program.services.workplaces):
            program.services.workplaces.switch(place)
            shake(window)
    assert len(saboteur.raised) > MANY
    assert "Canvas.paintEvent" in saboteur.raised
    assert {type(each) for each in strays} == {Injected}
    assert "Something went wrong in Hullwright itself (Injected: " in told(session)
    assert "raise Injected(title)" in (home / "errors.log").read_text("utf-8")
    # And then everything goes on as before.
    strays.clear()
    window.grab()
    assert strays == []


def test_a_map_that_can_not_be_drawn_says_so_in_its_place_and_is_told_once(
    session, strays, monkeypatch, home
) -> None:
    session.program.open([ONE_OF_EACH["mazes"]])
    session.wait(session.canvas.isVisible)

    def stumble(*_: object) -> None:
        raise Injected("ground")

    with monkeypatch.context() as spoiling:
        spoiling.setattr(type(session.canvas._scene.ground), "paint", stumble)
        for _ in range(5):
            session.canvas.update()
            QApplication.processEvents()
        assert len(strays) == 1
        assert told(session).count("Something went wrong in Hullwright itself") == 1
        instead = session.canvas.grab().toImage()
    assert instead.pixelColor(1, 1) == colour("window")
    assert session.canvas.grab().toImage() != instead
    assert (home / "errors.log").read_text("utf-8").count("Injected: ground") == 1


def test_a_file_over_which_the_window_stumbles_costs_no_other_its_tab(
    session, strays, monkeypatch
) -> None:
    zone, maze = ONE_OF_EACH["hex-zones"], ONE_OF_EACH["mazes"]
    monkeypatch.setattr(
        "hullwright.editor.kinds.hex_zone.surface.ZoneSurface.__init__", lambda *_, **__: 1 / 0
    )
    session.program.open([zone, maze])
    assert session.place.document.path == maze.absolute()
    session.wait(lambda: "Something went wrong" in told(session))
