"""Probing: whether code can be loaded at all, found out where it can do no harm to this process."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from .settings import Outcome, Verdict


def verdict_of(package: str, folder: Path, code: str, seconds: float) -> Verdict:
    """Return how loading `module:name` goes in a process of its own, given so many seconds."""
    with TemporaryDirectory(prefix="hullwright-") as desk:
        answer = Path(desk) / "verdict.json"
        ended = _ended(["hullwright.plugins.host.child", answer, package, folder, code], seconds)
        if ended is None:
            return Verdict(Outcome.ENDLESS, f"{seconds:g}")
        try:
            value = json.loads(answer.read_text("utf-8"))
            return Verdict(Outcome(value["outcome"]), str(value["detail"]))
        except (OSError, ValueError, KeyError, TypeError):
            return Verdict(Outcome.ENDS, str(ended))


def _ended(arguments: list[object], seconds: float) -> int | None:
    """Return the exit code of a Python module run by itself, or None if it had to be stopped."""
    # Nothing is piped: a process that the plugin leaves behind could keep a pipe open for ever.
    child = subprocess.Popen(
        [sys.executable, "-P", "-B", "-m", *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,
    )
    try:
        return child.wait(seconds)
    except subprocess.TimeoutExpired:
        return None
    finally:
        _stop(child)


def _stop(child: "subprocess.Popen[bytes]") -> None:
    """End a child and whatever it has started."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
    child.kill()
    child.wait()
