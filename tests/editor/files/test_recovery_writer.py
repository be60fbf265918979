"""The scribe writes in a process of its own and never keeps silent about what it could not do."""

import os
import signal
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtWidgets import QApplication

from hullwright.editor.files.recovery_writer import RecoveryWriter
from hullwright.schema.errors import HullwrightError

# What becomes of the processes themselves is looked at here.
pytestmark = pytest.mark.usefixtures("children_afresh")


def writing_to(folder: Path) -> RecoveryWriter:
    made = RecoveryWriter()
    made.use(folder)
    return made


def test_files_are_written_and_removed_in_order(tmp_path: Path, qapp):
    recovery_writer, told = writing_to(tmp_path), []
    for number in range(20):
        recovery_writer.write("a", f"{number}".encode(), told.append)
        recovery_writer.write("b", b"x" * number * 10_000, told.append)
    recovery_writer.remove("b", told.append)
    recovery_writer.remove("never there", told.append)
    recovery_writer.end()
    assert told == [None] * 42
    assert (tmp_path / "a").read_bytes() == b"19"
    assert [each.name for each in tmp_path.iterdir()] == ["a"]


def test_what_can_not_be_written_is_told_and_the_rest_goes_on(tmp_path: Path, qapp):
    recovery_writer, told = writing_to(tmp_path), []
    recovery_writer.write("gone/a", b"1", told.append)
    recovery_writer.write("b", b"2", told.append)
    recovery_writer.end()
    assert isinstance(told[0], HullwrightError)
    assert "no such file or directory" in str(told[0])
    assert told[1] is None
    assert (tmp_path / "b").read_bytes() == b"2"


def test_a_killed_scribe_is_told_and_another_one_takes_over(tmp_path: Path, qtbot):
    recovery_writer, told = writing_to(tmp_path), []
    recovery_writer.start()
    (process,) = recovery_writer.worker.findChildren(QProcess)
    assert process.waitForStarted()
    os.kill(process.processId(), signal.SIGSTOP)
    recovery_writer.write("a", b"1", told.append)
    os.kill(process.processId(), signal.SIGKILL)
    qtbot.waitUntil(lambda: bool(told))
    assert "has stopped" in str(told[0])
    recovery_writer.write("a", b"2", told.append)
    recovery_writer.end()
    assert told[1:] == [None]
    assert (tmp_path / "a").read_bytes() == b"2"


def test_writing_does_not_wait_for_the_disk(tmp_path: Path, qtbot):
    recovery_writer, told = writing_to(tmp_path), []
    recovery_writer.start()
    (process,) = recovery_writer.worker.findChildren(QProcess)
    assert process.waitForStarted()
    os.kill(process.processId(), signal.SIGSTOP)
    for _ in range(50):
        # Far more than a pipe holds: a writer that waited would wait for ever.
        recovery_writer.write("a", b"x" * 100_000, told.append)
        QApplication.processEvents()
    assert told == []
    os.kill(process.processId(), signal.SIGCONT)
    recovery_writer.end()
    assert told == [None] * 50
