"""Plugins anew while the window is open: what was changed in their folder takes effect, and is told where it has to be."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from hullwright.plugins.host import Plugin

from ..languages.words import tr
from ..plugins.plugin_watch import PluginWatch
from ..shell.notices import Offer, Tone
from .frame import Frame
from .services import Services

TOPIC = "plugins changed"


class PluginReload(QObject):
    """Lets everything in the window follow when somebody works on plugins beside it."""

    changed = Signal()
    """The files of some plugin are others."""

    def __init__(self, services: Services, frame: Callable[[], Frame]) -> None:
        super().__init__()
        self._services = services
        self._frame = frame
        self.watch = PluginWatch(services.host, self._is_stroking)
        self.watch.follow_application(services.application)
        self.watch.changed.connect(self._follow)
        # What the person does in the window itself is no news.
        services.additions.changed.connect(self.watch.note)

    def _is_stroking(self) -> bool:
        return any(each.is_stroking for each in self._frame().canvases())

    def _follow(self, waiting: Sequence[Plugin]) -> None:
        self._services.additions.refresh()
        self.changed.emit()
        if waiting:
            self._tell(waiting)
        else:
            self._services.notices.settle(TOPIC)

    def _show_page(self) -> None:
        # Asked for by then: a window in another language is another one.
        self._frame().window_additions.show_page()

    def _tell(self, waiting: Sequence[Plugin]) -> None:
        text = tr(
            "The folder of {names} has changed. Its code is not run until you trust it.",
            names=", ".join(each.name for each in waiting),
        )
        look = Offer(tr("Show the plugins"), self._show_page)
        self._services.notices.tell(text, Tone.HINT, [look], TOPIC)
