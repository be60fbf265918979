"""Documents that name their JSON Schema: it is accepted, kept, and never fetched."""

import json
import socket
from dataclasses import replace
from pathlib import Path

import pytest

from hullwright.plugins.rules import read_rule
from hullwright.schema.complaints import Unreadable
from hullwright.schema.files.reader import read
from hullwright.schema.files.writer import write
from hullwright.schema.records import SCHEMA_KEY, to_json

NAMED = "https://schemas.invalid/map.schema.json"
FILES = (
    "samples/hex-zones/thimble.json",
    "samples/mazes/boiler-deck.json",
    "samples/scenarios/arena.json",
    "tests/cases/recordings/arena.json",
    "tests/cases/migrations/plugin-v1.toml",
    "samples/plugins/tally-panel/plugin.toml",
)


@pytest.fixture(autouse=True)
def no_network(monkeypatch):
    def refuse(*_: object) -> None:
        raise AssertionError("nothing of a document is fetched")

    monkeypatch.setattr(socket.socket, "connect", refuse)


def naming(source: Path, folder: Path) -> Path:
    """Return a copy of a document that names a schema."""
    text = source.read_text("utf-8")
    sign = "=" if source.suffix == ".toml" else ":"
    line = f'"{SCHEMA_KEY}" {sign} "{NAMED}"'
    path = folder / source.name
    path.write_text(
        f"{line}\n{text}" if source.suffix == ".toml" else text.replace("{", f"{{{line},", 1)
    )
    return path


@pytest.mark.parametrize("source", FILES)
def test_a_document_keeps_the_schema_that_it_names_as_its_first_field(source, tmp_path):
    path = naming(Path(source), tmp_path)
    document = read(path)
    assert document != read(Path(source))
    write(document, path)
    assert read(path) == document
    assert next(iter(document.to_json())) == SCHEMA_KEY
    assert path.read_text().index(SCHEMA_KEY) < 8


def test_a_document_inside_another_keeps_it_too(tmp_path):
    recording = read(Path("tests/cases/recordings/arena.json"))
    extra = {SCHEMA_KEY: NAMED}
    named = replace(
        recording,
        map=replace(recording.map, extra=extra),
        scenario=replace(recording.scenario, extra=extra),
    )
    write(named, tmp_path / "game.json")
    assert read(tmp_path / "game.json") == named


def test_a_rule_keeps_it(tmp_path):
    path = naming(Path("plugins/eftaios_rules/rules/a-4.json"), tmp_path)
    assert to_json(read_rule(path))[SCHEMA_KEY] == NAMED


def test_a_comment_names_the_schema_of_a_manifest_as_well(tmp_path):
    source = Path("samples/plugins/tally-panel/plugin.toml")
    path = tmp_path / "plugin.toml"
    path.write_text(f"#:schema ./plugin.schema.json\n{source.read_text()}")
    assert read(path) == read(source)


@pytest.mark.parametrize("value", [3, None, "x" * 3000])
def test_what_is_no_name_of_a_schema_is_refused(value, tmp_path):
    path = tmp_path / "map.json"
    document = json.loads(Path("samples/hex-zones/thimble.json").read_text())
    path.write_text(json.dumps({SCHEMA_KEY: value, **document}))
    with pytest.raises(Unreadable):
        read(path)


def test_a_layout_has_no_schema_of_its_own(tmp_path):
    path = tmp_path / "map.json"
    document = json.loads(Path("samples/hex-zones/thimble.json").read_text())
    document["layout"][SCHEMA_KEY] = NAMED
    path.write_text(json.dumps(document))
    with pytest.raises(Unreadable, match="There is no field"):
        read(path)
