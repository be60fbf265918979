"""Two programs that save one file at the same moment: one of them is told, and nothing is lost silently."""

import os
import shutil
import time
from dataclasses import replace
from pathlib import Path
from random import Random

from hullwright.schema.files.reader import read_map

from .findings import Attempt


def race_attempt(seed: str, number: int, folder: Path) -> Attempt:
    """Return an attempt to have two programs both told that they have saved."""
    chance = Random(f"{seed}/race/{number}")
    return Attempt("races", f"{seed}/race/{number}", lambda: _raced(chance, folder), folder)


def _raced(chance: Random, folder: Path) -> str | None:
    from ..editor.files.test_killed import begin

    shutil.rmtree(folder, ignore_errors=True)
    begin(folder)
    began, begin_now = os.pipe()
    savers = [
        _saver(folder, name, (began, begin_now), chance.random() * 0.002) for name in ("one", "two")
    ]
    os.close(began)
    # Both wait for the end of this pipe.
    os.close(begin_now)
    codes = [os.waitstatus_to_exitcode(os.waitpid(each, 0)[1]) for each in savers]
    kept = read_map(folder / "map.json").description
    if codes == [0, 0]:
        return f"lost save: both were told that they had saved, and “{kept}” is there"
    saved = [name for name, code in zip(("one", "two"), codes, strict=True) if code == 0]
    return None if saved == [kept] else f"lost save: {saved} saved, and “{kept}” is there"


def _saver(folder: Path, name: str, pipe: tuple[int, int], after: float) -> int:
    """Start a program that edits the map and saves it when it is told to; return its process."""
    process = os.fork()
    if process:
        return process
    from PySide6.QtGui import QGuiApplication

    from ..editor.files.file_work import FileWork

    application = QGuiApplication([])
    desk = FileWork(folder / name)
    document = desk.open(folder / "map.json")
    document.apply("Describe", lambda value: replace(value, description=name))
    desk.person.chooses = [None] * 5
    os.close(pipe[1])
    os.read(pipe[0], 1)
    time.sleep(after)
    desk.files.saving.save(document)
    application.processEvents()
    os._exit(0 if document.is_saved else 1)
