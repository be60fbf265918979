"""Programs that are going to be killed: each edits, is autosaved and saves until its end.

Each line that comes in starts one, as a fork of this process, so that the imports are made once.
Every value says in its description which edit made it, and a file how many edits there have been.
"""

import os
import random
import signal
import sys
from dataclasses import replace
from itertools import count
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from hullwright.editor.documents.document import Document
from hullwright.editor.files.file_reader import read_file

from .file_work import FileWork

EVERY = 15
"""Milliseconds between two edits, at least: on a busy machine they come as slowly as the autosave works."""

WHILE = 1000 // EVERY
"""Edits in a second."""


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
    desk = FileWork(folder / "home")
    document = desk.open(folder / "map.json")
    chance, numbers = random.Random(os.getpid()), count(1)
    told = os.open(folder / "edits", os.O_WRONLY | os.O_CREAT)

    def step() -> None:
        number = next(numbers)
        edit(document, chance, number)
        os.pwrite(told, f"{number:8}".encode(), 0)
        # Saved all the time for a while, then left to the autosave for a while.
        if saves and number // WHILE % 2:
            desk.files.saving.save(document)

    editing = QTimer(interval=EVERY)
    editing.timeout.connect(step)
    editing.start()
    (folder / "ready").write_text(f"{os.getpid()}\n")
    application.exec()


def edit(document: Document, chance: random.Random, number: int) -> None:
    """Paint a row anew and note the number of the edit."""
    zone = document.value.layout
    row = "".join(chance.choices("sd", k=len(zone.rows[0])))
    painted = replace(zone, rows=(row, *zone.rows[1:]))
    description = f"{number}"
    document.apply("Paint", lambda value: replace(value, description=description, layout=painted))


if __name__ == "__main__":
    main()
