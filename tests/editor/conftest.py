"""What every test of the window needs: no display, patience, and a home folder of its own."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ..waiting import PATIENCE
from .guarded_pipe import GuardedPipe


@pytest.fixture(autouse=True, scope="session")
def _guarded() -> None:
    """Guard what Qt calls as the program does, before Qt has called any of it."""
    from hullwright.editor.program.safe_overrides import make_overrides_safe

    make_overrides_safe()


@pytest.fixture(autouse=True)
def _tidied() -> Iterator[None]:
    """Delete with each test what it has closed, and name those that leave windows behind.

    They slow every later window down, and one that is open has the keyboard that another test needs.
    """
    before = _open_windows()
    yield
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    left = [each for each in _open_windows() if each not in before]
    names = [f"{type(each).__name__} “{each.windowTitle()}”" for each in left]
    for each in left:
        each.hide()
        each.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not names, f"windows that the test has left open: {', '.join(names)}"


def _open_windows() -> list[QWidget]:
    if not isinstance(QApplication.instance(), QApplication):
        return []
    return [each for each in QApplication.topLevelWidgets() if each.isVisible()]


@pytest.fixture(autouse=True, scope="module")
def _language_after_all() -> Iterator[None]:
    """Leave the tests of other modules the language that these found."""
    yield from _as_found()


@pytest.fixture(autouse=True)
def _language_again() -> Iterator[None]:
    """The language is the process's, which all tests share: none finds what another has chosen."""
    yield from _as_found()


def _as_found() -> Iterator[None]:
    from hullwright.editor.languages.words import language_in_use, use_language

    before = language_in_use()
    yield
    if language_in_use() != before:
        use_language(before)


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
