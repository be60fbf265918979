"""Packages: the code of plugins gets a place among Python's modules, made from bytes that were read before.

`sys.path` stays as it is, and no file of a plugin is opened when a module of it is imported: what was
hashed is what runs, whatever lies in its folder by then.
"""

import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from .contents import Snapshot
from .snapshot_modules import PRIVATE, SnapshotFinder


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
def resolved(package: str, code: str) -> Any:
    """Return the object that `module:name` in a package stands for, with whatever that raises."""
    module_name, _, name = code.partition(":")
    module = found = import_module(f"{package}.{module_name}")
    for part in name.split("."):
        # What a module has imported is not its own: `reader:os.remove` names nothing of a plugin.
        if isinstance(found, ModuleType) and found is not module:
            raise NoSuchName(f"{name} leads through the module {found.__name__}")
        try:
            found = getattr(found, part)
        except AttributeError as fault:
            raise NoSuchName(str(fault)) from fault
    return found


def make_importable(package: str, folder: Path, snapshot: Snapshot) -> None:
    """See to it that a package is made of what was read of a folder, and of nothing else.

    ImportError if something else has been loaded under its name.
    """
    known = [each for each in sys.meta_path if isinstance(each, SnapshotFinder)]
    before = next((each for each in known if each.package == package), None)
    # What it says of a line that failed names the folder, too.
    if before and (before.content_hash, before.folder) == (snapshot.content_hash, folder):
        return
    if before:
        sys.meta_path.remove(before)
        before.forget_modules()
    elif package in sys.modules:
        raise ImportError(
            f"the package {package} was loaded before it could be checked", name=package
        )
    # Before all others: they would look into the folder, and take compiled files.
    sys.meta_path.insert(0, SnapshotFinder(package, folder, snapshot))
