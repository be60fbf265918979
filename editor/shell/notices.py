"""Notices: what the program has to tell, shown in a bar above the canvas instead of a dialog."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from hullwright.schema.messages import Message

from ..languages.words import tr
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
    since: datetime | None = None
    """For something that is wrong until it is mended: since when. Such a notice can't be closed."""
    tried: datetime | None = None
    """When it was last found still to be wrong."""
    details: str = ""
    """What Python says of a failure, to be shown on request."""


@dataclass(frozen=True)
class _Trouble:
    """Something that is wrong until it is mended, to be told in whatever language is in use."""

    topic: str
    sentence: Message
    tone: Tone
    offers: Sequence[Offer]
    """Their titles are English, as the sentence is."""
    since: datetime
    tried: datetime

    def notice(self) -> Notice:
        """Return what is told of it."""
        offers = [replace(each, title=tr(each.title)) for each in self.offers]
        return Notice(tr(self.sentence), self.tone, offers, self.topic, self.since, self.tried)


class Notices(QObject):
    """Where every part of the program says what it has to tell, and what of it still stands.

    What is told before there is a bar to show it is shown by the first one.
    """

    told = Signal(Notice)
    """What there is to say."""
    settled = Signal(str)
    """Notices of this topic are no longer true."""
    advanced = Signal(str, Progress)
    """The topic of a notice about long work, and how far it is."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: list[Notice] = []
        self._troubles: dict[str, _Trouble] = {}

    def tell(
        self,
        text: str,
        tone: Tone = Tone.HINT,
        offers: Sequence[Offer] = (),
        topic: str = "",
        details: str = "",
    ) -> None:
        """Show a notice."""
        notice = Notice(text, tone, offers, topic, details=details)
        self._told = [each for each in self._told if not is_renewed(each, notice)]
        self._told.append(notice)
        self.told.emit(notice)

    def trouble(
        self, topic: str, sentence: Message, tone: Tone, offers: Sequence[Offer] = ()
    ) -> None:
        """Show until it is settled that something is wrong; told again, it is wrong since the first time."""
        now = datetime.now().astimezone()
        since = self._troubles[topic].since if topic in self._troubles else now
        self._troubles[topic] = _Trouble(topic, sentence, tone, offers, since, now)
        self.told.emit(self._troubles[topic].notice())

    def settle(self, topic: str) -> None:
        """Take back the notices of a topic."""
        self._told = [each for each in self._told if each.topic != topic]
        self._troubles.pop(topic, None)
        self.settled.emit(topic)

    def close(self, notice: Notice) -> None:
        """Take note that a notice was read and closed, or has been seen long enough."""
        self._told = [each for each in self._told if each is not notice]

    def standing(self) -> list[Notice]:
        """Return what was told and still stands, the oldest first, in the language in use where that can be."""
        return [*self._told, *(each.notice() for each in self._troubles.values())]

    def advance(self, topic: str, progress: Progress) -> None:
        """Show in the notices of a topic how far the work is that they tell of."""
        self.advanced.emit(topic, progress)


def is_renewed(old: Notice, new: Notice) -> bool:
    """Return whether a notice takes the place of another: same topic, or the very same words."""
    if new.topic or old.topic:
        return old.topic == new.topic
    return old.text == new.text and old.tone == new.tone
