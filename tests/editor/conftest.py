"""What every test of the window needs: no display, patience, and a home folder of its own."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ..waiting import PATIENCE

# Before any test makes an application.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


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
