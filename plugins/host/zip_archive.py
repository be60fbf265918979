"""Zip archives: a plugin out of a zip file that anybody may have made."""

from collections.abc import Collection
from pathlib import Path, PurePosixPath

from hullwright.schema.messages import message
from hullwright.schema.packs.archive import archive_content, opened_archive
from hullwright.schema.packs.unfit import Unfit

from .discovery import MANIFEST


def unpack(path: Path, folder: Path) -> None:
    """Write the plugin that a zip holds into an empty folder; Unfit if it holds none, or tricks."""
    with opened_archive(archive_content(path)) as archive:
        root = _root(archive.paths)
        for each in archive.paths:
            if each.is_relative_to(root):
                target = folder / each.relative_to(root)
                target.parent.mkdir(parents=True, exist_ok=True)
                with target.open("xb") as file:
                    file.writelines(archive.pieces(each))


def _root(paths: Collection[PurePosixPath]) -> PurePosixPath:
    """Return the folder in a zip that is the plugin: the top, or the one folder at the top."""
    tops = {path.parts[0] for path in paths}
    for root in (PurePosixPath(), *(PurePosixPath(top) for top in tops if len(tops) == 1)):
        if root / MANIFEST in paths:
            return root
    raise Unfit(message("There is no plugin.toml in it, neither at the top nor in its one folder."))
