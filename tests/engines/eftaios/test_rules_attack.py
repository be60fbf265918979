"""EA-A: attacks, the killed, and what becomes of them."""

import pytest

from .arrange import (
    alien,
    at,
    do,
    fate,
    game,
    heard,
    human,
    only,
    options,
    scene,
    space,
    targets,
    told,
    until,
)

ROWS = ("Hddddd1", "2....dA")


def attacked(*others, rules="ultimate", by=None, **changes):
    """Return a state in which an Alien, the first player, has just attacked in C01."""
    state = scene(game(*ROWS, rules=rules, **changes), by or alien("B01"), *others)
    do(state, "move", "C01")
    do(state, "attack")
    return state


def test_ea_a1_the_attacker_announces_its_sector_and_everybody_there_is_killed():
    state = attacked(human("C01"), alien("C01"), human("D01"), alien("E01"))
    assert heard(state, 3, "attack") == [(0, space(state, "C01"))]
    assert heard(state, 3, "killed") == [(1, 0), (2, 0)]
    assert [at(state, player) for player in (0, 3, 4)] == ["C01", "D01", "E01"]


def test_ea_a1_an_attack_on_nobody_is_announced_and_kills_nobody():
    state = attacked(human("D01"), alien("E01"))
    assert told(state, "attack") == [(0, space(state, "C01"))]
    assert not told(state, "killed")


def test_ea_a1_a_human_attack_kills_humans_and_aliens_alike():
    state = scene(game(*ROWS), human("B01", "attack"), human("C01"), alien("C01"), human("E01"))
    do(state, "move", "C01")
    do(state, "attack", "item")
    assert told(state, "killed") == [(1, 0), (2, 0)]


def test_ea_a2_the_killed_discard_all_cards_and_reveal_their_character():
    victim = human("C01", "sensor", "cat", character="medic")
    state = attacked(victim, human("E01"))
    assert heard(state, 2, "revealed") == [(1, "human", "medic")]
    assert state.hands[1] == []
    assert state.view(2).kept_cards[1] == 0
    assert state.view(2).known_characters[1] == "medic"


def test_ea_a2_cover_is_discarded_too():
    state = scene(game(*ROWS), human("B01"), alien("E01"), human("G02"))
    only(state.sector_deck, *["silence"] * 4)
    do(state, "move", "C01")
    assert state.view(2).kept_cards == (1, 0, 0)
    do(state, "move", "C01")
    do(state, "attack")
    assert state.view(2).kept_cards == (0, 0, 0)
    assert state.removed == ["silence"]


def test_ea_a2_in_black_the_items_of_the_killed_can_be_drawn_again():
    state = attacked(human("C01", "attack", "sedatives"), human("E01"), rules="black-advanced")
    assert sorted(state.item_discard) == ["attack", "sedatives"]


def test_ea_a3_in_ultimate_a_killed_human_becomes_an_alien_from_the_alien_sector():
    state = attacked(human("C01", "clone", character="soldier"), human("E01"))
    do(state, "accept")
    assert state.view(2).known_sides[1] == 1
    assert fate(state, 1) == "aboard"
    assert (state.to_move, at(state, 1)) == (1, "G02")
    assert (state.powers[1], state.hands[1]) == ([], [])
    assert targets(state, "move") == {"F01", "F02", "E01"}
    assert heard(state, 2, "restarted") == [(1,)]


def test_ea_a3_the_killed_human_is_nowhere_until_its_next_turn():
    state = attacked(human("E01"), human("C01"))
    assert state.to_move == 1
    assert (at(state, 2), state.fates[2]) == (None, 0)
    until(state, 2)
    assert at(state, 2) == "G02"


@pytest.mark.parametrize("rules", ["black-basic", "black-advanced"])
def test_ea_a3_in_black_a_killed_human_is_eliminated(rules):
    state = attacked(human("C01"), human("E01"), rules=rules)
    assert (fate(state, 1), at(state, 1)) == ("eliminated", None)
    assert state.to_move == 2


@pytest.mark.parametrize("rules", ["ultimate", "black-basic", "black-advanced"])
def test_ea_a4_a_killed_alien_is_eliminated(rules):
    state = attacked(alien("C01"), human("E01"), rules=rules)
    assert fate(state, 1) == "eliminated"
    assert state.to_move == 2
    assert state.view(2).fates[1] == state.fates[1]


@pytest.mark.parametrize("rules", ["ultimate", "black-advanced"])
def test_ea_a5_an_alien_that_kills_a_human_has_speed_3_from_its_next_turn_on(rules):
    state = attacked(human("C01"), human("F01"), by=alien("B01"), rules=rules)
    assert state.view(0).speed == 3
    until(state, 0)
    assert targets(state, "move") == {"B01", "D01", "E01", "F01"}


def test_ea_a5_it_does_not_grow_further():
    state = attacked(human("C01"), human("C01"), human("F02"))
    assert state.view(0).speed == 3


def test_ea_a5_killing_an_alien_feeds_nobody():
    assert attacked(alien("C01"), human("E01")).view(0).speed == 2


def test_ea_a5_black_basic_knows_no_feeding():
    assert attacked(human("C01"), human("E01"), rules="black-basic").view(0).speed == 2


def test_ea_a5_a_human_is_not_fed():
    state = scene(game(*ROWS), human("B01", "attack"), human("C01"), alien("E01"))
    do(state, "move", "C01")
    do(state, "attack", "item")
    assert state.view(0).speed == 2


def test_ea_a6_on_a_pod_nobody_can_be_attacked_and_all_must_leave():
    state = scene(
        game("2dd1ddA", "H......"), human("C01"), alien("E01"), alien("F01", character="lurking")
    )
    only(state.pod_deck, "red")
    do(state, "move", "D01")
    assert (at(state, 0), fate(state, 0)) == ("D01", "aboard")
    assert "D01" not in targets(state, "move")
    until(state, 0)
    assert targets(state, "move") == {"C01", "E01"}


@pytest.mark.parametrize("changes", [{"may_stay": True}, {}])
def test_ea_a6_staying_is_no_way_to_remain_on_a_pod(changes):
    """EA-C5 and A.2 let players stay, but a second card for the same pod is nobody's due."""
    officer = human("C01", character="executive_officer")
    state = scene(game("2dd1ddA", "H......", **changes), officer, alien("F01"))
    only(state.pod_deck, "red", "red")
    do(state, "move", "D01")
    until(state, 0)
    assert options(state) == [["move", "C01"], ["move", "E01"]]


def test_an_alien_that_begins_on_a_pod_attacks_nobody_there():
    """EA-A6 with C.6: two Aliens on one pod are safe from each other."""
    played = game("Hdd1ddA", humans="none", alien_start=("pod 1",))
    state = scene(played, alien("D01", character="lurking"), alien("D01"))
    assert options(state, "lurk") == []


def test_every_victim_is_killed_before_the_game_ends():
    """EA-A1 with EA-E5: an Alien that dies beside the last Human has not won."""
    for victims in ((human("C01"), alien("C01")), (alien("C01"), human("C01"))):
        state = attacked(*victims, rules="black-basic")
        result = state.result()
        assert result is not None
        assert result.winners == (0,)


def test_victims_react_one_after_the_other_in_turn_order():
    state = attacked(human("C01", "defence"), alien("C01"), human("C01", "clone"), human("E01"))
    assert (state.to_move, state.phase) == (1, "react")
    do(state, "accept")
    assert told(state, "killed") == [(1, 0), (2, 0)]
    assert (state.to_move, state.phase) == (3, "react")
    do(state, "clone")
    assert at(state, 3) == "A01"
    assert state.turn == 1
