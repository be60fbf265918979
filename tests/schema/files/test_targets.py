"""Targets: what is wrong with one is said with its place."""

import pytest

from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.targets import Target, Wish
from hullwright.schema.files.reader import build, read_target
from hullwright.schema.files.writer import write

NARROW = Target(
    name="Narrow",
    kind="hex-zone",
    options={"pods": 3},
    wishes=(Wish(measure="silent-share", least=0.3, most=0.5, required=True),),
)


def complaints(**wish: object) -> list[str]:
    value = {**NARROW.to_json(), "wishes": [{"measure": "pods"}, wish]}
    with pytest.raises(Unreadable) as caught:
        build(value, "bad.json")
    return [str(each) for each in caught.value.complaints]


def test_a_target_is_read_from_its_file(tmp_path):
    path = tmp_path / "narrow.json"
    write(NARROW, path)
    assert read_target(path) == NARROW


def test_another_document_is_refused_with_a_sentence(tmp_path):
    path = tmp_path / "scenario.json"
    path.write_text(
        '{"format": "hullwright/scenario", "version": 1, "name": "S", "game": "eftaios", "ruleset": "ultimate"}'
    )
    with pytest.raises(Unreadable, match="This is not a target"):
        read_target(path)


def test_a_range_that_ends_before_it_begins_is_told_at_its_end():
    assert complaints(measure="pods", least=4, most=2) == [
        (
            "wishes, no. 2, most ($.wishes[1].most): At least 4, at most 2: the second number can't be the "
            "smaller one."
        )
    ]


def test_a_best_value_outside_of_the_range_is_told():
    assert (
        "5 lies outside of what is wished for at all"
        in complaints(measure="pods", most=4, best=5)[0]
    )


def test_a_mistyped_field_of_a_wish_is_named_with_what_was_probably_meant():
    assert "did you mean “weight”?" in complaints(measure="pods", wieght=2)[0]
