"""What the tests of the composer share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.scenarios.composer.rules import RulesAtHand

from .composer_user import ComposerUser


@pytest.fixture
def desk(qtbot: QtBot, home: Path) -> Iterator[ComposerUser]:
    """A person with a scenario from nothing, on the advanced game of the black edition."""
    session = ComposerUser(home)
    yield session
    session.leave()


@pytest.fixture
def rules(tmp_path: Path) -> RulesAtHand:
    """The rules that we ship."""
    return RulesAtHand(tmp_path)


@pytest.fixture
def inspector(qtbot: QtBot) -> Iterator[Inspector]:
    """An inspector whose process starts when it is asked."""
    made = Inspector()
    yield made
    made.close()
