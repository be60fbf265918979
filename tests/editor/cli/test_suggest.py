"""`hullwright suggest`, as people and scripts use it, and maps that are proven before they are written."""

import json
import signal
import subprocess

import pytest

from hullwright.engines.lab.store import UnusableStore, kept_games
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map, read_scenario

from ...waiting import wait_until
from . import terminal

THIMBLE = HERE / "hex-zones" / "thimble.json"
QUICK = ("--players", 4, "--bots", "random", "--games", 700, "--change", "map")


@pytest.fixture(scope="module")
def suggested(tmp_path_factory):
    folder = tmp_path_factory.mktemp("advice")
    store, other = folder / "games.sqlite", folder / "other.json"
    ran = terminal.run(
        *("suggest", THIMBLE, *QUICK, "--keep", store, "--apply", 1, "-o", other),
        code=None,
    )
    return ran, store, other


def test_suggestions_say_what_they_do_and_how_sure_that_is(suggested):
    ran, _, _ = suggested
    assert ran.returncode in {0, 1}
    assert "Goal: Wins of the first side: 50 %" in ran.stdout
    assert "1. " in ran.stdout
    assert "Towards the goal:" in ran.stdout
    assert "Length in rounds" in ran.stdout


def test_a_chosen_one_is_written_as_a_map(suggested):
    _, _, other = suggested
    assert read_map(other).layout != read_map(THIMBLE).layout


def test_the_same_again_comes_from_the_store_and_as_values_for_programs(suggested):
    _, store, _ = suggested
    before = kept_games(store)
    again = terminal.run("suggest", THIMBLE, *QUICK, "--keep", store, "--json", code=None)
    found = json.loads(again.stdout)
    assert kept_games(store) == before
    assert found["games"] == 700
    assert {each["verdict"] for each in found["suggestions"]} <= {"better", "open", "worse"}
    assert found["suggestions"][0]["map"]["kind"] == "hex-zone"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--goal", "fairr"), "did you mean “fair”"),
        (("--change", "maps"), "did you mean “map”"),
        (("--players", 77), "for 2 to 8 players, not for 77"),
        (("--apply", 1), "Say with -o where to write"),
        (("--minutes", 0), "--minutes has to be more than 0"),
    ],
)
def test_what_can_not_be_asked_is_said_before_anything_is_played(options, said):
    ran = terminal.run("suggest", THIMBLE, *options, code=2)
    assert said in ran.stderr


def test_programs_read_one_object_also_when_a_suggestion_is_written(tmp_path):
    path = tmp_path / "better.json"
    ran = terminal.run(
        *("suggest", THIMBLE, "--games", 400, "--bots", "random", "--json"),
        *("--apply", 1, "-o", path),
        code=None,
    )
    assert json.loads(ran.stdout)["suggestions"]
    assert path.exists()
    assert str(path) in ran.stderr


def test_maps_that_are_made_can_be_proven_before_they_are_written(tmp_path):
    ran = terminal.run(
        *("generate", "hex-zone", "--count", 1, "--moves", 300, "--seed", 3, "-o", tmp_path),
        *("--proven", "--games", 400, "--bots", "random"),
        code=None,
    )
    (path,) = tmp_path.glob("*.json")
    assert "fresh games" in ran.stdout
    (played,) = json.loads(path.read_text("utf-8"))["x-generated"]["played"]
    assert played["measure"] == "play-first-side"
    assert played["games"] >= 200
    assert played["low"] <= played["value"] <= played["high"]


def stopped(store, *arguments):
    """Run a command until its first games are on the disk, ask it to end, and return how it ended."""
    words = [terminal.HULLWRIGHT, *map(str, arguments), "--keep", str(store)]
    with subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        wait_until(lambda: running.poll() is not None or (store.exists() and _has_games(store)))
        # What Ctrl+C does, too; but that is ignored by order in the background of a shell.
        running.send_signal(signal.SIGTERM)
        told, errors = running.communicate()
    assert "Traceback" not in errors
    return running.returncode, told, errors


def _has_games(store):
    try:
        return kept_games(store) > 0
    except UnusableStore:
        return False


