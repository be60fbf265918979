"""Packages: plugins in folders get a private place among Python's modules; `sys.path` stays as it is."""

import re
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from operator import attrgetter
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

PRIVATE = "hullwright_user_plugins"


class NoSuchName(Exception):
    """A module that loads, but does not have the name that was asked of it."""


def private_package(plugin_id: str, content_hash: str) -> str:
    """Return the name of the package that holds one state of one plugin.

    With the hash in it, a changed plugin that is trusted anew is loaded anew in the same process.

    >>> private_package("more-rules", "0123456789abcdef")
    'hullwright_user_plugins.more_rules_0123456789ab'
    """
    return f"{PRIVATE}.{re.sub('[^a-z0-9]', '_', plugin_id)}_{content_hash[:12]}"


# Any: whatever a plugin has under that name, as in `Loads`.
def resolved(package: str, folder: Path, code: str) -> Any:
    """Return the object that `module:name` in a package stands for, with whatever that raises."""
    module_name, _, name = code.partition(":")
    if package.startswith(f"{PRIVATE}."):
        _make_findable(package, folder)
    module = import_module(f"{package}.{module_name}")
    try:
        return attrgetter(name)(module)
    except AttributeError as fault:
        raise NoSuchName(str(fault)) from fault


def _make_findable(package: str, folder: Path) -> None:
    # Python's own way to give a module a place without touching sys.path; asked only for its names.
    if not any(isinstance(each, _Finder) and each.package == package for each in sys.meta_path):
        sys.meta_path.insert(0, _Finder(package, folder))


class _Finder(MetaPathFinder):
    """Finds the modules of one plugin, and nothing else."""

    def __init__(self, package: str, folder: Path) -> None:
        self.package = package
        self._folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module of the plugin is; the names of others are left to others."""
        del target
        if fullname == PRIVATE:
            return ModuleSpec(fullname, None, is_package=True)
        if fullname == self.package:
            return self._of_the_package()
        if not fullname.startswith(f"{self.package}."):
            return None
        for place in path or ():
            found = FileFinder(place, (_Source, [".py"])).find_spec(fullname)
            if found:
                return found
        # The finders after this one would take compiled files, which the content hash leaves out.
        raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)

    def _of_the_package(self) -> ModuleSpec:
        start = self._folder / "__init__.py"
        loader = _Source(self.package, str(start)) if start.is_file() else None
        made = ModuleSpec(self.package, loader, origin=str(start), is_package=True)
        made.submodule_search_locations = [str(self._folder)]
        made.has_location = loader is not None
        return made


class _Source(SourceFileLoader):
    """Loads a module from its source, never from compiled files that lie beside it."""

    def get_code(self, fullname: str) -> CodeType:
        """Return the code that the source stands for now."""
        path = self.get_filename(fullname)
        return self.source_to_code(self.get_data(path), path)
