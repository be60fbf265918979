"""Two who save one file at the same moment: one is told that the other was first."""

import fcntl
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files import locks
from hullwright.schema.files.atomic_file import OtherWasFirst, save
from hullwright.schema.files.fingerprint import NO_FILE, fingerprint

ROUNDS = 60
RACER = """
import sys
from pathlib import Path
from hullwright.schema.files.atomic_file import OtherWasFirst, save
from hullwright.schema.files.fingerprint import fingerprint

path = Path(sys.argv[1])
for line in sys.stdin:
    known = fingerprint(path)
    print("ready", flush=True)
    sys.stdin.readline()
    try:
        save(path, [f"{sys.argv[2]} {line}"], expected={known})
        print("saved", flush=True)
    except OtherWasFirst:
        print("other", flush=True)
"""


def racer(path: Path, name: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", RACER, str(path), name],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def say(racers: "list[subprocess.Popen[str]]", line: str) -> list[str]:
    """Say a line to both and return what they answer."""
    for each in racers:
        assert each.stdin is not None
        each.stdin.write(line)
        each.stdin.flush()
    return [each.stdout.readline().strip() for each in racers if each.stdout]


@pytest.mark.parametrize("is_there", [True, False])
def test_of_two_who_save_at_once_one_is_told_that_the_other_was_first(
    tmp_path: Path, is_there: bool
):
    path = tmp_path / "map.json"
    with ExitStack() as stack:
        racers = [stack.enter_context(racer(path, name)) for name in ("a", "b")]
        for number in range(ROUNDS):
            path.write_text("old") if is_there else path.unlink(missing_ok=True)
            assert say(racers, f"{number}\n") == ["ready", "ready"]
            told = say(racers, "go\n")
            assert sorted(told) == ["other", "saved"]
            assert path.read_text() == f"{'ab'[told.index('saved')]} {number}\n"
        for each in racers:
            each.stdin.close()


def test_what_is_there_is_compared_in_the_moment_in_which_it_would_be_replaced(tmp_path: Path):
    path = tmp_path / "map.json"

    def parts():
        yield "mine"
        path.write_text("theirs")

    with pytest.raises(OtherWasFirst, match="was changed by another program"):
        save(path, parts(), expected={NO_FILE})
    assert path.read_text() == "theirs"
    assert list(tmp_path.iterdir()) == [path]


def test_a_save_says_what_it_wrote_and_not_what_others_wrote_since(tmp_path: Path):
    path = tmp_path / "map.json"
    saved = save(path, ["mine"])
    assert saved.fingerprint == fingerprint(path)


def test_a_folder_that_somebody_keeps_locked_is_told_with_who_it_is(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(locks, "PATIENCE", 0.0)
    handle = os.open(tmp_path, os.O_RDONLY)
    fcntl.flock(handle, fcntl.LOCK_EX)
    with pytest.raises(
        HullwrightError, match=rf"is in use by another program .*process {os.getpid()}\).*try again"
    ):
        save(tmp_path / "map.json", ["x"])
    assert list(tmp_path.iterdir()) == []
    os.close(handle)
    save(tmp_path / "map.json", ["x"])
