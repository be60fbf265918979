"""Installation: plugins come into the person's folder and leave it, each whole or not at all."""

import os
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from itertools import chain, count
from pathlib import Path

from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import message
from hullwright.schema.packs.unfit import Unfit

from .discovery import MANIFEST, user_in
from .folder_copy import copy
from .folder_moves import Move, desk_in, move_all
from .host import Host
from .plugin import Origin, Plugin, Status
from .removals import Removed, aside, put_aside
from .zip_archive import unpack


class AlreadyThere(HullwrightError):
    """A plugin that is installed already, and would have to be replaced."""


@late_dataclass
class Installed:
    """A plugin that was put into the person's folder, and what had to make room for it."""

    plugin: Plugin
    replaced: tuple[Removed, ...] = ()


class Keeper(Host):
    """A host that also puts plugins into the person's folder, and takes them out again."""

    def seen(self) -> tuple[Plugin, ...] | None:
        """Return the plugins as they stood when they were last looked at, or None if they are to be looked at."""
        return self._plugins

    def look_again(self) -> None:
        """Forget how plugins stood, as after something else has changed their folders."""
        self._plugins = None

    def trust_as_shown(self, plugin: Plugin) -> None:
        """Trust a plugin as it was when it was shown, whatever its folder holds by now."""
        self.vouch_for(plugin)
        self.look_again()

    def trusted_content(self, plugin: Plugin) -> str:
        """Return the content hash that the person trusts for a plugin's id, or nothing."""
        return self._settings.as_far_as_readable()[0].trusted.get(plugin.id, "")

    def install(self, source: Path, *, replace: bool = False) -> Installed:
        """Install the plugin in a folder or zip; HullwrightError says why not, and nothing is changed."""
        with self._telling(source), desk_in(self.folder) as desk:
            place = desk / "plugin"
            place.mkdir()
            self._bring(source, place)
            plugin = _fit(self.judged(user_in(place)))
            replaced = tuple(map(aside, self._rivals(plugin, replace=replace)))
            target = self._free_folder(plugin.id, [each.was for each in replaced])
            away = [Move(each.was, each.place) for each in replaced]
            move_all(desk, [*away, Move(place, target)])
        self.look_again()
        return Installed(self._at(target), replaced)

    def remove(self, plugin_id: str) -> Removed:
        """Put the person's plugin of that id aside."""
        found = self._own(plugin_id)
        return self.take_out(found[0] if found else self.plugin(plugin_id))

    def take_out(self, plugin: Plugin) -> Removed:
        """Put a plugin aside; HullwrightError if it is not one of the person's."""
        if not self.is_own(plugin):
            raise HullwrightError(
                message(
                    "“{plugin}” can't be removed here, because it is not in {folder}. Switch it "
                    "off instead.",
                    plugin=plugin.id,
                    folder=self.folder,
                )
            )
        with _telling_of_writing(plugin.folder):
            removed = put_aside(plugin)
        self.look_again()
        return removed

    def restore(self, removed: Removed) -> Plugin:
        """Put a removed plugin back to where it was."""
        with _telling_of_writing(removed.was):
            removed.put_back()
        self.look_again()
        return self._at(removed.was)

    def undo(self, installed: Installed) -> None:
        """Take an installed plugin out again, and put back what had to make room for it."""
        removed = installed.plugin.folder
        for each in installed.replaced:
            if each.was != removed:
                each.insist_on_room()
        with _telling_of_writing(removed), desk_in(self.folder) as desk:
            back = [Move(each.place, each.was) for each in installed.replaced]
            move_all(desk, [Move(removed, aside(installed.plugin).place), *back])
        self.look_again()

    def _own(self, plugin_id: str) -> list[Plugin]:
        return [each for each in self.plugins() if each.id == plugin_id and self.is_own(each)]

    def is_own(self, plugin: Plugin) -> bool:
        """Tell whether a plugin lies in the person's folder, where it can be removed."""
        return plugin.origin is Origin.USER and plugin.folder.parent == self.folder

    def _at(self, folder: Path) -> Plugin:
        return next(each for each in self.plugins() if each.folder == folder)

    def _bring(self, source: Path, place: Path) -> None:
        if source.name == MANIFEST and source.is_file():
            # A dialog for files can only point at something in a folder.
            copy(source.parent, place, self.folder)
        elif source.is_dir():
            copy(source, place, self.folder)
        else:
            unpack(source, place)

    @contextmanager
    def _telling(self, source: Path) -> Iterator[None]:
        try:
            yield
        except Unfit as fault:
            raise HullwrightError(
                message(
                    "“{name}” was not installed. {reason}", name=source.name, reason=fault.reason
                )
            ) from fault
        except OSError as fault:
            raise HullwrightError(
                message(
                    "“{name}” was not installed: {reason}. Nothing was changed.",
                    name=source.name,
                    reason=system_reason(fault),
                )
            ) from fault

    def _rivals(self, plugin: Plugin, *, replace: bool) -> list[Plugin]:
        """Return what has the id of a plugin and is to make room for it; refuse if that is not wanted."""
        # Looked into in safe mode, too: of two plugins with one id the later would be of no use.
        rivals = [each for each in map(self.judged, self._found()) if each.id == plugin.id]
        for rival in rivals:
            if not self.is_own(rival):
                raise Unfit(
                    message(
                        "The id “{id}” already belongs to a plugin that comes with Hullwright or "
                        "with another package.",
                        id=plugin.id,
                    )
                )
        if rivals and not replace:
            raise AlreadyThere(
                message(
                    "{name} {version} is already installed, and {new} would replace it. Nothing "
                    "was changed.",
                    name=rivals[0].name,
                    version=_version(rivals[0]),
                    new=_version(plugin),
                )
            )
        return rivals

    def _free_folder(self, plugin_id: str, freed: Collection[Path]) -> Path:
        names = chain([plugin_id], (f"{plugin_id}-{number}" for number in count(2)))
        paths = map(self.folder.joinpath, names)
        return next(path for path in paths if path in freed or not os.path.lexists(path))


def _fit(plugin: Plugin) -> Plugin:
    if plugin.reason and plugin.status in {Status.BROKEN, Status.TOO_NEW}:
        raise Unfit(plugin.reason)
    return plugin


def _version(plugin: Plugin) -> str:
    return plugin.manifest.plugin_version if plugin.manifest else "?"


@contextmanager
def _telling_of_writing(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as fault:
        raise HullwrightError(
            message(
                "{folder} can't be moved: {reason}. Nothing was changed.",
                folder=folder,
                reason=system_reason(fault),
            )
        ) from fault
