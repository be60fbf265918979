"""What every test of the window needs: no display, and a home folder of its own."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

# Before any test imports Qt.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder as the person's own."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HULLWRIGHT_HOME", str(folder))
    return folder


@pytest.fixture
def wear(qapp) -> Callable[[object], None]:
    """Dresses the program in the inks of a theme, as choosing it in the window does."""
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
