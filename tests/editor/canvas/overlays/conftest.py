"""Fixtures of tests of overlays."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from .open_maps import OpenMaps


@pytest.fixture
def desk(tmp_path: Path, qapp: QApplication) -> Iterator[OpenMaps]:
    """A program without a window."""
    made = OpenMaps(tmp_path / "home")
    yield made
    made.inspector.close()
