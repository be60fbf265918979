"""Killed at any moment, the program loses nothing older than three seconds and breaks no file."""

import gc
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from hullwright.editor.files.recovery_file import read_recovery
from hullwright.editor.files.sessions import Session
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reading import read_map
from hullwright.schema.files.writing import write

from ..workplaces import zone

KILLS = int(os.environ.get("HULLWRIGHT_KILLS", "8"))
"""For each way of working."""
AT_ONCE = 5
LOST_AT_MOST = 3.0
"""Seconds of editing."""
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
    stamp = f"{time.monotonic():.3f}"
    rows = ["sd" * 30] * 60
    value = MapDocument(kind="hex-zone", name="Test", description=stamp, layout=zone(*rows))
    write(value, folder / "map.json")


def killed(
    programs: "subprocess.Popen[str]", folder: Path, way: str, lifetime: float
) -> tuple[float, float]:
    """Let a program edit for some seconds, kill it, and return when it began and when it ended."""
    begin(folder)
    assert programs.stdin is not None
    programs.stdin.write(f"{way} {folder}\n")
    programs.stdin.flush()
    ready = folder / "ready"
    while not ready.exists() or not ready.read_text().endswith("\n"):
        time.sleep(0.01)
    began = time.monotonic()
    time.sleep(lifetime)
    os.kill(int(ready.read_text()), signal.SIGKILL)
    return began, time.monotonic()


def wait_until_gone(pid: int) -> None:
    """Wait until the system has taken a killed process away, and its lock with it."""
    with suppress(ProcessLookupError):
        while True:
            os.kill(pid, 0)
            time.sleep(0.01)


def survivors(folder: Path) -> list[MapDocument]:
    """Return what is left after a kill: the file, which is whole, and what a new start finds."""
    wait_until_gone(int((folder / "ready").read_text()))
    session = Session(folder / "home" / "recovery")
    found = [read_recovery(each).value for each in session.left_files()]
    session.end()
    return [read_map(folder / "map.json"), *found]


@pytest.mark.parametrize("way", ["edits", "saves"])
def test_nothing_older_than_three_seconds_is_lost_and_no_file_is_broken(
    tmp_path: Path, way: str, programs: "subprocess.Popen[str]"
):
    chance = random.Random(way)
    lifetimes = [chance.uniform(0.0, 4.0) for _ in range(KILLS)]
    folders = [tmp_path / f"{number}" for number in range(KILLS)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        lives = list(pool.map(partial(killed, programs), folders, [way] * KILLS, lifetimes))
    lost, kept = [], 0
    for folder, (began, ended) in zip(folders, lives, strict=True):
        newest = max(float(each.description) for each in survivors(folder))
        # A program that did not live so long has no older edits to lose.
        lost.append(ended - max(newest, began))
        kept += newest > began
    print(f"{way}: at most {max(lost):.2f} s lost; edits of {kept} of {KILLS} programs kept")
    assert max(lost) <= LOST_AT_MOST
    # Else the test would show nothing: those who lived for a while have left something behind.
    assert kept >= KILLS // 4
