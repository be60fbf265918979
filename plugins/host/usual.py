"""The usual host, for those who bring none: made anew when the person has changed something about plugins."""

from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from .discovery import installed, of_the_person
from .home import home
from .host import Host
from .safe_mode import is_safe

Stamp: TypeAlias = tuple[tuple[int, int, int] | None, ...]
"""What tells one state of the person's plugins from another without reading any of them."""


def usual_host() -> Host:
    """Return the host of the person's folder as it is now."""
    folder = home()
    return _made(folder, _stamp(folder))


@lru_cache(maxsize=1)
def _made(folder: Path, _: Stamp) -> Host:
    return Host(folder)


def _stamp(folder: Path) -> Stamp:
    if is_safe():
        # Only our own plugins are in use, which never change.
        return ()
    # Every choice rewrites the one, every plugin that comes or goes changes the other.
    return tuple(_seen(folder / name) for name in ("plugins.json", "plugins"))


def _seen(path: Path) -> tuple[int, int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_ino, found.st_size


def has_strangers(folder: Path) -> bool:
    """Tell whether plugins that we did not ship are in use, from the person's folder or as packages.

    That costs far less than judging them.
    """
    return not is_safe() and (any(of_the_person(folder)) or _has_packages())


@cache
def _has_packages() -> bool:
    # Packages come and go only between two starts of Python, and asking takes some milliseconds.
    return any(installed())
