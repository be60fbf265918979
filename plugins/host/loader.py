"""The loader of plugins: code comes in on use, and only what is trusted and was tried before."""

import logging
from typing import Any

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, english, message
from hullwright.schema.packs.unfit import Unfit
from hullwright.schema.processes.stop_signals import StopRequested

from .attempt import Wanted
from .contents import Snapshot, snapshot
from .fault_place import fault_place, with_place
from .packages import make_importable, private_package, resolved
from .plugin import Origin, Plugin, in_words
from .probe import verdict_of
from .safe_mode import REASON, is_safe
from .settings import Outcome, PluginSettings, SettingsFile, Verdict

logger = logging.getLogger(__name__)


class DoesNotLoad(HullwrightError):
    """Code of a plugin that did not load when it was tried in another process."""

    def __init__(self, plugin: Plugin, code: str, verdict: Verdict) -> None:
        super().__init__(_in_sentence(plugin, code, verdict))
        self.verdict = verdict
        self.trace = verdict.trace


class Loader:
    """Brings in the code of plugins: our own at once, that of others when trusted and tried."""

    def __init__(self, settings: SettingsFile, seconds: float) -> None:
        self._settings = settings
        self._seconds = seconds

    # Any: as in `Loads`.
    def loaded(self, plugin: Plugin, code: str) -> Any:
        """Return the object that `module:name` stands for; HullwrightError says why it can't be had."""
        if plugin.origin is Origin.SHIPPED:
            if not plugin.package:
                make_importable(_package(plugin), plugin.folder, snapshot(plugin.folder))
            return resolved(_package(plugin), code)
        settings = self._settings.as_far_as_readable()[0]
        trusted = _trusted(plugin, settings)
        refusal = self._known_or_tried(plugin, code, settings)
        if refusal:
            raise refusal
        try:
            make_importable(_package(plugin), plugin.folder, trusted)
            return resolved(_package(plugin), code)
        except StopRequested:
            raise
        except BaseException as stumble:
            # Even a SystemExit: what passed when it was tried may still fail in this process.
            place = fault_place(stumble, plugin.folder)
            verdict = Verdict(Outcome.RAISES, in_words(stumble), place)
            raise HullwrightError(_in_sentence(plugin, code, verdict)) from stumble

    def fault(self, plugin: Plugin, code: str) -> Message | None:
        """Return what is wrong with `module:name`, remembered or tried in a process of its own."""
        settings = self._settings.as_far_as_readable()[0]
        if plugin.origin is not Origin.SHIPPED:
            _trusted(plugin, settings)
        refusal = self._known_or_tried(plugin, code, settings)
        if refusal is None:
            return None
        logger.debug("“%s” of the plugin “%s” does not load", code, plugin.id, exc_info=refusal)
        return _in_sentence(plugin, code, refusal.verdict)

    def _known_or_tried(
        self, plugin: Plugin, code: str, settings: PluginSettings
    ) -> "DoesNotLoad | None":
        verdict = settings.tried.get(plugin.content_hash, {}).get(code)
        if verdict is None:
            verdict = self._tried(plugin, code)
        return None if verdict.outcome is Outcome.FINE else DoesNotLoad(plugin, code, verdict)

    def _tried(self, plugin: Plugin, code: str) -> Verdict:
        wanted = Wanted(
            package=_package(plugin),
            folder=str(plugin.folder),
            content_hash=plugin.content_hash,
            code=code,
        )
        verdict = verdict_of(wanted, self._seconds)
        if verdict is None:
            raise _changed(plugin)
        self._settings.change(lambda each: each.with_verdict(plugin.content_hash, code, verdict))
        return verdict

    def known_fault(self, plugin: Plugin, settings: PluginSettings) -> Message | None:
        """Return the first fault that trying its code has shown before, without trying any now."""
        for code, verdict in settings.tried.get(plugin.content_hash, {}).items():
            if verdict.outcome is not Outcome.FINE:
                return _in_sentence(plugin, code, verdict)
        return None


def _package(plugin: Plugin) -> str:
    return plugin.package or private_package(plugin.id, plugin.content_hash)


def _trusted(plugin: Plugin, settings: PluginSettings) -> Snapshot:
    """Return what is in a plugin's folder now, to be run from memory; HullwrightError if it is not trusted.

    Both settings and plugin may have changed since it was found.
    """
    if is_safe():
        raise _not_run(plugin, REASON)
    trusted = settings.trusted.get(plugin.id)
    if trusted is None:
        raise _not_run(plugin, never_trusted(plugin.id))
    try:
        present = snapshot(plugin.folder)
    except Unfit as fault:
        raise _changed(plugin) from fault
    if not trusted == present.content_hash == plugin.content_hash:
        raise _changed(plugin)
    return present


def never_trusted(plugin_id: str) -> Message:
    """Return what is to be said of code that nobody trusts, or nobody trusts any more."""
    return message(
        "It contains code, which is not run until you trust it: hullwright plugins trust {plugin}",
        plugin=plugin_id,
    )


def _not_run(plugin: Plugin, reason: Message) -> HullwrightError:
    return HullwrightError(
        message(
            "The code of the plugin “{plugin}” is not run: {reason}",
            plugin=plugin.id,
            reason=reason,
        )
    )


def _changed(plugin: Plugin) -> HullwrightError:
    return HullwrightError(
        message(
            "The code of the plugin “{plugin}” is not run: what is in its folder now is not "
            "what you trusted. Look at it, then: hullwright plugins trust {plugin}",
            plugin=plugin.id,
        )
    )


_SENTENCES = {
    Outcome.RAISES: english("“{code}” of the plugin “{plugin}” can't be loaded: {detail}."),
    Outcome.MISSING: english("“{code}” of the plugin “{plugin}” is missing: {detail}."),
    Outcome.ENDS: english(
        "“{code}” of the plugin “{plugin}” ends any program that loads it ({detail})."
    ),
    Outcome.ENDLESS: english(
        "“{code}” of the plugin “{plugin}” did not finish loading within {detail} seconds."
    ),
}


def _in_sentence(plugin: Plugin, code: str, verdict: Verdict) -> Message:
    detail = with_place(verdict.detail, verdict.place)
    what = message(_SENTENCES[verdict.outcome], code=code, plugin=plugin.id, detail=detail)
    if plugin.origin is Origin.SHIPPED:
        return what
    return message(
        "{what} Please tell its author; to try it again: hullwright plugins trust {plugin}",
        what=what,
        plugin=plugin.id,
    )
