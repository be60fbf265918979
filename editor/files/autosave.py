"""Autosave: every changed document is in a recovery file a second later, whatever happens then.

Making the text takes a fraction of a millisecond for a hex zone of any size; writing it is left to
the recovery writer, a process of its own.
"""

from collections.abc import Callable
from pathlib import Path
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QTimer, Signal

from hullwright.schema.errors import HullwrightError

from ..documents.document import Document
from ..documents.place import Place
from ..languages.words import error_text, tr
from ..shell.notices import Tone
from .file_context import FileContext
from .recovery_file import Recovered, content_for, now
from .recovery_writer import RecoveryWriter, Then
from .sessions import Session

DELAY = 700
"""Milliseconds from the first unsaved change to the writing; later changes do not put it off."""

RETRY = 2000
"""Milliseconds until writing is tried again after it was not possible."""

_TOPIC = "recovery"


class Autosave(QObject):
    """Keeps a recovery file for each document that is not saved."""

    written = Signal(Path)
    """The recovery file that was written."""

    def __init__(
        self, context: FileContext, session: Session, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._session = session
        self._recovery_writer = RecoveryWriter(self)
        self._keepers: dict[Document, _Keeper] = {}
        self._files: WeakKeyDictionary[Document, Path] = WeakKeyDictionary()
        self._fault: HullwrightError | None = None
        """Why the latest writing was not possible."""
        self._again = QTimer(self, singleShot=True, interval=RETRY)
        self._again.timeout.connect(self._retry)
        context.workplaces.opened.connect(self._follow)
        context.workplaces.closed.connect(self._leave)

    def adopt(self, document: Document, file: Path) -> None:
        """Go on with a recovery file that was left behind, for the document made from it."""
        self._files[document] = file

    def keep_all(self) -> HullwrightError | None:
        """Write all unsaved documents now; return why that was not possible, or None."""
        faults: list[HullwrightError | None] = []
        for document, keeper in self._keepers.items():
            if not document.is_saved:
                keeper.keep_now(faults.append)
        self._recovery_writer.wait()
        return next((each for each in faults if each is not None), None)

    def finish(self) -> None:
        """Stop, and leave the files of unsaved documents for the next start."""
        self._context.workplaces.opened.disconnect(self._follow)
        self._context.workplaces.closed.disconnect(self._leave)
        self._again.stop()
        for keeper in self._keepers.values():
            keeper.stop()
        self._keepers.clear()
        self._recovery_writer.end()
        self._session.end()

    def _follow(self, workplace: Place) -> None:
        document = workplace.document
        file = self._files.setdefault(document, self._session.new_file())
        self._keepers[document] = _Keeper(document, file, self._write, self._recovery_writer, self)

    def _leave(self, workplace: Place) -> None:
        """Stop following a document; one that is not saved keeps its recovery file."""
        keeper = self._keepers.pop(workplace.document)
        if not workplace.document.is_saved:
            keeper.keep_now()
        keeper.stop()
        keeper.deleteLater()

    def _write(self, document: Document, file: Path, then: Then) -> None:
        known = self._context.fingerprints.known(document)
        recovered = Recovered(file, document.value, document.path, known, now())

        def told(fault: HullwrightError | None) -> None:
            then(fault)
            self._settle(file) if fault is None else self._tell(fault)

        self._recovery_writer.write(file, content_for(recovered), told)

    def _tell(self, fault: HullwrightError) -> None:
        self._fault = fault
        self._again.start()
        text = tr(
            "Unsaved work can't be kept for recovery. {fault} Make room there, and save your maps.",
            fault=error_text(fault),
        )
        self._context.notices.tell(text, Tone.ERROR, topic=_TOPIC)

    def _settle(self, file: Path) -> None:
        if self._fault is not None:
            self._fault = None
            self._context.notices.settle(_TOPIC)
        self.written.emit(file)

    def _retry(self) -> None:
        for keeper in self._keepers.values():
            keeper.note()


class _Keeper(QObject):
    """Sees to it that the recovery file of one open document is there when it is needed."""

    def __init__(
        self,
        document: Document,
        file: Path,
        write: Callable[[Document, Path, Then], None],
        recovery_writer: RecoveryWriter,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._file = file
        self._write = write
        self._recovery_writer = recovery_writer
        self._under_way = 0
        self._is_kept = file.exists()
        """Whether there is, or is soon going to be, a recovery file."""
        self._due = QTimer(self, singleShot=True, interval=DELAY)
        self._due.timeout.connect(self._keep_when_free)
        document.changed.connect(self.note)
        document.renamed.connect(self.note)
        if not document.is_saved:
            self.note()

    def stop(self) -> None:
        """Follow the document no longer."""
        self._document.changed.disconnect(self.note)
        self._document.renamed.disconnect(self.note)
        self._due.stop()

    def note(self) -> None:
        """Take note of a change: write the file before long, or take it away after a save."""
        if self._document.is_saved:
            self._due.stop()
            self._remove()
        elif not self._due.isActive():
            self._recovery_writer.start()
            self._due.start()

    def keep_now(self, then: Then = lambda _: None) -> None:
        """Write the recovery file."""
        self._due.stop()
        self._is_kept = True
        self._under_way += 1

        def told(fault: HullwrightError | None) -> None:
            self._under_way -= 1
            then(fault)

        self._write(self._document, self._file, told)

    def _remove(self) -> None:
        if self._is_kept:
            self._is_kept = False
            self._recovery_writer.remove(self._file, lambda _: None)

    def _keep_when_free(self) -> None:
        if self._under_way:
            # The disk is slow: only the newest value is worth writing, once it has time.
            self._due.start()
        else:
            self.keep_now()
