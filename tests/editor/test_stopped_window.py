"""A window that is asked to end from outside keeps what is unsaved, and leaves no process."""

import os
import signal
import subprocess
import sys

import pytest

from hullwright.samples import HERE

from ..waiting import PATIENCE, is_running, wait_until

ZONE = HERE / "hex-zones" / "thimble.json"


@pytest.mark.parametrize(
    ("who", "stops"),
    [
        ("all", [signal.SIGTERM]),
        ("window", [signal.SIGHUP]),
        ("window", [signal.SIGINT, signal.SIGINT]),
    ],
    ids=str,
)
def test_unsaved_work_is_kept_for_the_next_start_and_all_processes_end(tmp_path, who, stops):
    numbers = [str(int(stop)) for stop in stops]
    done = subprocess.run(
        [sys.executable, "-m", "tests.editor.stopped_window", ZONE, who, *numbers],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "HULLWRIGHT_HOME": str(tmp_path)},
    )
    assert done.returncode == 128 + stops[0], done.stderr
    assert "Traceback" not in done.stderr
    (kept,) = (tmp_path / "recovery").glob("*/*.json")
    assert "Edited" in kept.read_text()
    assert not list((tmp_path / "recovery").glob("*.lock"))
    beside = [int(each) for each in done.stdout.split()]
    assert beside
    wait_until(lambda: not any(map(is_running, beside)))
