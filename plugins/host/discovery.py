"""Discovery: folders that say they are plugins, in our folder, among installed packages, and in the person's."""

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from hullwright.schema.errors import system_reason
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, message
from hullwright.schema.visible_text import visible_line

from .folder_moves import sweep
from .plugin import Origin

if TYPE_CHECKING:
    from importlib.metadata import Distribution, EntryPoint

MANIFEST = "plugin.toml"
GROUP = "hullwright.plugins"
"""The entry points by which an installed package says that it is a plugin."""

SHIPPED = Path(__file__).parent.parent
"""The folder in which the plugins we ship lie."""


@late_dataclass(kw_only=True)
class Found:
    """A place where a plugin should be, not looked into yet."""

    name: str
    """What to call it as long as its manifest has not been read."""
    folder: Path
    origin: Origin
    package: str = ""
    """The import package of its code, where that is not private to the host."""
    reason: Message | None = None
    """Why there can't be a plugin, if that is clear already."""


def shipped(folders: Iterable[Path]) -> Iterator[Found]:
    """Yield the plugins that lie in our own folders."""
    for folder in folders:
        for path in sorted(folder.glob(f"*/{MANIFEST}")):
            yield shipped_in(path.parent)


def shipped_in(folder: Path) -> Found:
    """Return the plugin of ours that a folder holds."""
    ours = folder.parent == SHIPPED
    package = f"{GROUP}.{folder.name}" if ours else ""
    return Found(name=folder.name, folder=folder, origin=Origin.SHIPPED, package=package)


def installed() -> Iterator[Found]:
    """Yield the plugins that installed packages offer, without importing any of them."""
    # A process that only tries a plugin's code has no need of it, and it takes long to import.
    from importlib.metadata import distributions

    points: set[EntryPoint] = set()
    # What can't be read offers nothing, and hides no other.
    with suppress(Exception):
        for each in distributions():
            points.update(_points(each))
    for point in sorted(points, key=lambda each: (each.name, each.value)):
        yield _offered(point)


def _points(distribution: "Distribution") -> "Iterator[EntryPoint]":
    with suppress(Exception):
        # Hardly any package offers plugins, and to take apart what the others offer takes far longer.
        if GROUP in (distribution.read_text("entry_points.txt") or ""):
            yield from distribution.entry_points.select(group=GROUP)


def _offered(point: "EntryPoint") -> Found:
    package = point.value.strip()
    place, reason = _package_folder(package)
    return Found(
        name=point.name, folder=place, origin=Origin.INSTALLED, package=package, reason=reason
    )


def _package_folder(package: str) -> tuple[Path, Message | None]:
    """Return the folder of a package that holds a manifest, or why there is none."""
    if not package.isidentifier():
        # To find a package inside another, Python would have to run the outer one.
        return Path(), message(
            "It is offered as “{package}”, but it must be the name of a top-level package.",
            package=package,
        )
    places = _places(package)
    if not any((place / MANIFEST).is_file() for place in places):
        return Path(), message("The package “{package}” has no plugin.toml.", package=package)
    if len(places) > 1:
        # One folder is hashed, and any of them could be imported from.
        return Path(), message(
            "The package “{package}” is spread over several folders; a plugin has to be in one.",
            package=package,
        )
    return places[0], None


def _places(package: str) -> list[Path]:
    """Return the folders of a package; none if it is not there or can't be looked for."""
    # Whatever else is installed may have brought ways of its own to find packages.
    with suppress(Exception):
        spec = find_spec(package)
        return [Path(each) for each in (spec and spec.submodule_search_locations) or ()]
    return []


def of_the_person(folder: Path) -> Iterator[Found]:
    """Yield the plugins in the person's folder."""
    sweep(folder)
    try:
        with os.scandir(folder) as entries:
            inside = sorted(Path(each.path) for each in entries if _may_be_plugin(each))
    except FileNotFoundError:
        return
    except OSError as fault:
        reason = message(
            "The folder of plugins can't be read: {reason}.",
            reason=system_reason(fault),
        )
        yield Found(name=folder.name, folder=folder, origin=Origin.USER, reason=reason)
        return
    yield from map(user_in, inside)


def _may_be_plugin(entry: "os.DirEntry[str]") -> bool:
    if entry.name.startswith((".", "__")):
        return False
    try:
        return entry.is_dir()
    except OSError:
        # A link that leads nowhere or round in a circle is listed, and looking into it says why.
        return True


def user_in(folder: Path) -> Found:
    """Return the plugin of somebody else that a folder holds."""
    return Found(name=_sayable(folder.name), folder=folder, origin=Origin.USER)


def _sayable(name: str) -> str:
    r"""Return the name of a folder as it can be shown, typed and written to a file.

    >>> print(_sayable("b\udcfferths"))
    b\udcfferths
    """
    return visible_line(name)
