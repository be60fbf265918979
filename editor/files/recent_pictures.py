"""Pictures of recent files: drawn beside the window, once for each state of a file, and kept."""

from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QFileInfo, QObject, Signal

from hullwright.schema.processes.tasks import Reply, TaskDone

from ..drawing.inks import LIGHT
from ..drawing.inks_in_force import inks_in_force
from ..shell.recent_file import RecentFile
from ..workers.worker import Worker
from .recent_tasks import draw

SIZE = 512
"""The longer side of a picture, in pixels: enough for cards on screens of any sort."""
LIMIT = 30_000
"""Milliseconds after which a map is left without a picture."""


class RecentPictures(QObject):
    """Has maps drawn that have no picture yet, and tells where the pictures are."""

    drawn = Signal(Path, Path)
    """The path of a recent file, and the file with its picture."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._worker: Worker | None = None

    def want(self, files: Sequence[RecentFile]) -> None:
        """Tell of the pictures that are there, have the others drawn, and forget those of other files."""
        theme = "light" if inks_in_force() is LIGHT else "dark"
        wanted = {each.path: self._file(each.path, theme) for each in files if each.is_there}
        self._forget_all_but(set(wanted.values()))
        for path, file in wanted.items():
            if file.exists():
                self.drawn.emit(path, file)
            else:
                self._draw(path, file, theme)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being drawn."""
        return self._worker is None

    def close(self) -> None:
        """Draw no more: the window goes."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()
            worker.deleteLater()

    def _draw(self, path: Path, file: Path, theme: str) -> None:
        if self._worker is None:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._worker = Worker(self, limit=LIMIT)
        then = partial(self._take_in, path, file)
        self._worker.run(draw, str(path), str(file), theme, SIZE, then=then)

    def _take_in(self, path: Path, file: Path, reply: Reply) -> None:
        if isinstance(reply, TaskDone) and reply.value:
            self.drawn.emit(path, file)
        if self._worker is not None and self._worker.is_idle:
            self.close()

    def _file(self, path: Path, theme: str) -> Path:
        """Return where the picture of a file is kept, as the file is now."""
        state = QFileInfo(path)
        changed = state.lastModified().toMSecsSinceEpoch()
        name = f"{path} {changed} {state.size()} {theme}"
        return self._folder / f"{sha256(name.encode()).hexdigest()[:32]}.png"

    def _forget_all_but(self, kept: set[Path]) -> None:
        for file in self._folder.glob("*.png"):
            if file not in kept:
                file.unlink(missing_ok=True)
