"""The first trial of a plugin that was just trusted, as a task for a process of its own."""

from collections.abc import Iterator
from pathlib import Path

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message
from hullwright.schema.processes.child import Child
from hullwright.schema.processes.tasks import plain_message

from .host import Host
from .plugin import Plugin


def faults_of(_: Child, home: str, plugin_id: str) -> list[Message]:
    """Return a sentence for everything in a plugin of the person that does not load."""
    return [plain_message(each) for each in _faults(Host(Path(home)).plugin(plugin_id)) if each]


def _faults(plugin: Plugin) -> Iterator[Message | None]:
    for code in plugin.codes:
        try:
            yield plugin.fault(code)
        except HullwrightError as refusal:
            yield message("{reason}", reason=refusal.args[0])
