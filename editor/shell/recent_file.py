"""A recent file, as the welcome page and the menus show it."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QFileInfo


class RecentFile(NamedTuple):
    """A file that was open lately."""

    path: Path
    is_there: bool = True
    """Whether it can still be found; one that can't is shown as missing."""
    is_pinned: bool = False
    """Whether the person wants it to stay in the list."""

    def changed(self) -> QDateTime:
        """Return when the file was last changed."""
        return QFileInfo(self.path).lastModified()
