"""Removals: plugins are put aside for a while, not deleted, so that it can be undone."""

import secrets
import shutil
import time
from dataclasses import dataclass
from pathlib import Path

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from .plugin import Plugin

ASIDE = ".removed"
"""The folder among the plugins where removed ones lie; names with a dot are passed over."""

KEPT = 14 * 24 * 60 * 60
"""How many seconds a removed plugin is kept."""


@dataclass(frozen=True)
class Removed:
    """A plugin that was put aside, and where it was."""

    id: str
    name: str
    place: Path
    was: Path

    def put_back(self) -> None:
        """Put it back to where it was; HullwrightError if something else is there by now."""
        if self.was.exists():
            raise HullwrightError(
                message(
                    "“{name}” can't be put back: {folder} is there again. Remove that first.",
                    name=self.name,
                    folder=self.was,
                )
            )
        self.place.rename(self.was)


def put_aside(plugin: Plugin) -> Removed:
    """Put the folder of one of the person's plugins aside, and clear away what lies there too long."""
    aside = plugin.folder.parent / ASIDE
    aside.mkdir(exist_ok=True)
    now = int(time.time())
    _clear(aside, now - KEPT)
    place = aside / f"{now}-{secrets.token_hex(4)}-{plugin.folder.name}"
    plugin.folder.rename(place)
    return Removed(plugin.id, plugin.name, place, plugin.folder)


def _clear(aside: Path, before: int) -> None:
    for path in aside.iterdir():
        since = path.name.partition("-")[0]
        if since.isdecimal() and int(since) < before and not path.is_symlink():
            shutil.rmtree(path)
