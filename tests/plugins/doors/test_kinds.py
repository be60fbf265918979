"""Map kinds through the door: what trusted plugins bring is there like ours, and what strangers do wrong is told."""

import pickle
import sys
from dataclasses import replace

import pytest

from hullwright.engines.bot_table import bots, usual_bot
from hullwright.engines.loader import ENGINES, OWN_ENGINES, engine, rulesets
from hullwright.plugins import layout_schema, strangers_code
from hullwright.plugins.host import Host
from hullwright.plugins.host.patience import PluginFailed
from hullwright.plugins.testing import faults, mistakes_in
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.extensible_table import ClosedDoor, source_in_use, use_source
from hullwright.schema.files.reader import build, read_map
from hullwright.schema.kinds import KINDS, OWN_KINDS, map_kind
from hullwright.schema.kinds.comparison import compare
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.processes.frames import framed, unpacked

from ...door_plugins import LENGTH, row_map, trust, with_kind


def refusal(path):
    with pytest.raises(HullwrightError) as fault:
        Examination(read_map(path)).to_json()
    return str(fault.value)


# Our own, and those of trusted plugins.


def test_our_own_kinds_and_games_never_ask_the_source():
    class Silent(ClosedDoor):
        def names(self, *_):
            raise AssertionError

        def entry(self, *_):
            raise AssertionError

    before = source_in_use()
    use_source(Silent())
    try:
        for name in OWN_KINDS:
            assert name in KINDS
            assert map_kind(name).name == name
        for name in OWN_ENGINES:
            assert name in ENGINES
            assert next(iter(engine(name).rulesets)) in rulesets(name)
            assert usual_bot(name) in bots(name)
    finally:
        use_source(before)


def test_nothing_comes_through_a_closed_door(home):
    with_kind(home)
    trust(home, "rower")
    assert "rows" in KINDS
    use_source(ClosedDoor())
    assert "rows" not in KINDS
    assert list(KINDS) == list(OWN_KINDS)


def test_a_kind_of_a_trusted_plugin_is_there_like_ours(home, tmp_path):
    with_kind(home)
    trust(home, "rower")
    document = read_map(row_map(tmp_path / "row.json", row="xyz"))
    examination = Examination(document)
    assert list(KINDS) == [*OWN_KINDS, "rows"]
    assert len(KINDS) == len(OWN_KINDS) + 1
    assert examination.to_json()["metrics"] == {"length": 3}
    assert build(document.to_json(), "again") == document
    other = replace(document, layout=replace(document.layout, row="xyy"))
    assert [each.place for each in compare(document, other).cells] == ["2"]


def test_the_json_of_a_layout_is_held_against_the_schema_of_the_plugin(home, tmp_path):
    with_kind(home)
    trust(home, "rower")
    assert "7 should be a text" in refusal(row_map(tmp_path / "row.json", row=7))
    assert "at most 50" in refusal(row_map(tmp_path / "row.json", row="a" * 60))


def test_a_map_of_a_plugin_travels_to_other_processes_as_json(home, tmp_path):
    with_kind(home)
    trust(home, "rower")
    document = read_map(row_map(tmp_path / "row.json"))
    packed = framed(document)
    assert b"hullwright_user_plugins" not in packed
    assert unpacked(packed[LENGTH:]) == document
    use_source(ClosedDoor())
    arrived = unpacked(packed[LENGTH:])
    assert isinstance(arrived, MapDocument)
    with pytest.raises(KeyError):
        _ = Examination(arrived).survey


def test_maps_of_our_own_travel_as_they_always_did():
    document = MapDocument(kind="galaxy", name="G", layout=map_kind("galaxy").blank(None))
    assert pickle.loads(pickle.dumps(document)) == document


# Trust.


def test_without_trust_a_map_is_refused_with_what_to_do_and_nothing_runs(home, tmp_path):
    with_kind(home, plugin_id="stranger", more="raise SystemExit('it ran')")
    told = refusal(row_map(tmp_path / "row.json"))
    assert "comes from the plugin “stranger”" in told
    assert "hullwright plugins trust stranger" in told
    assert "rows" not in KINDS
    assert not any("stranger" in each for each in sys.modules if "user_plugins" in each)


def test_a_changed_byte_closes_the_door_again(home, tmp_path):
    folder = with_kind(home)
    trust(home, "rower")
    path = row_map(tmp_path / "row.json")
    assert read_map(path).name == "Row"
    with (folder / "kind.py").open("a") as file:
        file.write("#")
    (home / "plugins" / "later").mkdir()
    assert "It has changed since you trusted it" in refusal(path)


def test_safe_mode_opens_no_door(home, tmp_path, monkeypatch):
    with_kind(home)
    trust(home, "rower")
    monkeypatch.setenv("HULLWRIGHT_SAFE", "1")
    assert "started in safe mode" in refusal(row_map(tmp_path / "row.json"))
    assert list(KINDS) == list(OWN_KINDS)


