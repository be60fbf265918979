"""Scenarios on trial: `hullwright check` says of a scenario whatever is wrong with its rules."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from hullwright.editor.cli import commands
from hullwright.engines.rules.findings import Kind
from hullwright.plugins.host import Host
from hullwright.plugins.scenario_trial import ScenarioTrial
from hullwright.samples import scenarios
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_scenario
from hullwright.schema.files.writer import write

from ..plugin_folders import manifest, written

RULES = '[[contributes.rules]]\nid = "rules"\ndata = "rules"\ntitle.en = "Rules"\n'
TREMORS = {"moment": "round_started", "code": "tremors:shake"}


def rule(code: str, **parts: object) -> str:
    stated = {"code": code, "game": "eftaios", "title": {"en": code}, "text": {"en": code}, **parts}
    return json.dumps(stated)


@pytest.fixture
def home(tmp_path, monkeypatch) -> Path:
    written(
        tmp_path / "plugins" / "watch",
        {
            "plugin.toml": manifest("watch", RULES + 'code = "tremors:shake"\n'),
            "tremors.py": "def shake(state, **details): ...\n",
            "rules/tremors.json": rule("watch:tremors", triggers=[TREMORS]),
            "rules/quakes.json": rule(
                "watch:quakes", triggers=[{**TREMORS, "code": "quakes:shake"}]
            ),
            "rules/field.json": rule("watch:field", sets={"ruonds": 9}),
            "rules/short.json": rule("watch:short", sets={"rounds": 9}),
            "rules/long.json": rule("watch:long", sets={"rounds": 60}),
        },
    )
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    return tmp_path


def findings(home: Path, *codes: str, **parts: object) -> list[tuple[Kind, bool, str]]:
    stated = {"name": "Night", "game": "eftaios", "ruleset": "ultimate", **parts}
    scenario = Scenario(**stated, rules=tuple(RuleUse(code=each) for each in codes))
    found = ScenarioTrial(Host(home)).findings(scenario)
    return [(each.kind, each.is_error, each.text) for each in found]


def test_a_rule_whose_file_is_broken_is_no_unknown_one_and_forbids_playing(home):
    ((kind, is_error, text),) = findings(home, "watch:field")
    assert (kind, is_error) == (Kind.UNKNOWN, True)
    assert "field.json): sets, ruonds ($.sets.ruonds): watch:field changes “ruonds”" in text


def test_code_that_is_not_trusted_is_named_before_anybody_plays(home):
    ((kind, is_error, text),) = findings(home, "watch:tremors")
    assert (kind, is_error) == (Kind.TRUST, True)
    assert "hullwright plugins trust watch" in text
    Host(home).trust("watch")
    assert findings(home, "watch:tremors") == []


def test_code_that_is_not_in_the_folder_is_named_even_if_the_plugin_is_trusted(home):
    Host(home).trust("watch")
    ((_, is_error, text),) = findings(home, "watch:quakes")
    assert is_error
    assert "quakes.py is not in the folder" in text


@pytest.mark.parametrize(
    ("codes", "parts", "words"),
    [
        (["A.44"], {}, "Unknown rule code “A.44” (did you mean “A.4”?)"),
        (["NE.START"], {}, "eftaios has no rule code “NE.START”, but no_escape has"),
        (["watch:short", "watch:long"], {}, "disagree about “Rounds”"),
        ([], {"game": "eftaois"}, "“eftaois” (did you mean “eftaios”?)"),
        ([], {"ruleset": "ultimat"}, "“ultimat” (did you mean “ultimate”?)"),
    ],
)
def test_what_else_is_wrong_with_a_scenario_is_said(home, codes, parts, words):
    assert words in " ".join(text for *_, text in findings(home, *codes, **parts))


def test_check_tells_it_of_the_file_and_fails(home, tmp_path):
    path = tmp_path / "night.json"
    write(
        Scenario(
            name="Night",
            game="eftaios",
            ruleset="ultimate",
            rules=(RuleUse(code="watch:short", parameters={"round": 3}),),
        ),
        path,
    )
    done = CliRunner().invoke(commands, ["check", str(path)])
    assert done.exit_code == 1
    assert "watch:short has no parameter “round”" in done.stdout
    printed = json.loads(CliRunner().invoke(commands, ["check", "--json", str(path)]).stdout)
    assert printed["files"][0]["status"] == "errors"
    assert printed["files"][0]["problems"][0]["id"] == "watch:short"


@pytest.mark.parametrize("path", scenarios(), ids=lambda path: path.stem)
def test_nothing_is_wrong_with_our_own_scenarios(path, tmp_path):
    found = ScenarioTrial(Host(tmp_path)).findings(read_scenario(path))
    assert not [each for each in found if each.is_error]
