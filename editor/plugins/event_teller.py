"""Telling plugins of events from the window: in a process of its own, after the fact, one after another."""

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject

from hullwright.plugins.events import (
    CHECKED,
    EXPORTED,
    GAME_ENDED,
    OPENED,
    SAVED,
    PluginEvent,
    tell_of,
)
from hullwright.plugins.host import Host
from hullwright.plugins.host.strangers import has_strangers
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import Message
from hullwright.schema.processes.tasks import Reply, TaskDone, TaskLost

from ..concepts.question import Answer, Question
from ..documents.document import Value
from ..documents.place import Place
from ..documents.workplace import Workplace
from ..documents.workplaces import Workplaces
from ..files.file_events import FileEvents
from ..inspection.inspector import Inspector
from ..inspection.standard_questions import PROBLEMS
from ..languages.words import tr
from ..shell.notices import Notices, Offer, Tone
from ..workers.worker import Worker

if TYPE_CHECKING:
    from hullwright.engines.summary import Summary

LIMIT = 20_000
"""Milliseconds after which the process is ended that tells of one event."""


class EventTeller(QObject):
    """Hears what happens in the window and tells the plugins that want to know; it costs nothing if none does."""

    def __init__(self, host: Host, notices: Notices) -> None:
        super().__init__()
        self._host = host
        self._notices = notices
        self._worker = Worker(self, limit=LIMIT)
        self._waiting: list[PluginEvent] = []
        self._is_telling = False
        self._failed: set[str] = set()
        self._wanted: frozenset[str] | None = None
        self._checked: WeakKeyDictionary[Workplace, Answer] = WeakKeyDictionary()
        """What was told last about each open map."""

    def refresh(self) -> None:
        """Find out anew who wants to know what; what had failed may be told again."""
        self._wanted = None
        self._failed.clear()

    def wants(self, what: str) -> bool:
        """Tell whether anybody wants to know of something."""
        if self._wanted is None:
            self._wanted = _wanted(self._host)
        return what in self._wanted

    def tell(self, event: PluginEvent) -> None:
        """Tell of an event before long; a newer one about the same takes the place of one that waits."""
        if not self.wants(event.what):
            return
        same = (event.what, event.path, event.document and event.document.name)
        self._waiting = [
            each
            for each in self._waiting
            if (each.what, each.path, each.document and each.document.name) != same
        ]
        self._waiting.append(event)
        self._go_on()

    @property
    def is_idle(self) -> bool:
        """Whether everything that happened was told."""
        return not self._waiting and not self._is_telling

    def close(self) -> None:
        """End with the program."""
        self._waiting.clear()
        self._worker.close()

    def _go_on(self) -> None:
        if self._waiting and not self._is_telling:
            self._is_telling = True
            self._worker.run(tell_of, (self._waiting.pop(0),), then=self._end)

    def _end(self, reply: Reply) -> None:
        self._is_telling = False
        if isinstance(reply, TaskDone):
            for plugin, sentence in reply.value:
                self._tell_failure(plugin, sentence)
        elif isinstance(reply, TaskLost):
            self._tell_lost()
        if self._waiting:
            self._go_on()
        else:
            self._worker.close()

    def _tell_failure(self, plugin: str, sentence: Message) -> None:
        """Say once that a plugin failed, until plugins change or somebody wants to try it again."""
        if plugin in self._failed:
            return
        self._failed.add(plugin)
        again = Offer(tr("Tell me again if it fails"), lambda: self._failed.discard(plugin))
        self._notices.tell(tr(sentence), Tone.WARNING, [again], f"event {plugin}")

    def _tell_lost(self) -> None:
        if "" not in self._failed:
            self._failed.add("")
            text = tr(
                "A plugin that was told about an event ended its own process. Nothing is lost."
            )
            self._notices.tell(text, Tone.WARNING, topic="event")

    # What happens in the window.

    def follow(self, workplaces: Workplaces, inspector: Inspector, files: FileEvents) -> None:
        """Hear of documents that are opened, saved, checked and exported."""
        workplaces.opened.connect(self._tell_opened)
        inspector.answered.connect(self._tell_checked)
        files.saved.connect(lambda path, value: self.tell(PluginEvent(SAVED, path, value)))
        files.exported.connect(self._tell_exported)

    def _tell_opened(self, place: Place) -> None:
        path = place.document.path
        if path is not None:
            self.tell(PluginEvent(OPENED, str(path), place.document.value))

    def _tell_exported(self, path: str, value: Value, format_name: str) -> None:
        self.tell(PluginEvent(EXPORTED, path, value, result={"format": format_name}))

    def _tell_checked(
        self, asker: object, question: Question, document: MapDocument, answer: Answer
    ) -> None:
        """Tell what the checks find, unless they found the same the last time."""
        if question.name != PROBLEMS.name or not isinstance(asker, Workplace):
            return
        if self.wants(CHECKED) and self._checked.get(asker) != answer:
            self._checked[asker] = answer
            path = asker.document.path
            self.tell(PluginEvent(CHECKED, str(path or ""), document, answer))

    def tell_played(self, document: MapDocument, summary: "Summary") -> None:
        """Tell of games that bots have played."""
        self.tell(PluginEvent(GAME_ENDED, "", document, result=summary.to_json()))


def _wanted(host: Host) -> frozenset[str]:
    if not has_strangers(host.folder):
        return frozenset()
    return frozenset(what for each in host.contributions("events") for what in each.contribution.on)
