"""A window that is asked to end from outside, just after an edit; run with a map and the signals' numbers."""

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
    print(*children_of(os.getpid()), flush=True)
    for number in sys.argv[2:]:
        os.kill(os.getpid(), int(number))


if __name__ == "__main__":
    program.opened = opened
    run(lambda: sys.exit(program.run([Path(sys.argv[1])])))
