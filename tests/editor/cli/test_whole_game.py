"""A whole game that a plugin brings: installed into an empty home by hand, then used with every command."""

import json
import os
import re
from pathlib import Path

import pytest

import hullwright.schema
from hullwright.schema.documents.manifests import Manifest
from hullwright.schema.files.reader import read

from ...door_plugins import MAPS, WHOLE_GAME
from .terminal import run as run_command
from .terminal import run_afresh

ROOT = Path(str(hullwright.schema.__file__)).parent.parent
NEEDLE = next(path for path in MAPS if path.stem == "needle")
OTHER = next(path for path in MAPS if path != NEEDLE)


def run(home, *arguments, code=0, typed=""):
    environment = {**os.environ, "HULLWRIGHT_HOME": str(home)}
    done = run_command(*arguments, environment=environment, typed=typed, code=code)
    return done.stdout, done.stderr


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A home in which a person has installed the game and trusts it."""
    made = tmp_path_factory.mktemp("home")
    run(made, "plugins", "install", WHOLE_GAME)
    run(made, "plugins", "trust", "cold-climb", typed="y\n")
    return made


def test_before_trust_every_command_says_what_to_do(tmp_path):
    run(tmp_path, "plugins", "install", WHOLE_GAME)
    for command in (
        ["check", NEEDLE],
        ["show", NEEDLE],
        ["export", NEEDLE, "-o", tmp_path / "out.json"],
        ["picture", NEEDLE, "-o", tmp_path / "out.png"],
        ["diff", NEEDLE, OTHER],
        ["simulate", NEEDLE, "--games", "1"],
        ["play", NEEDLE, "--watch"],
        ["new", "--kind", "lift-tower", tmp_path / "new.json"],
    ):
        printed = "".join(run(tmp_path, *command, code=2))
        assert "“lift-tower” comes from the plugin “cold-climb”" in printed
        assert "hullwright plugins trust cold-climb" in printed


def test_without_the_plugin_a_map_of_it_is_told_to_be_of_no_known_kind(tmp_path):
    printed = run(tmp_path, "check", NEEDLE, code=2)[0]
    assert "Neither Hullwright nor an installed plugin knows the map kind" in printed


def test_its_maps_are_checked_shown_and_compared(home):
    assert "errors: 0" in run(home, "check", "--no-hints", WHOLE_GAME / "maps")[0]
    shown = run(home, "show", NEEDLE)[0]
    assert "Lift tower" in shown
    assert " 1  @ H @   @ H @" in shown
    assert json.loads(run(home, "show", "--json", NEEDLE)[0])["metrics"]["longest_climb"] == 10
    assert "7.03: Shuttle" in run(home, "diff", NEEDLE, OTHER, code=1)[0]


def test_the_clock_of_strangers_code_ends_with_the_program(home):
    environment = {**os.environ, "HULLWRIGHT_HOME": str(home)}
    assert "The Needle" in run_afresh("show", NEEDLE, environment=environment).stdout


def test_what_is_wrong_with_a_map_of_it_is_told_at_its_place(home, tmp_path):
    value = json.loads(NEEDLE.read_text("utf-8"))
    value["layout"]["decks"][2] = "...H-HSS"
    path = tmp_path / "long.json"
    path.write_text(json.dumps(value))
    assert "line 3 of the decks: This deck has 8 places" in run(home, "check", path, code=2)[0]
    value["layout"]["decks"][2] = "...H?HS"
    path.write_text(json.dumps(value))
    assert "does not have the right form" in run(home, "check", path, code=2)[0]
    value["layout"]["decks"] = ["^-H", "---", "@-H"]
    path.write_text(json.dumps(value))
    assert "No way leads from the berth 1.01 to a shuttle." in run(home, "check", path, code=1)[0]


def test_its_maps_are_exported_drawn_and_printed(home, tmp_path):
    run(home, "export", NEEDLE, "-o", tmp_path / "board.json")
    board = json.loads((tmp_path / "board.json").read_text("utf-8"))["board"]
    assert len(board["spaces"]) == 32
    assert "errors: 0" in run(home, "check", "--no-hints", tmp_path / "board.json")[0]
    run(home, "picture", NEEDLE, "-o", tmp_path / "picture.svg")
    assert "<svg" in (tmp_path / "picture.svg").read_text("utf-8")
    run(home, "sheet", NEEDLE, "-o", tmp_path / "sheet.pdf")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")


def test_a_new_map_of_its_kind_can_be_begun(home, tmp_path):
    run(home, "new", "--kind", "lift-tower", "--size", "5x4", tmp_path / "mine.json")
    assert "errors: 0" in run(home, "check", tmp_path / "mine.json")[0]
    told = run(home, "new", "--kind", "lift-towr", tmp_path / "other.json", code=2)[1]
    assert "lift-tower" in told


def test_its_games_are_the_same_in_one_process_and_in_two(home):
    command = [
        "simulate",
        NEEDLE,
        "--games",
        "30",
        "--json",
        "--bots",
        "climber,cold-climb/scavenger",
    ]
    alone = json.loads(run(home, *command)[0])
    assert alone["games"] == 30
    assert alone["bot_seats"] == {"climber": 60, "cold-climb/scavenger": 60}
    assert json.loads(run(home, *command, "--workers", "2")[0]) == alone


def test_a_game_is_played_recorded_and_replayed(home, tmp_path):
    recorded = tmp_path / "game.json"
    run(home, "play", NEEDLE, "--watch", "--seed", "3", "--record", recorded, "--ruleset", "drill")
    value = json.loads(recorded.read_text("utf-8"))
    assert value["game"] == "cold_climb"
    assert value["scenario"]["ruleset"] == "drill"
    assert "same final state" in run(home, "replay", recorded)[1]
    printed = run(home, "play", NEEDLE, "--seed", "1", typed="stay\nq\n\n")[0]
    assert "Player 1 (you)" in printed


def test_its_rules_are_explained_and_can_be_used(home, tmp_path):
    assert "drill" in run(home, "rules", "cold:slow")[0]
    scenario = {
        "format": "hullwright/scenario",
        "version": 1,
        "name": "Slow",
        "game": "cold_climb",
        "ruleset": "drill",
        "rules": [{"code": "cold:slow", "every": 4}],
    }
    path = tmp_path / "slow.json"
    path.write_text(json.dumps(scenario))
    assert "2 → 4" in run(home, "rules", "--scenario", path, "--map", NEEDLE)[0]
    run(home, "export", NEEDLE, "--scenario", path, "-o", tmp_path / "under.json")
    exported = json.loads((tmp_path / "under.json").read_text("utf-8"))
    assert exported["ruleset"]["cold_every"] == 4
    assert "drill" in run(home, "simulate", NEEDLE, "--ruleset", "dril", code=2)[1]
    assert "scavenger" in run(home, "simulate", NEEDLE, "--bots", "scaveng", code=2)[1]


def test_no_line_of_the_program_names_the_game():
    manifest = read(WHOLE_GAME / "plugin.toml")
    assert isinstance(manifest, Manifest)
    listed = [each for sort in manifest.contributes.values() for each in sort]
    names = {manifest.id, *(each.kind for each in listed), *(each.game for each in listed)} - {""}
    names |= {
        json.loads(path.read_text("utf-8"))["code"] for path in WHOLE_GAME.glob("rules/*.json")
    }
    assert len(names) >= 6
    named = re.compile("|".join(map(re.escape, names)))
    for part in ("schema", "engines", "plugins", "editor"):
        for path in (ROOT / part).rglob("*"):
            if path.suffix in {".py", ".json", ".toml", ".po"}:
                assert not named.search(path.read_text("utf-8")), path
