"""Claims: whatever is changed in a recording of any game is refused or told; what is true stays so."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hullwright.engines.claims import NOTES, Replayed, differences, unverified
from hullwright.engines.loader import engine
from hullwright.engines.recordings import prepared_again, record, replay_on
from hullwright.engines.rules.book import RuleBook
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.schema.complaints import Unexamined
from hullwright.schema.documents.recordings import Recording
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.reader import build, read_recording
from hullwright.schema.files.writer import text_of
from hullwright.schema.records import Json

KEPT = Path(__file__).parents[1] / "cases" / "recordings"
GAMES = ("arena", "escape-earth-solo", "no-escape-standard", "space-attack-standard")
FIRST = 5
"""So many entries of a long list are changed, one by one; the others are like them."""
FEW = 25
"""One in so many things of a map is changed: a single fingerprint speaks for all of them."""
ABOUT = {
    "map": "map: ",
    "scenario": "scenario: ",
    "seats": "seats: ",
    "engine": "engine version: ",
    "game": "game: ",
}
"""How the sentence about a part of a recording begins."""


@cache
def book() -> RuleBook:
    """Return the rules that we ship."""
    return rule_book(Host())


@cache
def recorded(name: str) -> Json:
    """Return a game recorded long ago as it would be recorded today, as JSON."""
    old = read_recording(KEPT / f"{name}.json")
    table = prepared_again(old, book())
    actions = [table.game.action_from_json(each) for each in old.actions]
    made = record(table, old.seats, old.seed, actions, replay_on(table, old))
    return json.loads(text_of(made))


def verdict(value: Json) -> list[str]:
    """Return what a replay tells of a recording; HullwrightError if it is refused."""
    recording = build(parse(json.dumps(value), "changed.json"), "changed.json")
    assert isinstance(recording, Recording)
    table = prepared_again(recording, book())
    found = Replayed(recording, table, replay_on(table, recording))
    return [str(each) for each in differences(found)]


def leaves(value: Json, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to everything that holds nothing else."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from leaves(each, (*path, key))
    elif isinstance(value, list):
        for index, each in enumerate(value[:FIRST]):
            yield from leaves(each, (*path, index))
    else:
        yield path


def other(value: Json) -> Json:
    """Return something else of the same sort."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    return f"{value}x" if isinstance(value, str) else 1


def changed(value: Json, path: tuple[str | int, ...]) -> Json:
    """Return a recording in which one thing is another one."""
    whole = holder = json.loads(json.dumps(value))
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = other(holder[path[-1]])
    return whole


def is_told(value: Json, about: str) -> bool:
    """Tell whether a recording is refused, or it is told what is wrong with it."""
    try:
        said = verdict(value)
    except HullwrightError as refusal:
        return not isinstance(refusal, Unexamined)
    return any(each.startswith(about) for each in said)


def false_claims(value: Json) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to everything that is changed, one thing at a time."""
    found = list(leaves(value))
    yield from (path for path in found if path[0] != "map")
    yield from [path for path in found if path[0] == "map"][::FEW]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_true_is_verified_and_nothing_is_left_out(name):
    assert verdict(recorded(name)) == []
    assert set(recorded(name)["notes"]) == set(NOTES)
    assert unverified(build(recorded(name), name)) is None


@pytest.mark.parametrize("name", GAMES)
def test_every_false_claim_is_told_or_refused(name):
    value = recorded(name)
    unseen = [
        path
        for path in false_claims(value)
        if not is_told(changed(value, path), ABOUT.get(str(path[0]), ""))
    ]
    assert unseen == []


@pytest.mark.parametrize("name", GAMES)
def test_a_false_outcome_is_told_even_if_the_notes_are_gone(name):
    value = {**recorded(name), "notes": {}}
    assert verdict(value) == []
    outcome = value["outcome"]
    for path in leaves(outcome):
        (said,) = verdict({**value, "outcome": changed(outcome, path)})
        assert said.startswith(f"{path[0]}: the recording says ")
    version = engine(value["game"]).version
    assert f"engine version: the recording says 0, the replay says {version}." in verdict(
        {**value, "engine": "0"}
    )
    assert verdict({each: value[each] for each in value if each != "outcome"}) == [
        "outcome: the recording says the game is not over, the replay says the game is over."
    ]
