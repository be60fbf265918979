"""The folder of snapshots: which file holds those of a document, read and written without raising.

They lie in the folder of the program and never in the map's own file: what is saved, shared and exported
stays as it is. A map with a file is known by its path; one without by the name of its recovery file, so
that its snapshots come back with it after a crash.
"""

import contextlib
import time
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path

from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.messages import message

from ..documents.document import Document
from .named_snapshot import NamedSnapshot, read_snapshots, write_snapshots

KEPT_DAYS = 30
"""How long snapshots are kept of maps that were never saved."""
UNFILED = "new-"
"""How the names of their files begin."""


class SnapshotFolder:
    """Reads and writes the snapshots of documents."""

    def __init__(
        self,
        folder: Path,
        recovery_name: Callable[[Document], str],
        tell: Callable[[HullwrightError], object],
    ) -> None:
        self._folder = folder
        self._recovery_name = recovery_name
        self.tell = tell

    def file(self, document: Document) -> Path:
        """Return the file for the snapshots of a document, which need not be there."""
        if document.path is None:
            return self._folder / f"{UNFILED}{self._recovery_name(document)}"
        return self._folder / f"{sha256(str(document.path.resolve()).encode()).hexdigest()}.json"

    def read(self, file: Path) -> tuple[NamedSnapshot, ...]:
        """Return what a file holds; one that can't be read is told, and counts as empty."""
        try:
            return read_snapshots(file) if file.exists() else ()
        except HullwrightError as fault:
            self.tell(fault)
            return ()

    def write(self, file: Path, owner: Path | None, snapshots: Sequence[NamedSnapshot]) -> None:
        """Write the snapshots of a map with this path, or take the file away if there are none."""
        try:
            if snapshots:
                self._folder.mkdir(parents=True, exist_ok=True)
                self._remove_old()
                write_snapshots(file, owner, snapshots)
            else:
                file.unlink(missing_ok=True)
        except OSError as fault:
            reason = system_reason(fault)
            told = message("Snapshots can't be kept in {path}: {reason}.", path=file, reason=reason)
            self.tell(HullwrightError(told))
        except HullwrightError as fault:
            self.tell(fault)

    def _remove_old(self) -> None:
        """Delete what belongs to maps that were never saved and are long gone."""
        oldest = time.time() - KEPT_DAYS * 24 * 3600
        for file in self._folder.glob(f"{UNFILED}*.json"):
            with contextlib.suppress(OSError):
                if file.stat().st_mtime < oldest:
                    file.unlink()
