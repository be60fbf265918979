"""`hullwright schema`: what it prints is all that a plain validator needs."""

import json
import os
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

from hullwright.editor.cli import commands
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.bundles import documents
from hullwright.schema.files.export import export
from hullwright.schema.files.reader import read, read_map
from hullwright.schema.kinds import KINDS
from hullwright.schema.kinds.examination import Examination

from ...docs.page import blocks
from .terminal import run


def printed(*arguments: object) -> str:
    done = CliRunner().invoke(commands, ["schema", *map(str, arguments)], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


@cache
def validator(name: str) -> Draft202012Validator:
    """Return a plain validator that knows one printed file and nothing else."""
    schema = json.loads(printed(name))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def wrong(document: object, name: str) -> list[str]:
    return [each.message for each in validator(name).iter_errors(document)]


def loaded(path: Path) -> dict[str, object]:
    text = path.read_text("utf-8")
    return tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)


SHIPPED = {
    "map": ("samples/[!ps]*/*.json", "samples/stations/*.json"),
    "scenario": ("samples/scenarios/*.json",),
    "rule": ("plugins/*/rules/*.json", "samples/plugins/*/rules/*.json"),
    "ruleset": ("samples/plugins/*/rulesets/*.json",),
    "piece": tuple(
        f"samples/plugins/leaky-pieces/{part}/*.json" for part in ("creatures", "sectors", "tiles")
    ),
    "plugin": ("plugins/*/plugin.toml", "samples/**/plugin.toml"),
}
"""Where the documents lie that we ship, by the name of their schema."""


def ours() -> Iterator[tuple[str, Path]]:
    """Yield every document that we ship, with the name of its schema."""
    for name, patterns in SHIPPED.items():
        for pattern in patterns:
            found = sorted(Path().glob(pattern))
            assert found, pattern
            yield from ((name, path) for path in found)


CLIMB = Path("samples/plugins/cold-climb")


def test_a_kind_of_a_plugin_has_a_schema_once_it_is_trusted(tmp_path):
    home = {**os.environ, "HULLWRIGHT_HOME": str(tmp_path)}
    run("plugins", "install", CLIMB, environment=home)
    assert "lift-tower" not in run("schema", environment=home).stdout
    assert "trust" in run("schema", "lift-tower", environment=home, code=2).stderr
    run("plugins", "trust", "cold-climb", "--yes", environment=home)
    assert "a map of the kind lift-tower" in run("schema", environment=home).stdout
    schema = json.loads(run("schema", "lift-tower", environment=home).stdout)
    assert set(references(schema)) <= {"#/$defs/lift-tower", *inner(schema)}
    plain = Draft202012Validator(schema)
    for path in CLIMB.glob("maps/*.json"):
        assert plain.is_valid(loaded(path)), path
        assert not plain.is_valid({**loaded(path), "layout": {}})


def inner(schema: dict[str, object]) -> set[str]:
    return {
        f"#/$defs/lift-tower/$defs/{name}"
        for name in schema["$defs"]["lift-tower"].get("$defs", {})
    }


def recordings() -> list[Path]:
    return sorted(Path("tests/cases/recordings").glob("*.json"))


def test_everything_that_we_ship_is_valid_by_the_printed_files_alone():
    for name, path in ours():
        assert not wrong(loaded(path), name), path


def test_recorded_games_as_they_are_written_are_valid():
    for path in recordings():
        assert not wrong(json.loads(json.dumps(read(path).to_json())), "recording"), path


@pytest.mark.parametrize("kind", KINDS)
def test_the_schema_of_a_kind_is_of_its_maps_and_no_others(kind):
    found = {path: loaded(path) for name, path in ours() if name == "map"}
    for path, document in found.items():
        assert bool(wrong(document, kind)) is (document["kind"] != kind), path


def test_an_export_and_its_board_are_valid(tmp_path):
    path = tmp_path / "export.json"
    export(Examination(read_map(Path("samples/hex-zones/thimble.json"))), path)
    assert not wrong(loaded(path), "map")
    assert not wrong(loaded(path)["board"], "board")


MISTAKES = {
    "map": {"layout": {"rows": []}},
    "hex-zone": {"kind": "galaxy"},
    "scenario": {"ruels": []},
    "recording": {"map": {}},
    "board": {"spaces": [{}]},
    "rule": {"sets": []},
    "ruleset": {"name": "A B"},
    "piece": {"piece": 3},
    "plugin": {"contributes": {"spells": []}},
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_wrong_document_fails_by_the_printed_file(name, tmp_path):
    right = dict(reversed(list(ours())))
    right["recording"] = recordings()[0]
    right["hex-zone"] = Path("samples/hex-zones/thimble.json")
    if name == "board":
        tiny = next(each for each in blocks(Path("docs/format.md")) if each.file == "tiny.json")
        document = json.loads(tiny.text)["board"]
    else:
        document = json.loads(json.dumps(loaded(right[name])))
    assert not wrong(document, name)
    assert wrong({**document, **MISTAKES[name]}, name)


def test_effects_are_a_list_of_what_is_done():
    assert not wrong([{"do": "push", "steps": 1}], "effects")
    assert wrong([{"steps": 1}], "effects")


def references(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        yield from (each for key, each in value.items() if key == "$ref")
        for each in value.values():
            yield from references(each)
    elif isinstance(value, list):
        for each in value:
            yield from references(each)


@pytest.mark.parametrize("name", documents())
def test_a_printed_file_leads_nowhere_else_and_allows_a_document_to_name_it(name):
    schema = json.loads(printed(name))
    assert {each.rpartition("/")[0] for each in references(schema)} <= {"#/$defs"}
    assert {each.rpartition("/")[2] for each in references(schema)} <= set(schema.get("$defs", {}))
    assert name == "effects" or "$schema" in schema["properties"]


def test_all_of_them_are_written_into_a_folder(tmp_path):
    folder = tmp_path / "new" / "schemas"
    printed("--all", "-o", folder)
    assert {path.name for path in folder.iterdir()} == {
        f"{name}.schema.json" for name in documents()
    }
    assert loaded(folder / "rule.schema.json") == json.loads(printed("rule"))
    printed("rule", "-o", tmp_path / "rule.json")
    assert loaded(tmp_path / "rule.json") == json.loads(printed("rule"))


def test_without_a_name_they_are_listed():
    assert [line.split()[0] for line in run("schema").stdout.splitlines()] == list(documents())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rul"], "did you mean “rule”"),
        (["nonsense"], "there are map, hex-zone"),
        (["--all"], "needs a folder"),
        (["map", "--all", "-o", "there"], "takes no name"),
    ],
)
def test_what_can_not_be_done_is_said(arguments, said):
    with pytest.raises(HullwrightError, match=said):
        printed(*arguments)


def test_a_folder_that_can_not_be_made_is_named(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(HullwrightError, match="can't be made"):
        printed("--all", "-o", tmp_path / "file" / "schemas")
