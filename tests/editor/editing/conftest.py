"""A person at work for each test."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from .person import Person


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Person:
    """Somebody with an empty folder, an empty clipboard and no open map."""
    somebody = Person(home)
    somebody.clipboard.clear()
    return somebody
