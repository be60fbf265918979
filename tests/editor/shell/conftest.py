"""What tests of the shell share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from hullwright.editor.shell.settings import ProgramSettings


@pytest.fixture
def settings(tmp_path: Path, qapp: QApplication) -> ProgramSettings:
    """Settings in an empty folder."""
    return ProgramSettings(tmp_path)


@pytest.fixture(autouse=True)
def undressed(qapp: QApplication) -> Iterator[None]:
    """Take off the theme that a test has put on, so that no other test wears it."""
    before = qapp.palette()
    yield
    if qapp.styleSheet():
        qapp.setStyleSheet("")
        qapp.setPalette(before)
