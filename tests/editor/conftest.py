"""What every test of the window needs: no display, and a home folder of its own."""

import os
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
