"""The copy of a plugin out of a folder, without anything that leads elsewhere."""

import os
from pathlib import Path, PurePosixPath

from hullwright.schema.messages import message
from hullwright.schema.packs.folders import files_in
from hullwright.schema.packs.listing import is_clutter
from hullwright.schema.packs.unfit import Unfit

from .discovery import MANIFEST


def copy(source: Path, folder: Path, kept: Path) -> None:
    """Write the plugin that a folder holds into another, empty one; `kept` is where plugins are kept."""
    root = _root(source)
    if Path(os.path.realpath(kept)).is_relative_to(os.path.realpath(root)):
        raise Unfit(message("It is the folder in which all plugins are kept, not one of them."))
    for path, content in files_in(root):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def _root(source: Path) -> Path:
    """Return the folder that is the plugin: the chosen one, or the one folder in it."""
    inside = [each for each in source.iterdir() if not is_clutter(PurePosixPath(each.name))]
    roots = [source, *inside] if len(inside) == 1 else [source]
    for root in roots:
        if (root / MANIFEST).is_file():
            return root
    raise Unfit(message("There is no plugin.toml in it, neither at the top nor in its one folder."))
