"""The trial: newly trusted code is tried in a process of its own, while the window stays alive."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from hullwright.plugins.host import Plugin
from hullwright.plugins.host.first_trial import faults_of
from hullwright.schema.messages import message
from hullwright.schema.processes.tasks import Reply, TaskDone

from ..workers.faults import fault_of
from ..workers.worker import Worker

LIMIT = 60_000
"""Milliseconds in which a plugin's code has to be loaded."""


class CodeTrial(QObject):
    """Tries all code of a plugin, one after the other."""

    finished = Signal(Plugin, object)
    """The plugin, and a list with a Message for everything that does not load, which Qt would copy otherwise."""

    def __init__(self, home: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home = home
        self._worker = Worker(self, limit=LIMIT)

    def begin(self, plugin: Plugin) -> None:
        """Try a plugin's code and say later how that went."""
        then = partial(self._tell, plugin)
        told = (str(self._home), plugin.id, plugin.content_hash)
        self._worker.run(faults_of, *told, then=then)

    def _tell(self, plugin: Plugin, reply: Reply) -> None:
        if self._worker.is_idle:
            self._worker.close()
        if isinstance(reply, TaskDone):
            self.finished.emit(plugin, reply.value)
        else:
            reason = fault_of(reply, plugin.name).args[0]
            self.finished.emit(plugin, [message("{reason}", reason=reason)])
