"""A session: a run that makes maps beside the window, in steps between which it can be steered or paused."""

from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, Signal

from hullwright.engines.generation.taste import Taste
from hullwright.schema.processes.tasks import Reply, TaskBroken, TaskDone, TaskLost, TaskRefused

from ..languages.words import tr
from ..workers.worker import Worker
from .generation_task import (
    GenerationOrder,
    WallNews,
    begin_generation,
    go_on_generating,
    steer_generation,
)
from .task_faults import fault_words

MOST_SHOWN = 24
"""So many maps are on the wall: as many as a person can compare."""
PACE = 0.3
"""Seconds that a step should take."""
FIRST, SMALLEST, LARGEST = 200, 50, 20_000
"""Moves of the first step, and of any."""
REST = 400_000
"""After so many moves the run rests until somebody lets it go on: who has left the room needs no more maps."""


class GenerationStage(Enum):
    """How far a session is."""

    IDLE = "idle"
    RUNNING = "running"
    PAUSED = "paused"
    RESTING = "resting"
    STOPPED = "stopped"
    FAILED = "failed"


class GenerationSession(QObject):
    """Has maps made in a process; each step is asked for when the one before is done."""

    changed = Signal()
    """It is another stage, or there is news."""
    learnt = Signal(object)
    """The maps to show now, best first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage = GenerationStage.IDLE
        self.news = WallNews(0, 0, ())
        self.fault = ""
        """What went wrong, as a sentence."""
        self.speed = 0.0
        """Moves a second, as the last steps were."""
        self.run = 0
        """Which run of the session it is, from 1."""
        self._ended = 0
        """How many runs have ended; replies that still come of them are passed over."""
        self._step = FIRST
        self._rest = REST
        self._worker = Worker(self)

    @property
    def is_running(self) -> bool:
        """Whether maps are being made."""
        return self.stage is GenerationStage.RUNNING

    @property
    def can_go_on(self) -> bool:
        """Whether there is a run that waits to go on."""
        return self.stage in (GenerationStage.PAUSED, GenerationStage.RESTING)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being worked out."""
        return self._worker.is_idle

    @property
    def process_id(self) -> int:
        """The number of the process, or 0 if none runs."""
        return self._worker.process_id

    def start(self, order: GenerationOrder, taste: Taste) -> None:
        """Begin a run; one that is under way ends."""
        self._end_run()
        self.run += 1
        self.fault, self.speed, self._step, self._rest = "", 0.0, FIRST, REST
        self.news = WallNews(0, 0, ())
        self._to(GenerationStage.RUNNING)
        # Nobody has to wait because an earlier process was lost.
        self._worker.start_now()
        self._worker.run(begin_generation, order, then=partial(self._note_begun, self._ended))
        if taste:
            self._steer(taste)
        self._go_on()

    def pause(self) -> None:
        """Make no further step."""
        if self.is_running:
            self._to(GenerationStage.PAUSED)

    def go_on(self) -> None:
        """Go on where the run was paused."""
        if self.can_go_on:
            self._rest = self.news.moves + REST
            self._to(GenerationStage.RUNNING)
            if self._worker.is_idle:
                self._go_on()

    def stop(self) -> None:
        """End the run; what it has found stays to be looked at."""
        if self.is_running or self.can_go_on:
            self._end_run()
            self._to(GenerationStage.STOPPED)

    def steer(self, taste: Taste) -> None:
        """Let the run follow a taste from now on."""
        if self.is_running or self.can_go_on:
            self._steer(taste)

    def close(self) -> None:
        """End everything with the page."""
        self._end_run()
        self._worker.close()

    def _end_run(self) -> None:
        self._ended += 1
        self._worker.stop()

    def _steer(self, taste: Taste) -> None:
        then = partial(self._take_in, self._ended, 0)
        self._worker.run(steer_generation, taste, MOST_SHOWN, then=then)

    def _go_on(self) -> None:
        then = partial(self._take_in, self._ended, self._step)
        self._worker.run(go_on_generating, self._step, MOST_SHOWN, then=then)

    def _note_begun(self, ended: int, reply: Reply) -> None:
        if ended == self._ended and not isinstance(reply, TaskDone):
            self._fail(reply)

    def _take_in(self, ended: int, moves: int, reply: Reply) -> None:
        if ended != self._ended:
            return
        if not isinstance(reply, TaskDone):
            self._fail(reply)
            return
        self.news = reply.value
        if moves:
            self._follow_pace(moves, reply.seconds)
        self.learnt.emit(self.news.shown)
        self.changed.emit()
        if self.is_running and self.news.moves >= self._rest:
            self._to(GenerationStage.RESTING)
        # Whoever heard the news may have paused, stopped, or begun something else.
        if moves and self.is_running and ended == self._ended:
            self._go_on()

    def _follow_pace(self, moves: int, seconds: float) -> None:
        """Make the next step as long as people like to wait for news."""
        now = moves / max(seconds, 1e-6)
        self.speed = 0.7 * self.speed + 0.3 * now if self.speed else now
        wanted = min(round(self.speed * PACE), 4 * moves)
        self._step = min(max(wanted, SMALLEST), LARGEST)

    def _fail(self, reply: TaskRefused | TaskBroken | TaskLost) -> None:
        self._end_run()
        lost = tr(
            "The process that makes the maps has ended. The maps on the wall are still here: "
            "take them over, or start again."
        )
        self.fault = fault_words(reply, lost)
        self._to(GenerationStage.FAILED)

    def _to(self, stage: GenerationStage) -> None:
        self.stage = stage
        self.changed.emit()
