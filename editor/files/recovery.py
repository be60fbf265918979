"""Recovery: maps that were not saved when their program ended, to be restored or put aside."""

import contextlib
import secrets
import time
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message, some_of

from ..documents.document import Document, sort_of
from ..languages.words import moment, tr
from ..shell.notices import Offer, Tone
from .autosave import Autosave
from .file_context import FileContext
from .file_reader import read_file
from .recovery_file import Recovered, read_recovery
from .recovery_folder import RecoveryFolder
from .sessions import HeldSession, Session

DISCARDED, DAMAGED = "discarded", "damaged"
KEPT_DAYS = 14
"""How long a discarded map can still be had back from its folder."""


class Recovery(QObject):
    """What programs that are gone have left behind."""

    changed = Signal()
    """Something was found, restored or discarded."""
    found = Signal()
    """Something was found that can be restored."""

    def __init__(
        self,
        context: FileContext,
        folder: RecoveryFolder,
        autosave: Autosave,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._folder = folder
        self._root = folder.usual
        self._autosave = autosave
        self.left: list[Recovered] = []
        """The maps that can be restored, the latest first."""
        folder.began.connect(self._look)

    def _look(self, session: Session) -> None:
        """Find what was left behind, in the folder of a session and in those that may have been used before."""
        self._root = session.root
        remove_old(self._root / DISCARDED)
        known, damaged = {each.file for each in self.left}, []
        for file in session.left_files(*self._folder.roots()):
            try:
                if file not in known:
                    self.left.append(read_recovery(file))
            except HullwrightError:
                damaged.append(put_aside(file, self._root / DAMAGED))
        self.left = sorted(self.left, key=lambda each: each.time, reverse=True)
        self.left = [each for each in self.left if not self._is_saved_by_now(each)]
        if damaged:
            self._tell_damaged(damaged)
        for held in session.held_elsewhere(*self._folder.roots()):
            self._tell_held(held)
        self.changed.emit()
        if self.left:
            self.found.emit()

    def restore(self, recovered: Recovered) -> None:
        """Open a map as it was, not yet saved; in its tab if its file is open."""
        there = self._context.workplace_at(recovered.path) if recovered.path else None
        if there is not None and self._may_take_in(there.document, recovered):
            # As a step of the history: the map as it was opened is one undo away.
            title = message("Restore unsaved work")
            there.document.apply(title, lambda _: recovered.value, "recover")
            self._context.workplaces.switch(there)
            if self._autosave.keep_all() is None:
                put_aside(recovered.file, self._root / DISCARDED)
        else:
            self._open(recovered)
        self._forget(recovered)

    @staticmethod
    def _may_take_in(document: Document, recovered: Recovered) -> bool:
        """Tell whether a document is just what its file holds: other unsaved work gets no company in its tab."""
        return document.is_saved and sort_of(document.value) == sort_of(recovered.value)

    def _open(self, recovered: Recovered) -> None:
        document = Document(recovered.value, recovered.path)
        document.unsaved()
        self._context.fingerprints.note(document, recovered.fingerprint)
        self._autosave.adopt(document, recovered.file)
        self._context.workplaces.open(document)

    def restore_all(self) -> None:
        """Restore everything, so that the latest lies in front."""
        for recovered in reversed(list(self.left)):
            self.restore(recovered)

    def discard(self, recovered: Recovered) -> None:
        """Put a map aside; it lies in a folder for some days more."""
        kept = put_aside(recovered.file, self._root / DISCARDED)
        self._forget(recovered)
        text = tr(
            "The unsaved changes of {name} were put aside. You can get them back from {path} for "
            "{days} days.",
            name=recovered.value.name,
            days=KEPT_DAYS,
            path=kept,
        )
        self._context.notices.tell(text, Tone.HINT, topic="discarded")

    def _forget(self, recovered: Recovered) -> None:
        self.left = [each for each in self.left if each is not recovered]
        self.changed.emit()

    def _is_saved_by_now(self, recovered: Recovered) -> bool:
        """Take away a map that its file holds anyway, as after a crash just behind a save."""
        if saved_value(recovered) != recovered.value:
            return False
        put_aside(recovered.file, self._root / DISCARDED)
        return True

    def _tell_held(self, held: HeldSession) -> None:
        text = tr(
            "Unsaved work in {folder} belongs to Hullwright on the computer {computer} (process "
            "{process}, since {time}) and is not offered here. If it is no longer running there, "
            "take the work over.",
            folder=held.folder,
            computer=held.computer,
            process=str(held.process),
            time=moment(held.since),
        )
        offer = Offer(tr("Take it over"), partial(self._release, held))
        self._context.notices.tell(text, Tone.HINT, [offer], topic=f"held {held.folder.name}")

    def _release(self, held: HeldSession) -> None:
        held.release()
        if self._folder.session is not None:
            self._look(self._folder.session)

    def _tell_damaged(self, damaged: list[Path]) -> None:
        text = tr(
            "{count} recovery files could not be read. They are kept in {folder}: {names}",
            count=len(damaged),
            folder=self._root / DAMAGED,
            names=some_of([each.name for each in damaged]),
        )
        self._context.notices.tell(text, Tone.WARNING, topic="damaged")


def saved_value(recovered: Recovered) -> object:
    """Return the map in the saved file, or None if there is none that can be read."""
    if recovered.path is None:
        return None
    try:
        return read_file(recovered.path).value
    except HullwrightError:
        return None


def put_aside(file: Path, folder: Path) -> Path:
    """Move a file to a folder and return where it is; it stays where it was if that can't be done."""
    kept = folder / f"{secrets.token_hex(2)}-{file.name}"
    try:
        folder.mkdir(exist_ok=True)
        file.rename(kept)
        # Its days are counted from now on, not from the last change of the map.
        kept.touch()
    except OSError:
        return file
    return kept


def remove_old(folder: Path) -> None:
    """Delete what was put aside long ago."""
    oldest = time.time() - KEPT_DAYS * 24 * 3600
    for file in folder.glob("*.json"):
        with contextlib.suppress(OSError):
            if file.stat().st_mtime < oldest:
                file.unlink()
