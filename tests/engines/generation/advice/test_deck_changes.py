"""Changes of decks: numbers of the box, cards of one sort in place of another, and a turn for every deck."""

from dataclasses import replace
from random import Random

import pytest

from hullwright.engines.generation.advice.box_changes import box_changes
from hullwright.engines.generation.advice.change import NUMBERS, RuledMap
from hullwright.engines.generation.advice.change_table import changes_of
from hullwright.engines.generation.advice.entrants import family_of, in_turn
from hullwright.engines.loader import plain_scenario, prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.samples import HERE, maps
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.galaxy.layout import TimeDeck

FIRST_LIGHT = read_map(HERE / "galaxies" / "first-light.json")
TILTED = replace(
    FIRST_LIGHT,
    layout=replace(FIRST_LIGHT.layout, time=TimeDeck(nothing=1, event=1, aliens=4)),
)


def all_changes(document):
    return changes_of(prepared(document, plain_scenario(document), RuleBook()), RuleBook())


def after(change, document):
    return change.of(RuledMap(document, plain_scenario(document))).document


def test_a_tilted_deck_can_be_brought_back_to_the_box():
    (change,) = box_changes(TILTED)
    assert str(change.title) == "Time cards as in the box"
    assert after(change, TILTED).layout == FIRST_LIGHT.layout


def test_what_is_as_in_the_box_is_left_alone():
    assert not list(box_changes(FIRST_LIGHT))


@pytest.mark.parametrize("path", list(maps()), ids=lambda each: each.stem)
def test_numbers_of_the_box_can_be_put_on_every_sample_or_are_refused_as_a_whole(path):
    document = read_map(path)
    for change in box_changes(document):
        made = change.of(RuledMap(document, plain_scenario(document)))
        assert made is None or made.document.layout != document.layout


def test_cards_of_one_sort_take_the_place_of_several_of_another():
    exchanged = [
        after(each, TILTED).layout.time for each in all_changes(TILTED) if each.theme == "time"
    ]
    assert TimeDeck(nothing=3, event=1, aliens=2) in exchanged
    assert {each.size for each in exchanged} == {TILTED.layout.time.size}
    assert all(exchanged.count(each) == 1 for each in exchanged)


def test_every_deck_has_its_turn_before_any_has_a_second_one():
    changes = [each for each in all_changes(TILTED) if each.sort == NUMBERS]
    families = {family_of(each) for each in changes}
    first = list(in_turn(changes, Random(3)))[: len(families)]
    assert {family_of(each) for each in first} == families
    assert len(families) >= 4


@pytest.mark.parametrize("seed", range(5))
def test_the_numbers_of_the_box_are_tried_before_others_of_their_deck(seed):
    ordered = list(in_turn(all_changes(TILTED), Random(seed)))
    of_time = [each for each in ordered if family_of(each) == "time"]
    assert str(of_time[0].title) == "Time cards as in the box"
