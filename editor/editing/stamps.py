"""Stamps: pieces that are kept as files in the person's folder, each a small map."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.files.reader import read_map
from hullwright.schema.files.writer import write
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import message

from ..files.file_context import file_name

MOST = 500
"""Stamps that are read; more would make a list that nobody finds anything in."""

MAX_NAME = 200
"""Letters of a name; the published schema states the same number."""


@late_dataclass
class Stamp:
    """A piece that is kept."""

    path: Path
    document: MapDocument

    @property
    def name(self) -> str:
        """What the person calls it."""
        return self.document.name


@late_dataclass
class FoundStamps:
    """What was found in the folder of stamps."""

    stamps: tuple[Stamp, ...] = ()
    faults: tuple[HullwrightError, ...] = ()
    """One for each file that can't be used; the others can."""


class Stamps(QObject):
    """Keeps stamps in a folder."""

    changed = Signal()
    """There are other stamps than before."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    def found(self) -> FoundStamps:
        """Return all stamps by name, and what is wrong with those that can't be used."""
        stamps: list[Stamp] = []
        faults: list[HullwrightError] = []
        for path in self._files():
            try:
                stamps.append(Stamp(path, read_map(path)))
            except HullwrightError as fault:
                faults.append(fault)
        stamps.sort(key=lambda each: (each.name.casefold(), each.path))
        return FoundStamps(tuple(stamps), tuple(faults))

    def keep(self, document: MapDocument, name: str) -> Stamp:
        """Keep a small map as a stamp of a name."""
        named = replace(document, name=name.strip()[:MAX_NAME] or document.name)
        stamp = Stamp(self._free_path(named), named)
        self.put_back(stamp)
        return stamp

    def put_back(self, stamp: Stamp) -> None:
        """Write a stamp to its file, also one that was removed."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise _unreachable(self._folder, fault) from fault
        write(stamp.document, stamp.path)
        self.changed.emit()

    def rename(self, stamp: Stamp, name: str) -> Stamp:
        """Call a stamp something else, unless the name is empty; its file stays where it is."""
        document = replace(stamp.document, name=name.strip()[:MAX_NAME] or stamp.name)
        renamed = replace(stamp, document=document)
        self.put_back(renamed)
        return renamed

    def remove(self, stamp: Stamp) -> None:
        """Remove a stamp; `put_back` brings it back."""
        try:
            stamp.path.unlink(missing_ok=True)
        except OSError as fault:
            raise _unreachable(stamp.path, fault) from fault
        self.changed.emit()

    def _files(self) -> Iterator[Path]:
        try:
            found = sorted(self._folder.glob("*.json"))
        except OSError:
            return
        yield from found[:MOST]

    def _free_path(self, document: MapDocument) -> Path:
        # Short, and never a name that some system keeps for itself.
        stem = "stamp-" + file_name(document, "")[:40]
        names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
        return next(path for name in names if not (path := self._folder / f"{name}.json").exists())


def _unreachable(path: Path, fault: OSError) -> HullwrightError:
    return HullwrightError(
        message(
            "{path} can't be changed: {reason}.",
            path=path,
            reason=system_reason(fault),
        )
    )
