"""Modules out of a snapshot: Python's import system served from bytes in memory."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.abc import InspectLoader, Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import decode_source
from pathlib import Path
from types import CodeType, ModuleType
from typing import NamedTuple

from .contents import Snapshot
from .private_copy import PrivateCopy
from .snapshot_files import SnapshotFile, SnapshotResources

PRIVATE = "hullwright_user_plugins"
"""The package below which the plugins of the person's folder lie, each under a name of its own."""


class _Module(NamedTuple):
    """A file that is a module."""

    name: str
    """Its path inside the plugin."""
    is_package: bool = False


class SnapshotFinder(MetaPathFinder):
    """Finds the modules of one plugin in its snapshot, and nothing else."""

    def __init__(self, package: str, folder: Path, snapshot: Snapshot) -> None:
        self.package = package
        self.content_hash = snapshot.content_hash
        self.folder = folder
        self._files = snapshot.files
        # The person's plugins are source; what pip has installed may be compiled in part.
        is_private = package.startswith(f"{PRIVATE}.")
        self._suffixes = [".py"] if is_private else [*EXTENSION_SUFFIXES, ".py"]
        self._copy = PrivateCopy(snapshot)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module of the plugin is; the names of others are left to others."""
        del path, target
        if fullname == PRIVATE and self.package.startswith(f"{PRIVATE}."):
            return ModuleSpec(fullname, None, is_package=True)
        if fullname != self.package and not fullname.startswith(f"{self.package}."):
            return None
        place = fullname[len(self.package) + 1 :].replace(".", "/")
        found = next(self._modules(place), None)
        if found:
            return self._spec(fullname, found)
        if not place or any(name.startswith(f"{place}/") for name in self._files):
            return self._folder_spec(fullname, place)
        # The finders after this one would look into the folder, and take compiled files.
        raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)

    def _modules(self, place: str) -> Iterator[_Module]:
        """Yield the files that could be a module, in Python's own order."""
        start = f"{place}/__init__" if place else "__init__"
        for suffix in self._suffixes:
            if start + suffix in self._files:
                yield _Module(start + suffix, is_package=True)
        for suffix in self._suffixes:
            if place and place + suffix in self._files:
                yield _Module(place + suffix)

    def _spec(self, fullname: str, found: _Module) -> ModuleSpec:
        if found.name.endswith(".py"):
            path = self.folder / found.name
            loader: Loader = SnapshotLoader(self.folder, self._files, found)
        else:
            path = self._copy.path(found.name)
            loader = ExtensionFileLoader(fullname, str(path))
        made = ModuleSpec(fullname, loader, origin=str(path), is_package=found.is_package)
        made.has_location = True
        if found.is_package:
            made.submodule_search_locations = [str(path.parent)]
        return made

    def _folder_spec(self, fullname: str, place: str) -> ModuleSpec:
        """Return a package that has no beginning of its own."""
        beginning = _Module(f"{place}/" if place else "", is_package=True)
        loader = SnapshotLoader(self.folder, self._files, beginning)
        made = ModuleSpec(fullname, loader, is_package=True)
        made.submodule_search_locations = [str(self.folder / place)]
        return made

    def forget_modules(self) -> None:
        """Take the modules of the plugin out, so that they are made anew from other bytes."""
        for name in [each for each in sys.modules if f"{each}.".startswith(f"{self.package}.")]:
            del sys.modules[name]


class SnapshotLoader(InspectLoader):
    """Makes a module from its source in a snapshot, never from compiled files."""

    def __init__(self, folder: Path, files: Mapping[str, bytes], module: _Module) -> None:
        self._folder = folder
        self._files = files
        self._module = module

    def is_package(self, _: str) -> bool:
        """Tell whether the module is a package."""
        return self._module.is_package

    def get_source(self, _: str) -> str:
        """Return the source, as tracebacks show it."""
        return decode_source(self._source())

    def get_code(self, _: str) -> CodeType:
        """Return the code that the source stands for."""
        return self.source_to_code(self._source(), str(self._folder / self._module.name))

    def _source(self) -> bytes:
        return self._files.get(self._module.name, b"")

    def get_data(self, path: str) -> bytes:
        """Return what a file of the plugin holds, as `pkgutil.get_data` asks for it."""
        try:
            return self._files[Path(path).relative_to(self._folder).as_posix()]
        except (KeyError, ValueError):
            raise FileNotFoundError(path) from None

    def get_resource_reader(self, _: str) -> SnapshotResources:
        """Return the files beside the module, as `importlib.resources` asks for them."""
        place = self._module.name.rpartition("/")[0]
        return SnapshotResources(SnapshotFile(self._files, place))
