"""A private copy of a plugin: compiled modules can only be loaded from a file, so they get one of ours."""

import atexit
import shutil
from functools import cached_property
from pathlib import Path
from tempfile import mkdtemp

from .contents import Snapshot


class PrivateCopy:
    """Writes a snapshot into a folder that only this person can enter, when a file of it is first needed."""

    def __init__(self, snapshot: Snapshot) -> None:
        self._snapshot = snapshot

    def path(self, name: str) -> Path:
        """Return where a file of the plugin lies; libraries that it needs lie beside it as before."""
        return self._folder / name

    @cached_property
    def _folder(self) -> Path:
        # Its mode lets nobody else in.
        folder = Path(mkdtemp(prefix="hullwright-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        for name, content in self._snapshot.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        return folder