def test_a_kind_that_nobody_brings_is_told_with_those_that_are_known(home, tmp_path):
    told = refusal(row_map(tmp_path / "row.json", kind="zebra"))
    assert "Neither Hullwright nor an installed plugin knows the map kind “zebra”" in told
    assert "did you mean “galaxy”" in refusal(row_map(tmp_path / "row.json", kind="galxy"))


# Names that are taken.


def test_what_is_ours_can_t_be_taken_over(home):
    with_kind(home, kind="galaxy")
    trust(home, "rower")
    assert map_kind("galaxy") is OWN_KINDS["galaxy"]
    assert list(KINDS) == list(OWN_KINDS)
    told = [str(each) for each in faults(home / "plugins" / "rower", run_code=False)]
    assert any("“galaxy” comes with Hullwright" in each for each in told)


def test_of_two_plugins_with_one_kind_the_first_counts(home, tmp_path):
    with_kind(home, plugin_id="early")
    with_kind(home, plugin_id="late", more="\nKIND = None\n")
    trust(home, "early", "late")
    assert read_map(row_map(tmp_path / "row.json")).kind == "rows"
    host = Host(home)
    told = [str(each) for each in mistakes_in(host.plugin("late"), host)]
    assert any("also comes from the plugin “early”" in each for each in told)


# What strangers do wrong.

REPLACE = "\nfrom dataclasses import replace\n"
SPOILT = {
    "no kind at all": ("\nKIND = 7\n", "is of the type int, but MapKind is needed"),
    "another name": (
        f"{REPLACE}KIND = replace(KIND, name='x')\n",
        "KIND.name",
    ),
    "a board that is none": (
        f"{REPLACE}KIND = replace(KIND, board=lambda _: [], survey=lambda d: Survey(d, []))\n",
        "board",
    ),
    "an exception": (
        f"{REPLACE}KIND = replace(KIND, metrics=lambda s: 1 / 0)\n",
        "ZeroDivisionError",
    ),
    "the end of the program": (
        f"{REPLACE}KIND = replace(KIND, metrics=lambda s: exit(3))\n",
        "tried to end the program",
    ),
    "an endless loop": (
        f"{REPLACE}def ever(_):\n    while True: pass\nKIND = replace(KIND, distances=ever)\n",
        "took longer than",
    ),
    "wrong values": (
        f"{REPLACE}KIND = replace(KIND, survey=lambda d: 'survey')\n",
        "is of the type str, but Survey is needed",
    ),
}


@pytest.mark.parametrize("what", SPOILT)
def test_what_a_kind_does_wrong_is_told_with_its_plugin(home, tmp_path, monkeypatch, what):
    more, told = SPOILT[what]
    monkeypatch.setattr(strangers_code, "SECONDS", 0.2)
    with_kind(home, more=more)
    trust(home, "rower")
    path = row_map(tmp_path / "row.json")
    said = refusal(path) if what != "a board that is none" else _spoilt_board(path)
    assert told in said
    assert "rower" in said


def _spoilt_board(path):
    document = read_map(path)
    with pytest.raises(PluginFailed) as fault:
        map_kind("rows").board(document.layout)
    return str(fault.value)


HOSTILE_SCHEMAS = {
    "elsewhere": ('{"$ref": "https://example.org/x.json"}', "points to another file"),
    "a file": ('{"properties": {"row": {"$ref": "file:///etc/passwd"}}}', "points to another file"),
    "no schema": ('{"type": 7}', "can't be used"),
    "a list": ("[]", "not an object"),
    "its own id": ('{"properties": {"row": {"$id": "urn:x"}}}', "only be used at the top"),
}


@pytest.mark.parametrize("what", HOSTILE_SCHEMAS)
def test_a_schema_has_to_be_complete_in_itself(home, tmp_path, what):
    schema, told = HOSTILE_SCHEMAS[what]
    with_kind(home, schema=schema)
    trust(home, "rower")
    assert told in refusal(row_map(tmp_path / "row.json"))


@pytest.mark.parametrize(
    "schema",
    ['{"properties": {"row": {"pattern": "^(a+)+$"}}}', '{"allOf": [{"$ref": "#"}]}'],
    ids=["a pattern that takes for ever", "a schema that refers to itself"],
)
def test_a_schema_that_never_comes_to_an_end_is_stopped(home, tmp_path, monkeypatch, schema):
    monkeypatch.setattr(layout_schema, "SECONDS", 0.2)
    with_kind(home, schema=schema)
    trust(home, "rower")
    assert "rower" in refusal(row_map(tmp_path / "row.json", row="a" * 40 + "b"))


def test_an_unreadable_layout_is_refused_whatever_its_class_does(home, tmp_path):
    with_kind(home, more="\nRow.__init__ = lambda self, **_: 1 / 0\n")
    trust(home, "rower")
    assert "ZeroDivisionError" in refusal(row_map(tmp_path / "row.json"))
