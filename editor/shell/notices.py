"""Notices: what the program has to tell, shown in a bar above the canvas instead of a dialog."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from .notice_progress import Progress


class Tone(StrEnum):
    """How urgent a notice is."""

    GOOD = "good"
    """Something went well; goes away by itself."""
    HINT = "hint"
    WARNING = "warning"
    ERROR = "error"
    """Something could not be done; stays until it is closed."""


@dataclass(frozen=True)
class Offer:
    """Something to do about a notice, as a button of the bar."""

    title: str
    run: Callable[[], object]


@dataclass(frozen=True)
class Notice:
    """One thing to tell: what happened, where, what now."""

    text: str
    tone: Tone = Tone.HINT
    offers: Sequence[Offer] = ()
    topic: str = ""
    """A newer notice of the same topic takes the place of an older one."""


class Notices(QObject):
    """Where every part of the program says what it has to tell."""

    told = Signal(Notice)
    """What there is to say."""
    settled = Signal(str)
    """Notices of this topic are no longer true."""
    advanced = Signal(str, Progress)
    """The topic of a notice about long work, and how far it is."""

    def tell(
        self, text: str, tone: Tone = Tone.HINT, offers: Sequence[Offer] = (), topic: str = ""
    ) -> None:
        """Show a notice."""
        self.told.emit(Notice(text, tone, offers, topic))

    def settle(self, topic: str) -> None:
        """Take back the notices of a topic."""
        self.settled.emit(topic)

    def advance(self, topic: str, progress: Progress) -> None:
        """Show in the notices of a topic how far the work is that they tell of."""
        self.advanced.emit(topic, progress)
