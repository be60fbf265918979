"""The inspector: asks questions about maps in a process of its own, so that painting never waits.

Only one question is on its way at a time. While it is, the newest question of each name waits and older
ones are dropped, so that a fast painter is never shown answers about maps of long ago.
"""

from collections.abc import Hashable
from functools import partial
from itertools import count

from PySide6.QtCore import QObject, Signal

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.processes.memory import memory_limit
from hullwright.schema.processes.tasks import Reply, TaskBroken, TaskDone, TaskLost, TaskRefused

from ..concepts.question import Question
from ..languages.words import error_text, tr
from ..workers.worker import Worker
from .answers import answer, examine, forget, warm_up

LIMIT = 30_000
"""Milliseconds after which a question counts as endless."""


@late_dataclass(eq=False)
class _Open:
    """A question without an answer yet."""

    asker: Hashable
    question: Question
    document: MapDocument
    urgency: int


class Inspector(QObject):
    """Asks questions about maps in a process of its own; the newest value wins."""

    answered = Signal(object, Question, MapDocument, object)
    """The asker, the question, the map it was asked about, and the answer.

    Anybody may ask, and each sort of question has answers of its own.
    """
    known = Signal(object, Question, float, object)
    """The asker, the question, how far its answer is, and what is known of it already; anybody may ask."""
    failed = Signal(object, Question, str)
    """The asker, the question, and a sentence that says why there is no answer; anybody may ask."""
    put = Signal(Question, MapDocument)
    """The question that is worked on from now on, and the map it is about."""
    rested = Signal()
    """The question that was worked on is no longer: it was answered, called off or lost."""

    def __init__(self, parent: QObject | None = None, *, limit: int = LIMIT) -> None:
        super().__init__(parent)
        self.seconds: dict[str, float] = {}
        """How long the last answer to each question took, by the question's name."""
        self.worker = Worker(self, limit=limit)
        self._waiting: dict[tuple[Hashable, str], _Open] = {}
        self._asked: _Open | None = None
        self._is_closed = self._is_warm = False
        self._counter = count()
        self._numbers: dict[Hashable, int] = {}
        self._sent: dict[Hashable, MapDocument] = {}
        self.worker.ready.connect(self._go_on)
        self.worker.known.connect(self._take_part)
        self.worker.ended.connect(self._begin_anew)

    @property
    def is_idle(self) -> bool:
        """Whether every question has been answered."""
        return self._asked is None and not self._waiting

    @property
    def process_id(self) -> int:
        """The number of the answering process, or 0 if none runs."""
        return self.worker.process_id

    def ask(
        self, asker: Hashable, question: Question, document: MapDocument, urgency: int = 0
    ) -> None:
        """Ask a question; it takes the place of a waiting one of that name. Small numbers go first."""
        self._waiting[asker, question.name] = _Open(asker, question, document, urgency)
        self._go_on()

    def forget(self, asker: Hashable) -> None:
        """Drop what an asker wanted to know, and all that was kept for it."""
        self._waiting = {key: each for key, each in self._waiting.items() if key[0] != asker}
        self._sent.pop(asker, None)
        number = self._numbers.pop(asker, None)
        if number is not None and self.worker.is_ready:
            self.worker.run(forget, number)

    def call_off(self) -> None:
        """Stop the question that is worked on; nobody gets an answer, and the others go on."""
        if self._asked is not None:
            self._asked = None
            self.worker.stop()
            self.rested.emit()

    def close(self) -> None:
        """End the process; nothing is answered from now on."""
        self._is_closed = True
        self._waiting.clear()
        self._asked = None
        self.rested.emit()
        self.worker.close()

    def _go_on(self) -> None:
        """Put the most urgent waiting question, if the process is ready for one."""
        if self._asked or not self._waiting or self._is_closed:
            return
        if not self.worker.is_ready:
            self.worker.start()
            return
        key = min(self._waiting, key=lambda each: self._waiting[each].urgency)
        self._put(self._waiting.pop(key))

    def _put(self, each: _Open) -> None:
        number = self._numbers.setdefault(each.asker, next(self._counter))
        if self._sent.get(each.asker) is not each.document:
            self.worker.run(examine, number, each.document)
            self._sent[each.asker] = each.document
        self._asked = each
        self.worker.run(answer, number, each.question, then=partial(self._take_in, each))
        self.put.emit(each.question, each.document)

    def _take_part(self, share: float, found: object) -> None:
        asked = self._asked
        if asked is not None:
            self.known.emit(asked.asker, asked.question, share, found)

    def _take_in(self, asked: _Open, reply: Reply) -> None:
        if asked is not self._asked:
            return
        self._asked = None
        self.rested.emit()
        # The next question is on its way before anybody looks at this answer.
        self._go_on()
        if isinstance(reply, TaskDone):
            self._warm_up()
            self.seconds[asked.question.name] = reply.seconds
            self.answered.emit(asked.asker, asked.question, asked.document, reply.value)
        else:
            self.failed.emit(asked.asker, asked.question, self._why_not(asked, reply))

    def _warm_up(self) -> None:
        """Let a new process load what it gains by, while nobody waits for it."""
        if not self._is_warm and self._asked is None:
            self._is_warm = True
            self.worker.run(warm_up)

    def _why_not(self, asked: _Open, reply: TaskRefused | TaskBroken | TaskLost) -> str:
        """Return a sentence that says why there is no answer."""
        if isinstance(reply, TaskRefused) and asked.question.speaks_for_itself:
            return error_text(reply.reason)
        if not isinstance(reply, TaskLost):
            detail = error_text(reply.reason) if isinstance(reply, TaskRefused) else reply.detail
            return tr(
                "“{name}” could not be checked: something in the checks broke ({detail}). Your "
                "map is safe; it is checked again after the next change.",
                name=asked.document.name,
                detail=detail,
            )
        if reply.is_too_large:
            return tr(
                "Checking “{name}” takes more than {limit} MiB of memory and was stopped. Your "
                "map is safe; it is checked again after the next change.",
                name=asked.document.name,
                limit=memory_limit(),
            )
        if reply.is_late:
            return tr(
                "Checking “{name}” took longer than {seconds} seconds and was stopped. Your map "
                "is safe; it is checked again after the next change.",
                name=asked.document.name,
                seconds=self.worker.limit / 1000,
            )
        return tr(
            "“{name}” could not be checked: the process checking it stopped. Your map is safe; "
            "it is checked again after the next change.",
            name=asked.document.name,
        )

    def _begin_anew(self) -> None:
        """Put what waits to the next process, which knows no map."""
        self._sent.clear()
        self._is_warm = False
        self._go_on()
