"""A small fixed part of every attack holds; `make attack` makes all of them."""

import subprocess
import sys
from pathlib import Path

from .bombs import BOMBS
from .doors import DOORS
from .kills import KILLS
from .table import NAME
from .windows import SORTS

ROOT = Path(__file__).parents[2]
FEW = {
    "--sent": 2_000,
    "--window": 400,
    "--start": 2,
    "--record": 20,
    "--kill": 7,
    "--race": 3,
    "--listed": 24,
    "--each": 3,
    "--lanes": 1,
}
ATTACKS = [
    "archives",
    "tampered trust",
    "false records",
    "races",
    "window: started among plugins",
    *(f"bomb: {name}" for name in BOMBS),
    *(f"kill: {name}" for name in KILLS),
    *(f"window: {sort}" for sort in SORTS),
    *(f"{sort}: {name}" for sort, doors in DOORS.items() for name in doors),
]


def test_nothing_that_a_stranger_sends_does_harm():
    options = [str(each) for pair in FEW.items() for each in pair]
    done = subprocess.run(
        [sys.executable, "-m", "tests.attacks", *options],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all" in done.stdout
    rows = {line[:NAME].rstrip() for line in done.stdout.splitlines()}
    assert [each for each in ATTACKS if each not in rows] == []
