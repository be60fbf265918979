"""A desk with a home folder of its own, tidied up afterwards."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .file_work import FileWork


@pytest.fixture
def desk(home: Path, qapp: object) -> Iterator[FileWork]:
    made = FileWork(home)
    yield made
    made.files.closing.may_quit()
