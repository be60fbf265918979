"""The copy of a plugin out of a folder, without anything that leads elsewhere."""

import os
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from hullwright.schema.files.contents import regular_content
from hullwright.schema.messages import message

from .contents import Unfit
from .discovery import MANIFEST
from .listing import Listing, is_clutter


def copy(source: Path, folder: Path, kept: Path) -> None:
    """Write the plugin that a folder holds into another, empty one; `kept` is where plugins are kept."""
    root = _root(source)
    if Path(os.path.realpath(kept)).is_relative_to(os.path.realpath(root)):
        raise Unfit(message("It is the folder in which all plugins are kept, not one of them."))
    listing = Listing()
    # Listed to the end first: what is refused for its last file has not been copied in part.
    for path in list(_files(root, listing)):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        content = regular_content(root / path, listing.bytes_left + 1)
        listing.spend(len(content))
        target.write_bytes(content)


def _root(source: Path) -> Path:
    """Return the folder that is the plugin: the chosen one, or the one folder in it."""
    inside = [each for each in source.iterdir() if not is_clutter(PurePosixPath(each.name))]
    roots = [source, *inside] if len(inside) == 1 else [source]
    for root in roots:
        if (root / MANIFEST).is_file():
            return root
    raise Unfit(message("There is no plugin.toml in it, neither at the top nor in its one folder."))


def _files(root: Path, listing: Listing) -> Iterator[PurePosixPath]:
    waiting = [root]
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in entries:
                path = PurePosixPath(Path(entry.path).relative_to(root).as_posix())
                if is_clutter(path):
                    continue
                is_folder = entry.is_dir(follow_symlinks=False)
                listing.take(str(path), is_folder=is_folder)
                if is_folder:
                    waiting.append(Path(entry.path))
                elif entry.is_file(follow_symlinks=False):
                    yield path
                else:
                    raise Unfit(
                        message(
                            "“{name}” is a link or something else that is not a file. Put a copy "
                            "in its place.",
                            name=path,
                        )
                    )
