"""Removals: plugins are put aside for a while, not deleted, so that it can be undone."""

import secrets
import shutil
import time
from pathlib import Path

from hullwright.schema.errors import HullwrightError
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import message

from .plugin import Plugin

ASIDE = ".removed"
"""The folder among the plugins where removed ones lie; names with a dot are passed over."""

KEPT = 14 * 24 * 60 * 60
"""How many seconds a removed plugin is kept."""


@late_dataclass
class Removed:
    """A plugin that was put aside, and where it was."""

    id: str
    name: str
    place: Path
    was: Path

    def put_back(self) -> None:
        """Put it back to where it was; HullwrightError if something else is there by now."""
        self.insist_on_room()
        self.place.rename(self.was)

    def insist_on_room(self) -> None:
        """Raise HullwrightError if something else is where it was."""
        if self.was.exists():
            raise HullwrightError(
                message(
                    "“{name}” can't be put back, because {folder} exists again. Remove that first.",
                    name=self.name,
                    folder=self.was,
                )
            )


def put_aside(plugin: Plugin) -> Removed:
    """Put the folder of one of the person's plugins aside."""
    removed = aside(plugin)
    removed.was.rename(removed.place)
    return removed


def aside(plugin: Plugin) -> Removed:
    """Return where a plugin goes that is put aside, and clear away what lies there too long."""
    return aside_folder(plugin.folder, plugin.id, plugin.name)


def aside_folder(was: Path, name: str, title: str) -> Removed:
    """Return where a folder goes that is put aside; see `aside`."""
    folder = was.parent / ASIDE
    folder.mkdir(exist_ok=True)
    now = int(time.time())
    _clear(folder, now - KEPT)
    place = folder / f"{now}-{secrets.token_hex(4)}-{was.name}"
    return Removed(name, title, place, was)


def _clear(folder: Path, before: int) -> None:
    for path in folder.iterdir():
        since = path.name.partition("-")[0]
        if since.isdecimal() and int(since) < before and not path.is_symlink():
            # What can't be deleted hinders nobody.
            shutil.rmtree(path, ignore_errors=True)
