"""Files of a snapshot for the plugin's own code: `importlib.resources.files(__package__)` leads here."""

from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable, TraversableResources
from io import BytesIO, TextIOWrapper
from os import PathLike, fspath
from typing import IO, Any


class SnapshotFile(Traversable):
    """A file or folder of a plugin, as it was when the plugin was read."""

    def __init__(self, files: Mapping[str, bytes], path: str) -> None:
        self._files = files
        self._path = path
        """Its path inside the plugin; nothing for the plugin's folder itself."""

    @property
    def name(self) -> str:
        """Its name in its folder."""
        return self._path.rpartition("/")[2]

    def iterdir(self) -> Iterator["SnapshotFile"]:
        """Yield what is in this folder."""
        before = f"{self._path}/" if self._path else ""
        below = (each[len(before) :] for each in self._files if each.startswith(before))
        for name in dict.fromkeys(each.partition("/")[0] for each in below):
            yield SnapshotFile(self._files, before + name)

    def is_file(self) -> bool:
        """Tell whether this is a file."""
        return self._path in self._files

    def is_dir(self) -> bool:
        """Tell whether this is a folder."""
        return not self.is_file() and any(self.iterdir())

    def joinpath(self, *descendants: str | PathLike[str]) -> "SnapshotFile":
        """Return a file or folder below this one, whether it is there or not."""
        parts = (self._path, *(fspath(each) for each in descendants))
        return SnapshotFile(self._files, "/".join(filter(None, parts)))

    def read_bytes(self) -> bytes:
        """Return what this file holds."""
        if not self.is_file():
            raise FileNotFoundError(self._path)
        return self._files[self._path]

    def read_text(self, encoding: str | None = None) -> str:
        """Return the text that this file is, as UTF-8 unless told otherwise."""
        return self.read_bytes().decode(encoding or "utf-8")

    # Any: as Python's own `open`, which has more arguments than anybody names.
    def open(self, mode: str = "r", *details: Any, **named: Any) -> IO[Any]:
        """Return the file, opened for reading."""
        content = BytesIO(self.read_bytes())
        return content if "b" in mode else TextIOWrapper(content, *details, **named)


class SnapshotResources(TraversableResources):
    """What Python asks for the files of a package."""

    def __init__(self, folder: SnapshotFile) -> None:
        self._folder = folder

    def files(self) -> SnapshotFile:
        """Return the folder of the package."""
        return self._folder
