"""Modules that were compiled ahead of time (`make compiled`): used where the sources are still those they were made of."""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import source_hash, spec_from_file_location
from pathlib import Path
from types import ModuleType

VARIABLE = "HULLWRIGHT_COMPILED"
"""The environment variable that names another folder of compiled modules; if it is empty, all are interpreted."""
SOURCES = "sources.txt"
"""The file in such a folder that says what it was made of: a hash and a source in each line, after the modules."""
SHARED = "hullwright__mypyc"
"""The module in which the code of all compiled ones is."""
PARTS = Path(__file__).resolve().parents[1]


class CompiledModules:
    """Finds modules in a folder of compiled ones: all or none, for they rely on each other's insides."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        first, *self._made_of = (folder / SOURCES).read_text().splitlines()
        self.names = frozenset(first.split())
        self._is_fresh: bool | None = None

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where Python finds a compiled module; None if it has to look for the source."""
        if (name in self.names or name == SHARED) and self.is_fresh:
            return spec_from_file_location(name, self.file_of(name))
        return None

    @property
    def is_fresh(self) -> bool:
        """Whether all of them are there, for this version of Python, and made of the sources as they are."""
        if self._is_fresh is None:
            self._is_fresh = all(
                self.file_of(each).exists() for each in self.names
            ) and self._made_of == list(made_of(self.names))
        return self._is_fresh

    def file_of(self, name: str) -> Path:
        """Return the file of a compiled module."""
        # By the first suffix Python tells its own versions apart.
        return self._folder.joinpath(*name.split(".")).with_suffix(EXTENSION_SUFFIXES[0])


def made_of(names: Iterable[str]) -> Iterator[str]:
    """Yield a line for each source beside some modules or above them: what these can rely on without asking."""
    folders = {
        PARTS.joinpath(*name.split(".")[1:end])
        for name in names
        for end in range(2, name.count(".") + 1)
    }
    for folder in sorted(folders):
        for source in sorted(folder.glob("*.py")):
            # Python's own hash for sources.
            made_from = source_hash(source.read_bytes()).hex()
            yield f"{made_from} {source.relative_to(PARTS).as_posix()}"


def install() -> None:
    """Have compiled modules found before their sources, if there are any; has to come before the first of them."""
    named = os.environ.get(VARIABLE)
    folder = PARTS / "out" / "compiled" if named is None else Path(named)
    found = named != "" and (folder / SOURCES).exists()
    if found and not any(isinstance(each, CompiledModules) for each in sys.meta_path):
        sys.meta_path.insert(0, CompiledModules(folder))
