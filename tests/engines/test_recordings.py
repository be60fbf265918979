"""Recordings: what one process played another replays to the same state, for all rules that ship."""

import json
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from hullwright.engines.claims import FINAL_STATE, fingerprint
from hullwright.engines.contract import CannotPlay, Illegal
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.loader import ENGINES, prepared
from hullwright.engines.preparation import Prepared
from hullwright.engines.recordings import (
    agrees,
    is_of_another_version,
    prepared_again,
    record,
    replay,
    replay_as_far,
    replay_on,
)
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE
from hullwright.schema.documents.recordings import Recording, Seat
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read, read_map
from hullwright.schema.files.writer import text_of, write

RECORDINGS = Path(__file__).parents[1] / "cases" / "recordings"
KEPT = sorted(RECORDINGS.glob("*.json"))
OLDER = sorted((RECORDINGS / "older").glob("*.json"))
"""Games of engines whose rules have changed since."""
ZONE = read_map(HERE / "hex-zones" / "rosewheel.json")
SCENARIOS = {
    **{name: Scenario(name=name, game="eftaios", ruleset=name) for name in RULESETS},
    **{path.stem: read(path) for path in sorted((HERE / "scenarios").glob("*.json"))},
}
SEATS = tuple(Seat(name=f"Player {number}", bot="random") for number in range(1, 6))

REPLAYED = """
import sys
from pathlib import Path
from hullwright.engines.claims import fingerprint
from hullwright.engines.recordings import replay
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.schema.files.reader import read
book = rule_book(Host())
for path in sys.argv[1:]:
    print(fingerprint(replay(read(Path(path)), book)))
"""


@pytest.fixture(scope="module")
def book():
    return rule_book(Host())


def played(table: Prepared, seed: int, most: int = 100_000):
    """Play at random; return the state and the actions that led to it."""
    chance = random.Random(seed)
    state, actions = table.game.new_state(len(SEATS), seed), []
    while state.result() is None and len(actions) < most:
        actions.append(chance.choice(state.legal()))
        state.apply(actions[-1])
    return state, actions


def recorded(name: str, book, seed: int = 11, most: int = 100_000) -> Recording:
    table = prepared(ZONE, SCENARIOS[name], book)
    state, actions = played(table, seed, most)
    return record(table, SEATS, seed, actions, state)


def test_every_ruleset_and_scenario_replays_to_the_same_state_in_another_process(tmp_path, book):
    expected, paths = [], []
    for name in SCENARIOS:
        recording = recorded(name, book)
        assert recording.outcome is not None
        paths.append(tmp_path / f"{name}.json")
        write(recording, paths[-1])
        expected.append(recording.notes[FINAL_STATE])
    done = subprocess.run(
        [sys.executable, "-c", REPLAYED, *map(str, paths)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == expected
    assert len(set(expected)) == len(SCENARIOS) == 7


def test_a_recording_survives_its_file(tmp_path, book):
    recording = recorded("ultimate", book)
    write(recording, tmp_path / "game.json")
    assert read(tmp_path / "game.json") == recording


def test_a_game_can_be_recorded_before_it_is_over(book):
    recording = recorded("ultimate", book, most=25)
    assert recording.outcome is None
    assert len(recording.actions) == 25
    state = replay(recording, book)
    assert agrees(recording, state, book)
    assert state.result() is None


def test_a_replay_may_stop_before_the_end(book):
    recording = recorded("black-advanced", book)
    state = replay(recording, book, to=10)
    assert fingerprint(state) == fingerprint(
        replay(replace(recording, actions=recording.actions[:10]), book)
    )
    assert not agrees(recording, state, book)


def test_sectors_stand_in_a_recording_by_their_labels(book):
    moves = [each for each in recorded("ultimate", book).actions if each[0] == "move"]
    assert moves
    assert all(is_label(each[1]) for each in moves)


def is_label(text):
    return text[0].isupper() and text[1:].isdecimal()


@pytest.mark.parametrize(
    "action",
    [["move", "Z99"], ["move", 3], ["fly"], [], "move", None, ["move"], ["move", ["A01"]], {}],
)
def test_what_is_not_an_action_is_refused_with_a_sentence(book, action):
    recording = recorded("ultimate", book, most=10)
    changed = replace(recording, actions=(*recording.actions[:4], action, *recording.actions[5:]))
    with pytest.raises(Illegal, match=r"Action 5 can't be replayed|is not an action"):
        replay(changed, book)


def test_a_changed_seed_or_action_is_noticed(book):
    recording = recorded("black-basic", book, most=30)
    shorter = replace(recording, actions=recording.actions[:-1])
    assert not agrees(shorter, replay(shorter, book), book)


def test_without_the_note_the_outcome_is_compared(book):
    recording = replace(recorded("black-basic", book), notes=None)
    state = replay(recording, book)
    assert agrees(recording, state, book)
    assert not agrees(replace(recording, outcome=None), state, book)
    assert not agrees(
        replace(recording, outcome=replace(recording.outcome, winners=(0, 1, 2, 3, 4))), state, book
    )


def test_a_recording_of_a_game_that_nobody_knows_says_so(book):
    recording = recorded("ultimate", book, most=3)
    unknown = replace(recording.scenario, game="eftaio")
    with pytest.raises(CannotPlay, match="did you mean “eftaios”"):
        replay(replace(recording, scenario=unknown), book)


def test_fingerprints_see_secrets_and_chance(book):
    table = prepared(ZONE, SCENARIOS["ultimate"], book)
    state, _ = played(table, 3, most=20)
    other = state.clone()
    assert fingerprint(other) == fingerprint(state)
    other.chance.random()
    assert fingerprint(other) != fingerprint(state)
    other = state.clone()
    other.hands[0].append("cat")
    assert fingerprint(other) != fingerprint(state)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_game_recorded_long_ago_still_comes_to_its_end(path, book):
    recording = read(path)
    state = replay(recording, book)
    assert agrees(recording, state, book)
    assert state.result() is not None
    assert path.read_text() == text_of(recording)


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_game_of_an_older_engine_is_replayed_as_far_as_its_actions_are_legal(path, book):
    recording = read(path)
    table = prepared_again(recording, book)
    assert is_of_another_version(recording, table)
    found = replay_as_far(table, recording)
    assert 0 < found.done <= len(recording.actions)
    assert (found.refused is None) == (found.done == len(recording.actions))
    assert fingerprint(found.state) == fingerprint(replay_on(table, recording, found.done))
    assert not agrees(recording, found.state, book)


def test_some_game_of_an_older_engine_stops_being_legal(book):
    found = [replay_as_far(prepared_again(each, book), each) for each in map(read, OLDER)]
    assert any(each.refused for each in found)


def test_a_game_is_kept_for_every_ruleset_and_scenario():
    kept = [json.loads(path.read_text()) for path in KEPT]
    ours = {each["scenario"]["name"] for each in kept if each["game"] == "eftaios"}
    assert ours == {each.name for each in SCENARIOS.values()}
    assert {each["game"] for each in kept} == set(ENGINES)
