"""The file watch: files of open documents that another program changed, moved or removed."""

from functools import partial
from pathlib import Path
from weakref import WeakKeyDictionary

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.fingerprint import NO_FILE, fingerprint

from ..documents.document import Document
from ..documents.place import Place
from ..languages.words import tr
from ..shell.notices import Offer, Tone
from .file_context import FileContext, topic_of
from .file_reader import read_file
from .saver import Saver

QUIET = 150
"""Milliseconds to wait after a change, since other programs write in several steps."""

MISSING = "missing"


class FileWatch(QObject):
    """Looks after the files of all open documents, and tells what others did to them."""

    def __init__(self, context: FileContext, saving: Saver, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._saving = saving
        self._told: WeakKeyDictionary[Document, str] = WeakKeyDictionary()
        """The state of a file that the person already knows of."""
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._wait)
        self._watcher.directoryChanged.connect(self._wait)
        self._pause = QTimer(self, singleShot=True, interval=QUIET)
        self._pause.timeout.connect(self.check)
        context.workplaces.opened.connect(self._follow)
        context.workplaces.closed.connect(self._leave)

    def follow_application(self, application: QGuiApplication) -> None:
        """Look again whenever the person comes back from another program."""
        application.applicationStateChanged.connect(self._come_back)

    def check(self) -> None:
        """Look at all files now."""
        self._watch_all()
        for workplace in self._context.workplaces:
            document = workplace.document
            if document.path is not None:
                self._look(document, document.path)

    def _come_back(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.check()

    def _wait(self) -> None:
        self._pause.start()

    def _follow(self, workplace: Place) -> None:
        document, prints = workplace.document, self._context.fingerprints
        if document.path is not None and not prints.known(document):
            prints.note(document, fingerprint(document.path))
        document.renamed.connect(self._wait)
        self._wait()

    def _leave(self, workplace: Place) -> None:
        workplace.document.renamed.disconnect(self._wait)
        self._watch_all()

    def _watch_all(self) -> None:
        """Watch the files and their folders; a file that was replaced has to be watched anew."""
        paths = {each.document.path for each in self._context.workplaces if each.document.path}
        wanted = {str(each) for each in paths if each.exists()}
        wanted |= {str(each.parent) for each in paths if each.parent.is_dir()}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))

    def _look(self, document: Document, path: Path) -> None:
        now = fingerprint(path) or MISSING
        if now == self._context.fingerprints.known(document):
            self._settle(document, path)
        elif self._told.get(document) != now:
            self._told[document] = now
            if now == MISSING:
                self._tell_missing(document, path)
            else:
                self._take_note(document, path, now)

    def _settle(self, document: Document, path: Path) -> None:
        if self._told.pop(document, ""):
            self._context.notices.settle(topic_of(document))
            if self._is_same_map(document, path):
                document.saved_as(path)

    def _take_note(self, document: Document, path: Path, now: str) -> None:
        if self._is_same_map(document, path):
            self._context.fingerprints.note(document, now)
            document.saved_as(path)
            return
        # The file no longer holds what is on the screen, so that is worth a recovery file.
        document.unsaved()
        text = tr("{name} was changed by another program.", name=path.name)
        offers = [
            Offer(tr("Reload"), partial(self._saving.reload, document)),
            Offer(tr("Keep mine"), partial(self._keep_mine, document, now)),
            Offer(tr("Show differences"), partial(self._saving.differences, document)),
        ]
        self._context.notices.ask(document, text, Tone.WARNING, offers, topic_of(document))

    def _is_same_map(self, document: Document, path: Path) -> bool:
        try:
            return read_file(path).value == document.value
        except HullwrightError:
            return False

    def _keep_mine(self, document: Document, seen: str) -> None:
        """Let the next save write over what was seen in the file."""
        self._context.fingerprints.note(document, seen)
        self._context.notices.settle(topic_of(document))

    def _tell_missing(self, document: Document, path: Path) -> None:
        document.unsaved()
        text = tr(
            "{name} is no longer in {folder}: it was moved, renamed or removed. The map is still "
            "open here.",
            name=path.name,
            folder=path.parent,
        )
        offers = [
            Offer(tr("Save again"), partial(self._saving.write, document, path, {NO_FILE})),
            Offer(tr("Save as…"), partial(self._saving.save_as, document)),
        ]
        self._context.notices.ask(document, text, Tone.WARNING, offers, topic_of(document))
