"""A desk with a home folder of its own, tidied up afterwards."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hullwright.editor.files import autosave, recovery_folder, recovery_writer
from hullwright.editor.workers import worker

from .file_work import FileWork


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes its time so that people can go on typing and disks can be slow takes less of it."""
    monkeypatch.setattr(autosave, "DELAY", 50)
    monkeypatch.setattr(autosave, "RETRY", 100)
    monkeypatch.setattr(recovery_folder, "RETRY", 100)
    monkeypatch.setattr(recovery_writer, "PATIENCE", 300)
    monkeypatch.setattr(worker, "GRACE", 100)


@pytest.fixture
def desk(home: Path, qapp: object) -> Iterator[FileWork]:
    made = FileWork(home)
    yield made
    made.files.closing.may_quit()
