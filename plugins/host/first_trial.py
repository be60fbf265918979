"""The first trial of a plugin that was just trusted, as a task for a process of its own."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message
from hullwright.schema.processes.child import Child
from hullwright.schema.processes.tasks import plain_message

from .host import Host
from .plugin import Plugin


def faults_of(_: Child, home: str, plugin_id: str, content_hash: str) -> list[Message]:
    """Return a sentence for everything in a plugin of the person that does not load.

    Nothing is run if the plugin does not hold what the person has just trusted.
    """
    plugin = Host(Path(home)).plugin(plugin_id)
    told = replace(plugin, content_hash=content_hash)
    return [plain_message(each) for each in _faults(told) if each]


def _faults(plugin: Plugin) -> Iterator[Message | None]:
    for code in plugin.codes:
        try:
            yield plugin.fault(code)
        except HullwrightError as refusal:
            yield message("{reason}", reason=refusal.args[0])
