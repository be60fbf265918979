"""Events: plugins that want to know are told when something has happened, after the fact.

What is told is a function `(event)`; whatever it returns is not looked at. It runs in a process of its own,
so that it can neither hold up nor spoil what has happened. Nothing here knows Qt.
"""

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from typing import Protocol

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message
from hullwright.schema.processes.child import Child
from hullwright.schema.processes.tasks import plain_message
from hullwright.schema.records import Json

from .contributions import usable_anywhere
from .host import Contributed, Host
from .host.patience import brought_in, guarded
from .host.usual import usual_host
from .settings import settings_of

SECONDS = 5.0
"""How long one plugin may take over one event."""

OPENED, SAVED, CHECKED = "opened", "saved", "checked"
EXPORTED, GAME_ENDED = "exported", "game_ended"


@late_dataclass
class PluginEvent:
    """Something that has happened."""

    what: str
    """`opened`, `saved`, `checked`, `exported` or `game_ended`."""
    path: str = ""
    """The file it is about: opened, saved, checked, or written as an export; nothing where there is none."""
    document: MapDocument | Scenario | None = None
    """The map or scenario, as it was then."""
    problems: tuple[Problem, ...] = ()
    """For `checked`: what was found, the worst first."""
    result: Mapping[str, Json] = field(default_factory=dict)
    """For `exported` its `format`; for `game_ended` what became of the game or games."""
    options: Mapping[str, Json] = field(default_factory=dict)
    """The settings of the plugin that is told, as they are now."""


class EventCode(Protocol):
    """What an event's `code` names."""

    def __call__(self, event: PluginEvent, /) -> object:
        """Do something about it; what is returned is not looked at."""
        ...


def listeners(host: Host, what: str) -> tuple[Contributed, ...]:
    """Return who wants to be told of something, of plugins whose code may run."""
    found = usable_anywhere(host, "events")
    return tuple(each for each in found if what in each.contribution.on)


def tell_of(_: Child, events: tuple[PluginEvent, ...]) -> list[tuple[str, Message]]:
    """Tell everybody who wants to know; return the plugin and the sentence of each failure."""
    host = usual_host()
    return [failure for event in events for failure in _failures(host, event)]


def _failures(host: Host, event: PluginEvent) -> Iterator[tuple[str, Message]]:
    kind = event.document.kind if isinstance(event.document, MapDocument) else ""
    for each in listeners(host, event.what):
        if each.contribution.kind and each.contribution.kind != kind:
            continue
        try:
            code: EventCode = brought_in(each)
            with guarded(each.plugin, SECONDS):
                code(replace(event, options=settings_of(each.plugin, host.home)))
        except HullwrightError as fault:
            yield each.plugin.id, plain_message(Message("{reason}", {"reason": fault.args[0]}))
