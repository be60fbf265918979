"""Sessions: whose recovery files are whose, with several programs at once."""

import fcntl
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hullwright.editor.files.sessions import Session
from hullwright.schema.errors import HullwrightError

DAYS_AGO = time.time() - 3 * 24 * 3600
OTHER = """
import signal, sys
from pathlib import Path
from hullwright.editor.files.sessions import Session
session = Session(Path(sys.argv[1]))
session.new_file().write_text("{}")
print("ready", flush=True)
signal.pause()
"""


def other_program(root: Path) -> "subprocess.Popen[str]":
    process = subprocess.Popen(
        [sys.executable, "-c", OTHER, str(root)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


def test_files_of_a_running_program_are_left_alone_and_of_a_killed_one_taken_over(tmp_path: Path):
    with other_program(tmp_path) as other:
        session = Session(tmp_path)
        assert session.left_files() == []
        other.kill()
        other.wait()
        (left,) = session.left_files()
        assert left.parent == session.folder
        assert left.read_text() == "{}"
        # Only this session is left, with its lock beside it.
        assert len(list(tmp_path.iterdir())) == 2
    session.end()


def test_what_was_taken_over_is_left_for_the_next_one_again(tmp_path: Path):
    first = Session(tmp_path)
    first.new_file().write_text("{}")
    first.end()
    second = Session(tmp_path)
    assert len(second.left_files()) == 1
    second.end()
    third = Session(tmp_path)
    (left,) = third.left_files()
    assert left.name.startswith("left-")
    left.unlink()
    third.end()
    assert list(tmp_path.iterdir()) == []


def test_only_one_of_two_programs_takes_a_file_over(tmp_path: Path):
    gone = Session(tmp_path)
    gone.new_file().write_text("{}")
    gone.end()
    one, two = Session(tmp_path), Session(tmp_path)
    assert len(one.left_files()) == 1
    assert two.left_files() == []
    one.end()
    two.end()


def test_half_written_files_of_a_killed_program_are_swept_away(tmp_path: Path):
    gone = Session(tmp_path)
    gone.new_file().write_text("{}")
    (gone.folder / ".x.json.abc.saving").write_text("{")
    gone.end()
    session = Session(tmp_path)
    assert [each.read_text() for each in session.left_files()] == ["{}"]
    assert not gone.folder.exists()
    session.end()


def test_what_an_older_version_left_behind_with_an_empty_lock_is_taken_over(tmp_path: Path):
    left = tmp_path / "20260101-000000-aaaaaaaa"
    left.mkdir()
    (left / "a.json").write_text("{}")
    lock = left.with_name(f"{left.name}.lock")
    lock.touch()
    os.utime(lock, (DAYS_AGO, DAYS_AGO))
    session = Session(tmp_path)
    assert [each.name for each in session.left_files()] == ["left-a.json"]
    assert not left.exists()
    assert not lock.exists()


def test_an_empty_lock_that_an_older_version_still_holds_is_respected(tmp_path: Path):
    left = tmp_path / "20260101-000000-aaaaaaaa"
    left.mkdir()
    (left / "a.json").write_text("{}")
    lock = left.with_name(f"{left.name}.lock")
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        os.utime(lock, (DAYS_AGO, DAYS_AGO))
        session = Session(tmp_path)
        assert session.left_files() == []
    assert len(session.left_files()) == 1


def test_a_program_that_runs_for_days_keeps_its_files(tmp_path: Path):
    with other_program(tmp_path) as other:
        (lock,) = tmp_path.glob("*.lock")
        os.utime(lock, (DAYS_AGO, DAYS_AGO))
        session = Session(tmp_path)
        assert session.left_files() == []
        session.end()
        other.kill()


def test_a_folder_that_can_not_be_made_is_told(tmp_path: Path):
    (tmp_path / "recovery").write_text("in the way")
    with pytest.raises(HullwrightError, match="can't be used for recovery files"):
        Session(tmp_path / "recovery")


def test_a_lock_without_a_folder_is_swept_away_once_nobody_has_it(tmp_path: Path):
    lock = tmp_path / "20260101-000000-aaaaaaaa.lock"
    lock.write_text("999999\nhullwright\n\n\n\n")
    other = tmp_path / "other.lock"
    other.touch()
    session = Session(tmp_path)
    assert session.left_files() == []
    assert not lock.exists()
    assert other.exists()
    session.end()


def test_folders_of_others_are_left_alone(tmp_path: Path):
    folder = tmp_path / "2026 holidays"
    folder.mkdir()
    (folder / "list.json").write_text("{}")
    session = Session(tmp_path)
    assert session.left_files() == []
    assert (folder / "list.json").exists()
    session.end()
