"""A proof of the maps on the wall: games beside the window, in steps between which it can be paused."""

from enum import Enum
from functools import partial
from time import monotonic

from PySide6.QtCore import QObject, Signal

from hullwright.engines.generation.play.proof import PACING
from hullwright.schema.processes.tasks import Reply, TaskDone

from ..languages.words import tr
from ..workers.worker import Worker
from .proof_task import ProofNews, ProofOrder, begin_proof, go_on_proving
from .task_faults import fault_words

PACE = 0.4
"""Seconds that a step should take."""


class ProofStage(Enum):
    """How far a proof is."""

    IDLE = "idle"
    RUNNING = "running"
    PAUSED = "paused"
    DONE = "done"
    CANCELLED = "cancelled"
    FAILED = "failed"


class ProofSession(QObject):
    """Has bots play maps in processes; each step is asked for when the one before is done."""

    changed = Signal()
    """It is another stage, or there is news."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage = ProofStage.IDLE
        self.news = ProofNews(PACING, 0, 0, 0.0)
        self.fault = ""
        """What went wrong, as a sentence."""
        self._seconds, self._began = 0.0, 0.0
        self._ended = 0
        """How many proofs have ended; replies that still come of them are passed over."""
        self._worker = Worker(self)

    @property
    def is_running(self) -> bool:
        """Whether games are being played."""
        return self.stage is ProofStage.RUNNING

    @property
    def is_under_way(self) -> bool:
        """Whether there is a proof that runs or waits to go on."""
        return self.stage in (ProofStage.RUNNING, ProofStage.PAUSED)

    @property
    def process_id(self) -> int:
        """The number of the process, or 0 if none runs."""
        return self._worker.process_id

    @property
    def seconds(self) -> float:
        """For how long games were played, without pauses."""
        return self._seconds + (monotonic() - self._began if self.is_running else 0.0)

    def start(self, order: ProofOrder) -> None:
        """Begin a proof; one that is under way ends."""
        self._end()
        self.fault, self._seconds, self._began = "", 0.0, monotonic()
        self.news = ProofNews(PACING, 0, 0, 0.0)
        self._to(ProofStage.RUNNING)
        # Nobody has to wait because an earlier process was lost.
        self._worker.start_now()
        self._worker.run(begin_proof, order, then=partial(self._take_in, self._ended))

    def pause(self) -> None:
        """Play no further step."""
        if self.is_running:
            self._seconds = self.seconds
            self._to(ProofStage.PAUSED)

    def go_on(self) -> None:
        """Go on where the proof was paused."""
        if self.stage is ProofStage.PAUSED:
            self._began = monotonic()
            self._to(ProofStage.RUNNING)
            if self._worker.is_idle:
                self._go_on()

    def cancel(self) -> None:
        """Stop at once; games that are finished are kept for the next time."""
        if self.is_under_way:
            self._end()
            self._to(ProofStage.CANCELLED)

    def close(self) -> None:
        """End everything with the page."""
        self._end()
        self._worker.close()

    def _end(self) -> None:
        self._ended += 1
        self._worker.stop()

    def _go_on(self) -> None:
        self._worker.run(go_on_proving, PACE, then=partial(self._take_in, self._ended))

    def _take_in(self, ended: int, reply: Reply) -> None:
        if ended != self._ended:
            return
        if not isinstance(reply, TaskDone):
            lost = tr(
                "The process that plays has ended. Everything finished is kept: prove again to go on."
            )
            self.fault = fault_words(reply, lost)
            self._end()
            self._to(ProofStage.FAILED)
            return
        self.news = reply.value
        if self.news.is_done:
            self._end()
            self._to(ProofStage.DONE)
            return
        self.changed.emit()
        # Whoever heard the news may have paused, cancelled, or begun something else.
        if self.is_running and ended == self._ended:
            self._go_on()

    def _to(self, stage: ProofStage) -> None:
        self.stage = stage
        self.changed.emit()
