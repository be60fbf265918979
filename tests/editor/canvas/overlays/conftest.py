"""Fixtures of tests of overlays."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from .desks import Desk


@pytest.fixture
def desk(tmp_path: Path, qapp: QApplication) -> Iterator[Desk]:
    """A program without a window."""
    made = Desk(tmp_path / "home")
    yield made
    made.inspector.close()
