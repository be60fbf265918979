"""The inspector: asks questions about maps in a process of its own, so that painting never waits.

Only one question is on its way at a time. While it is, the newest question of each name waits and older
ones are dropped, so that a fast painter is never shown answers about maps of long ago.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from itertools import count

from PySide6.QtCore import QObject, QTimer, Signal

from hullwright.schema.documents.maps import MapDocument

from ..words import tr
from .errands import Answered, Asked, Forget, Raised, Sent
from .messenger import Messenger
from .question import Question

PATIENCE = 30_000
"""Milliseconds after which a question counts as endless."""


@dataclass(frozen=True, eq=False)
class _Open:
    """A question without an answer yet."""

    asker: Hashable
    question: Question
    document: MapDocument
    urgency: int
    ticket: int


class Inspector(QObject):
    """Asks questions about maps in a process of its own; the newest value wins."""

    answered = Signal(object, object, object, object)
    """The asker, the question, the map it was asked about, and the answer."""
    failed = Signal(object, object, str)
    """The asker, the question, and a sentence that says why there is no answer."""
    put = Signal(object, object)
    """The question that is worked on from now on, and the map it is about."""
    rested = Signal()
    """The question that was worked on is no longer: it was answered, called off or lost."""

    def __init__(self, parent: QObject | None = None, *, patience: int = PATIENCE) -> None:
        super().__init__(parent)
        self.seconds: dict[str, float] = {}
        """How long the last answer to each question took, by the question's name."""
        self._waiting: dict[tuple[Hashable, str], _Open] = {}
        self._asked: _Open | None = None
        self._is_closed = False
        self._tickets = count()
        self._numbers: dict[Hashable, int] = {}
        self._sent: dict[Hashable, MapDocument] = {}
        self._messenger = Messenger(self)
        self._messenger.ready.connect(self._go_on)
        self._messenger.arrived.connect(self._take_in)
        self._messenger.ended.connect(self._lose)
        self._patience = QTimer(self, singleShot=True, interval=patience)
        self._patience.timeout.connect(self._give_up)

    @property
    def is_idle(self) -> bool:
        """Whether every question has been answered."""
        return self._asked is None and not self._waiting

    @property
    def process_id(self) -> int:
        """The number of the answering process, or 0 if none runs."""
        return self._messenger.process_id

    def ask(
        self, asker: Hashable, question: Question, document: MapDocument, urgency: int = 0
    ) -> None:
        """Ask a question; it takes the place of a waiting one of that name. Small numbers go first."""
        ticket = next(self._tickets)
        self._waiting[asker, question.name] = _Open(asker, question, document, urgency, ticket)
        self._go_on()

    def forget(self, asker: Hashable) -> None:
        """Drop what an asker wanted to know, and all that was kept for it."""
        self._waiting = {key: each for key, each in self._waiting.items() if key[0] != asker}
        self._sent.pop(asker, None)
        number = self._numbers.pop(asker, None)
        if number is not None and self._messenger.is_ready:
            self._messenger.send(Forget(number))

    def call_off(self) -> None:
        """Stop the question that is worked on; nobody gets an answer, and the others go on."""
        if self._asked is not None:
            self._asked = None
            self._patience.stop()
            self._messenger.stop()
            self.rested.emit()

    def close(self) -> None:
        """End the process; nothing is answered from now on."""
        self._is_closed = True
        self._waiting.clear()
        self._asked = None
        self._patience.stop()
        self.rested.emit()
        self._messenger.close()

    def _go_on(self) -> None:
        """Put the most urgent waiting question, if the process is ready for one."""
        if self._asked or not self._waiting or self._is_closed:
            return
        if not self._messenger.is_ready:
            self._messenger.wake()
            return
        key = min(self._waiting, key=lambda each: self._waiting[each].urgency)
        self._put(self._waiting.pop(key))

    def _put(self, each: _Open) -> None:
        number = self._numbers.setdefault(each.asker, each.ticket)
        if self._sent.get(each.asker) is not each.document:
            self._messenger.send(Sent(number, each.document))
            self._sent[each.asker] = each.document
        self._asked = each
        self._messenger.send(Asked(number, each.ticket, each.question))
        self._patience.start()
        self.put.emit(each.question, each.document)

    def _take_in(self, reply: Answered | Raised) -> None:
        asked = self._asked
        if asked is None or reply.ticket != asked.ticket:
            return
        self._asked = None
        self._patience.stop()
        self._messenger.praise()
        self.rested.emit()
        # The next question is on its way before anybody looks at this answer.
        self._go_on()
        if isinstance(reply, Answered):
            self.seconds[asked.question.name] = reply.seconds
            self.answered.emit(asked.asker, asked.question, asked.document, reply.answer)
        else:
            text = tr(
                "“{name}” could not be checked: something in the checks broke ({detail}). "
                "Your map is untouched; it is checked again after the next change.",
                name=asked.document.name,
                detail=reply.detail,
            )
            self.failed.emit(asked.asker, asked.question, text)

    def _give_up(self) -> None:
        """Stop a question that does not come to an end."""
        asked, self._asked = self._asked, None
        self._messenger.stop()
        self.rested.emit()
        if asked:
            text = tr(
                "Checking “{name}” took longer than {seconds} seconds and was stopped. "
                "Your map is untouched; it is checked again after the next change.",
                name=asked.document.name,
                seconds=self._patience.interval() / 1000,
            )
            self.failed.emit(asked.asker, asked.question, text)

    def _lose(self) -> None:
        """Say which question was lost with the process; those that wait are put to the next one."""
        lost, self._asked = self._asked, None
        self._patience.stop()
        self._sent.clear()
        self.rested.emit()
        self._go_on()
        if lost:
            text = tr(
                "“{name}” could not be checked: the process that checks it ended. "
                "Your map is untouched; it is checked again after the next change.",
                name=lost.document.name,
            )
            self.failed.emit(lost.asker, lost.question, text)
