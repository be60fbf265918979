"""The host: all plugins there are, how each stands, what they contribute, and what the person says of them."""

import platform
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest

from .discovery import SHIPPED, Found, installed, of_the_person, shipped
from .home import home as usual_home
from .plugin import Contributed, Plugin, Status
from .safe_mode import is_safe
from .settings import PluginSettings, SettingsFile

if TYPE_CHECKING:
    from .judgement import Judge
    from .loader import Loader

SECONDS = 10.0
"""How long code may take to load when it is tried."""


class Host:
    """The plugins of one person on one machine, looked at once and again after each change."""

    def __init__(
        self,
        home: Path | None = None,
        folders: Iterable[Path] = (SHIPPED,),
        *,
        version: str | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self.home = usual_home() if home is None else home
        self._folders = tuple(folders)
        self._named_version = version
        self._seconds = seconds
        self._plugins: tuple[Plugin, ...] | None = None

    # What follows is made on use: a window has a host long before anybody asks for a plugin.

    @cached_property
    def version(self) -> str:
        """The version of this Hullwright."""
        from importlib.metadata import version

        return version("hullwright") if self._named_version is None else self._named_version

    @cached_property
    def _settings(self) -> SettingsFile:
        writer = f"Hullwright {self.version}, Python {platform.python_version()}"
        return SettingsFile(self.home, writer)

    @cached_property
    def _loader(self) -> "Loader":
        from .loader import Loader

        return Loader(self._settings, self._seconds)

    @property
    def folder(self) -> Path:
        """The folder into which the person puts plugins."""
        return self.home / "plugins"

    @property
    def complaint(self) -> Message | None:
        """What is wrong with the file in which the person's choices are kept, if anything is."""
        return self._settings.as_far_as_readable()[1]

    def plugins(self) -> tuple[Plugin, ...]:
        """Return all plugins, broken ones too: ours, installed ones, the person's own."""
        if self._plugins is None:
            judge = self._judge(is_safe=is_safe())
            self._plugins = tuple(_each_id_once(map(judge.judged, self._found())))
        return self._plugins

    def _found(self) -> Iterator[Found]:
        return chain(shipped(self._folders), installed(), of_the_person(self.folder))

    def _judge(self, *, is_safe: bool) -> "Judge":
        from .judgement import Judge

        settings = self._settings.as_far_as_readable()[0]
        return Judge(settings, self.version, self._loader, is_safe)

    def judged(self, found: Found) -> Plugin:
        """Return how a plugin would stand that lies somewhere else, in safe mode as well."""
        return self._judge(is_safe=False).judged(found)

    def plugin(self, plugin_id: str) -> Plugin:
        """Return the plugin of that id; HullwrightError with the likely one if there is none."""
        found = [each for each in self.plugins() if each.id == plugin_id]
        if found:
            return next((each for each in found if each.status is not Status.BROKEN), found[0])
        known = [each.id for each in self.plugins()]
        meant = closest(plugin_id, known)
        raise HullwrightError(
            message(
                "There is no plugin “{id}” (did you mean “{meant}”?).", id=plugin_id, meant=meant
            )
            if meant
            else message(
                "There is no plugin “{id}”; there are {known}.",
                id=plugin_id,
                known=", ".join(known),
            )
        )

    def contributions(self, sort: str) -> tuple[Contributed, ...]:
        """Return what all plugins that can be used contribute of one sort."""
        usable = (each for each in self.plugins() if each.is_usable)
        return tuple(chain.from_iterable(each.contributions(sort) for each in usable))

    def trust(self, plugin_id: str) -> Plugin:
        """Let the code of a plugin run, as its content was when it was found; it is tried anew."""
        self.vouch_for(self.sound(plugin_id))
        return self._again(plugin_id)

    def vouch_for(self, plugin: Plugin) -> None:
        """Trust exactly what a plugin's folder held when it was looked at, wherever that lies."""

        def trusting(settings: PluginSettings) -> PluginSettings:
            tried = {
                content: each
                for content, each in settings.tried.items()
                if content != plugin.content_hash
            }
            trusted = {**settings.trusted, plugin.id: plugin.content_hash}
            return replace(settings, trusted=trusted, tried=tried)

        self._settings.change(trusting)

    def distrust(self, plugin_id: str) -> Plugin:
        """Let no code of a plugin run any more."""
        self.plugin(plugin_id)
        self._settings.change(
            lambda settings: replace(
                settings,
                trusted={key: each for key, each in settings.trusted.items() if key != plugin_id},
            )
        )
        return self._again(plugin_id)

    def enable(self, plugin_id: str) -> Plugin:
        """Switch a plugin on that was switched off."""
        self.plugin(plugin_id)
        self._settings.change(
            lambda settings: replace(settings, disabled=settings.disabled - {plugin_id})
        )
        return self._again(plugin_id)

    def disable(self, plugin_id: str) -> Plugin:
        """Switch a plugin off, so that nothing it contributes is seen."""
        self.plugin(plugin_id)
        self._settings.change(
            lambda settings: replace(settings, disabled=settings.disabled | {plugin_id})
        )
        return self._again(plugin_id)

    def sound(self, plugin_id: str) -> Plugin:
        """Return the plugin of that id; HullwrightError if it is too broken to be trusted."""
        plugin = self.plugin(plugin_id)
        if plugin.manifest is None or plugin.status is Status.BROKEN:
            raise HullwrightError(
                message(
                    "The plugin “{plugin}” can't be trusted as it is. {reason}",
                    plugin=plugin_id,
                    reason=plugin.reason,
                )
            )
        return plugin

    def _again(self, plugin_id: str) -> Plugin:
        self._plugins = None
        return self.plugin(plugin_id)


def _each_id_once(plugins: Iterable[Plugin]) -> Iterator[Plugin]:
    """Yield all plugins, those that come late with an id that is taken as broken."""
    taken: dict[str, Plugin] = {}
    for plugin in plugins:
        first = taken.get(plugin.id)
        if first and plugin.status is not Status.BROKEN:
            reason = message(
                "The plugin in {folder} already has the id “{id}”. Remove one of the two.",
                id=plugin.id,
                folder=first.folder,
            )
            yield replace(plugin, status=Status.BROKEN, reason=reason)
            continue
        if plugin.status is not Status.BROKEN:
            taken[plugin.id] = plugin
        yield plugin
