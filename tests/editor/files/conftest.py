"""A desk with a home folder of its own, tidied up afterwards."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .desks import Desk


@pytest.fixture
def desk(home: Path, qapp: object) -> Iterator[Desk]:
    made = Desk(home)
    yield made
    made.files.closing.may_quit()
