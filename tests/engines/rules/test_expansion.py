"""Rules whose texts multiply are refused before anything is made of them."""

import json

import pytest

from hullwright.engines.loader import engine
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.composition import compose
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.engines.rules.expressions import is_too_large
from hullwright.engines.rules.parameters import is_possible
from hullwright.plugins.rules import read_rule
from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.limits import MAX_EXPANDED, MAX_RULE_BYTES

WORDS = {"en": "Bomb"}
TEXTS = {"parameter": "word", "text": "{}" * 100}


def rule(default, **changes):
    kind = "array" if isinstance(default, list) else "string"
    word = {"titles": WORDS, "type": kind, "default": default}
    return {
        "code": "bomb:multiplying",
        "game": "eftaios",
        "title": WORDS,
        "text": WORDS,
        "parameters": {"type": "object", "properties": {"word": word}},
        **changes,
    }


@pytest.mark.parametrize(
    "bomb",
    [
        rule("x" * 60_000, sets={"human_start": [TEXTS] * 700}),
        rule(["x" * 60] * 1000, adds={"human_start": {"parameter": "word", "each": "{}" * 100}}),
        rule([1] * 300, sets={"human_start": [{"parameter": "word"}] * 6000}),
        rule("x" * 900, needs={"map": {"pod": {"parameter": "word"}}}, sets={"a": [TEXTS]}),
        rule("x", idle=[{"map": {"pod": [1] * (MAX_EXPANDED + 1)}}]),
    ],
)
def test_a_rule_that_multiplies_its_parameters_is_refused_with_a_sentence(tmp_path, bomb):
    path = tmp_path / "bomb.json"
    path.write_text(json.dumps(bomb), "utf-8")
    assert path.stat().st_size < MAX_RULE_BYTES
    with pytest.raises(Unreadable, match=f"grows to more than {MAX_EXPANDED} letters"):
        read_rule(path)


def test_a_scenario_can_t_make_a_rule_multiply_either():
    definition = RuleDefinition(
        code="bomb:multiplying",
        game="eftaios",
        title=WORDS,
        text=WORDS,
        parameters=rule("x")["parameters"],
        sets={"human_start": TEXTS},
    )
    base = next(iter(engine("eftaios").rulesets.values()))
    use = RuleUse(code=definition.code, parameters={"word": "x" * 1000})
    composed = compose(base, [use], RuleBook.of([definition]), "eftaios")
    assert "too-large" in {each.case for each in composed.errors}
    assert composed.ruleset == base


def test_sizes_are_counted_as_they_grow_and_no_further_than_needed():
    class Endless(dict):
        """Parameters of which nobody may ask for more than a few."""

        asked = 0

        def __getitem__(self, name):
            self.asked += 1
            return "x" * 1000

    parameters = Endless()
    assert is_too_large([TEXTS] * 1000, parameters)
    assert parameters.asked == 1


def test_a_value_that_would_be_compared_for_minutes_is_not_possible():
    mixed = [[each] if each % 2 else str(each) for each in range(24_000)]
    assert not is_possible(mixed, {"type": "array", "uniqueItems": True})
    assert is_possible(mixed[:100], {"type": "array", "uniqueItems": True})


@pytest.mark.parametrize(
    "odd",
    [
        {"idle": [{"map": {"pod": {"parameter": "nobody"}}}]},
        {"conflicts": [{"map": {"pod": {"parameter": "nobody"}}}]},
    ],
)
def test_cases_can_t_refer_to_parameters_that_are_not_there(tmp_path, odd):
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(rule("x", **odd)), "utf-8")
    with pytest.raises(Unreadable, match="The rule has no parameter “nobody”"):
        read_rule(path)
