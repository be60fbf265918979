"""Formats of plugins on the command line: listed, guessed, refused, and written whole or not at all."""

import json
from pathlib import Path

import pytest

from hullwright.plugins.host.installation import Keeper
from hullwright.samples import maps

from ..plugins.strangers import installed_code, installed_sample
from .terminal import run

ZONE = next(each for each in maps() if each.stem == "bellwether")
GALAXY = next(each for each in maps() if each.stem == "asteroid-belt")
FACTS = """
import json


def work(document, options, context):
    facts = {
        "name": document.name,
        "options": options,
        "pods": context.board.counts()["pod"],
        "rounds": context.ruleset["rounds"],
        "scenario": context.scenario.name if context.scenario else None,
        "metrics": bool(context.metrics),
    }
    return json.dumps(facts).encode()
"""

OURS = ("csv", "layered-svg", "tabletop-simulator", "tiled")
"""The formats that the plugins we ship bring."""


@pytest.fixture
def keeper(home: Path) -> Keeper:
    return Keeper(home)


def test_formats_are_listed_with_what_they_are_for_and_what_is_in_their_way(keeper):
    ours = run("export", "--formats").stdout
    assert [each.split()[0] for each in ours.splitlines()] == list(OURS)
    installed_sample(keeper, "ascii-exporter", trusted=False)
    listed = run("export", "--formats").stdout
    assert "ascii-zone          .txt  hex-zone  ASCII zone" in listed
    assert "hullwright plugins trust ascii-exporter" in listed
    keeper.trust("ascii-exporter")
    assert "trust" not in run("export", "--formats").stdout


def test_a_format_of_before_takes_two_values_and_writes_beside_the_map(keeper, tmp_path):
    installed_sample(keeper, "ascii-exporter")
    told = run("export", ZONE, "--format", "ascii-zone", folder=tmp_path).stderr
    assert told == "bellwether.txt: Bellwether as ASCII zone\n"
    assert (tmp_path / "bellwether.txt").read_text().startswith("ascii zone 1\nBellwether\n")
    again = run("export", ZONE, "--format", "ascii-zone", folder=tmp_path, code=2).stderr
    assert "bellwether.txt already exists. Use -o to say where to write." in again


def test_a_format_has_board_rules_figures_and_options_at_hand(keeper, tmp_path):
    installed_code(keeper, "exporters", FACTS)
    path, scenario = tmp_path / "facts", tmp_path / "night.json"
    run("export", ZONE, "--format", "it", "-o", path, "--option", "a=3", "--option", "b=c d")
    facts = json.loads(path.read_text())
    assert facts["options"] == {"a": 3, "b": "c d"}
    assert (facts["pods"], facts["scenario"], facts["metrics"]) == (4, None, True)
    value = {
        "format": "hullwright/scenario",
        "version": 1,
        "name": "Night",
        "game": "eftaios",
        "ruleset": "ultimate",
        "rules": [{"code": "LOCAL", "rounds": 12}],
    }
    scenario.write_text(json.dumps(value))
    run("export", ZONE, "--format", "odd/it", "-o", path, "--scenario", scenario)
    facts = json.loads(path.read_text())
    assert (facts["scenario"], facts["rounds"]) == ("Night", 12)


def test_wrong_names_kinds_and_options_are_refused_in_words(keeper, tmp_path):
    installed_sample(keeper, "ascii-exporter")
    for arguments, said in (
        ((ZONE, "--format", "asci-zone"), "(did you mean “ascii-zone”?)"),
        (
            (ZONE, "--format", "zebra"),
            f"There is no format “zebra”; there are {', '.join(OURS)}, ascii-zone.",
        ),
        ((GALAXY, "--format", "ascii-zone"), "is for maps of the kind “hex-zone”"),
        ((ZONE, "--format", "ascii-zone", "--option", "x"), "write it as KEY=VALUE"),
        ((ZONE, "--option", "x=1"), "--option is for plugins' formats"),
    ):
        assert said in run("export", *arguments, folder=tmp_path, code=2).stderr
    assert not any(each.is_file() for each in tmp_path.iterdir())


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (
            "    return 'text'",
            "returned str instead of bytes. Please tell its author. That was in it.py, line 1.",
        ),
        ("    return {}['hull']", "KeyError: 'hull' (it.py, line 2)"),
        ("    raise SystemExit(0)", "tried to end the program"),
    ],
)
def test_what_fails_is_told_with_file_and_line_and_what_was_there_stays(
    keeper, tmp_path, code, said
):
    installed_code(keeper, "exporters", f"def work(document, options):\n{code}\n")
    path = tmp_path / "out.txt"
    path.write_text("before")
    told = run("export", ZONE, "--format", "it", "-o", path, code=2).stderr
    assert said in told
    assert "odd" in told
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir() if each.is_file()] == [
        ("out.txt", "before")
    ]


def test_errors_of_a_map_forbid_it_unless_it_is_forced(keeper, tmp_path):
    installed_code(keeper, "exporters", "def work(document, options):\n    return b'bytes'\n")
    run("new", tmp_path / "empty.json")
    path = tmp_path / "out.txt"
    told = run("export", tmp_path / "empty.json", "--format", "it", "-o", path, code=1).stderr
    assert "hullwright check" in told
    assert not path.exists()
    run("export", tmp_path / "empty.json", "--format", "it", "-o", path, "--force")
    assert path.read_bytes() == b"bytes"
