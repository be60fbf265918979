"""What each field of the ruleset changes, beyond what the chapters of the rules show."""

import pytest

from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.eftaios.vocabulary import ITEMS

from .arrange import alien, at, do, game, heard, human, only, options, scene, targets, told, until

ROWS = ("Hddsdd1", "2....dA")


def scened(*seats, rules="black-advanced", rows=ROWS, **changes):
    state = scene(game(*rows, rules=rules, **changes), *seats)
    only(state.sector_deck, *["silence"] * 40)
    return state


def test_the_four_rulesets_differ_as_the_table_says():
    figures = {
        name: (rules.rounds, bool(rules.abilities), sum(rules.pod_deck.values()), rules.hand_limit)
        for name, rules in RULESETS.items()
    }
    assert figures == {
        "ultimate": (40, True, 5, 0),
        "ultimate-first-game": (40, False, 5, 0),
        "black-basic": (39, False, 0, 0),
        "black-advanced": (39, False, 6, 3),
    }


def test_rule_may_stay_lets_players_stay_if_they_say_so():
    """A.2."""
    state = scened(human("C01"), alien("F01"), may_stay=True)
    do(state, "stay")
    assert heard(state, 1, "stayed") == [(0,)]
    assert told(state, "silence") == [(0, "silence")]
    assert at(state, 0) == "C01"


def test_without_may_stay_everybody_has_to_move():
    assert {each[0] for each in options(scened(human("C01"), alien("F01")))} == {"move"}


@pytest.mark.parametrize(
    ("open_to", "humans", "aliens"),
    [
        ((), {"B01"}, {"B01"}),
        (("human",), {"B01", "D01"}, {"B01"}),
        (("alien",), {"B01"}, {"B01", "D01", "E01"}),
    ],
)
def test_rule_silent_open_to(open_to, humans, aliens):
    """A.4: silent sectors can be sealed for everyone, or open to one side."""
    seats = human("C01"), alien("C01")
    for ordered, expected in ((seats, humans), (seats[::-1], aliens)):
        state = scened(*ordered, silent_open_to=open_to)
        assert targets(state, "move") - {"A02"} == expected


def test_rule_fed_by_aliens_too():
    state = scened(alien("B01"), alien("C01"), human("F01"), fed_by=("human", "alien"))
    do(state, "move", "C01")
    do(state, "attack")
    assert state.view(0).speed == 3


def test_rule_fed_by_nobody():
    """C.3."""
    state = scened(alien("B01"), human("C01"), human("F01"), fed_by=())
    do(state, "move", "C01")
    do(state, "attack")
    assert state.view(0).speed == 2


def test_rule_speed_per_kill_grows_on_and_on():
    seats = alien("B01"), human("C01"), human("C01"), human("F01")
    state = scened(*seats, fed_speed=2, speed_per_kill=1)
    do(state, "move", "C01")
    do(state, "attack")
    assert state.view(0).speed == 4


def test_rule_hand_limit_of_a_character():
    """H.4: the Soldier may hold four items, the others three."""
    for character, phase in (("soldier", "turn"), ("captain", "discard")):
        seat = human("B01", "defence", "defence", "defence", character=character)
        state = scened(seat, alien("F01"), hand_limit_of={"soldier": 4})
        only(state.sector_deck, "noise_here+item")
        only(state.item_deck, "defence")
        do(state, "move", "C01")
        assert state.phase == phase


def test_rule_item_uses_of_a_character():
    """H.3: a Teleport drawn by the Pilot serves three times before it is discarded."""
    pilot = human("C01", "teleport", character="pilot")
    state = scened(pilot, alien("F01"), item_uses_of={"pilot:teleport": 3})
    for left in (["teleport"], ["teleport"], []):
        do(state, "item", "teleport")
        assert state.hands[0] == left
    assert state.item_discard == ["teleport"]
    other = scened(human("C01", "teleport"), alien("F01"), item_uses_of={"pilot:teleport": 3})
    do(other, "item", "teleport")
    assert other.hands[0] == []


def test_a_new_card_has_all_its_uses_again():
    pilot = human("C01", "teleport", "defence", "defence", character="pilot")
    state = scened(pilot, alien("F01"), item_uses_of={"pilot:teleport": 3})
    do(state, "item", "teleport")
    only(state.sector_deck, "noise_here+item")
    only(state.item_deck, "defence")
    do(state, "move", "B01")
    do(state, "resolve")
    do(state, "discard", "teleport")
    assert state.uses[0] == {}


