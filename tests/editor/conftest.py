"""What every test of the window needs: no display, patience, and a home folder of its own."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ..waiting import PATIENCE
from .guarded_pipe import GuardedPipe

# Before any test makes an application.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True, scope="session")
def _guarded() -> None:
    """Guard what Qt calls as the program does, before Qt has called any of it."""
    from hullwright.editor.program.safe_overrides import make_overrides_safe

    make_overrides_safe()


@pytest.fixture(autouse=True)
def _tidied() -> Iterator[None]:
    """Delete with each test what it has closed: windows that are left behind slow every later one down."""
    yield
    if QApplication.instance() is not None:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """A bot that gives up only on what is broken."""
    bot, limit = QtBot(request), int(PATIENCE * 1000)
    bot.waitUntil = partial(bot.waitUntil, timeout=limit)
    bot.waitSignal = partial(bot.waitSignal, timeout=limit)
    return bot


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder as the person's own."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HULLWRIGHT_HOME", str(folder))
    return folder


@pytest.fixture
def pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GuardedPipe]:
    """The pipe that the markup names, in the working folder."""
    monkeypatch.chdir(tmp_path)
    made = GuardedPipe(tmp_path)
    yield made
    made.close()


@pytest.fixture
def use_theme(qapp) -> Callable[[object], None]:
    """Gives the program the inks of a theme, as choosing it in the window does."""
    from hullwright.editor.shell.theme import apply_theme

    return partial(apply_theme, qapp)


@pytest.fixture(autouse=True)
def dark_again() -> Iterator[None]:
    """The theme is the application's, which all tests share: none finds it light."""
    yield
    from PySide6.QtWidgets import QApplication

    from hullwright.editor.drawing.inks import DARK
    from hullwright.editor.drawing.inks_in_force import inks_in_force
    from hullwright.editor.shell.theme import apply_theme

    application = QApplication.instance()
    if isinstance(application, QApplication) and inks_in_force() is not DARK:
        apply_theme(application, DARK)
