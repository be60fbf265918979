"""Discovery: folders that say they are plugins, in our folder, among installed packages, and in the person's."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from hullwright.schema.errors import system_reason
from hullwright.schema.messages import Message, message

from .plugin import Origin

MANIFEST = "plugin.toml"
GROUP = "hullwright.plugins"
"""The entry points by which an installed package says that it is a plugin."""

SHIPPED = Path(__file__).parent.parent
"""The folder in which the plugins we ship lie."""


@dataclass(frozen=True, kw_only=True)
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
    for point in sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value)):
        yield _offered(point)


def _offered(point: EntryPoint) -> Found:
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
            "It is offered as “{package}”, but only the name of a top-level package will do.",
            package=package,
        )
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        spec = None
    for place in (spec.submodule_search_locations or ()) if spec else ():
        if (Path(place) / MANIFEST).is_file():
            return Path(place), None
    return Path(), message("The package “{package}” has no plugin.toml.", package=package)


def of_the_person(folder: Path) -> Iterator[Found]:
    """Yield the plugins in the person's folder."""
    try:
        inside = sorted(folder.iterdir())
    except FileNotFoundError:
        return
    except OSError as fault:
        reason = message(
            "The folder of plugins can't be read: {reason}.",
            reason=system_reason(fault),
        )
        yield Found(name=folder.name, folder=folder, origin=Origin.USER, reason=reason)
        return
    for path in inside:
        if path.is_dir() and not path.name.startswith((".", "__")):
            yield user_in(path)


def user_in(folder: Path) -> Found:
    """Return the plugin of somebody else that a folder holds."""
    return Found(name=folder.name, folder=folder, origin=Origin.USER)
