"""The usual host, for those who bring none: made anew when the person has changed something about plugins."""

import os
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple, TypeAlias

from hullwright.schema.limits import MAX_PACKED_ENTRIES

from .home import home
from .host import Host
from .safe_mode import is_safe


class Seen(NamedTuple):
    """A file or folder, as the system describes it."""

    name: str
    """Its path inside the person's folder."""
    state: tuple[int, int, int] | None
    """When it was changed last, which one it is and how large; None if it is not there."""


Stamp: TypeAlias = tuple[Seen, ...]
"""What tells one state of the person's plugins from another without reading any of them."""


def usual_host() -> Host:
    """Return the host of the person's folder as it is now."""
    folder = home()
    return _made(folder, stamp(folder))


@lru_cache(maxsize=1)
def _made(folder: Path, _: Stamp) -> Host:
    return Host(folder)


def stamp(folder: Path) -> Stamp:
    """Return how the person's choices, and all files of their plugins, look from the outside."""
    if is_safe():
        # Only our own plugins are in use, which never change.
        return ()
    choices, plugins = (_seen(folder, name) for name in ("plugins.json", "plugins"))
    inside = islice(_inside(folder, plugins.name), MAX_PACKED_ENTRIES) if plugins.state else ()
    return (choices, plugins, *sorted(inside))


def _inside(folder: Path, name: str, *, is_top: bool = True) -> Iterator[Seen]:
    """Yield everything in a folder but what Python compiles, and what is only being made."""
    try:
        with os.scandir(folder / name) as found:
            entries = [each for each in found if not _is_passing(each.name)]
    except OSError:
        return
    for each in entries:
        inside = f"{name}/{each.name}"
        yield _seen(folder, inside)
        # A whole plugin may be a link to where its author works; links inside it are not followed.
        if is_top or each.is_dir(follow_symlinks=False):
            yield from _inside(folder, inside, is_top=False)


def _is_passing(name: str) -> bool:
    return name.startswith(".") or name == "__pycache__"


def _seen(folder: Path, name: str) -> Seen:
    try:
        found = (folder / name).stat()
    except OSError:
        return Seen(name, None)
    return Seen(name, (found.st_mtime_ns, found.st_ino, found.st_size))
