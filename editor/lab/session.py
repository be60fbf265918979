"""A session: an experiment being played beside the window, paused, gone on with, and asked for single games."""

from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QThread, Signal

from hullwright.schema.processes.tasks import Reply, TaskBroken, TaskDone, TaskRefused

from ..languages.words import error_text, tr
from ..workers.worker import Worker
from .lab_task import look_at, play_experiment, seek_game

MOST_PROCESSES = 8


class LabStage(Enum):
    """How far a session is."""

    IDLE = "idle"
    PLAYING = "playing"
    PAUSED = "paused"
    CANCELLED = "cancelled"
    DONE = "done"
    FAILED = "failed"


class SoughtGame(NamedTuple):
    """A game that a bar of a plot stands for."""

    path: Path
    """Where its record lies."""
    after: int
    """After how many actions what the bar is about begins."""
    is_sought: bool
    """Whether it is such a game, and not only the nearest one."""


class LabSession(QObject):
    """Has an experiment played in a process, which ends at once when it is paused; what is finished is kept."""

    changed = Signal()
    """More is known, or it is another stage."""
    searched = Signal()
    """The search for a game has begun, gone on, or ended."""
    found = Signal(object)
    """A game that somebody wanted to see, as a SoughtGame."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage = LabStage.IDLE
        # Any: plain values that travel from the process that plays.
        self.snapshot: dict[str, Any] = {}
        self.fault = ""
        """What went wrong, as a sentence."""
        self._path = Path()
        self._run = 0
        """Tells replies of the newest run from those of earlier ones."""
        self._worker = Worker(self)
        self._worker.known.connect(self._learn)
        self.tried: int | None = None
        """How many games have been tried for the one that is wanted; None while none is."""
        self._search = 0
        """Tells what was found by the newest search from what earlier ones have."""
        self._seeker = Worker(self)
        self._seeker.known.connect(self._count_tries)

    @property
    def is_playing(self) -> bool:
        """Whether games are being played."""
        return self.stage is LabStage.PLAYING

    @property
    def is_seeking(self) -> bool:
        """Whether a game is being looked for."""
        return self.tried is not None

    def look(self, path: Path) -> None:
        """Find out what is known of an experiment already."""
        self._begin(LabStage.IDLE)
        self._worker.run(look_at, str(path), then=partial(self._take_in, self._run))

    def play(self, path: Path, address: str = "", processes: int = 0) -> None:
        """Play an experiment, or go on with it."""
        self._path = path
        self._begin(LabStage.PLAYING)
        number = processes or min(max(QThread.idealThreadCount() - 1, 1), MOST_PROCESSES)
        then = partial(self._take_in, self._run)
        self._worker.run(play_experiment, str(path), number, address, then=then)

    def pause(self) -> None:
        """Stop at once; what is finished is kept, and gone on from."""
        if self.is_playing:
            self._halt(LabStage.PAUSED)

    def cancel(self) -> None:
        """Drop the run, also one that is paused, or else the search for a game; what was counted is kept."""
        if self.is_seeking:
            self._end_search()
            self.searched.emit()
        elif self.is_playing:
            self._halt(LabStage.CANCELLED)
        elif self.stage is LabStage.PAUSED:
            self._to(LabStage.CANCELLED)

    def _halt(self, stage: LabStage) -> None:
        self._run += 1
        self._worker.stop()
        self._to(stage)
        # What the last round has finished counts from now on.
        self._worker.run(look_at, str(self._path), then=partial(self._take_in, self._run))

    def seek(self, path: Path, cell: int, bar: str, number: int) -> None:
        """Have a game found that a bar stands for, and written beside its experiment; earlier wishes are dropped."""
        self._end_search()
        self.tried, self.fault = 0, ""
        self._seeker.run(
            seek_game,
            *(str(path), cell, bar, number),
            then=partial(self._note_found, self._search),
        )
        self.searched.emit()

    def _end_search(self) -> None:
        self._search += 1
        self.tried = None
        if not self._seeker.is_idle:
            self._seeker.stop()

    def close(self) -> None:
        """End everything with the page."""
        self._run += 1
        self._search += 1
        for worker in (self._worker, self._seeker):
            worker.stop()
            worker.close()

    def _begin(self, stage: LabStage) -> None:
        self._run += 1
        self.fault = ""
        if not self._worker.is_idle:
            self._worker.stop()
        self._to(stage)

    def _to(self, stage: LabStage) -> None:
        self.stage = stage
        self.changed.emit()

    def _learn(self, _: float, found: object) -> None:
        if self.is_playing and isinstance(found, dict):
            self.snapshot = found
            self.changed.emit()

    def _take_in(self, run: int, reply: Reply) -> None:
        if run != self._run:
            return
        if isinstance(reply, TaskDone):
            self.snapshot = reply.value
            self._to(LabStage.DONE if self.is_playing else self.stage)
        else:
            self.fault = _fault_of(reply)
            self._to(LabStage.FAILED)

    def _count_tries(self, _: float, tried: object) -> None:
        if self.is_seeking and isinstance(tried, int):
            self.tried = tried
            self.searched.emit()

    def _note_found(self, search: int, reply: Reply) -> None:
        if search != self._search:
            return
        self.tried = None
        if isinstance(reply, TaskDone):
            value = reply.value
            self.searched.emit()
            self.found.emit(
                SoughtGame(Path(value["path"]), value["after"], is_sought=value["is_sought"])
            )
        else:
            self.fault = _fault_of(reply)
            self.searched.emit()


def _fault_of(reply: Reply) -> str:
    """Return what became of a task that was not done."""
    match reply:
        case TaskRefused(reason=reason):
            return error_text(reason)
        case TaskBroken(detail=detail):
            return tr("Something broke that should not have ({detail}).", detail=detail)
        case _:
            return tr(
                "The process that plays has ended. Everything finished is kept: start again to go on."
            )