def test_a_request_to_end_stops_suggestions_with_what_is_known_and_keeps_the_games(tmp_path):
    store = tmp_path / "games.sqlite"
    arguments = ("--players", 4, "--bots", "random", "--games", 400_000, "--change", "map")
    code, told, errors = stopped(store, "suggest", THIMBLE, *arguments)
    assert code == 143
    assert "Stopped" in told
    assert "the same command goes on from there" in errors
    assert kept_games(store) > 0


def test_a_request_to_end_stops_a_proof_with_maps_that_claim_nothing(tmp_path):
    store, folder = tmp_path / "games.sqlite", tmp_path / "maps"
    arguments = ("--count", 1, "--moves", 300, "--seed", 3, "-o", folder)
    proof = ("--proven", "--games", 400_000, "--bots", "random")
    code, told, _ = stopped(store, "generate", "hex-zone", *arguments, *proof)
    assert code == 143
    (path,) = folder.glob("*.json")
    assert str(path) in told
    assert "as wished" not in told
    assert "played" not in json.loads(path.read_text("utf-8"))["x-generated"]


def test_a_target_may_wish_for_what_a_level_of_skill_is_worth(tmp_path):
    target = tmp_path / "target.json"
    wishes = [{"measure": "play-skill", "least": 0.01}]
    made = {"format": "hullwright/target", "version": 1, "name": "Skilful", "kind": "hex-zone"}
    options = {"columns": 12, "rows": 9}
    target.write_text(json.dumps({**made, "options": options, "players": [4], "wishes": wishes}))
    arguments = (
        "--target",
        target,
        "--count",
        1,
        "--moves",
        200,
        "--seed",
        3,
        "-o",
        tmp_path / "out",
    )
    ran = terminal.run(
        *("generate", "hex-zone", *arguments, "--proven", "--games", 700, "--bots", "beginner"),
        code=None,
    )
    assert "Worth of skill: " in ran.stdout
    refused = terminal.run(
        *("generate", "hex-zone", *arguments, "--proven", "--games", 700, "--bots", "random"),
        code=2,
    )
    assert "don't tell “play-skill”; they tell play-first-side" in refused.stderr


def test_a_proof_without_time_is_refused_before_any_map_is_made(tmp_path):
    ran = terminal.run("generate", "galaxy", "--proven", "--minutes", -1, "-o", tmp_path, code=2)
    assert "--minutes has to be more than 0" in ran.stderr
    assert "Seed" not in ran.stderr


def test_what_can_be_wished_of_games_is_listed():
    ran = terminal.run("generate", "galaxy", "--list")
    assert "play-won" in ran.stdout
    assert "play-skill" in ran.stdout


DECKS = ("--players", 4, "--bots", "random", "--games", 700, "--change", "numbers")


def test_other_numbers_of_cards_are_written_with_the_map_that_is_played_by_them(tmp_path):
    other = tmp_path / "other.json"
    terminal.run("suggest", THIMBLE, *DECKS, "--apply", 1, "-o", other, code=None)
    before, after = read_map(THIMBLE), read_map(other)
    assert after.layout == before.layout
    ((code, numbers),) = [(each.code, each.parameters) for each in after.rules]
    assert code == "LOCAL"
    assert len(numbers) in {1, 2}
    ran = terminal.run("simulate", other, "--games", 2, "--players", 4, "--bots", "random")
    assert "games: 2" in ran.stdout
    terminal.run("check", other)


def test_under_a_scenario_other_numbers_of_cards_are_written_as_a_scenario(tmp_path):
    path, other = tmp_path / "mine.json", tmp_path / "other.json"
    mine = {"format": "hullwright/scenario", "version": 1, "name": "Mine", "game": "eftaios"}
    own = [{"code": "LOCAL", "rounds": 30}]
    path.write_text(json.dumps({**mine, "ruleset": "ultimate", "rules": own}))
    asked = ("suggest", THIMBLE, "--scenario", path, *DECKS, "--apply", 1, "-o", other)
    terminal.run(*asked, code=None)
    (use,) = read_scenario(other).rules
    assert use.code == "LOCAL"
    assert use.parameters["rounds"] == 30
    assert len(use.parameters) > 1
    assert "other.json" in terminal.run(*asked, code=2).stderr, "what is there is not written over"
