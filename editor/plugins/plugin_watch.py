"""The plugin watch: what others change in the person's folder of plugins is seen while the window is open."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from hullwright.plugins.host import Plugin, Status
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.host.safe_mode import is_safe
from hullwright.plugins.host.usual import stamp

QUIET = 200
"""Milliseconds to wait after a change: editors write in several steps, and folders are copied file by file."""

MOST = 1000
"""So many files and folders are watched; more of them are looked at when the person comes back to the window."""

Standings: TypeAlias = Mapping[Path, tuple[str, Status, str]]
"""Of each plugin the id, how it stands and its content, by its folder."""


class PluginWatch(QObject):
    """Looks after the folder of plugins, and says when something in it has come to count."""

    changed = Signal(list)
    """Plugins came, went or were changed; those whose code waits for trust now, and did not before."""

    def __init__(self, host: Keeper, is_busy: Callable[[], bool]) -> None:
        super().__init__()
        self._host = host
        self._is_busy = is_busy
        """Whether a stroke is under way, from which no tool may be taken."""
        self._stamp = stamp(host.home)
        self._known: Standings | None = None
        """What the window goes by; None before anybody has noted it, when any change is told: the host may have read
        newer files for somebody else."""
        self._watcher = QFileSystemWatcher(self)
        self._pause = QTimer(self, singleShot=True, interval=QUIET)
        self._pause.timeout.connect(self.check)
        if not is_safe():
            self._watcher.fileChanged.connect(self._wait)
            self._watcher.directoryChanged.connect(self._wait)
            self._watch_all()

    def follow_application(self, application: QGuiApplication) -> None:
        """Look again whenever the person comes back from another program."""
        application.applicationStateChanged.connect(self._come_back)

    def check(self) -> None:
        """Look now whether anything has changed."""
        now = stamp(self._host.home)
        if now == self._stamp:
            return
        if self._is_busy():
            self._wait()
            return
        self._stamp = now
        self._watch_all()
        before = _standings(self._host.seen() or ()) if self._known is None else self._known
        self._host.look_again()
        plugins = self._host.plugins()
        was_known, self._known = self._known, _standings(plugins)
        if was_known != self._known:
            self.changed.emit([each for each in plugins if _waits_anew(each, before)])

    def note(self) -> None:
        """Take note that what the host knows is known already, as after an act of the person."""
        self._known = _standings(self._host.plugins())
        # What has changed since the host looked is news all the same.
        self._wait()

    def end(self) -> None:
        """Look no more: the program ends."""
        self._pause.stop()
        if watched := [*self._watcher.files(), *self._watcher.directories()]:
            self._watcher.removePaths(watched)

    def _come_back(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._wait()

    def _wait(self, _: object = None) -> None:
        if not is_safe():
            self._pause.start()

    def _watch_all(self) -> None:
        """Watch all files and folders of plugins; a file that was replaced has to be watched anew."""
        home = self._host.home
        inside = (home / each.name for each in self._stamp if each.state)
        wanted = {str(path) for path, _ in zip((home, *inside), range(MOST), strict=False)}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched and home.is_dir():
            self._watcher.addPaths(sorted(wanted - watched))
            # What has changed before anybody watched told nobody.
            self._wait()


def _standings(plugins: Iterable[Plugin]) -> Standings:
    return {each.folder: (each.id, each.status, each.content_hash) for each in plugins}


def _waits_anew(plugin: Plugin, before: Standings) -> bool:
    now = plugin.id, plugin.status, plugin.content_hash
    return plugin.status is Status.UNTRUSTED and before.get(plugin.folder) != now
