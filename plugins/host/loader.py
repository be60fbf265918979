"""The loader of plugins: code comes in on use, and only what is trusted and was tried before."""

from typing import Any

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, english, message
from hullwright.schema.processes.stop_signals import StopRequested

from .contents import Unfit, content_hash
from .packages import private_package, resolved
from .plugin import Origin, Plugin, in_words
from .probe import verdict_of
from .settings import Outcome, PluginSettings, SettingsFile, Verdict


class Loader:
    """Brings in the code of plugins: our own at once, that of others when trusted and tried."""

    def __init__(self, settings: SettingsFile, seconds: float) -> None:
        self._settings = settings
        self._seconds = seconds

    def loaded(self, plugin: Plugin, code: str) -> Any:
        """Return the object that `module:name` stands for; HullwrightError says why it can't be had."""
        if plugin.origin is Origin.SHIPPED:
            return resolved(_package(plugin), plugin.folder, code)
        fault = self.fault(plugin, code)
        if fault:
            raise HullwrightError(fault)
        try:
            return resolved(_package(plugin), plugin.folder, code)
        except StopRequested:
            raise
        except BaseException as stumble:
            # Even a SystemExit: what passed when it was tried may still fail in this process.
            verdict = Verdict(Outcome.RAISES, in_words(stumble))
            raise HullwrightError(_in_sentence(plugin, code, verdict)) from stumble

    def fault(self, plugin: Plugin, code: str) -> Message | None:
        """Return what is wrong with `module:name`, remembered or tried in a process of its own."""
        settings = self._settings.as_far_as_readable()[0]
        if plugin.origin is not Origin.SHIPPED:
            _insist_on_trust(plugin, settings)
        verdict = settings.tried.get(plugin.content_hash, {}).get(code)
        if verdict is None:
            verdict = self._tried(plugin, code)
        return None if verdict.outcome is Outcome.FINE else _in_sentence(plugin, code, verdict)

    def _tried(self, plugin: Plugin, code: str) -> Verdict:
        verdict = verdict_of(_package(plugin), plugin.folder, code, self._seconds)
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


def _insist_on_trust(plugin: Plugin, settings: PluginSettings) -> None:
    """Ask the files once more: both settings and plugin may have changed since it was found."""
    try:
        present = content_hash(plugin.folder)
    except Unfit:
        present = ""
    trusted = settings.trusted.get(plugin.id)
    if trusted is None or not trusted == present == plugin.content_hash:
        raise HullwrightError(
            message(
                "The code of the plugin “{plugin}” is not run: what is in its folder now is not "
                "what you trusted. Look at it, then: hullwright plugins trust {plugin}",
                plugin=plugin.id,
            )
        )


_SENTENCES = {
    Outcome.RAISES: english("“{code}” of the plugin “{plugin}” can't be loaded: {detail}."),
    Outcome.MISSING: english("“{code}” of the plugin “{plugin}” is not there: {detail}."),
    Outcome.ENDS: english(
        "“{code}” of the plugin “{plugin}” ends the program that loads it ({detail})."
    ),
    Outcome.ENDLESS: english(
        "“{code}” of the plugin “{plugin}” did not finish loading in {detail} seconds."
    ),
}


def _in_sentence(plugin: Plugin, code: str, verdict: Verdict) -> Message:
    what = message(_SENTENCES[verdict.outcome], code=code, plugin=plugin.id, detail=verdict.detail)
    if plugin.origin is Origin.SHIPPED:
        return what
    return message(
        "{what} Tell its author; to try it again: hullwright plugins trust {plugin}",
        what=what,
        plugin=plugin.id,
    )
