"""Commands that show a map show it as it is played where a scenario is named."""

import json
from pathlib import Path

import pytest

from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map

from .terminal import run

STATION = HERE / "stations" / "standard.json"
SIDE_B = {
    "format": "hullwright/scenario",
    "version": 1,
    "name": "Side B",
    "game": "space_attack",
    "ruleset": "standard",
    "rules": [{"code": "SA.SIDE_B"}],
}
ENDS = [["5,0", "7,0"], ["5,11", "7,11"]]


@pytest.fixture
def side_b(tmp_path: Path) -> Path:
    path = tmp_path / "side-b.json"
    path.write_text(json.dumps(SIDE_B))
    return path


def test_export_writes_the_map_as_it_is_played(tmp_path, side_b):
    out = tmp_path / "out.json"
    run("export", STATION, "--scenario", side_b, "-o", out)
    value = json.loads(out.read_text())
    assert [each["gates"] for each in value["layout"]["jump_points"]] == ENDS
    assert value["scenario"]["name"] == "Side B"
    assert value["ruleset"]["gates"] == "ends"
    assert run("check", out).stdout.startswith("✓")


def test_show_draws_and_measures_the_map_as_it_is_played(side_b):
    plain, played = run("show", STATION).stdout, run("show", STATION, "--scenario", side_b).stdout
    assert "W" in played
    assert plain != played
    gates = json.loads(run("show", STATION, "--scenario", side_b, "--json").stdout)["counts"]
    assert gates["gate"] == 4


def test_pictures_sheets_and_games_show_the_same_board(tmp_path, side_b):
    out = tmp_path / "out.json"
    run("export", STATION, "--scenario", side_b, "-o", out)
    pictures = [tmp_path / "own.svg", tmp_path / "played.svg", tmp_path / "exported.svg"]
    run("picture", STATION, "-o", pictures[0])
    run("picture", STATION, "--scenario", side_b, "-o", pictures[1])
    run("picture", out, "-o", pictures[2])
    own, played, exported = (each.read_text() for each in pictures)
    assert own != played == exported


def test_an_export_that_rules_forbid_says_how_to_see_them_all(tmp_path, side_b):
    side_b.write_text(json.dumps({**SIDE_B, "rules": [{"code": "LOCAL", "gates": 7}]}))
    done = run("export", STATION, "--scenario", side_b, "-o", tmp_path / "out.json", code=1)
    assert f"hullwright check {STATION} --scenario {side_b}" in done.stderr
    assert not (tmp_path / "out.json").exists()


def test_rules_give_the_whole_ruleset_in_force(side_b):
    value = json.loads(run("rules", "--scenario", side_b, "--json").stdout)
    assert value["in_force"]["gates"] == "ends"
    assert value["changes"].keys() < value["in_force"].keys()
    assert value["in_force"]["blue_tiles"] == "one"


def test_a_map_that_is_exported_under_a_scenario_is_the_same_map_otherwise(tmp_path, side_b):
    out = tmp_path / "out.json"
    run("export", STATION, "--scenario", side_b, "-o", out)
    assert read_map(out).name == read_map(STATION).name
    assert read_map(out).layout.rows == read_map(STATION).layout.rows
