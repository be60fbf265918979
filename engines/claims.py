"""Claims: everything a recording says of its game, beside what a replay of it came to.

What can be played again is played again: the final state, and who won, why, and with how many points.
What can't be, such as who sat where, is told by fingerprints that were taken when the game was recorded.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from hashlib import sha256
from typing import NamedTuple

from hullwright.schema.documents.recordings import Recording
from hullwright.schema.files.jsontext import number
from hullwright.schema.messages import Message, joined, message
from hullwright.schema.records import Json

from .contract import State
from .preparation import Prepared
from .rules.fields import Ruleset

FINAL_STATE = "final_state"
"""The note of a recording that holds the fingerprint of the state after its last action."""
WHOLE = "recording"
"""The note that holds the fingerprint of everything else that the recording says."""


@dataclass(frozen=True)
class Replayed:
    """A recording, and what became of playing it again to its last action."""

    recording: Recording
    prepared: Prepared
    state: State


class Claim(NamedTuple):
    """Something that a recording has a note about, which can be worked out again: a fingerprint, or a text."""

    about: Message
    of: Callable[[Replayed], str]
    is_kept: bool = False
    """Whether it is about something inside the recording, which must not have changed since."""


NOTES: Mapping[str, Claim] = {
    FINAL_STATE: Claim(message("final state"), lambda found: fingerprint(found.state)),
    "rules": Claim(
        message("rules in force"), lambda found: _digest(_rules(found.prepared.ruleset))
    ),
    "seat_notes": Claim(message("notes about the seats"), lambda found: _seat_notes(found.state)),
    "map": Claim(
        message("map"), lambda found: _digest(found.recording.map.to_json()), is_kept=True
    ),
    "scenario": Claim(
        message("scenario"), lambda found: _digest(_scenario(found.recording)), is_kept=True
    ),
    "seats": Claim(
        message("seats"),
        lambda found: _digest([[each.name, each.bot] for each in found.recording.seats]),
        is_kept=True,
    ),
    WHOLE: Claim(
        message("recording as a whole"), lambda found: _whole(found.recording), is_kept=True
    ),
}
"""The notes that a replay works out again, by the names they have in a recording."""


def notes_of(found: Replayed) -> Mapping[str, str]:
    """Return the notes that a recording gets when it is made."""
    notes = {name: note.of(found) for name, note in NOTES.items() if name != WHOLE}
    sealed = replace(found.recording, notes=notes)
    return {**notes, WHOLE: _whole(sealed)}


def differences(found: Replayed) -> Iterator[Message]:
    """Yield a sentence for everything that a recording says and its replay does not."""
    yield from _head(found)
    yield from _outcome(found)
    yield from _notes(found)


def unverified(recording: Recording) -> Message | None:
    """Return which claims an older recording does not make, so that nobody can say whether they hold."""
    noted = recording.notes or {}
    missing = [note.about for name, note in NOTES.items() if name not in noted]
    if not missing:
        return None
    return message(
        "Not verified, because the recording has no fingerprint of it: {missing}.",
        missing=joined(missing),
    )


def fingerprint(state: State) -> str:
    """Return a text that is equal for equal states, secrets and chance included, on every machine."""
    text = json.dumps(state.to_json(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def _head(found: Replayed) -> Iterator[Message]:
    recording, prepared = found.recording, found.prepared
    if recording.game != prepared.scenario.game:
        yield _difference(message("game"), recording.game, prepared.scenario.game)
    if recording.engine != prepared.engine.version:
        yield _difference(message("engine version"), recording.engine, prepared.engine.version)


def _outcome(found: Replayed) -> Iterator[Message]:
    claimed, played = found.recording.outcome, found.state.result()
    if claimed is None or played is None:
        if (claimed is None) is not (played is None):
            yield _difference(message("outcome"), _ended(claimed), _ended(played))
        return
    if claimed.winners != played.winners:
        yield _difference(message("winners"), _seats(claimed.winners), _seats(played.winners))
    if claimed.reason != played.reason:
        yield _difference(message("reason"), f"“{claimed.reason}”", f"“{played.reason}”")
    if tuple(claimed.scores) != tuple(played.scores):
        yield _difference(message("scores"), _numbers(claimed.scores), _numbers(played.scores))


def _notes(found: Replayed) -> Iterator[Message]:
    for name, claimed in (found.recording.notes or {}).items():
        if name in NOTES:
            note = NOTES[name]
            if claimed != (played := note.of(found)):
                said = _changed if note.is_kept else _difference
                yield said(note.about, _short(claimed), _short(played))


def _difference(about: Message, claimed: Message | str, played: Message | str) -> Message:
    return message(
        "{about}: the recording says {claimed}, the replay says {played}.",
        about=about,
        claimed=claimed,
        played=played,
    )


def _changed(about: Message, claimed: Message | str, found: Message | str) -> Message:
    return message(
        "{about}: changed since it was recorded; its fingerprint was {claimed} and is {found}.",
        about=about,
        claimed=claimed,
        found=found,
    )


def _ended(outcome: object | None) -> Message:
    return message("the game is not over") if outcome is None else message("the game is over")


def _seats(winners: tuple[int, ...]) -> Message | str:
    return ", ".join(str(each + 1) for each in winners) or message("nobody")


def _numbers(scores: tuple[float, ...]) -> Message | str:
    return ", ".join(f"{each:g}" for each in scores) or message("none")


def _short(text: str) -> Message | str:
    return (f"{text[:16]}…" if len(text) > 40 else text) or message("none")


def _scenario(recording: Recording) -> Json:
    return recording.scenario.to_json() if recording.scenario else None


def _rules(ruleset: Ruleset) -> Json:
    """Return what is not as usual, so that a field that is added later makes no old recording false."""
    usual = type(ruleset)()
    found = {each.name: getattr(ruleset, each.name) for each in fields(ruleset)}
    return {name: each for name, each in found.items() if each != getattr(usual, name)}


def _seat_notes(state: State) -> str:
    result = state.result()
    return " · ".join(result.notes) if result else ""


def _whole(recording: Recording) -> str:
    noted = {name: each for name, each in (recording.notes or {}).items() if name != WHOLE}
    return _digest(replace(recording, notes=noted).to_json())


def _digest(value: Json) -> str:
    """Return the fingerprint of a JSON value as it is after reading it from a file."""
    read = json.loads(json.dumps(value, default=_as_json), parse_float=number)
    text = json.dumps(read, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def _as_json(value: object) -> Json:
    """Return what rulesets hold beyond JSON in a form with an order of its own."""
    if isinstance(value, Mapping):
        return dict(value)
    return sorted(value) if isinstance(value, frozenset | set) else str(value)
