"""The trial: newly trusted code is tried in a process of its own, while the window stays alive."""

from collections.abc import Iterator
from threading import Thread

from PySide6.QtCore import QObject, Signal

from hullwright.plugins.host import Plugin
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message


class Trial(QObject):
    """Tries all code of a plugin, one after the other."""

    finished = Signal(object, object)
    """The plugin, and a list with a Message for everything that does not load."""

    def begin(self, plugin: Plugin) -> None:
        """Try a plugin's code and say later how that went."""
        # Only waiting is done in the thread: the code itself runs in another process.
        Thread(target=self._try, args=(plugin,), daemon=True).start()

    def _try(self, plugin: Plugin) -> None:
        self.finished.emit(plugin, [fault for fault in _faults(plugin) if fault])


def _faults(plugin: Plugin) -> Iterator[Message | None]:
    for code in plugin.codes:
        try:
            yield plugin.fault(code)
        except HullwrightError as refusal:
            yield message("{reason}", reason=refusal.args[0])
