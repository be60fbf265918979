"""Checks of plugins on the command line, in real processes: asked by `check` and `export`, harming neither."""

import json
from pathlib import Path

import pytest

from hullwright.plugins.host.installation import Keeper
from hullwright.schema.files.writer import write

from ..inspection.maps import map_of
from ..plugins.strangers import installed_code, installed_sample
from .terminal import run

SHY = "shy-pods-check/shy-pods"
FAULT = """
from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.messages import message


def work(survey):
    yield Problem.in_own_words("strict", Severity.ERROR, message("There is no cantina."))
"""


@pytest.fixture
def keeper(home: Path) -> Keeper:
    return Keeper(home)


@pytest.fixture
def zone(tmp_path: Path) -> Path:
    """A map whose pods touch, which none of our own checks calls an error."""
    path = tmp_path / "zone.json"
    write(map_of("ssssss", "sH12As", "ssssss"), path)
    return path


def found(path: Path, *more: object, code: int = 0) -> dict[str, dict[str, str]]:
    """Return the problems that `check` finds, by their ids."""
    (file,) = json.loads(run("check", "--json", path, *more, code=code).stdout)["files"]
    return {each["id"]: each for each in file["problems"]}


def test_a_plugin_is_asked_by_check_and_export_once_it_is_trusted(keeper, zone, tmp_path):
    installed_sample(keeper, "shy-pods-check", trusted=False)
    assert SHY not in found(zone)
    keeper.trust("shy-pods-check")
    printed = run("check", zone).stdout
    assert f"warning {SHY} Pods 1 and 2 touch each other." in printed
    assert "Move one of them away." in printed
    told = run("export", zone, "-o", tmp_path / "out.json").stderr
    assert f"warning {SHY}: Pods 1 and 2 touch each other." in told
    listed = json.loads((tmp_path / "out.json").read_text())["problems"]["list"]
    assert SHY in {each["id"] for each in listed}


def test_a_plugin_judges_under_a_scenario_too(keeper, zone, tmp_path):
    installed_sample(keeper, "shy-pods-check")
    scenario = tmp_path / "scenario.json"
    scenario.write_text(
        json.dumps(
            {
                "format": "hullwright/scenario",
                "version": 1,
                "name": "Plain",
                "game": "eftaios",
                "ruleset": "ultimate",
                "rules": [],
            }
        )
    )
    judged = found(zone, "--scenario", scenario)
    assert judged[SHY]["severity"] == "warning"


def test_an_error_of_a_plugin_forbids_the_export_unless_it_is_forced(keeper, zone, tmp_path):
    installed_code(keeper, "checks", FAULT)
    assert found(zone, code=1)["odd/it"]["severity"] == "error"
    told = run("export", zone, "-o", tmp_path / "out.json", code=1).stderr
    assert "There is no cantina." in told
    assert not (tmp_path / "out.json").exists()
    run("export", zone, "-o", tmp_path / "out.json", "--force")
    assert json.loads((tmp_path / "out.json").read_text())["problems"]["errors"] == 1


def test_plugins_that_stumble_or_never_end_are_named_and_harm_nothing(keeper, zone, tmp_path):
    installed_code(keeper, "checks", "def work(survey):\n    yield 1 / 0\n", plugin_id="clumsy")
    endless = "import signal\n\n\ndef work(survey):\n    while True:\n        signal.pause()\n"
    installed_code(keeper, "checks", endless, plugin_id="endless")
    installed_sample(keeper, "shy-pods-check")
    told = run("export", zone, "-o", tmp_path / "out.json").stderr
    assert "hint clumsy/it: This could not be checked: The plugin “clumsy” failed" in told
    assert "hint endless/it: This could not be checked: The plugin “endless” took longer" in told
    assert f"warning {SHY}" in told
    assert (tmp_path / "out.json").exists()
