"""Recent files: what was opened or saved lately, the latest first."""

from pathlib import Path

from PySide6.QtCore import QFileInfo, QObject, QStandardPaths, Signal

from ..shell.recent_file import RecentFile
from ..shell.settings import ProgramSettings

MOST = 12
"""So many files are remembered, those that are pinned not counted."""
_NAME, _PINNED = "files/recent", "files/pinned"


class RecentFiles(QObject):
    """Remembers the files that were open lately."""

    changed = Signal()

    def __init__(self, settings: ProgramSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    def all(self) -> list[RecentFile]:
        """Return the recent files: pinned ones first, missing ones last, else the latest first."""
        pinned = self._pinned()
        # Qt tells it of paths behind locked folders, too, where Python raises.
        found = [
            RecentFile(path, QFileInfo(path).isFile(), path in pinned)
            for path in dict.fromkeys([*pinned, *self._paths()])
        ]
        return sorted(found, key=lambda each: (not each.is_there, not each.is_pinned))

    def note(self, path: Path) -> None:
        """Remember that a file was opened or saved just now."""
        path = path.absolute()
        self._keep([path, *(each for each in self._paths() if each != path)])

    def pin(self, path: Path, on: bool) -> None:
        """Keep a file in the list for good, or let it go when others come."""
        others = [each for each in self._pinned() if each != path]
        self._keep_pinned([*others, path] if on else others)

    def remove(self, path: Path) -> None:
        """Forget one file."""
        self._settings.keep(_PINNED, [str(each) for each in self._pinned() if each != path])
        self._keep([each for each in self._paths() if each != path])

    def clear(self) -> None:
        """Forget all files but those that are pinned."""
        self._keep([])

    def folder(self) -> Path:
        """Return the folder where a file dialog begins: the latest one that is still there."""
        for path in self._paths():
            if QFileInfo(path.parent).isDir():
                return path.parent
        place = QStandardPaths.StandardLocation.DocumentsLocation
        documents = Path(QStandardPaths.writableLocation(place))
        return documents if documents.is_dir() else Path.home()

    def _paths(self) -> list[Path]:
        return [Path(each) for each in self._settings.texts(_NAME)]

    def _pinned(self) -> list[Path]:
        return [Path(each) for each in self._settings.texts(_PINNED)]

    def _keep(self, paths: list[Path]) -> None:
        pinned = set(self._pinned())
        loose = [each for each in paths if each not in pinned][:MOST]
        kept = [each for each in paths if each in pinned or each in loose]
        self._settings.keep(_NAME, [str(each) for each in kept])
        self.changed.emit()

    def _keep_pinned(self, paths: list[Path]) -> None:
        self._settings.keep(_PINNED, [str(each) for each in paths])
        self.changed.emit()
