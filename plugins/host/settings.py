"""Settings: which plugins the person trusts or has switched off, and how their code did when it was tried."""

from collections.abc import Callable, Mapping
from dataclasses import field, replace
from enum import StrEnum
from itertools import chain, count
from pathlib import Path
from typing import TypeAlias

from hullwright.schema.complaints import Complaint, Unreadable, unreadable
from hullwright.schema.files.atomic_file import save
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse, to_text
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.limits import MAX_SETTINGS_BYTES
from hullwright.schema.messages import Message, in_a_row, message
from hullwright.schema.records import Json, JsonObject

from .fault_place import FaultPlace
from .lock_file import locked

FORMAT = "hullwright/plugin-settings"
VERSION = 1


class Outcome(StrEnum):
    """How code did when it was tried in a process of its own."""

    FINE = "fine"
    RAISES = "raises"
    MISSING = "missing"
    """The module is fine but has no such name in it."""
    ENDS = "ends"
    """It ended the process it ran in."""
    ENDLESS = "endless"


@late_dataclass
class Verdict:
    """What came of trying one `module:name`."""

    outcome: Outcome
    detail: str = ""
    place: FaultPlace | None = None
    """The line of the plugin where it went wrong, if that is known."""
    trace: str = ""
    """What Python says of the way there, for authors."""

    def to_json(self) -> JsonObject:
        """Return the verdict as the file holds it."""
        made: JsonObject = {"outcome": str(self.outcome), "detail": self.detail}
        if self.place:
            made |= self.place._asdict()
        return {**made, "trace": self.trace} if self.trace else made


Verdicts: TypeAlias = Mapping[str, Mapping[str, Verdict]]
"""By content hash, and there by `module:name`."""


@late_dataclass
class PluginSettings:
    """What the person said of plugins, and what was found out about their code."""

    trusted: Mapping[str, str] = field(default_factory=dict)
    """The content hash that is trusted, by the plugin's id."""
    disabled: frozenset[str] = frozenset()
    tried: Verdicts = field(default_factory=dict)
    tried_with: str = ""
    """The versions with which the code was tried; others may fare better or worse."""

    def with_verdict(self, content: str, code: str, verdict: Verdict) -> "PluginSettings":
        """Return the settings with one more verdict."""
        known = {**self.tried.get(content, {}), code: verdict}
        return replace(self, tried={**self.tried, content: known})

    def to_json(self) -> JsonObject:
        """Return the settings as their file holds them."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "trusted": dict(sorted(self.trusted.items())),
            "disabled": sorted(self.disabled),
            "tried_with": self.tried_with,
            "tried": {
                content: {code: each.to_json() for code, each in sorted(verdicts.items())}
                for content, verdicts in sorted(self.tried.items())
            },
        }


class SettingsFile:
    """The file in which settings are kept, `plugins.json` in the person's folder."""

    def __init__(self, folder: Path, tried_with: str) -> None:
        self.path = folder / "plugins.json"
        self._tried_with = tried_with

    def read(self) -> PluginSettings:
        """Return the settings, empty where there are none yet; Unreadable if the file is broken."""
        try:
            content = regular_content_of(self.path, MAX_SETTINGS_BYTES)
        except Unreadable as fault:
            if isinstance(fault.__cause__, FileNotFoundError):
                return PluginSettings(tried_with=self._tried_with)
            raise
        found = _built(parse(decoded(content, self.path), str(self.path)), str(self.path))
        if found.tried_with == self._tried_with:
            return found
        return replace(found, tried={}, tried_with=self._tried_with)

    def as_far_as_readable(self) -> tuple[PluginSettings, Message | None]:
        """Return the settings, or for a broken file empty ones and the sentence that says so."""
        try:
            return self.read(), None
        except Unreadable as fault:
            reason = in_a_row(each.sentence for each in fault.complaints[:3])
            return PluginSettings(tried_with=self._tried_with), self._complaint(fault, reason)

    def _complaint(self, fault: Unreadable, reason: Message) -> Message:
        if not _is_damage(fault):
            return message(
                "{path} can't be used as it is, so no plugin counts as trusted or switched off: "
                "{reason} Fix the file, or move it away and start again.",
                path=self.path,
                reason=reason,
            )
        return message(
            "{path} is damaged, so no plugin counts as trusted or switched off: {reason} The "
            "next time you change something about a plugin, the file is put aside as {kept} and "
            "a new one is started.",
            path=self.path,
            reason=reason,
            kept=self._place_aside().name,
        )

    def change(self, changed: Callable[[PluginSettings], PluginSettings]) -> None:
        """Write what a function makes of the settings; a damaged file is put aside for a new one."""
        with locked(self.path.with_suffix(".lock")):
            save(self.path, [to_text(changed(self._usable()).to_json())])

    def _usable(self) -> PluginSettings:
        try:
            return self.read()
        except Unreadable as fault:
            if not _is_damage(fault):
                raise
            try:
                self.path.rename(self._place_aside())
            except OSError:
                raise fault from None
            return PluginSettings(tried_with=self._tried_with)

    def _place_aside(self) -> Path:
        numbers = (f"-{number}" for number in count(2))
        names = (f"{self.path.stem}.damaged{each}.json" for each in chain([""], numbers))
        return next(path for path in map(self.path.with_name, names) if not path.exists())


class _NewerSettings(Unreadable):
    """Settings that a newer Hullwright has written."""


def _is_damage(fault: Unreadable) -> bool:
    """Tell whether a file is damaged, and not only out of our reach or of a newer Hullwright."""
    return not isinstance(fault, _NewerSettings) and not isinstance(fault.__cause__, OSError)


def _built(value: Json, source: str) -> PluginSettings:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise unreadable(source, "Its “format” should be “{format}”.", format=FORMAT)
    stated = value.get("version")
    if stated != VERSION:
        wrong = message("Its “version” should be {version}.", version=VERSION)
        is_newer = isinstance(stated, int) and stated > VERSION
        raise (_NewerSettings if is_newer else Unreadable)(source, [Complaint((), "", wrong)])
    try:
        return PluginSettings(
            trusted=_texts(value.get("trusted", {})),
            disabled=frozenset(_texts(dict.fromkeys(value.get("disabled", []), ""))),
            tried={
                content: {code: _verdict(each) for code, each in verdicts.items()}
                for content, verdicts in value.get("tried", {}).items()
            },
            tried_with=str(value.get("tried_with", "")),
        )
    except (AttributeError, KeyError, TypeError, ValueError):
        raise unreadable(source, "It does not have the form that Hullwright writes.") from None


def _texts(value: Json) -> dict[str, str]:
    made = dict(value)
    if not all(isinstance(text, str) for pair in made.items() for text in pair):
        raise TypeError
    return made


def _verdict(value: Json) -> Verdict:
    place = FaultPlace(str(value["file"]), int(value["line"])) if "file" in value else None
    trace = str(value.get("trace", ""))
    return Verdict(Outcome(value["outcome"]), str(value["detail"]), place, trace)
