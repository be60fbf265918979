"""A small fixed part of every attack holds; `make attack` makes all of them."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FEW = {
    "--sent": 200,
    "--window": 15,
    "--start": 2,
    "--record": 20,
    "--kill": 6,
    "--race": 3,
    "--listed": 40,
    "--lanes": 1,
}


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
