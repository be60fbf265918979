"""A person at the workshop, in a home folder of their own."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from .own_rules import Person


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Person:
    return Person(qtbot, home)
