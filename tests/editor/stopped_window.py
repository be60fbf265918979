"""Windows that are asked to end from outside, just after an edit.

Each line that comes in starts one, as a fork of this process, so that the imports are made once: the folder
of its own, where its output goes as well, who is asked, and the signals' numbers. Its exit code is written to a file beside its output.
"""

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from hullwright.editor.command_line import run
from hullwright.editor.program import start
from hullwright.editor.program.program import Program

from ..waiting import children_of

IN_ALL = "all"
"""Said to have the processes beside the window asked as well, as the system does when a session ends."""
OUTPUTS = {1: "printed", 2: "errors"}
_opened = start.opened


def edit_and_stop(shown: Program, who: str, numbers: Sequence[str]) -> None:
    """Edit the map, name the processes that run beside, and ask this one to end."""
    (place,) = shown.services.workplaces
    place.document.apply("Edit", lambda value: replace(value, name="Edited"))
    beside = children_of(os.getpid())
    print(*beside, flush=True)
    for process in (*(beside if who == IN_ALL else ()), os.getpid()):
        for number in numbers:
            os.kill(process, int(number))


def work(folder: Path, who: str, numbers: Sequence[str]) -> None:
    """Open the window, and let the end be asked for as soon as it is shown."""

    def opened(paths: Sequence[Path], samples: Sequence[Path] = ()) -> tuple[QApplication, Program]:
        application, shown = _opened(paths, samples)
        QTimer.singleShot(0, lambda: edit_and_stop(shown, who, numbers))
        return application, shown

    os.environ["HULLWRIGHT_HOME"] = str(folder)
    for stream, name in OUTPUTS.items():
        os.dup2(os.open(folder / name, os.O_WRONLY | os.O_CREAT), stream)
    start.opened = opened
    run(lambda: sys.exit(start.run([Path(sys.argv[1])])))


def main() -> None:
    """Start a window for each line, and note with which code it ended."""
    # Not by iteration, which would hold lines back.
    while line := sys.stdin.readline():
        folder, who, *numbers = json.loads(line)
        process = os.fork()
        if not process:
            work(Path(folder), who, numbers)
        code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        (Path(folder) / "code").write_text(f"{code}\n")


if __name__ == "__main__":
    main()
