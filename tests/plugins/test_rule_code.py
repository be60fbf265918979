"""Code that rules name: found in their bytes as they were hashed, whatever these are, and nothing is run for that."""

import json

import pytest

from hullwright.engines.rules.named_code import named_codes
from hullwright.plugins.host import Host, Status
from hullwright.schema.limits import MAX_RULE_BYTES

from ..plugin_folders import manifest, written

RULES = '[[contributes.rules]]\nid = "rules"\ndata = "{data}"\ntitle.en = "Rules"\n'
NAMING = json.dumps({"triggers": [{"moment": "killed", "code": "bells:rung"}]})


def found(home, files, data="rules"):
    """Return the plugin that the person's folder holds with these files."""
    text = manifest("night", RULES.format(data=data))
    written(home / "plugins" / "night", {"plugin.toml": text, **files})
    return Host(home, ()).plugin("night")


@pytest.mark.parametrize(
    "rule",
    [
        {"triggers": [{"moment": "killed", "code": "bells:rung"}]},
        {"sets": {"human_killed": "bells:rung"}},
        {
            "sets": {
                "human_killed": {
                    "parameter": "how",
                    "table": {"a": "eliminated", "b": "bells:rung"},
                }
            }
        },
        {
            "sets": {"human_killed": {"parameter": "how"}},
            "parameters": {"properties": {"how": {"enum": ["eliminated", "bells:rung"]}}},
        },
        {
            "sets": {"human_killed": {"parameter": "how", "text": "bells:{}"}},
            "parameters": {"properties": {"how": {"default": "rung"}}},
        },
    ],
)
def test_every_way_to_name_a_function_is_seen(rule):
    assert named_codes(rule) == ("bells:rung",)


@pytest.mark.parametrize(
    "rule",
    [
        None,
        [],
        "bells:rung",
        {"triggers": {"code": "bells:rung"}, "sets": ["bells:rung"]},
        {"triggers": [7, {"code": 7}, {"code": "bells"}], "sets": {"pods": {"parameter": 7}}},
        {"sets": {"start_items": {"soldier": "own:flare"}, "item_uses_of": {"soldier:attack": 2}}},
        {"sets": {"pods": {"parameter": "p", "text": 7}}, "parameters": {"properties": [1]}},
        {"title": {"en": "bells:rung"}, "needs": {"pods": "bells:rung"}},
        {"sets": {"pods": "a:" + "b" * 300}},
    ],
)
def test_what_is_no_function_is_not_taken_for_one(rule):
    assert named_codes(rule) == ()


def test_a_plugin_whose_rules_name_code_waits_for_trust(tmp_path):
    plugin = found(tmp_path, {"rules/a.json": NAMING, "bells.py": ""})
    assert (plugin.status, plugin.codes) == (Status.UNTRUSTED, ("bells:rung",))


def test_only_files_that_are_rules_count(tmp_path):
    files = {"rules/notes.txt": NAMING, "rules/old/a.json": NAMING, "other/a.json": NAMING}
    plugin = found(tmp_path, files)
    assert (plugin.status, plugin.codes) == (Status.READY, ())


@pytest.mark.parametrize(
    ("data", "name"), [("a.json", "a.json"), ("./rules/", "rules/a.json"), (".", "a.json")]
)
def test_data_is_found_however_it_is_named(tmp_path, data, name):
    assert found(tmp_path, {name: NAMING}, data).codes == ("bells:rung",)


def test_data_is_found_through_a_link_inside_the_folder(tmp_path):
    folder = written(tmp_path / "plugins" / "night", {"real/a.json": NAMING})
    (folder / "rules").symlink_to("real")
    assert found(tmp_path, {}).codes == ("bells:rung",)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[" * 100_000,
        '{"triggers": [{"code": "bells:rung"}], "x": ' + "9" * 5000 + "}",
        '{"triggers": [{"code": "bells:rung"}], "x": "' + "x" * MAX_RULE_BYTES + '"}',
        '{"sets": {"a": 1, "a": 2}}',
        '{"x": "\\ud800"}',
    ],
    ids=["broken", "deep", "number", "large", "twice", "half"],
)
def test_a_hostile_file_names_nothing_and_costs_no_other_its_code(tmp_path, text):
    plugin = found(tmp_path, {"rules/a.json": text, "rules/b.json": NAMING})
    assert plugin.codes == ("bells:rung",)


def test_bytes_that_are_no_text_name_nothing(tmp_path):
    folder = written(tmp_path / "plugins" / "night", {"rules/b.json": NAMING})
    (folder / "rules" / "a.json").write_bytes(b"\xff\xfe\x00")
    assert found(tmp_path, {}).codes == ("bells:rung",)


def test_a_great_many_choices_and_changes_are_looked_through_at_once():
    choices = {"enum": [f"a:{number}" for number in range(30_000)], "default": "bells:rung"}
    changes = {f"f{number}": {"parameter": "p", "text": "b:{}"} for number in range(5_000)}
    rule = {"parameters": {"properties": {"p": choices}}, "sets": changes}
    assert len(named_codes(rule)) < 200


def test_what_was_hashed_is_what_counts_and_not_what_lies_there_later(tmp_path):
    plugin = found(tmp_path, {"rules/a.json": NAMING})
    (plugin.folder / "rules" / "a.json").write_text("{}")
    assert plugin.codes == ("bells:rung",)


def test_code_that_was_never_trusted_is_told_apart_from_code_that_has_changed(tmp_path):
    plugin = found(tmp_path, {"rules/a.json": "{}", "bells.py": "def rung(state, **_): pass\n"})
    assert plugin.status is Status.READY
    # The rule comes while a program already runs, which has seen a plugin without any code.
    with pytest.raises(
        Exception, match="not run until you trust it: hullwright plugins trust night"
    ):
        plugin.load("bells:rung")
