"""Events on the command line: plugins are told of what a command has done, when it has done it."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from hullwright.schema.errors import HullwrightError, system_reason

from ..drawing.terminal_style import style
from ..languages.words import tr
from .printing import echo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hullwright.plugins.events import PluginEvent
    from hullwright.schema.documents.maps import MapDocument
    from hullwright.schema.documents.scenarios import Scenario
    from hullwright.schema.records import JsonObject

    from .check import FileVerdict


AT_ONCE = 20
"""So many events at most are told by one process."""


def anybody_wants(what: str) -> bool:
    """Tell whether a plugin wants to be told of something; quick where there are none."""
    from hullwright.plugins.host.home import home
    from hullwright.plugins.host.strangers import has_strangers

    if not has_strangers(home() / "plugins"):
        return False
    from hullwright.plugins.events import listeners
    from hullwright.plugins.host.usual import usual_host

    return bool(listeners(usual_host(), what))


def tell_plugins(*events: "PluginEvent") -> None:
    """Tell the plugins that want to know; what they do wrong is said, and changes nothing."""
    from hullwright.plugins.events import SECONDS, listeners, tell_of
    from hullwright.plugins.host.usual import usual_host
    from hullwright.schema.processes.tasks import Task, TaskDone

    from .plugin_tasks import reply_alone

    host = usual_host()
    calls = sum(len(listeners(host, each.what)) for each in events)
    try:
        reply = reply_alone(Task(1, tell_of, (events,)), SECONDS * calls)
    except OSError as fault:
        # What was done is done, whether or not a process can be started now.
        _warn(tr(system_reason(fault)))
        return
    if isinstance(reply, TaskDone):
        for sentence in dict.fromkeys(tr(each) for _, each in reply.value):
            _warn(sentence)
    else:
        _warn(tr("A plugin that was told about an event ended its own process. Nothing is lost."))


def _warn(text: str) -> None:
    echo(f"{style('!', fg='yellow')} {text}", err=True)


def tell_saved(path: Path, document: "MapDocument | Scenario") -> None:
    """Tell of a document that a command has written."""
    if anybody_wants("saved"):
        from hullwright.plugins.events import SAVED, PluginEvent

        tell_plugins(PluginEvent(SAVED, str(path), document))


def tell_exported(path: Path, document: "MapDocument | Scenario", format_name: str) -> None:
    """Tell of something that a command has made of a map."""
    if anybody_wants("exported"):
        from hullwright.plugins.events import EXPORTED, PluginEvent

        result = {"format": format_name.removeprefix(".")}
        tell_plugins(PluginEvent(EXPORTED, str(path), document, result=result))


def tell_played(document: "MapDocument", result: "JsonObject") -> None:
    """Tell of a game, or of many, that came to an end."""
    if anybody_wants("game_ended"):
        from hullwright.plugins.events import GAME_ENDED, PluginEvent

        tell_plugins(PluginEvent(GAME_ENDED, "", document, result=result))


def tell_checked(verdicts: "Sequence[FileVerdict]") -> None:
    """Tell of maps that a command has checked."""
    if not anybody_wants("checked"):
        return
    from hullwright.plugins.events import CHECKED, PluginEvent
    from hullwright.schema.documents.maps import MapDocument
    from hullwright.schema.files.reader import read

    # Read again rather than kept: a folder may hold more maps than memory has room for.
    for first in range(0, len(verdicts), AT_ONCE):
        events = []
        for each in verdicts[first : first + AT_ONCE]:
            # One that has gone meanwhile was checked all the same.
            with suppress(HullwrightError):
                document = read(each.path) if each.unreadable is None else None
                if isinstance(document, MapDocument):
                    events.append(PluginEvent(CHECKED, str(each.path), document, each.problems))
        if events:
            tell_plugins(*events)
