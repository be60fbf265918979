"""The checks of galaxies where a case folder does not reach: drawn cards, rule switches, texts."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hullwright.samples import HERE
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument, Players, RuleUse
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.galaxy import KIND
from hullwright.schema.kinds.galaxy.layout import Building, CardType, Galaxy, GalaxyCard, GalaxyDeck

FIRST_LIGHT = HERE / "galaxies/first-light.json"


def galaxy() -> Galaxy:
    layout: Galaxy = read_map(FIRST_LIGHT).layout
    return layout


def found(layout: Galaxy, check: str, *rules: RuleUse, players: int = 2) -> list[Problem]:
    document = MapDocument(
        kind="galaxy",
        name="Any",
        players=Players(min=players, max=players),
        rules=rules,
        layout=layout,
    )
    return [each for each in Examination(document).problems if each.id == check]


def rule(code: str, *value: object) -> RuleUse:
    return RuleUse(code=code, parameters={"value": value[0]} if value else {})


def slow(layout: Galaxy) -> Galaxy:
    """Return a galaxy where all travel cards have the value II."""
    cards = {card.type: replace(card, travel=2, copies=2) for card in layout.activity}
    return replace(
        layout, activity=tuple(cards.values()), setup=replace(layout.setup, hand={"2": 5})
    )


def building(layout: Galaxy, name: str, **changes: Any) -> Galaxy:
    changed = replace(layout.buildings[name], **changes)
    return replace(layout, buildings={**layout.buildings, name: changed})


def test_what_only_some_shuffles_allow_is_a_warning_that_counts_them():
    [problem] = found(slow(KIND.blank(None)), "EEV-3")
    assert problem.severity == "warning"
    assert problem.text.startswith("In ")
    assert "of 24 shuffles: Position 16 can't be reached" in problem.text
    assert problem.cells == ("1", "16")


def test_what_no_shuffle_allows_is_an_error_as_in_a_fixed_galaxy():
    layout = slow(KIND.blank((4, 1)))
    spaces = replace(layout, deck=GalaxyDeck(shuffle={"space": 2}))
    [problem] = found(spaces, "EEV-3")
    assert problem.severity == "error"
    assert problem.text == (
        "Position 4 can't be reached from position 1 by hops of exactly 2 parsecs."
    )


def test_stuck_positions_are_not_told_where_the_start_itself_has_no_way():
    layout = replace(slow(KIND.blank((4, 1))), deck=GalaxyDeck(shuffle={"space": 2}))
    assert found(layout, "EEV-3")
    assert not found(layout, "EEV-4")


def test_drawn_positions_without_a_deck_are_told_once():
    layout = replace(KIND.blank(None), deck=None)
    assert [each.text for each in found(layout, "EEV-2")] == [
        "The deck leaves 0 cards for 14 drawn positions."
    ]
    assert not found(layout, "EEV-3")


def test_a_rule_may_remove_another_number_of_cards():
    blank = KIND.blank(None)
    assert not found(blank, "EEV-2", rule("EE.REMOVED", 2))
    assert found(blank, "EEV-2", rule("EE.REMOVED", 3))
    removing = replace(blank, deck=replace(blank.deck, remove=0))
    assert found(removing, "EEV-2")
    assert not found(removing, "EEV-2", rule("EE.REMOVED", 2))


def test_a_goal_in_the_deck_is_no_goal():
    blank = KIND.blank(None)
    cards = (*blank.cards[:-1], GalaxyCard(card="drawn"))
    deck = replace(blank.deck, shuffle={**blank.deck.shuffle, "ocean": 1})
    [problem] = found(replace(blank, cards=cards, deck=deck), "EEV-1")
    assert problem.text == "The galaxy has 0 goal cards; it needs one."


def test_an_open_goal_need_not_be_revealed():
    layout = building(galaxy(), "outpost", count=4)
    assert [each.severity for each in found(layout, "EEV-6")] == ["warning"]
    assert [each.severity for each in found(layout, "EEV-6", rule("EE.GOAL_OPEN"))] == ["hint"]


def test_needed_upgrades_are_told_by_number():
    [problem] = found(galaxy(), "EEV-6")
    assert problem.text == (
        "At least 2 of 5 possible outpost upgrades are needed to reveal every card."
    )


def test_bonus_planets_pay_for_as_many_upgrades_as_they_have_cubes():
    layout = building(galaxy(), "lab", count=0)
    types = {**layout.card_types, "planet": replace(layout.card_types["planet"], bonus="knowledge")}
    enough = replace(layout, card_types=types)
    assert [each.text for each in found(enough, "EEV-6")] == [
        "At least 2 of 3 possible outpost upgrades are needed to reveal every card."
    ]
    dear = building(enough, "outpost", upgrade={"knowledge": 2})
    [problem] = found(dear, "EEV-6")
    assert problem.severity == "error"
    assert "nothing supplies enough knowledge cubes" in problem.text


def test_a_second_kind_of_outpost_counts_too():
    layout = building(galaxy(), "outpost", count=3)
    assert [each.severity for each in found(layout, "EEV-6")] == ["error"]
    beacon = Building(count=2, cost=4, effects=({"do": "reveal", "count": 3, "upgraded": 3},))
    more = replace(layout, buildings={**layout.buildings, "beacon": beacon})
    assert found(more, "EEV-6") == []


def test_a_lab_without_science_cards_makes_nothing():
    layout = galaxy()
    cards = tuple(each for each in layout.activity if each.type != "knowledge")
    [problem] = found(replace(layout, activity=cards), "EEV-6")
    assert problem.severity == "error"


def test_an_outpost_on_earth_shows_the_next_hidden_cards():
    layout = galaxy()
    types = {**layout.card_types, "nebula": CardType(parsec=9)}
    walled = replace(
        layout,
        card_types=types,
        cards=(layout.cards[0], GalaxyCard(card="nebula", face_up=True), *layout.cards[2:]),
    )
    assert [each.severity for each in found(walled, "EEV-5")] == ["error"]
    assert not found(walled, "EEV-5", rule("EE.OUTPOST", "next_hidden"))


def test_three_players_need_more_cards_and_one_alone_plays_two_hands():
    assert found(galaxy(), "EEV-9", players=3)
    assert not found(galaxy(), "EEV-9", players=1)
    short = replace(galaxy(), activity=tuple(replace(each, copies=1) for each in galaxy().activity))
    assert not found(short, "EEV-9", players=1)
    assert found(short, "EEV-9", rule("EE.SOLO"), players=1)


def test_hands_of_nothing_are_told():
    layout = replace(galaxy(), setup=replace(galaxy().setup, hand={}))
    [problem] = found(layout, "EEV-9")
    assert problem.text == "The set-up deals no activity cards: nobody can do anything."


def test_the_anomaly_is_no_danger_where_no_event_brings_it():
    layout = replace(galaxy(), anomaly=replace(galaxy().anomaly, min_position=2))
    [problem] = found(layout, "EEV-11")
    assert problem.cells == ("2", "3", "4")
    assert str(problem.hint) == "Set its nearest position to 5 or more."
    calm = {name: replace(each, effects=()) for name, each in layout.events.items()}
    assert not found(replace(layout, events=calm), "EEV-11")


def test_aliens_who_never_move_leave_all_the_time_in_the_world():
    near = replace(galaxy(), aliens=replace(galaxy().aliens, start=3))
    assert found(near, "EEV-8")
    assert not found(near, "EEV-8", rule("EE.TIME", "5/1/0"))


@pytest.mark.parametrize("path", sorted(Path("tests/cases/checks").glob("eev-*/map.json")), ids=str)
def test_a_case_of_this_kind_says_where_to_look_by_labels_of_its_board(path):
    examination = Examination(read_map(path))
    for problem in examination.problems:
        assert set(problem.cells) <= set(examination.board.ids)
