"""Mutants opened in the real window, without a display: shown, painted, checked, and closed again."""

import sys
import traceback
from functools import cache
from pathlib import Path
from random import Random
from types import TracebackType

from .doors import laid_out
from .findings import Attempt
from .mutants import mutant
from .originals import originals

SORTS = {"map": 80, "scenario": 14, "recording": 3, "import": 3}
"""How many of a hundred are of each sort."""


class OpenWindow:
    """The window of one process, and what was raised where no caller could hear it."""

    def __init__(self, home: Path) -> None:
        from PySide6.QtWidgets import QApplication

        from ..editor.window_session import WindowSession

        self._application = QApplication.instance() or QApplication([])
        self.raised: list[str] = []
        sys.excepthook = self._note
        self.person = WindowSession(home)

    def _note(
        self,
        kind: type[BaseException],
        fault: BaseException,
        where: TracebackType | None,
    ) -> None:
        self.raised.append("".join(traceback.format_exception(kind, fault, where)))

    def open(self, path: Path) -> str:
        """Open a file as a person does, look at it, and close it; return what was raised meanwhile."""
        person, services = self.person, self.person.program.services
        person.program.open([path])
        # Large files are read beside the window.
        person.wait(lambda: not services.files.context.jobs.children())
        if services.workplaces.current:
            person.problems()
        person.program.frame.window.grab()
        while len(services.workplaces):
            person.command("file.close")
        raised, self.raised = self.raised, []
        return f"traceback: {raised[0]}" if raised else ""


@cache
def window(home: Path) -> OpenWindow:
    """Return the window of this process: made by the first attempt in a fork, and used by the others."""
    return OpenWindow(home)


def shown_file(seed: str, number: int, folder: Path) -> Attempt:
    """Return the attempt with a number: the same file for the same seed."""
    chance = Random(f"{seed}/window/{number}")
    sort = chance.choices(list(SORTS), list(SORTS.values()))[0]

    def act() -> object:
        # Made before anything is laid out: the window's home outlives the folder of one mutant.
        opened = window(folder.with_name("window-home"))
        made = mutant(sort, chance)
        path = laid_out(sort, made.content, made.original.suffix, folder)
        return opened.open(path) or None

    return Attempt(f"window: {sort}", f"{seed}/window/{number}", act, folder)


def started_among(seed: str, number: int, folder: Path) -> Attempt:
    """Return an attempt to start the window where a plugin of a stranger lies."""
    chance = Random(f"{seed}/start/{number}")
    sort = chance.choice(("manifest", "rules"))

    def act() -> object:
        made = mutant(sort, chance)
        laid_out(sort, made.content, made.original.suffix, folder)
        opened = OpenWindow(folder / "home")
        try:
            return opened.open(_honest(folder)) or None
        finally:
            opened.person.leave()

    return Attempt("window: started among plugins", f"{seed}/start/{number}", act, folder)


def _honest(folder: Path) -> Path:
    path = folder / "honest.json"
    path.write_bytes(originals("map")[-1].content)
    return path
