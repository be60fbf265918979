"""Autosave: every changed document is in a recovery file a second later, whatever happens then.

Making the text takes a fraction of a millisecond for a hex zone of any size; writing it is left to
the recovery writer, a process of its own.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from weakref import WeakKeyDictionary, WeakSet

from PySide6.QtCore import QObject, QTimer

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, english, message

from ..documents.document import Document
from ..documents.place import Place
from ..languages.words import tr
from ..shell.notices import Offer, Tone
from .file_context import FileContext
from .recovery_file import Recovered, content_for, now
from .recovery_folder import RecoveryFolder
from .recovery_writer import RecoveryWriter, Then
from .sessions import LEFT, Session, new_name

DELAY = 700
"""Milliseconds from the first unsaved change to the writing; later changes do not put it off."""

RETRY = 2000
"""Milliseconds until writing is tried again after it was not possible."""

TOPIC = "recovery.writing"


class Autosave(QObject):
    """Keeps a recovery file for each document that is not saved."""

    def __init__(
        self,
        context: FileContext,
        folder: RecoveryFolder,
        save_all: Callable[[], object],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._folder = folder
        self._save_all = save_all
        self.recovery_writer = RecoveryWriter(self)
        self._keepers: dict[Document, _Keeper] = {}
        self._names: WeakKeyDictionary[Document, str] = WeakKeyDictionary()
        self._kept: WeakSet[Document] = WeakSet()
        """The documents that may have a recovery file from before."""
        self._is_told = self._is_stalled = False
        self._again = QTimer(self, singleShot=True, interval=RETRY)
        self._again.timeout.connect(self._retry)
        self.recovery_writer.caught_up.connect(self._settle)
        self.recovery_writer.failed.connect(self._tell_fault)
        self.recovery_writer.stalled.connect(self._tell_stalled)
        folder.began.connect(self._use)
        context.workplaces.opened.connect(self._follow)
        context.workplaces.closed.connect(self._leave)

    def adopt(self, document: Document, file: Path) -> None:
        """Go on with a recovery file that was left behind, for the document made from it."""
        self._names[document] = file.name
        self._kept.add(document)

    def name_of(self, document: Document) -> str:
        """Return what the recovery file of a document is called, also after the program was gone for a while."""
        return self._names.setdefault(document, new_name()).removeprefix(LEFT)

    def keep_all(self) -> HullwrightError | None:
        """Write all unsaved documents now; return why that was not possible, or None."""
        for document, keeper in self._keepers.items():
            if not document.is_saved:
                keeper.keep_now()
        return self.recovery_writer.finish()

    def finish(self) -> None:
        """Stop, and leave the files of unsaved documents for the next start."""
        self._context.workplaces.opened.disconnect(self._follow)
        self._context.workplaces.closed.disconnect(self._leave)
        self._again.stop()
        for keeper in self._keepers.values():
            keeper.stop()
        self._keepers.clear()
        self.recovery_writer.end()
        self._folder.end()
        if self.recovery_writer.is_bypassed:
            # There is no window any more to say it in.
            said = tr(
                "The process that writes recovery files did not answer. Your unsaved work was "
                "kept without it."
            )
            sys.stderr.write(f"hullwright: {said}\n")

    def _use(self, session: Session) -> None:
        """Keep everything in another folder from now on."""
        self.recovery_writer.use(session.folder)
        for document, keeper in self._keepers.items():
            if not document.is_saved:
                keeper.keep_now()

    def _follow(self, workplace: Place) -> None:
        document = workplace.document
        is_kept = document in self._kept
        self._kept.add(document)
        name = self._names.setdefault(document, new_name())
        keeper = _Keeper(document, name, self._write, self.recovery_writer, self)
        keeper.follow(is_kept=is_kept)
        self._keepers[document] = keeper

    def _leave(self, workplace: Place) -> None:
        """Stop following a document; one that is not saved keeps its recovery file."""
        keeper = self._keepers.pop(workplace.document)
        if not workplace.document.is_saved:
            keeper.keep_now()
        keeper.stop()
        keeper.deleteLater()

    def _write(self, document: Document, name: str, then: Then) -> None:
        known = self._context.fingerprints.known(document)
        recovered = Recovered(Path(name), document.value, document.path, known, now())
        self.recovery_writer.write(name, content_for(recovered), then)

    def _tell_fault(self, fault: HullwrightError) -> None:
        self._again.start()
        # A folder that was taken away is looked for or made anew, which says what hinders it.
        self._folder.begin()
        session = self._folder.session
        if session is not None and session.is_usable and not self._is_stalled:
            self._tell(
                message(
                    "Unsaved work can't be kept for recovery. {fault} Make room there, and save "
                    "your maps.",
                    fault=fault.args[0],
                )
            )

    def _tell_stalled(self) -> None:
        self._is_stalled = True
        self._again.start()
        self._tell(
            message(
                "Your unsaved work is only in this window: the process that keeps it for "
                "recovery does not answer. Another one takes over; until then, save your maps."
            )
        )

    def _tell(self, sentence: Message) -> None:
        self._is_told = True
        offers = [*self._folder.offers()[1:], Offer(english("Save all"), self._save_all)]
        retry = Offer(english("Try again"), self._retry)
        self._context.notices.trouble(TOPIC, sentence, Tone.ERROR, [retry, *offers])

    def _settle(self) -> None:
        if self._is_told:
            self._is_told = self._is_stalled = False
            self._context.notices.settle(TOPIC)

    def _retry(self) -> None:
        for keeper in self._keepers.values():
            keeper.note()
        self.recovery_writer.retry()


class _Keeper(QObject):
    """Sees to it that the recovery file of one open document is there when it is needed."""

    def __init__(
        self,
        document: Document,
        name: str,
        write: Callable[[Document, str, Then], None],
        recovery_writer: RecoveryWriter,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._name = name
        self._write = write
        self._recovery_writer = recovery_writer
        self._under_way = 0
        self._is_kept = False
        """Whether there is, or is soon going to be, a recovery file."""
        self._due = QTimer(self, singleShot=True, interval=DELAY)
        self._due.timeout.connect(self._keep_when_free)

    def follow(self, *, is_kept: bool) -> None:
        """Follow the document, of which there may be a recovery file from before."""
        self._is_kept = is_kept
        self._document.changed.connect(self.note)
        self._document.renamed.connect(self.note)
        if not self._document.is_saved:
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

        self._write(self._document, self._name, told)

    def _remove(self) -> None:
        if self._is_kept:
            self._is_kept = False
            self._recovery_writer.remove(self._name)

    def _keep_when_free(self) -> None:
        if self._under_way:
            # The disk is slow: only the newest value is worth writing, once it has time.
            self._due.start()
        else:
            self.keep_now()
