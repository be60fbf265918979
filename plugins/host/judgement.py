"""Judgement: from a place where a plugin should be to a plugin with a status and a reason, running nothing."""

import logging
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path

from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.manifests import MANIFEST_FORMAT, MANIFEST_VERSION, Manifest
from hullwright.schema.files.contents import decoded
from hullwright.schema.files.reader import manifest_from
from hullwright.schema.files.tomltext import parse_toml
from hullwright.schema.limits import MAX_MANIFEST_BYTES
from hullwright.schema.messages import Message, joined, message
from hullwright.schema.packs.unfit import Unfit

from .contents import Snapshot, snapshot
from .discovery import MANIFEST, SHIPPED, Found
from .loader import Loader, never_trusted
from .plugin import Origin, Plugin, Status, in_words
from .rule_code import rule_texts
from .safe_mode import REASON
from .settings import PluginSettings
from .versions import Fit, fit

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Judge:
    """What is needed to say how a plugin stands: what the person said, our version, and the loader."""

    settings: PluginSettings
    version: str
    loader: Loader
    is_safe: bool = False
    """Whether plugins of others are not even looked into."""

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
        if self.is_safe and plugin.origin is not Origin.SHIPPED:
            return replace(plugin, status=Status.SET_ASIDE, reason=REASON)
        try:
            return self._looked_into(plugin)
        except Unfit as fault:
            return replace(plugin, reason=fault.reason)
        except Exception as bug:
            # Whatever lies in its folder, it costs this plugin and no other.
            logger.debug("%s could not be looked into", plugin.folder, exc_info=True)
            reason = message("It can't be looked into: {reason}.", reason=in_words(bug))
            return replace(plugin, reason=reason)

    def _looked_into(self, plugin: Plugin) -> Plugin:
        content = _content_of(plugin.folder)
        plugin = replace(plugin, content_hash=content.content_hash)
        if MANIFEST not in content.files:
            raise Unfit(message("There is no plugin.toml in its folder."))
        stated = content.files[MANIFEST]
        try:
            manifest = _manifest_in(stated, plugin.folder / MANIFEST)
        except Unreadable as fault:
            return _misread(plugin, stated, fault)
        texts = rule_texts(manifest, plugin.folder, content.files)
        return self._standing(replace(plugin, id=manifest.id, manifest=manifest, rule_texts=texts))

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


def _content_of(folder: Path) -> Snapshot:
    return _own_content(folder) if folder.parent == SHIPPED else snapshot(folder)


# What comes with the program stays as it is while it runs; a host is made for every question to it.
@cache
def _own_content(folder: Path) -> Snapshot:
    return snapshot(folder)


# Plugins are judged anew whenever one of them may have changed; most of them have not.
@lru_cache(maxsize=128)
def _manifest_in(stated: bytes, path: Path) -> Manifest:
    return manifest_from(stated, path)


def _misread(plugin: Plugin, stated: bytes, fault: Unreadable) -> Plugin:
    if _is_of_the_future(stated):
        reason = message(
            "Its plugin.toml is written for a newer Hullwright. Update Hullwright to use it."
        )
        return replace(plugin, status=Status.TOO_NEW, reason=reason)
    reason = message(
        "Its plugin.toml can't be used as it is: {complaints}",
        complaints=joined((each.sentence for each in fault.complaints[:5]), " · "),
    )
    return replace(plugin, reason=reason)


def _is_of_the_future(stated: bytes) -> bool:
    try:
        value = parse_toml(decoded(stated[:MAX_MANIFEST_BYTES], Path(MANIFEST)), MANIFEST)
    except Unreadable:
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
            "It needs Hullwright {requires}, but this is {version}. Update Hullwright to use it.",
            requires=requires,
            version=version,
        )
    if found is Fit.TOO_HIGH:
        return Status.BROKEN, message(
            "It is made for Hullwright {requires}, but this is {version}. Look for a newer "
            "version of the plugin.",
            requires=requires,
            version=version,
        )
    if found is Fit.UNCLEAR:
        return Status.BROKEN, message(
            "It says that it needs Hullwright “{requires}”, which can't be understood; "
            "“>=0.1,<1” would work.",
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
    if plugin.origin is Origin.SHIPPED or trusted == plugin.content_hash or not plugin.codes:
        return Status.READY, None
    if trusted:
        return Status.UNTRUSTED, message(
            "It has changed since you trusted it, so its code is not run. Look at what changed, "
            "then: hullwright plugins trust {plugin}",
            plugin=plugin.id,
        )
    return Status.UNTRUSTED, never_trusted(plugin.id)
