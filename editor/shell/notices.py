"""Notices: what the program has to tell, shown beside the work instead of in a dialog.

What is told in passing floats over the map and leaves (`Toasts`); what belongs to one tab and needs an
answer lies over that tab (`TabStrips`); work that is under way stands in the status bar (`WorkBar`).
"""

from collections.abc import Callable, Sequence
from dataclasses import field, replace
from datetime import datetime
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message

from ..documents.document import Document
from ..languages.words import tr
from .notice_progress import Progress

MOST_PAST = 100
"""How many notices can be read again later."""


def _now() -> datetime:
    return datetime.now().astimezone()


class Tone(StrEnum):
    """How urgent a notice is."""

    GOOD = "good"
    """Something went well; goes away by itself."""
    HINT = "hint"
    """Something to know; goes away by itself."""
    WARNING = "warning"
    """Something to look at; goes away by itself, later than others."""
    ERROR = "error"
    """Something could not be done; stays until it is closed."""


@late_dataclass
class Offer:
    """Something to do about a notice, as a button below its words."""

    title: str
    run: Callable[[], object]


@late_dataclass
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
    document: Document | None = None
    """The document in whose tab it waits for an answer; None for what is told in passing."""
    is_work: bool = False
    """Whether it tells of work that is under way; its offer calls that off."""
    time: datetime = field(default_factory=_now, compare=False)
    """When it was told."""


@late_dataclass
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

    What is told before there is a window to show it is shown by the first one.
    """

    told = Signal(Notice)
    """What there is to say."""
    settled = Signal(str)
    """Notices of this topic are no longer true."""
    closed = Signal(Notice)
    """A notice was read, answered, or seen long enough."""
    advanced = Signal(str, Progress)
    """The topic of a notice about long work, and how far it is."""
    logged = Signal()
    """What can be read again later is something else."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: list[Notice] = []
        self._troubles: dict[str, _Trouble] = {}
        self._past: list[Notice] = []

    def tell(
        self,
        text: str,
        tone: Tone = Tone.HINT,
        offers: Sequence[Offer] = (),
        topic: str = "",
        details: str = "",
    ) -> None:
        """Show a notice."""
        self._tell(Notice(text, tone, offers, topic, details=details))

    def ask(
        self, document: Document, text: str, tone: Tone, offers: Sequence[Offer], topic: str
    ) -> None:
        """Show in the tab of a document what needs an answer there."""
        self._tell(Notice(text, tone, offers, topic, document=document))

    def begin(self, topic: str, text: str, call_off: Callable[[], object]) -> None:
        """Show until its topic is settled that work is under way, which can be called off."""
        offers = [Offer(tr("Cancel"), call_off)]
        self._tell(Notice(text, Tone.HINT, offers, topic, is_work=True))

    def _tell(self, notice: Notice) -> None:
        self._told = [each for each in self._told if not is_renewed(each, notice)]
        self._told.append(notice)
        self._log(notice)
        self.told.emit(notice)

    def trouble(
        self, topic: str, sentence: Message, tone: Tone, offers: Sequence[Offer] = ()
    ) -> None:
        """Show until it is settled that something is wrong; told again, it is wrong since the first time."""
        now = _now()
        before = self._troubles.get(topic)
        since = before.since if before else now
        self._troubles[topic] = _Trouble(topic, sentence, tone, offers, since, now)
        notice = self._troubles[topic].notice()
        if before is None or before.sentence != sentence:
            self._log(notice)
        self.told.emit(notice)

    def settle(self, topic: str) -> None:
        """Take back the notices of a topic."""
        self._told = [each for each in self._told if each.topic != topic]
        self._troubles.pop(topic, None)
        if any(each.topic == topic and each.offers for each in self._past):
            self._withdraw(lambda each: each.topic == topic)
        self.settled.emit(topic)

    def close(self, notice: Notice, *, is_answered: bool = False) -> None:
        """Take note that a notice was read and closed, was answered, or has been seen long enough."""
        self._told = [each for each in self._told if each is not notice]
        if is_answered:
            self._withdraw(lambda each: each == notice)
        self.closed.emit(notice)

    def standing(self) -> list[Notice]:
        """Return what was told and still stands, the oldest first, in the language in use where that can be."""
        return [*self._told, *(each.notice() for each in self._troubles.values())]

    def past(self) -> list[Notice]:
        """Return what was told, the newest first, with what can still be done about it."""
        return self._past[::-1]

    def forget_past(self) -> None:
        """Forget what was told; what still stands goes on being shown."""
        self._past.clear()
        self.logged.emit()

    def advance(self, topic: str, progress: Progress) -> None:
        """Show in the notices of a topic how far the work is that they tell of."""
        self.advanced.emit(topic, progress)

    def _log(self, notice: Notice) -> None:
        if notice.is_work:
            return
        self._withdraw(lambda each: bool(each.topic) and each.topic == notice.topic)
        self._past = [*self._past, notice][-MOST_PAST:]
        self.logged.emit()

    def _withdraw(self, is_stale: Callable[[Notice], bool]) -> None:
        """Keep the words of past notices, but nothing to do about what is answered or no longer true."""
        self._past = [
            replace(each, offers=(), document=None) if is_stale(each) else each
            for each in self._past
        ]
        self.logged.emit()


def is_renewed(old: Notice, new: Notice) -> bool:
    """Return whether a notice takes the place of another: same topic, or the very same words."""
    if new.topic or old.topic:
        return old.topic == new.topic
    return old.text == new.text and old.tone == new.tone
