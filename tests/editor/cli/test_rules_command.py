"""`hullwright rules`, as people and scripts use it: real processes, real files, real exit codes."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from hullwright.samples import HERE, scenarios

from ...plugin_folders import manifest, written
from .terminal import run as run_command

ROSEWHEEL = HERE / "hex-zones" / "rosewheel.json"


@pytest.fixture
def home(tmp_path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def run(home):
    def running(*arguments: object, code: int = 0) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "HULLWRIGHT_HOME": str(home)}
        return run_command("rules", *arguments, environment=environment, code=code)

    return running


def scenario(folder: Path, *rules: object, ruleset: str = "black-advanced") -> Path:
    path = folder / "scenario.json"
    listed = [{"code": each} if isinstance(each, str) else each for each in rules]
    envelope = {"format": "hullwright/scenario", "version": 1, "name": "Mine", "game": "eftaios"}
    path.write_text(json.dumps({**envelope, "ruleset": ruleset, "rules": listed}))
    return path


def test_the_list_has_every_code_by_group_with_its_title(run):
    lines = run().stdout.splitlines()
    assert "Escape from the Aliens in Outer Space (eftaios) · H" in lines
    codes = [line.split()[0] for line in lines if line.startswith("  ")]
    assert {
        "Escape Earth (escape_earth) · EE",
        "No Escape (no_escape) · NE",
        "Survive: Space Attack! (space_attack) · SA",
    } <= set(lines)
    assert len(codes) == len(list(Path("plugins").glob("*/rules/*.json")))
    assert codes[:6] == ["A.1", "A.2", "A.3", "A.4", "A.5", "B.3"]
    assert codes.index("H.4") < codes.index("H.13")
    assert any(
        line.split(maxsplit=1) == ["A.2", "Stehen bleiben"]
        for line in run("--language", "de").stdout.splitlines()
    )


def test_the_list_is_json_for_programs(run):
    listed = json.loads(run("--json").stdout)
    assert {"code", "game", "plugin", "title", "text", "parameters"} <= set(listed[0])
    assert {each["game"] for each in json.loads(run("--json", "--game", "no_escape").stdout)} == {
        "no_escape"
    }


def test_a_game_that_nobody_knows_is_named_with_what_was_meant(run):
    assert "“no-escape” (did you mean “no_escape”?)" in run("--game", "no-escape", code=2).stderr


def test_one_rule_is_explained_with_parameters_fields_and_plugin(run):
    printed = run("A.4", "--language", "es").stdout
    assert "Sectores seguros sellados" in printed
    assert "open_to (Abiertos para): nobody | humans | aliens · default: nobody" in printed
    assert "plugin: eftaios-rules" in printed
    assert "Silent sectors open to (silent_open_to)" in printed
    assert "Humans, Aliens → none" in printed


def test_a_rule_is_explained_for_each_ruleset(run):
    explained = json.loads(run("H.15", "--json").stdout)
    assert list(explained["rulesets"]) == [
        "ultimate",
        "ultimate-first-game",
        "black-basic",
        "black-advanced",
    ]
    assert explained["rulesets"]["black-basic"]["findings"][0]["kind"] == "idle"
    assert explained["rulesets"]["black-advanced"]["changes"]["abilities"]["scenario"] == {
        "engineer": ["two_pod_cards"]
    }


def test_a_rule_with_code_says_when_it_is_called(run):
    assert "attacked → eftaios-modes/sectors:worn" in run("mode:crumbling-sectors").stdout


def test_codes_are_found_whatever_their_case_and_unknown_ones_with_what_was_meant(run):
    assert run("h.13").stdout.startswith("H.13")
    assert "did you mean “H.1" in run("H.17", code=2).stderr
    assert "Unknown rule code “zebra”" in run("zebra", code=2).stderr


@pytest.mark.parametrize("path", scenarios(), ids=lambda path: path.stem)
def test_the_ready_scenarios_have_no_findings(run, path):
    made = json.loads(run("--scenario", path, "--map", ROSEWHEEL, "--json").stdout)
    assert made["findings"] == []
    assert made["changes"]


def test_a_scenario_is_told_in_words_with_what_it_changes(run, tmp_path):
    printed = run("--scenario", scenario(tmp_path, "D.2", "H.15")).stdout
    assert "Mine: Escape from the Aliens in Outer Space, Black edition, advanced game" in printed
    assert "The Engineer chooses (H.15) has no effect because of Every pod works (D.2)" in printed
    assert "Pod cards (pod_deck)" in printed
    assert "3 × Green: the pod works, 3 × Red: the pod is damaged → none" in printed


def test_a_scenario_with_errors_ends_with_1(run, tmp_path):
    printed = run("--scenario", scenario(tmp_path, "A.5", "B.3"), code=1).stdout
    assert "Starting over (A.5), Turned on the spot (B.3) disagree" in printed


def test_pods_are_looked_for_on_the_map_that_is_named(run, tmp_path):
    path = scenario(tmp_path, {"code": "B.4", "pod": 7})
    run("--scenario", path)
    printed = run("--scenario", path, "--map", ROSEWHEEL, code=1).stdout
    assert "(B.4) names pod 7, which this map doesn't have" in printed


def test_an_unknown_code_in_a_scenario_is_a_warning(run, tmp_path):
    assert "Unknown rule code “A.7”" in run("--scenario", scenario(tmp_path, "A.7")).stdout


def test_files_that_are_no_scenario_are_refused_with_a_sentence(run, tmp_path):
    assert "This is not a scenario." in run("--scenario", ROSEWHEEL, code=2).stderr
    assert "can't be read" in run("--scenario", tmp_path / "nowhere.json", code=2).stderr
    unknown = scenario(tmp_path, ruleset="ultimat")
    assert "did you mean “ultimate”?" in run("--scenario", unknown, code=2).stderr


def test_a_map_without_a_scenario_is_a_mistake(run):
    assert "--map goes with --scenario" in run("--map", ROSEWHEEL, code=2).stderr


def test_rules_of_the_persons_plugins_are_listed_and_broken_ones_reported(run, home):
    contributes = '[[contributes.rules]]\nid = "mine"\ndata = "rules"\ntitle.en = "Mine"\n'
    rule = {
        "code": "night:long",
        "game": "eftaios",
        "title": {"en": "A long night"},
        "text": {"en": "It lasts longer."},
        "sets": {"rounds": 50},
    }
    written(
        home / "plugins" / "night",
        {
            "plugin.toml": manifest("night", contributes),
            "rules/long.json": json.dumps(rule),
            "rules/broken.json": "{}",
        },
    )
    done = run("night:long")
    assert "40 → 50" in done.stdout
    assert not done.stderr
    listed = run()
    assert "broken.json can't be used as it is" in listed.stderr
    assert "night:long" in listed.stdout
