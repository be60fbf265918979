"""`hullwright replay`: good recordings, changed ones, broken ones."""

import json
import os
from pathlib import Path

import pytest

from hullwright.samples import HERE

from .terminal import run

KEPT = Path("tests/cases/recordings")
ZONE = HERE / "hex-zones" / "thimble.json"


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    path = tmp_path_factory.mktemp("game") / "game.json"
    options = ("--players", 4, "--bots", "random", "--seed", 5, "--watch", "--record", path)
    run("play", ZONE, *options)
    return path


@pytest.fixture
def changed(game, tmp_path):
    """Return a function that writes the recording with something changed."""

    def write(change):
        recording = json.loads(game.read_text())
        change(recording)
        path = tmp_path / "changed.json"
        path.write_text(json.dumps(recording))
        return path

    return write


def test_a_recording_is_told_and_comes_to_the_same_state(game):
    done = run("replay", game)
    assert "— Round 1 —" in done.stdout
    assert "over: " in done.stdout
    assert "same final state" in done.stderr


def test_bots_of_earlier_versions_are_told_by_their_level():
    told = run("replay", KEPT / "black-basic.json", "--to", 0).stdout
    assert "Beginner (earlier version)" in told


def test_a_replay_stops_where_it_is_told_to(game):
    done = run("replay", game, "--to", 3)
    assert "actions replayed: 3 / " in done.stderr
    assert "over: " not in done.stdout
    assert "— Round 2 —" not in run("replay", game, "--to", 0).stdout


@pytest.mark.parametrize("name", ["ultimate", "black-basic"])
def test_a_game_of_another_version_of_the_engine_is_shown_as_far_as_it_is_legal(name):
    done = run("replay", KEPT / "older" / f"{name}.json", code=1)
    assert "— Round 1 —" in done.stdout
    assert "played with version 1 of the engine, and this is version 2" in done.stderr
    assert "same final state" not in done.stderr
    assert ("is no longer legal" in done.stderr) is (name == "ultimate")


def test_a_game_of_another_version_is_shown_in_other_languages_too():
    german = {**os.environ, "HULLWRIGHT_LANGUAGE": "de"}
    done = run("replay", KEPT / "older" / "ultimate.json", code=1, environment=german)
    assert "Version 1" in done.stderr
    assert "nicht mehr erlaubt" in done.stderr


def test_without_the_log_only_the_end_is_printed(game):
    assert "— Round" not in run("replay", game, "--no-log").stdout


def test_another_final_state_exits_with_1(changed):
    path = changed(lambda recording: recording["notes"].update(final_state="0" * 64))
    assert "final state: the recording says 0000" in run("replay", path, code=1).stderr
    path = changed(lambda recording: recording["actions"].pop())
    assert "says the game is over, the replay" in run("replay", path, code=1).stderr


def test_an_action_that_is_not_legal_exits_with_2(changed):
    path = changed(lambda recording: recording["actions"].insert(2, ["move", "A01"]))
    assert "Action 3 can't be replayed" in run("replay", path, code=2).stderr
    path = changed(lambda recording: recording["actions"].insert(2, {"fly": 1}))
    assert "is not an action" in run("replay", path, code=2).stderr


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("seats", [{"name": "alone"}], "2 to 8 players"),
        ("seed", -1, "can't be used as it is"),
        ("actions", "none", "can't be used as it is"),
        ("map", {"format": "hullwright/map"}, "can't be used as it is"),
        ("version", 99, "newer Hullwright"),
    ],
)
def test_a_broken_recording_exits_with_2(changed, key, value, sentence):
    path = changed(lambda recording: recording.update({key: value}))
    assert sentence in run("replay", path, code=2).stderr


def test_what_is_no_recording_exits_with_2(tmp_path):
    assert "This is not a recorded game." in run("replay", ZONE, code=2).stderr
    assert "can't be read" in run("replay", tmp_path / "none.json", code=2).stderr
    (tmp_path / "empty.json").write_text("")
    assert "can't be used as it is" in run("replay", tmp_path / "empty.json", code=2).stderr


def test_unknown_rules_in_a_recording_are_named(changed):
    def other_rules(recording):
        recording["scenario"]["rules"] = [{"code": "Q.77"}]

    told = run("replay", changed(other_rules), code=1).stderr
    assert "Unknown rule code “Q.77”" in told
    assert "scenario: changed since it was recorded; " in told


def test_false_claims_are_told_one_by_one(changed):
    def lie(recording):
        recording["outcome"]["winners"] = [6, 7]
        recording["outcome"]["reason"] = "everybody was nice"
        recording["seats"][0]["name"] = "Somebody Else"

    told = run("replay", changed(lie), code=1).stderr
    assert "does not match what was played" in told
    assert "winners: the recording says 7, 8, the replay says " in told
    assert "reason: the recording says “everybody was nice”, the replay says “" in told
    assert "seats: changed since it was recorded; " in told
    assert "Traceback" not in told


def test_what_an_older_recording_does_not_say_is_named_as_not_verified(tmp_path):
    value = json.loads((KEPT / "no-escape-standard.json").read_text("utf-8"))
    value["notes"] = {"final_state": value["notes"]["final_state"]}
    (tmp_path / "bare.json").write_text(json.dumps(value))
    told = run("replay", tmp_path / "bare.json", "--no-log").stderr
    assert "same final state" in told
    assert "Not verified, because the recording has no fingerprint of it: rules in force, " in told
