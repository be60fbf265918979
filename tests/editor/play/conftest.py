"""One window for the games of a module."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from .player import Player


@pytest.fixture
def player(qapp: QApplication, home) -> Iterator[Player]:
    """A person at the window, with a folder of their own."""
    made = Player(home, (1280, 720))
    yield made
    made.leave()
