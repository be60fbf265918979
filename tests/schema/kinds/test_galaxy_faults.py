"""Galaxies that can't be used, and what is said of them: all at once, each with its place."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from hullwright.samples import HERE
from hullwright.schema.complaints import Unreadable
from hullwright.schema.files.reader import build

Change = Callable[[dict[str, Any]], object]


def complaints(*changes: Change) -> list[tuple[str, str]]:
    """Return places and texts of what is wrong with First Light after some changes."""
    value = json.loads((HERE / "galaxies/first-light.json").read_text("utf-8"))
    for change in changes:
        change(value["layout"])
    with pytest.raises(Unreadable) as caught:
        build(value, "broken.json")
    return [(str(each.place), str(each.message)) for each in caught.value.complaints]


def test_an_unknown_card_is_named_with_the_one_that_was_meant():
    assert complaints(lambda it: it["cards"][4].update(card="asteriod")) == [
        ("position 5", "There is no card type “asteriod” (did you mean “asteroid”?).")
    ]


def test_an_unknown_card_like_no_other_is_told_what_there_is():
    [(place, text)] = complaints(lambda it: it["cards"][4].update(card="zz"))
    assert place == "position 5"
    assert text.startswith("There is no card type “zz”; the known ones are earth, ocean, planet,")


def test_unknown_cubes_are_found_wherever_they_are_named():
    assert complaints(
        lambda it: it["card_types"]["planet_food"].update(bonus="fod"),
        lambda it: it["buildings"]["outpost"].update(upgrade={"knowlege": 1}),
        lambda it: it["buildings"]["farm"]["effects"][0].update(kind="foods"),
        lambda it: it["events"]["famine"].update(fight={"foot": 1}),
        lambda it: it["events"]["raiders"]["effects"][0].update(kind="resources"),
    ) == [
        ("card type planet_food", "There are no cubes of the kind “fod” (did you mean “food”?)."),
        (
            "building outpost",
            "There are no cubes of the kind “knowlege” (did you mean “knowledge”?).",
        ),
        ("building farm", "There are no cubes of the kind “foods” (did you mean “food”?)."),
        ("event famine", "There are no cubes of the kind “foot” (did you mean “food”?)."),
        ("event raiders", "There are no cubes of the kind “resources” (did you mean “resource”?)."),
    ]


def test_a_deck_of_unknown_cards_is_refused():
    assert complaints(lambda it: it.update(deck={"shuffle": {"plant": 3}})) == [
        ("plant in the deck", "There is no card type “plant” (did you mean “planet”?).")
    ]


def test_drawn_is_no_name_for_a_card_type():
    [(place, text)] = complaints(lambda it: it["card_types"].update(drawn={"parsec": 1}))
    assert place == "card type drawn"
    assert text == "“drawn” already stands for a card from the deck: give the type another name."


def test_an_activity_builds_or_produces_cubes():
    assert complaints(lambda it: it["activity"][1].update(type="militry")) == [
        (
            "activity card 2",
            "“militry” neither builds nor names cubes to produce (did you mean “military”?).",
        )
    ]


def test_an_event_moves_only_cards_that_there_are():
    assert complaints(lambda it: it["events"]["revolt"]["effects"][0].update(activity="built")) == [
        ("event revolt", "No activity card is of the type “built” (did you mean “build”?).")
    ]


def test_an_event_destroys_only_buildings_that_there_are():
    raze = {"do": "destroy_building", "building": "labs"}
    assert complaints(lambda it: it["events"]["revolt"].update(effects=[raze])) == [
        ("event revolt", "There is no building “labs” (did you mean “lab”?).")
    ]


@pytest.mark.parametrize(
    ("change", "place", "text"),
    [
        (
            lambda it: it["card_types"]["asteroid"].update(parsec=21),
            "card type asteroid",
            "21 is too large: 20 is the most.",
        ),
        (
            lambda it: it["cards"].extend([{"card": "space"}] * 400),
            "layout, cards",
            "The list is too long: it can have at most 400 entries.",
        ),
        (
            lambda it: it["track"].update(path="zigzag"),
            "track, path",
            "“zigzag” is not known here; use one of serpentine, left-right.",
        ),
        (
            lambda it: it["track"]["rows"].append(0),
            "track row 3",
            "0 is too small: 1 is the least.",
        ),
        (
            lambda it: it["aliens"].update(step=0),
            "Aliens, step",
            "0 is too small: 1 is the least.",
        ),
        (
            lambda it: it["setup"]["hand"].update({"II": 3}),
            "set-up, hand",
            "“II” can't be used as a name here.",
        ),
        (
            lambda it: it["cards"][2].update(face_down=True),
            "position 3",
            "There is no field “face_down”",
        ),
        (lambda it: it.pop("time"), "layout", "The field “time” is missing."),
        (
            lambda it: it["card_types"]["space"].update(letter="sp"),
            "card type space",
            "“sp” does not have the right form here.",
        ),
    ],
)
def test_a_value_that_is_not_possible_is_named_with_its_place(change: Change, place, text):
    [(found, said)] = complaints(change)
    assert found == place
    assert said.startswith(text)


def test_fields_of_others_are_kept_everywhere():
    value = json.loads((HERE / "galaxies/first-light.json").read_text("utf-8"))
    layout = value["layout"]
    for part in (
        layout,
        layout["track"],
        layout["cards"][0],
        layout["card_types"]["earth"],
        layout["buildings"]["farm"],
        layout["activity"][0],
        layout["events"]["famine"],
        layout["setup"],
    ):
        part["x-note"] = {"by": "somebody"}
    assert json.loads(json.dumps(build(value, "x").to_json())) == value
