"""Effects as data: what is read back, what is refused."""

from collections.abc import Mapping

import pytest

from hullwright.schema.checks.effect_checks import PieceEffects, effect_problems
from hullwright.schema.effects import (
    Effect,
    EffectKind,
    EffectParameter,
    Vocabulary,
    completed,
    effect_faults,
    effects_text,
)
from hullwright.schema.messages import Message, verbatim

WHO: Mapping[str, Message] = {"others": verbatim("the others"), "all": verbatim("everybody")}
VOCABULARY: Vocabulary = {
    "push": EffectKind(
        title=verbatim("Push"),
        sentence=Message("Pushes {who} {steps} steps.", {}),
        parameters={
            "who": EffectParameter(
                title=verbatim("Who"), schema={"enum": ["others", "all"]}, words=WHO
            ),
            "steps": EffectParameter(
                title=verbatim("Steps"),
                schema={"type": "integer", "minimum": 1, "maximum": 6, "default": 1},
            ),
        },
    ),
    "rest": EffectKind(title=verbatim("Rest"), sentence=Message("Rests.", {})),
}


def test_effects_are_read_back_one_after_the_other():
    effects: list[Effect] = [{"do": "push", "who": "all", "steps": 2}, {"do": "rest"}]
    assert str(effects_text(effects, VOCABULARY)) == "Pushes everybody 2 steps. Rests."


def test_what_a_file_leaves_out_is_what_is_usual():
    assert completed({"do": "push", "who": "all"}, VOCABULARY)["steps"] == 1
    assert str(effects_text([{"do": "push", "who": "others"}], VOCABULARY)) == (
        "Pushes the others 1 steps."
    )


def test_an_effect_that_nobody_knows_is_told_by_its_name():
    assert str(effects_text([{"do": "fly"}], VOCABULARY)) == "fly"


@pytest.mark.parametrize(
    ("effect", "case"),
    [
        ({"do": "puhs", "who": "all"}, "unknown-effect"),
        ({"do": "push"}, "missing-parameter"),
        ({"do": "push", "who": "nobody"}, "wrong-value"),
        ({"do": "push", "who": "all", "steps": 7}, "wrong-value"),
        ({"do": "push", "who": "all", "steps": True}, "wrong-value"),
        ({"do": "push", "who": "all", "far": 1}, "unknown-parameter"),
    ],
)
def test_what_the_vocabulary_does_not_know_is_a_fault_and_a_problem(effect, case):
    assert [fault.case for fault in effect_faults([effect], VOCABULARY)] == [case]
    found = list(effect_problems([PieceEffects("Shove", (effect,))], VOCABULARY))
    assert [(problem.id, problem.case) for problem in found] == [("FX-1", case)]
    assert "Shove" in found[0].text
    assert found[0].hint


def test_own_fields_of_an_effect_are_nobody_elses_business():
    assert not list(effect_faults([{"do": "rest", "x-note": "slowly"}], VOCABULARY))


def test_a_piece_without_an_effect_is_a_problem_unless_it_is_for_print_only():
    assert [each.case for each in effect_problems([PieceEffects("Blank", ())], VOCABULARY)] == [
        "no-effect"
    ]
    assert not list(effect_problems([PieceEffects("Blank", (), print_only=True)], VOCABULARY))
