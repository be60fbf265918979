"""The saved state: a few words on whether the file holds what is on the screen."""

from pathlib import Path
from typing import NamedTuple
from weakref import WeakKeyDictionary

from PySide6.QtCore import QElapsedTimer, QTimer

from ..documents.document import Document
from ..languages.words import tr
from .status_label import StatusLabel

_MINUTE, _HOUR = 60, 3600


class _Saving(NamedTuple):
    """The step of the history that a file holds, and since when."""

    step: int
    path: Path | None
    since: QElapsedTimer | None


class SavedState(StatusLabel):
    """Says "saved 3 s ago", "changed" or "not saved yet"."""

    def __init__(self) -> None:
        super().__init__(tr("Saved"))
        self.setObjectName("saved-state")
        self._document: Document | None = None
        self._savings: WeakKeyDictionary[Document, _Saving] = WeakKeyDictionary()
        self._ticking = QTimer(self, interval=1000)
        self._ticking.timeout.connect(self._say)

    def show_document(self, document: Document | None) -> None:
        """Speak of another document."""
        if self._document is not None:
            self._document.renamed.disconnect(self._note)
        self._document = document
        if document is not None:
            document.renamed.connect(self._note)
            self._savings.setdefault(document, _saving(document))
        self._say()

    def _note(self) -> None:
        document = self._document
        if document is not None and document.is_saved:
            before = self._savings[document]
            now = _saving(document)
            # Undoing back to the saved step makes a document saved, too, but saves nothing.
            if (now.step, now.path) != (before.step, before.path):
                since = QElapsedTimer()
                since.start()
                self._savings[document] = now._replace(since=since)
        self._say()

    def _say(self) -> None:
        self.setText(self._words())
        self._ticking.stop()
        if self._document is not None and self._document.is_saved:
            self._ticking.start()

    def _words(self) -> str:
        if self._document is None:
            return ""
        if self._document.path is None:
            return tr("not saved yet")
        if not self._document.is_saved:
            return tr("● changed")
        since = self._savings[self._document].since
        return tr("saved") if since is None else ago(since.elapsed() // 1000)


def _saving(document: Document) -> _Saving:
    return _Saving(document.history.cleanIndex(), document.path, None)


def ago(seconds: int) -> str:
    """Return how long ago something was saved, in words."""
    if seconds < 1:
        return tr("saved just now")
    if seconds < _MINUTE:
        return tr("saved {seconds} s ago", seconds=seconds)
    if seconds < _HOUR:
        return tr("saved {minutes} min ago", minutes=seconds // _MINUTE)
    return tr("saved {hours} h ago", hours=seconds // _HOUR)
