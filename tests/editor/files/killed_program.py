"""Programs that are going to be killed: each edits, is autosaved and saves until its end.

Each line that comes in starts one, as a fork of this process, so that the imports are made once.
Every value says in its description when it was made, by the clock that all processes share.
"""

import os
import random
import signal
import sys
import time
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from hullwright.editor.documents.document import Document
from hullwright.editor.files.reading import read_file

from .desks import Desk

EVERY = 15
"""Milliseconds between two edits."""


def main() -> None:
    """Start a program for each folder and way of working that comes in."""
    # Reading once loads what is loaded on use.
    read_file(Path(sys.argv[1]))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        way, folder = line.rstrip("\n").split(" ", 1)
        if os.fork() == 0:
            work(Path(folder), saves=way == "saves")


def work(folder: Path, *, saves: bool) -> None:
    """Edit the map in a folder until the end comes."""
    application = QGuiApplication([])
    desk = Desk(folder / "home")
    document = desk.open(folder / "map.json")
    chance = random.Random(os.getpid())

    def step() -> None:
        edit(document, chance)
        # A second of saving all the time, and a second of leaving it to the autosave.
        if saves and int(time.monotonic()) % 2:
            desk.files.saving.save(document)

    editing = QTimer(interval=EVERY)
    editing.timeout.connect(step)
    editing.start()
    (folder / "ready").write_text(f"{os.getpid()}\n")
    application.exec()


def edit(document: Document, chance: random.Random) -> None:
    """Paint a row anew and note the time."""
    zone = document.value.layout
    row = "".join(chance.choices("sd", k=len(zone.rows[0])))
    painted = replace(zone, rows=(row, *zone.rows[1:]))
    stamp = f"{time.monotonic():.3f}"
    document.apply("Paint", lambda value: replace(value, description=stamp, layout=painted))


if __name__ == "__main__":
    main()