def co_pilot(*hand):
    """Return a state in which the Co-Pilot holds a Teleport without a card, and other items."""
    played = game(*ROWS, rules="black-advanced", start_items={"co_pilot": "teleport"})
    for seed in range(500):
        state = played.new_state(2, seed)
        if state.characters[state.first] == "co_pilot":
            state.hands[state.first] += hand
            state.refit()
            return state, state.first
    raise AssertionError("nobody was dealt the Co-Pilot")


def test_rule_start_items_never_become_a_card():
    """H.14: used or lost, what was no card enlarges no deck."""
    state, player = co_pilot()
    do(state, "item", "teleport")
    assert (state.hands[player], state.powers[player]) == ([], [])
    assert (state.item_discard, state.removed) == ([], [])


def test_rule_start_items_do_not_count_for_the_limit():
    state, player = co_pilot("attack", "defence", "defence")
    only(state.sector_deck, "noise_here")
    do(state, "move", "B01")
    do(state, "resolve")
    assert (state.to_move, state.phase) == (1 - player, "turn")
    assert state.view(1 - player).kept_cards[player] == 3


def test_rule_start_items_can_not_be_discarded_as_a_card():
    state, _ = co_pilot("attack", "attack", "defence")
    only(state.sector_deck, "noise_here+item")
    only(state.item_deck, "attack")
    do(state, "move", "B01")
    do(state, "resolve")
    assert options(state) == [["discard", "attack"], ["discard", "defence"]]


def test_rule_declared_items():
    """G.4: only Teleport and Defence are declared; other cards are discarded unseen."""
    quiet = {"declared_items": ("teleport", "defence")}
    state = scened(human("C01", "adrenaline", "teleport"), alien("F01"), **quiet)
    do(state, "item", "adrenaline")
    assert heard(state, 1, "item") == heard(state, 1, "item_unseen") == []
    assert heard(state, 0, "item_unseen") == [(0, "adrenaline", -1)]
    do(state, "item", "teleport")
    assert heard(state, 1, "item") == [(0, "teleport", -1)]


@pytest.mark.parametrize("item", sorted(set(ITEMS) - {"attack", "cat", "defence", "clone"}))
def test_an_undeclared_item_is_never_named_to_others(item):
    seats = human("C01", item, character="medic"), alien("F01"), human("E01")
    state = scened(*seats, rules="ultimate", declared_items=())
    action = next(each for each in options(state, "item", item))
    do(state, *action)
    seen = state.view(1).to_json()
    assert item not in str(seen)
    assert not {each[0] for each in seen["events"]} & {"item", "teleported", "became_alien"}
    assert seen["known_sides"][0] is None
    assert seen["kept_cards"][0] == 1


@pytest.mark.parametrize("item", ["defence", "clone"])
def test_an_undeclared_reaction_is_never_named_to_others(item):
    seats = alien("B01"), human("C01", item), human("F01")
    state = scened(*seats, rules="ultimate", declared_items=(), deaths_announced=False)
    do(state, "move", "C01")
    do(state, "attack")
    do(state, item)
    assert not heard(state, 2, "defended") + heard(state, 2, "cloned")
    assert item not in str(state.view(2).to_json())


@pytest.mark.parametrize(
    ("changes", "rounds"),
    [
        ({}, {1, 2, 3, 4}),
        ({"pods_open_rounds": "even"}, {2, 4}),
        ({"pods_open_rounds": "odd"}, {1, 3}),
        ({"pods_open_from": 3}, {3, 4}),
        ({"pods_open_from": 2, "pods_open_rounds": "odd"}, {3}),
        ({"pods_open_humans": 2}, {1, 2, 3, 4}),
        ({"pods_open_humans": 1}, set()),
    ],
)
def test_rules_when_pods_are_open(changes, rounds):
    seats = human("B01"), human("C01"), alien("E01")
    state = scened(*seats, rules="black-basic", rows=("HddddA.1",), **changes)
    state.round = 1
    opened = set()
    while state.round < 5:
        until(state, 0)
        if not state.view(2).to_json()["closed"]:
            opened.add(state.round)
        state.apply(state.legal()[0])
        until(state, 0)
    assert opened == rounds


def test_rule_pods_open_once_few_humans_are_left():
    seats = alien("B01"), human("C01"), human("F01")
    state = scened(*seats, rules="black-basic", pods_open_humans=1)
    do(state, "move", "C01")
    do(state, "attack")
    assert state.to_move == 2
    assert "G01" in targets(state, "move")
