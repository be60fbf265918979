"""A window that is asked to end from outside, just after an edit; run with a map, who is asked, and the signals' numbers."""

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from hullwright.editor.command_line import run
from hullwright.editor.program import program

from ..waiting import children_of

IN_ALL = "all"
"""Said to have the processes beside the window asked as well, as the system does when a session ends."""
_opened = program.opened


def opened(
    paths: Sequence[Path], samples: Sequence[Path] = ()
) -> tuple[QApplication, program.Program]:
    """Open the window, and let the end be asked for as soon as it is shown."""
    application, shown = _opened(paths, samples)
    QTimer.singleShot(0, lambda: edit_and_stop(shown))
    return application, shown


def edit_and_stop(shown: program.Program) -> None:
    """Edit the map, name the processes that run beside, and ask this one to end."""
    (place,) = shown.services.workplaces
    place.document.apply("Edit", lambda value: replace(value, name="Edited"))
    beside = children_of(os.getpid())
    print(*beside, flush=True)
    for process in (*(beside if IN_ALL in sys.argv else ()), os.getpid()):
        for number in sys.argv[3:]:
            os.kill(process, int(number))


if __name__ == "__main__":
    program.opened = opened
    run(lambda: sys.exit(program.run([Path(sys.argv[1])])))
