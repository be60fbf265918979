"""How long it takes from the start of the program to a window with a map, beside an empty window.

Each start is a process of its own, measured from before it is made until its window is painted for the first
time, and until it has had nothing to do for a second. All take turns. Run it by `make bench`, or beside another
commit: `python tests/benchmarks/start_up.py --against FOLDER`, where it is checked out.
"""

import argparse
import json
import subprocess
import time
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from fresh_processes import Task, as_installed, code_of, medians, python

from hullwright.samples import maps

STARTS = 5

WATCH = """
import json, sys, time
from PySide6.QtCore import QEvent, QObject, QTimer

class Watch(QObject):
    def __init__(self, window):
        super().__init__()
        self.window, self.found, self.rests, self.last = window, [], 0, 0.0
        self.ticks = QTimer(self, interval=100)
        self.ticks.timeout.connect(self.tick)
        window.installEventFilter(self)
    def eventFilter(self, _, event):
        if event.type() == QEvent.Type.Paint and not self.found:
            self.found.append(None)
            # All its parts are painted in the same turn.
            QTimer.singleShot(0, self.painted)
        return False
    def painted(self):
        self.window.removeEventFilter(self)
        self.found = [*self.now(), len(sys.modules)]
        self.settled = self.now()
        self.last = time.process_time()
        self.ticks.start()
    def tick(self):
        used = time.process_time()
        if used - self.last > 0.003:
            self.settled, self.rests = self.now(), 0
        self.rests += 1
        self.last = used
        if self.rests > 10:
            print(json.dumps([*self.found, *self.settled, len(sys.modules)]), flush=True)
            self.ticks.stop()
    def now(self):
        return [time.process_time(), time.monotonic() - float(sys.argv[1])]
"""

EMPTY = """
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication(sys.argv)
window = QMainWindow()
window.resize(1280, 720)
watch = Watch(window)
window.show()
application.exec()
"""

EDITOR = """
import gc, sys
# As the command line does before anything else.
gc.set_threshold(100_000, 50, 50)
from pathlib import Path
from hullwright.editor.cli.qt import qt_at_hand
with qt_at_hand():
    from hullwright.editor.program.start import opened
application, program = opened([Path(sys.argv[2])])
watch = Watch(program.frame.window)
application.exec()
"""

# In the editor the watch is made after everything, as a launcher would import it.
PROGRAMS = {
    "empty": WATCH + EMPTY,
    "editor": EDITOR.replace("application, ", WATCH + "application, ", 1),
}


def start(source: str, arguments: Sequence[str], environment: dict[str, str]) -> list[float]:
    """Return the processor's time, the clock and the modules at the first paint, and when it has settled."""
    command = python("-c", source, str(time.monotonic()), *arguments)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.kill()
    found: list[float] = json.loads(line)
    return found


def main() -> None:
    """Print what an empty window takes, what the editor takes, and how much more that is."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--against", type=Path, help="the folder of another commit, checked out")
    parser.add_argument("--starts", type=int, default=STARTS)
    asked = parser.parse_args()
    sample = str(next(path for path in maps() if path.stem == "bellwether"))
    with ExitStack() as stack:
        editor = partial(start, PROGRAMS["editor"], [sample])
        tasks: dict[str, Task] = {
            "empty window": partial(start, PROGRAMS["empty"], [], as_installed()),
            "editor with a map": partial(editor, as_installed()),
        }
        if asked.against:
            other = stack.enter_context(code_of(asked.against))
            tasks["the other commit"] = partial(editor, as_installed(other))
        _print_table(medians(tasks, asked.starts))


def _print_table(found: dict[str, list[float]]) -> None:
    print("start-up (medians, taken in turns; processor / clock, modules loaded)")
    empty = found["empty window"]
    for name, (cpu, clock, modules, later_cpu, later_clock, later_modules) in found.items():
        print(
            f"  {name:<18} first paint {cpu:5.2f} / {clock:5.2f} s, {modules:5.0f} modules"
            f"   settled {later_cpu:5.2f} / {later_clock:5.2f} s, {later_modules:5.0f} modules"
        )
        if found[name] is not empty:
            print(
                f"  {'more than empty':<18} first paint {cpu - empty[0]:5.2f} / {clock - empty[1]:5.2f} s"
                f"   (to reach: 0.5 s)      settled {later_cpu - empty[3]:5.2f} / {later_clock - empty[4]:5.2f} s"
                "   (to reach: 1 s)"
            )


if __name__ == "__main__":
    main()
