"""The rule book: read from the plugins' data, with everything that is wrong said and nothing hidden."""

import json
from collections import Counter
from pathlib import Path

import pytest

from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.loader import ENGINES
from hullwright.engines.rules.composition import compose
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.plugins.host import Host
from hullwright.plugins.rules import read_rule, rule_book
from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.errors import HullwrightError
from hullwright.schema.limits import MAX_RULE_BYTES

from ..plugin_folders import manifest, written

RULES = """
[[contributes.rules]]
id = "mine"
data = "{data}"
title.en = "Mine"
"""

LONG_NIGHT = {
    "code": "night:long",
    "game": "eftaios",
    "title": {"en": "A long night"},
    "text": {"en": "The game lasts longer."},
    "parameters": {
        "type": "object",
        "properties": {
            "rounds": {
                "titles": {"en": "Rounds"},
                "type": "integer",
                "minimum": 41,
                "maximum": 60,
                "default": 50,
            }
        },
    },
    "sets": {"rounds": {"parameter": "rounds"}},
}

BELLS = """
def rung(state, times, **details):
    return [state, times, details]


def cracked(state, **details):
    raise ValueError("no bell")


silver = "not a function"
"""


def plugin(
    home: Path, files: dict[str, str], plugin_id: str = "night", data: str = "rules"
) -> Path:
    """Write a plugin with rules into the person's folder, as an author would."""
    text = manifest(plugin_id, RULES.format(data=data))
    return written(home / "plugins" / plugin_id, {"plugin.toml": text, **files})


def changed(**fields) -> str:
    return json.dumps({**LONG_NIGHT, **fields})


def test_the_book_has_the_rules_of_the_plugins_we_ship_and_no_troubles(tmp_path):
    book = rule_book(Host(tmp_path))
    assert book.troubles == ()
    assert book.games == tuple(ENGINES)
    plugins = Counter(each.plugin for game in book.games for each in book.of_game(game))
    assert plugins == {
        "eftaios-rules": 28,
        "eftaios-modes": 14,
        "no-escape-rules": 17,
        "space-attack-rules": 13,
        "escape-earth-rules": 13,
    }


def test_a_rule_of_a_third_party_works_as_data_alone(tmp_path):
    plugin(tmp_path, {"rules/long-night.json": json.dumps(LONG_NIGHT)})
    book = rule_book(Host(tmp_path))
    rule = book.find("night:long", "eftaios")
    assert rule is not None
    assert rule.plugin == "night"
    made = compose(
        RULESETS["ultimate"],
        [RuleUse(code="night:long", parameters={"rounds": 55})],
        book,
        "eftaios",
    )
    assert made.ruleset.rounds == 55
    assert not made.findings


def test_a_single_file_can_be_the_data_of_a_contribution(tmp_path):
    plugin(tmp_path, {"night.json": json.dumps(LONG_NIGHT)}, data="night.json")
    assert rule_book(Host(tmp_path)).find("night:long", "eftaios")


def test_broken_files_are_reported_and_hide_nothing_else(tmp_path):
    plugin(
        tmp_path,
        {
            "rules/a.json": "{",
            "rules/b.json": json.dumps(LONG_NIGHT),
            "rules/c.json": changed(code="no code", game=7),
            "rules/d.json": "[]",
        },
    )
    book = rule_book(Host(tmp_path))
    assert [Path(each.source).name for each in book.troubles] == ["a.json", "c.json", "d.json"]
    assert len(book.troubles[1].complaints) == 2
    assert book.find("night:long", "eftaios")
    assert book.find("A.1", "eftaios")


def test_data_that_is_not_there_is_reported(tmp_path):
    plugin(tmp_path, {}, data="nowhere")
    book = rule_book(Host(tmp_path))
    assert "nowhere" in "".join(
        map(str, (*book.troubles, *(p.reason for p in Host(tmp_path).plugins())))
    )
    assert book.find("A.1", "eftaios")


def test_a_code_that_is_taken_stays_with_the_first(tmp_path):
    plugin(tmp_path, {"rules/mine.json": changed(code="A.1")})
    book = rule_book(Host(tmp_path))
    assert book.find("A.1", "eftaios").plugin == "eftaios-rules"
    (trouble,) = book.troubles
    assert "A rule of the plugin “eftaios-rules”" in str(trouble)
    assert "night:a.1" in str(trouble)


PARAMETER = LONG_NIGHT["parameters"]["properties"]["rounds"]


def with_parameter(**fields) -> dict:
    return {"type": "object", "properties": {"rounds": {**PARAMETER, **fields}}}


