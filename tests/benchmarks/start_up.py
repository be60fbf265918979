"""How long it takes from the start of the program to a window with a map, beside an empty window.

Each start is a process of its own, measured from before it is made until it says that it has painted.
Run it by `make bench`.
"""

import os
import subprocess
import sys
import time

from hullwright.samples import maps

STARTS = 5

EMPTY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication(sys.argv)
window = QMainWindow()
window.resize(1280, 800)
window.show()
window.grab()
print("painted", flush=True)
"""

EDITOR = """
import sys
from pathlib import Path
from hullwright.editor.program.start import opened
application, program = opened([Path(sys.argv[1])])
program.frame.window.grab()
print("painted", flush=True)
"""


def seconds(source: str, *arguments: str) -> float:
    """Return how long a fresh process takes until it has painted."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    # As for a person's second start: what Python has compiled is there.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", source, *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        took = time.perf_counter() - began
        process.kill()
    if line.strip() != "painted":
        raise RuntimeError(line)
    return took


def main() -> None:
    """Print both times, the best of several starts taken in turns, and the difference."""
    sample = str(next(path for path in maps() if path.stem == "bellwether"))
    seconds(EDITOR, sample)
    empty = editor = float("inf")
    for _ in range(STARTS):
        empty = min(empty, seconds(EMPTY))
        editor = min(editor, seconds(EDITOR, sample))
    print("start-up, until the first paint")
    print(f"  empty window       {empty:.2f} s")
    print(f"  editor with a map  {editor:.2f} s")
    print(f"  more than empty    {editor - empty:.2f} s   (to reach: under 1 s)")


if __name__ == "__main__":
    main()
