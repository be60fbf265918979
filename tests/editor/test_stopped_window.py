"""A window that is asked to end from outside keeps what is unsaved, and leaves no process."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from hullwright.samples import HERE

from ..waiting import is_running, wait_until

ZONE = HERE / "hex-zones" / "thimble.json"


@pytest.fixture(scope="module")
def windows() -> Iterator["subprocess.Popen[str]"]:
    """A process that opens the windows to be stopped."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.editor.stopped_window", ZONE],
        stdin=subprocess.PIPE,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ) as process:
        yield process
        process.kill()


@pytest.mark.parametrize(
    ("who", "stops"),
    [
        ("all", [signal.SIGTERM]),
        ("window", [signal.SIGHUP]),
        ("window", [signal.SIGINT, signal.SIGINT]),
    ],
    ids=str,
)
def test_unsaved_work_is_kept_for_the_next_start_and_all_processes_end(
    windows, tmp_path, who, stops
):
    order = [str(tmp_path), who, *(str(int(stop)) for stop in stops)]
    print(json.dumps(order), file=windows.stdin, flush=True)
    code = tmp_path / "code"
    wait_until(lambda: code.exists() and code.read_text().endswith("\n"))
    errors = (tmp_path / "errors").read_text()
    assert int(code.read_text()) == 128 + stops[0], errors
    assert "Traceback" not in errors
    (kept,) = (tmp_path / "recovery").glob("*/*.json")
    assert "Edited" in kept.read_text()
    assert not list((tmp_path / "recovery").glob("*.lock"))
    beside = [int(each) for each in (tmp_path / "printed").read_text().split()]
    assert beside
    wait_until(lambda: not any(map(is_running, beside)))