@pytest.mark.parametrize(
    ("fields", "place", "sentence"),
    [
        ({"title": {"de": "Nacht"}}, "$.title", "“en” is missing"),
        ({"tite": {"en": "x"}}, "$.tite", "did you mean “title”?"),
        ({"code": "7"}, "$.code", "does not have the right form"),
        ({"sets": {"rounds": {"parameter": "round"}}}, "$.sets.rounds", "did you mean “rounds”?"),
        (
            {"sets": {"rounds": {"parameter": "rounds", "tabel": {}}}},
            "$.sets.rounds.tabel",
            "did you mean “table”?",
        ),
        (
            {"sets": {"rounds": {"parameter": "rounds", "each": "{}"}}},
            "$.sets.rounds",
            "use “text” instead",
        ),
        (
            {"sets": {"rounds": {"parameter": "rounds", "table": {"1": 1}}}},
            "$.sets.rounds",
            "needs a parameter with a choice of values",
        ),
        (
            {
                "parameters": with_parameter(enum=[41, 42], default=41),
                "sets": {"rounds": {"parameter": "rounds", "table": {"41": 1}}},
            },
            "$.sets.rounds",
            "nothing for 42",
        ),
        (
            {"parameters": with_parameter(default=3)},
            "$.parameters.properties.rounds.default",
            "not one of its possible values",
        ),
        (
            {"parameters": with_parameter(pattern="x")},
            "$.parameters.properties.rounds.pattern",
            "no field",
        ),
        ({"triggers": [{"moment": "killed", "code": "x"}]}, "$.triggers[0].code", "the right form"),
        (
            {"triggers": [{"moment": "killed", "code": "x:y", "layer": "wach"}]},
            "$.triggers[0].layer",
            "did you mean “watch”?",
        ),
        ({"idle": [{"humans": "full"}]}, "$.idle[0].humans", "not known here"),
        ({"plugin": "other"}, "$.plugin", "no field “plugin”"),
    ],
)
def test_each_mistake_is_named_with_its_place(tmp_path, fields, place, sentence):
    path = written(tmp_path, {"rule.json": changed(**fields)}) / "rule.json"
    with pytest.raises(Unreadable) as caught:
        read_rule(path)
    said = {each.json_path: str(each.message) for each in caught.value.complaints}
    assert sentence in said[place]


@pytest.mark.parametrize("name", ["code", "force", "plugin"])
def test_parameters_do_not_take_the_names_that_scenarios_use_themselves(tmp_path, name):
    parameters = {"type": "object", "properties": {name: PARAMETER}}
    path = written(tmp_path, {"rule.json": changed(parameters=parameters, sets={})}) / "rule.json"
    with pytest.raises(Unreadable, match="can't be used as a name here"):
        read_rule(path)


def test_files_that_are_no_text_or_far_too_large_are_refused_with_a_sentence(tmp_path):
    path = tmp_path / "rule.json"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(Unreadable, match="not UTF-8"):
        read_rule(path)
    path.write_bytes(b" " * (MAX_RULE_BYTES + 1))
    with pytest.raises(Unreadable, match="larger than 256 KiB"):
        read_rule(path)
    with pytest.raises(Unreadable, match="can't be read"):
        read_rule(tmp_path / "nowhere.json")


def test_fields_of_others_are_kept(tmp_path):
    path = written(tmp_path, {"rule.json": changed(**{"x-art": "moon.png"})}) / "rule.json"
    assert read_rule(path).extra == {"x-art": "moon.png"}


def test_a_rule_that_changes_nothing_at_all_is_a_rule(tmp_path):
    rule = {key: LONG_NIGHT[key] for key in ("code", "game", "title", "text")}
    path = written(tmp_path, {"rule.json": json.dumps(rule)}) / "rule.json"
    assert isinstance(read_rule(path), RuleDefinition)


def with_bells(home: Path) -> None:
    trigger = {
        "moment": "killed",
        "code": "bells:rung",
        "settings": {"times": {"parameter": "rounds"}},
    }
    files = {"rules/bells.json": changed(triggers=[trigger]), "bells.py": BELLS}
    plugin(home, files)


def test_code_that_a_rule_names_never_runs_without_trust(tmp_path):
    with_bells(tmp_path)
    book = rule_book(Host(tmp_path))
    assert book.find("night:long", "eftaios")
    with pytest.raises(HullwrightError, match="plugins trust night"):
        book.load("night/bells:rung")


def test_code_that_a_rule_names_is_loaded_after_trust_and_told_its_settings(tmp_path):
    with_bells(tmp_path)
    host = Host(tmp_path)
    host.trust("night")
    book = rule_book(host)
    made = compose(RULESETS["ultimate"], [RuleUse(code="night:long")], book, "eftaios")
    (text,) = made.ruleset.triggers
    assert text.startswith("killed|trigger|0|night:long|night/bells:rung{")
    call = book.load(text.split("|")[4])
    assert call("state", player=1) == ["state", 50, {"player": 1}]


def test_what_is_wrong_with_a_plugins_function_ends_in_a_sentence_that_names_it(tmp_path):
    with_bells(tmp_path)
    host = Host(tmp_path)
    host.trust("night")
    book = rule_book(host)
    with pytest.raises(
        HullwrightError, match=r"“night” was stopped: ValueError: no bell \(bells\.py, line 7\)"
    ):
        book.load("night/bells:cracked")("state")
    with pytest.raises(
        HullwrightError, match="“bells:silver” of the plugin “night” is not a function"
    ):
        book.load("night/bells:silver")
    with pytest.raises(HullwrightError, match="bells:golden"):
        book.load("night/bells:golden")
    with pytest.raises(HullwrightError, match="There is no plugin “day”"):
        book.load("day/bells:rung")
    with pytest.raises(HullwrightError, match="not a function of a plugin"):
        book.load("eliminatd")
