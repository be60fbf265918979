"""Killed at any moment, the program loses nothing older than three seconds and breaks no file."""

import gc
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from hullwright.editor.files.recovery_file import read_recovery
from hullwright.editor.files.sessions import Session
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.leftovers import sweep
from hullwright.schema.files.reader import read_map
from hullwright.schema.files.writer import write

from ...waiting import wait_until
from ..workplaces import zone
from .killed_program import EVERY

KILLS = int(os.environ.get("HULLWRIGHT_KILLS", "8"))
"""For each way of working."""
AT_ONCE = 5
LOST_AT_MOST = 3000 // EVERY
"""The edits of three seconds."""
LIVES_AT_MOST = 4000 // EVERY
ROOT = Path(__file__).parents[3]


@pytest.fixture
def programs(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    """A process that starts the programs to be killed."""
    # What earlier tests left behind is tidied up now, and not in one of the threads to come, where no
    # object of Qt's may be deleted.
    gc.collect()
    begin(tmp_path / "example")
    command = [sys.executable, "-m", "tests.editor.files.killed_program"]
    with subprocess.Popen(
        [*command, str(tmp_path / "example" / "map.json")],
        stdin=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


def begin(folder: Path) -> None:
    """Make a folder with a map to be edited."""
    folder.mkdir()
    rows = ["sd" * 30] * 60
    value = MapDocument(kind="hex-zone", name="Test", description="0", layout=zone(*rows))
    write(value, folder / "map.json")


def killed(programs: "subprocess.Popen[str]", folder: Path, way: str, lifetime: int) -> int:
    """Let a program make some edits, kill it, and return how many it had made by then."""
    begin(folder)
    assert programs.stdin is not None
    programs.stdin.write(f"{way} {folder}\n")
    programs.stdin.flush()
    ready, edits = folder / "ready", folder / "edits"
    wait_until(lambda: ready.exists() and ready.read_text().endswith("\n"))
    wait_until(lambda: made(edits) >= lifetime)
    os.kill(int(ready.read_text()), signal.SIGKILL)
    wait_until_gone(int(ready.read_text()))
    return made(edits)


def made(edits: Path) -> int:
    """Return how many edits a program says it has made."""
    return int(edits.read_text() or "0")


def wait_until_gone(pid: int) -> None:
    """Wait until the system has taken a killed process away, and its lock with it."""
    wait_until(lambda: not is_there(pid))


def is_there(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


def survivors(folder: Path) -> list[MapDocument]:
    """Return what is left after a kill: the file, which is whole, and what a new start finds."""
    session = Session(folder / "home" / "recovery")
    found = [read_recovery(each).value for each in session.left_files()]
    session.end()
    # What it was writing just then is taken for nobody's.
    sweep(folder)
    assert list(folder.glob(".*")) == []
    return [read_map(folder / "map.json"), *found]


@pytest.mark.parametrize("way", ["edits", "saves"])
def test_nothing_older_than_three_seconds_is_lost_and_no_file_is_broken(
    tmp_path: Path, way: str, programs: "subprocess.Popen[str]"
):
    chance = random.Random(way)
    lifetimes = [chance.randrange(LIVES_AT_MOST) for _ in range(KILLS)]
    folders = [tmp_path / f"{number}" for number in range(KILLS)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        lives = list(pool.map(partial(killed, programs), folders, [way] * KILLS, lifetimes))
    lost, kept = [], 0
    for folder, edits in zip(folders, lives, strict=True):
        newest = max(int(each.description) for each in survivors(folder))
        lost.append(edits - newest)
        kept += newest > 0
    print(f"{way}: at most {max(lost)} edits lost; edits of {kept} of {KILLS} programs kept")
    assert max(lost) <= LOST_AT_MOST
    # Else the test would show nothing: those who lived for a while have left something behind.
    assert kept >= KILLS // 4
