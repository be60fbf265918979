"""Recent files: what was opened or saved lately, the latest first."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFileInfo, QObject, QStandardPaths, Signal

from ..shell.settings import ProgramSettings

MOST = 12
_NAME = "files/recent"


class Recent(NamedTuple):
    """A file that was open lately."""

    path: Path
    is_there: bool
    """Whether it can still be found; one that can't is shown as missing."""


class RecentFiles(QObject):
    """Remembers the files that were open lately."""

    changed = Signal()

    def __init__(self, settings: ProgramSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    def all(self) -> list[Recent]:
        """Return the recent files: those that are there first, and among them the latest first."""
        # Qt tells it of paths behind locked folders, too, where Python raises.
        found = [Recent(path, QFileInfo(path).isFile()) for path in self._paths()]
        return sorted(found, key=lambda each: not each.is_there)

    def note(self, path: Path) -> None:
        """Remember that a file was opened or saved just now."""
        path = path.absolute()
        self._keep([path, *(each for each in self._paths() if each != path)][:MOST])

    def remove(self, path: Path) -> None:
        """Forget one file."""
        self._keep([each for each in self._paths() if each != path])

    def clear(self) -> None:
        """Forget all files."""
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

    def _keep(self, paths: list[Path]) -> None:
        self._settings.keep(_NAME, [str(each) for each in paths])
        self.changed.emit()
