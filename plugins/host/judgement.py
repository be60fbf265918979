"""Judgement: from a place where a plugin should be to a plugin with a status and a reason, running nothing."""

import tomllib
from dataclasses import dataclass, replace

from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.manifests import MANIFEST_FORMAT, MANIFEST_VERSION, Manifest
from hullwright.schema.files.reader import read
from hullwright.schema.messages import Message, message

from .contents import Unfit, content_hash
from .discovery import MANIFEST, Found
from .loader import Loader
from .plugin import Origin, Plugin, Status
from .settings import PluginSettings
from .versions import Fit, fit


@dataclass(frozen=True)
class Judge:
    """What is needed to say how a plugin stands: what the person said, our version, and the loader."""

    settings: PluginSettings
    version: str
    loader: Loader

    def judged(self, found: Found) -> Plugin:
        """Return the plugin in a place, whatever is wrong with it."""
        plugin = Plugin(
            id=found.name,
            folder=found.folder,
            origin=found.origin,
            status=Status.BROKEN,
            reason=found.reason,
            package=found.package,
            loader=self.loader,
        )
        if found.reason:
            return plugin
        try:
            plugin = replace(plugin, content_hash=content_hash(found.folder))
            manifest = _manifest(plugin)
        except Unfit as fault:
            return replace(plugin, reason=fault.reason)
        except Unreadable as fault:
            return _misread(plugin, fault)
        return self._standing(replace(plugin, id=manifest.id, manifest=manifest))

    def _standing(self, plugin: Plugin) -> Plugin:
        for status, reason in (
            _by_version(plugin, self.version),
            _by_choice(plugin, self.settings),
            _by_trust(plugin, self.settings),
        ):
            if reason:
                return replace(plugin, status=status, reason=reason)
        reason = self.loader.known_fault(plugin, self.settings)
        return replace(plugin, status=Status.READY, reason=reason)


def _manifest(plugin: Plugin) -> Manifest:
    path = plugin.folder / MANIFEST
    if not path.is_file():
        raise Unfit(message("There is no plugin.toml in its folder."))
    found = read(path)
    if not isinstance(found, Manifest):
        raise Unfit(message("Its plugin.toml is not the manifest of a plugin."))
    return found


def _misread(plugin: Plugin, fault: Unreadable) -> Plugin:
    if _is_of_the_future(plugin):
        reason = message(
            "Its plugin.toml is written for a newer Hullwright. Update Hullwright to use it."
        )
        return replace(plugin, status=Status.TOO_NEW, reason=reason)
    reason = message(
        "Its plugin.toml can't be used as it is: {complaints}",
        complaints=" · ".join(map(str, fault.complaints[:5])),
    )
    return replace(plugin, reason=reason)


def _is_of_the_future(plugin: Plugin) -> bool:
    try:
        value = tomllib.loads((plugin.folder / MANIFEST).read_text("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return False
    version = value.get("version")
    return (
        value.get("format") == MANIFEST_FORMAT
        and isinstance(version, int)
        and version > MANIFEST_VERSION
    )


_Standing = tuple[Status, Message | None]


def _by_version(plugin: Plugin, version: str) -> _Standing:
    requires = plugin.manifest.requires if plugin.manifest else ""
    found = fit(requires, version)
    if found is Fit.TOO_LOW:
        return Status.TOO_NEW, message(
            "It needs Hullwright {requires}, and this is {version}. Update Hullwright to use it.",
            requires=requires,
            version=version,
        )
    if found is Fit.TOO_HIGH:
        return Status.BROKEN, message(
            "It is made for Hullwright {requires}, and this is {version}. Look for a newer version "
            "of the plugin.",
            requires=requires,
            version=version,
        )
    if found is Fit.UNCLEAR:
        return Status.BROKEN, message(
            "It says that it needs Hullwright “{requires}”, which can't be understood; "
            "“>=0.1,<1” would be.",
            requires=requires,
        )
    return Status.READY, None


def _by_choice(plugin: Plugin, settings: PluginSettings) -> _Standing:
    if plugin.id not in settings.disabled:
        return Status.READY, None
    return Status.DISABLED, message(
        "You switched it off. To switch it on: hullwright plugins enable {plugin}", plugin=plugin.id
    )


def _by_trust(plugin: Plugin, settings: PluginSettings) -> _Standing:
    trusted = settings.trusted.get(plugin.id)
    if plugin.origin is Origin.SHIPPED or not plugin.codes or trusted == plugin.content_hash:
        return Status.READY, None
    if trusted:
        return Status.UNTRUSTED, message(
            "It has changed since you trusted it, so its code is not run. Look at what changed, "
            "then: hullwright plugins trust {plugin}",
            plugin=plugin.id,
        )
    return Status.UNTRUSTED, message(
        "It contains code, which is not run before you trust it: hullwright plugins trust {plugin}",
        plugin=plugin.id,
    )
