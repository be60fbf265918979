"""Commands as people and scripts give them: processes with arguments, input, output and exit codes."""

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryFile
from typing import TextIO

from ...forks.forking import run_forked

HULLWRIGHT = str(Path(sys.executable).with_name("hullwright"))
ENTRY = "hullwright.editor.command_line"
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
    words = ["hullwright", *map(str, arguments)]
    with ExitStack() as opened:
        keys, output, errors = streams = [
            opened.enter_context(TemporaryFile("w+", encoding="utf-8")) for _ in range(3)
        ]
        keys.write(typed)
        for each in streams:
            each.seek(0)
        numbers = [each.fileno() for each in streams]
        ended = run_forked(ENTRY, words, environment, folder or Path.cwd(), numbers)
        printed, told = (_whole(each) for each in (output, errors))
    return _judged(subprocess.CompletedProcess(arguments, ended, printed, told), code)


def _whole(stream: TextIO) -> str:
    """Return what a process has written into a stream of ours."""
    stream.seek(0)
    return stream.read()


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
