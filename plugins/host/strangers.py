"""Whether there are plugins of others at all, told without bringing in what it takes to use them."""

import sys
from contextlib import suppress
from functools import cache
from importlib.machinery import PathFinder
from pathlib import Path

from .safe_mode import is_safe

GROUP = b"hullwright.plugins"
"""What stands among the entry points of a package that offers plugins."""


def has_strangers(folder: Path) -> bool:
    """Tell whether plugins that we did not ship are in use, from the person's folder or as packages.

    That costs far less than judging them.
    """
    return not is_safe() and (_has_folders(folder) or _has_packages())


def _has_folders(folder: Path) -> bool:
    # One that can't be looked at is there: why it can't is told where plugins are listed.
    with suppress(OSError):
        if not folder.exists():
            return False
    from .discovery import of_the_person

    return any(of_the_person(folder))


@cache
def _has_packages() -> bool:
    # Packages come and go only between two starts of Python, and asking takes some milliseconds.
    if not _may_have_packages():
        return False
    from .discovery import installed

    return any(installed())


def _may_have_packages() -> bool:
    """Tell whether a package may offer plugins, without what Python has for reading all that packages say.

    Whatever is no folder, and whoever else finds packages, may have some.
    """
    others = [each for each in sys.meta_path if each is not PathFinder]
    return any(hasattr(each, "find_distributions") for each in others) or any(
        path.is_file() or any(map(_names_plugins, path.glob("*-info/entry_points.txt")))
        for path in map(Path, sys.path)
    )


def _names_plugins(file: Path) -> bool:
    with suppress(OSError):
        return GROUP in file.read_bytes()
    return False
