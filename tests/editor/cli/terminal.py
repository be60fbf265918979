"""Commands as people and scripts give them: processes with arguments, input, output and exit codes."""

import atexit
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

HULLWRIGHT = str(Path(sys.executable).with_name("hullwright"))
DISPLAYS = frozenset({"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"})


def without_display() -> dict[str, str]:
    """Return this process's environment as it were on a machine without a display."""
    return {name: value for name, value in os.environ.items() if name not in DISPLAYS}


def run(
    *arguments: object,
    code: int | None = 0,
    typed: str = "",
    folder: Path | None = None,
    environment: Mapping[str, str] = os.environ,
) -> "subprocess.CompletedProcess[str]":
    """Run `hullwright` in a process forked from one that has imported everything, and return what it printed; any exit code will do for None."""
    server, streams = _server()
    streams[0].write_text(typed, "utf-8")
    command = {
        "arguments": [str(each) for each in arguments],
        "environment": dict(environment),
        "folder": str(folder or Path.cwd()),
        "streams": [str(each) for each in streams],
    }
    print(json.dumps(command), file=server.stdin, flush=True)
    ended = int(server.stdout.readline())
    printed, errors = (each.read_text("utf-8") for each in streams[1:])
    return _judged(subprocess.CompletedProcess(arguments, ended, printed, errors), code)


def run_afresh(
    *arguments: object, code: int = 0, environment: Mapping[str, str] = os.environ
) -> "subprocess.CompletedProcess[str]":
    """Run the installed program itself, for what depends on how it starts."""
    done = subprocess.run(
        [HULLWRIGHT, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        env=dict(environment),
    )
    return _judged(done, code)


def _judged(
    done: "subprocess.CompletedProcess[str]", code: int | None
) -> "subprocess.CompletedProcess[str]":
    assert code in {done.returncode, None}, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done


@cache
def _server() -> tuple["subprocess.Popen[str]", list[Path]]:
    """Start the process that forks commands, and name the files of their input, output and errors."""
    folder = tempfile.TemporaryDirectory(prefix="hullwright-terminal-")
    server = subprocess.Popen(
        [sys.executable, "-P", str(Path(__file__).with_name("preloaded.py"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(folder.cleanup)
    atexit.register(server.communicate)
    return server, [Path(folder.name) / name for name in ("input", "output", "errors")]
