"""Documents survive being written and read; broken files get complaints, never a traceback."""

import json
import random
from copy import deepcopy
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.samples import maps as sample_maps
from hullwright.samples import scenarios as sample_scenarios
from hullwright.schema.complaints import Unexamined, Unreadable
from hullwright.schema.documents.manifests import Manifest
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.recordings import Recording, Seat
from hullwright.schema.files import reader
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.reader import FORMATS, build, read, read_map, read_recording
from hullwright.schema.files.writer import text_of, write
from hullwright.schema.kinds import kind
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.records import Json

from ...strategies import documents, json_values

SAMPLES = [*sample_maps(), *sample_scenarios()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all examples: each writes its file anew."""
    return tmp_path_factory.mktemp("documents")


@given(documents)
def test_any_document_survives_write_read_write_unchanged(folder, document):
    name = "plugin.toml" if isinstance(document, Manifest) else "document.json"
    path = folder / name
    write(document, path)
    again = read(path)
    assert again == document
    assert text_of(again) == path.read_text("utf-8")


@pytest.mark.parametrize("path", sample_maps(), ids=lambda path: path.stem)
def test_a_map_can_be_validated_without_going_through_a_file(path):
    document = read_map(path)
    assert build(document.to_json(), path.name) == document


def test_a_layout_is_made_of_its_json_once_per_read(monkeypatch, tmp_path):
    made = []
    kept = reader.from_json

    def counting(value, record):
        made.append(record)
        return kept(value, record)

    for module in (reader, kind):
        monkeypatch.setattr(module, "from_json", counting)
    for path in sample_maps():
        made.clear()
        layout = type(read_map(path).layout)
        assert made.count(layout) == 1
    document = read_map(next(iter(sample_maps())))
    recorded = Recording(
        game="eftaios",
        engine="1",
        seed=1,
        seats=(Seat(name="A"),),
        map=document,
        scenario=None,
        actions=(),
    )
    write(recorded, tmp_path / "recorded.json")
    made.clear()
    assert reader.read_recording(tmp_path / "recorded.json").map == document
    assert made.count(type(document.layout)) == 1


def test_a_row_of_the_layout_stands_on_a_line_of_its_own():
    document = read_map(Path("tests/cases/migrations/map-v0.json"))
    lines = text_of(document).splitlines()
    for row in document.layout.rows:
        assert sum(json.dumps(row) in line for line in lines) == 1


def test_fields_under_x_keys_are_kept_wherever_they_stand():
    value = {
        "format": "hullwright/map",
        "version": 2,
        "kind": "hex-zone",
        "name": "Kept",
        "players": {"min": 2, "max": 4, "x-ideal": 3},
        "layout": {
            "legend": {"s": {"kind": "silent", "x-lamp": [1, {"on": True}]}},
            "rows": ["s"],
            "x-paper": "A4",
        },
        "x-tool": {"zoom": 1.5},
    }
    assert json.loads(text_of(build(value, "kept.json"))) == value


def test_a_file_of_the_first_draft_still_opens_and_is_saved_as_the_present_version(tmp_path):
    document = read_map(Path("tests/cases/migrations/map-v0.json"))
    assert document.name == "Draft Dock"
    assert document.players is not None
    assert (document.players.min, document.players.max) == (2, 6)
    assert document.layout.legend["2"].number == 2
    assert document.extra == {"x-sheet": {"colour": "grey"}}
    write(document, tmp_path / "new.json")
    assert json.loads((tmp_path / "new.json").read_text())["version"] == 2
    assert read_map(tmp_path / "new.json") == document


def test_a_map_of_version_1_still_opens_and_is_saved_as_the_present_version(tmp_path):
    document = read_map(Path("tests/cases/migrations/map-v1.json"))
    assert document.layout.start_boards
    write(document, tmp_path / "new.json")
    assert json.loads((tmp_path / "new.json").read_text())["version"] == 2
    assert read_map(tmp_path / "new.json") == document


def test_a_recorded_game_of_version_1_still_opens_with_its_map(tmp_path):
    recording = read_recording(Path("tests/cases/migrations/recording-v1.json"))
    write(recording, tmp_path / "new.json")
    saved = json.loads((tmp_path / "new.json").read_text())
    assert (saved["version"], saved["map"]["version"]) == (2, 2)
    assert read_recording(tmp_path / "new.json") == recording


def test_a_manifest_of_version_1_says_the_same_in_version_2():
    manifest = read(Path("tests/cases/migrations/plugin-v1.toml"))
    assert {
        sort: [each.id for each in listed] for sort, listed in manifest.contributes.items()
    } == {
        "rules": ["rules"],
        "importers": ["rows"],
    }
    assert "version = 2\n" in text_of(manifest)
    assert 'x-note = "kept"' in text_of(manifest)


@pytest.mark.parametrize("document_format", FORMATS)
def test_a_newer_version_is_refused_with_a_sentence(document_format):
    with pytest.raises(Unreadable, match=r"newer Hullwright.*Update Hullwright to open it"):
        build({"format": document_format, "version": 99}, "future.json")


@pytest.mark.parametrize("version", [None, "1", -1, True, 1.5, [1]])
def test_a_version_that_is_none_is_said_to_be_so(version):
    with pytest.raises(Unreadable, match="The “version” should be 2"):
        build({"format": "hullwright/map", "version": version}, "odd.json")


def complaints(value: object) -> list[str]:
    with pytest.raises(Unreadable) as caught:
        build(value, "bad.json")
    return [str(each) for each in caught.value.complaints]


def test_all_complaints_come_at_once_with_path_and_place():
    found = complaints(
        {
            "format": "hullwright/map",
            "version": 2,
            "kind": "hex-zone",
            "nmae": "Typo",
            "players": {"min": "2", "max": 8},
            "layout": {"legend": {"s": {"kind": "silent", "like": "dangeros"}}, "rows": ["ss", 5]},
        }
    )
    assert "nmae ($.nmae): There is no field “nmae” (did you mean “name”?)." in found
    assert 'players, min ($.players.min): "2" should be a whole number.' in found
    assert "The field “name” is missing." in found
    assert "row 2 ($.layout.rows[1]): 5 should be a text." in found
    assert any("did you mean “dangerous”?" in each and "legend entry “s”" in each for each in found)


def test_more_players_at_least_than_at_most_are_told_at_the_second_number():
    zone = {"legend": {"s": {"kind": "silent"}}, "rows": ["ss"]}
    found = complaints(
        {
            "format": "hullwright/map",
            "version": 2,
            "kind": "hex-zone",
            "name": "Quay",
            "players": {"min": 8, "max": 2},
            "layout": zone,
        }
    )
    assert found == [
        (
            "players, max ($.players.max): At least 8 players, at most 2: the second number can't be "
            "the smaller one."
        )
    ]


def test_an_unknown_map_kind_is_named_with_what_was_probably_meant():
    document = {
        "format": "hullwright/map",
        "version": 2,
        "kind": "hexzone",
        "name": "X",
        "layout": {},
    }
    assert complaints(document) == [
        "kind ($.kind): The map kind “hexzone” is not known (did you mean “hex-zone”?)."
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Line 1, column 1 is not JSON"),
        ('{"a": 1,}', "Line 1, column 9 is not JSON"),
        ('{"a": 1\n "b": 2}', "Line 2, column 2 is not JSON"),
        ("[" * 100_000, "nested more than"),
        ("[" * 40 + "]" * 40, "nested more than"),
        ('{"a":' * 40 + "1" + "}" * 40, "nested more than"),
        ("9" * 10_000, "larger than"),
        ("1e400", "larger than"),
        ("1e300", "larger than"),
        ("1" + "0" * 30, "larger than"),
        ("NaN", "“NaN” is not a number"),
        ("-Infinity", "is not a number"),
        (
            '{"layout": {"rows": [1, NaN]}}',
            r"layout, rows, no. 2 \(\$.layout.rows\[1\]\): “NaN” is",
        ),
        ('{"seats": [{"no": 1e400}]}', r"\$.seats\[0\].no\): A number is larger"),
        ('{"seats": [0, ' + "9" * 5000 + "]}", r"\$.seats\[1\]\): A number is larger"),
        ('{"a": 1, "a": 2}', "“a” appears twice"),
        ("[]", "not a Hullwright document"),
        ('"text"', "not a Hullwright document"),
    ],
)
def test_hostile_text_gets_a_sentence(text, said):
    with pytest.raises(Unreadable, match=said):
        build(parse(text, "hostile.json"), "hostile.json")


def with_points(value: Json) -> Json:
    """Return a JSON value in which every whole number is written with a point: 3 as 3.0."""
    if isinstance(value, dict):
        return {key: with_points(each) for key, each in value.items()}
    if isinstance(value, list):
        return [with_points(each) for each in value]
    return float(value) if type(value) is int else value


@pytest.mark.parametrize(
    "path",
    [*SAMPLES, *sorted(Path("tests/cases/recordings").glob("*.json"))],
    ids=lambda path: path.stem,
)
def test_whole_numbers_are_whole_however_they_are_written(path):
    pointed = json.dumps(with_points(json.loads(path.read_text("utf-8"))))
    document = build(parse(pointed, path.name), path.name)
    assert document == read(path)
    # As text, in which 3.0 is not 3.
    assert text_of(document) == text_of(read(path))


def test_whole_numbers_of_a_manifest_are_whole_however_they_are_written(tmp_path):
    path = tmp_path / "plugin.toml"
    head = 'format = "hullwright/plugin"\nid = "a"\nname = "A"\nplugin_version = "1"\n'
    path.write_text(f"{head}version = 1.0\nx-size = 3.0\n", "utf-8")
    assert "version = 2\n" in text_of(read(path))
    assert "x-size = 3\n" in text_of(read(path))


def test_a_hundred_thousand_keys_with_one_twice_are_told_apart_at_once():
    keys = ",".join(f'"{number}": 1' for number in [*range(100_000), 77])
    with pytest.raises(Unreadable, match="“77” appears twice"):
        parse("{" + keys + "}", "hostile.json")


def test_a_text_that_no_file_can_hold_is_refused_before_it_is_saved():
    with pytest.raises(Unreadable, match="half a character"):
        parse(r'{"name": "a\ud800b"}', "hostile.json")


def test_a_missing_file_a_folder_and_bytes_that_are_no_text_get_a_sentence(tmp_path):
    with pytest.raises(Unreadable, match="no such file"):
        read(tmp_path / "missing.json")
    with pytest.raises(Unreadable, match="can't be read"):
        read(tmp_path)
    (tmp_path / "bytes.json").write_bytes(b'{"a": "\xff"}')
    with pytest.raises(Unreadable, match="Byte 7 is not UTF-8"):
        read(tmp_path / "bytes.json")


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(65 * 2**20)
    with pytest.raises(Unreadable, match="larger than 64 MiB"):
        read(path)


def mutated(value: object, chance: random.Random, junk: object) -> object:
    """Return a JSON value with one place changed: dropped, doubled, renamed, or replaced by junk."""
    holders = [each for each in walk(value) if each]
    if not holders:
        return junk
    holder = chance.choice(holders)
    key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    match chance.randrange(4):
        case 0:
            del holder[key]
        case 1:
            holder[key] = junk
        case 2 if isinstance(holder, dict):
            holder[f"{key}x"] = holder.pop(key)
        case 2:
            holder.append(holder[key])
        case _ if isinstance(holder[key], int | float):
            holder[key] = holder[key] * -1000 + 1
        case _ if isinstance(holder[key], str):
            holder[key] = holder[key][: len(holder[key]) // 2] + "?"
        case _:
            holder[key] = None
    return value


def built_or_complained_of(value: object, name: str) -> object:
    """Return the document, or None if there are complaints, which must then have words."""
    try:
        return build(value, name)
    except Unexamined as fault:
        return fault
    except Unreadable as fault:
        return None if all(str(each.message) for each in fault.complaints) else fault


def walk(value: object):
    if isinstance(value, dict | list):
        yield value
        for each in value.values() if isinstance(value, dict) else value:
            yield from walk(each)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
@given(seed=st.integers(0, 2**32), junk=json_values, times=st.integers(1, 4))
@settings(max_examples=40)
def test_a_mutated_file_gives_complaints_or_a_map_that_can_be_examined(path, seed, junk, times):
    chance = random.Random(seed)
    value = json.loads(path.read_text("utf-8"))
    for _ in range(times):
        value = mutated(value, chance, deepcopy(junk))
    document = built_or_complained_of(value, path.name)
    assert not isinstance(document, Unreadable)
    if isinstance(document, MapDocument):
        examination = Examination(document)
        assert all(problem.text for problem in examination.problems)
        assert list(examination.kind.drawing(document.layout)) is not None
        json.dumps(examination.kind.distances(examination.survey))


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=15)
def test_a_damaged_text_gives_a_sentence(folder, path, seed):
    chance = random.Random(seed)
    text = bytearray(path.read_bytes())
    for _ in range(chance.randrange(1, 4)):
        text[chance.randrange(len(text))] = chance.randrange(256)
    damaged = folder / "damaged.json"
    damaged.write_bytes(text[: chance.randrange(len(text) // 2, len(text))])
    with pytest.raises(Unreadable):
        read(damaged)
