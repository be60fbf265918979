"""EA-C: what each character can do in the Ultimate edition."""

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

ROWS = ("Hddddsd1", "2.....dA")


def being(character, *hand, others=None, card="silence", rows=ROWS):
    """Return a state in which a character in C01 begins its turn, and what it draws is known."""
    is_alien = character in {"blink", "silent", "surge", "lurking", "fast", "psychic"}
    me = (alien if is_alien else human)("C01", *hand, character=character)
    others = others or ((human if is_alien else alien)("G02"),)
    state = scene(game(*rows), me, *others)
    only(state.sector_deck, *[card] * 40)
    return state


def test_ea_c1_the_captain_draws_no_card_the_first_time_in_a_dangerous_sector():
    state = being("captain")
    do(state, "move", "D01")
    assert heard(state, 0, "no_card") == [(0,)]
    until(state, 0)
    do(state, "move", "C01")
    assert told(state, "silence", 0) == [(0, "silence")]


def test_ea_c1_a_silent_sector_does_not_count():
    state = scene(game(*ROWS), human("E01", character="captain"), alien("G02"))
    do(state, "move", "F01")
    assert told(state, "silent") == [(0,)]
    until(state, 0)
    do(state, "move", "E01")
    assert told(state, "no_card", 0) == [(0,)]


def test_ea_c2_the_pilot_has_a_cat_once_without_the_card():
    state = being("pilot", card="noise_here")
    do(state, "move", "D01")
    assert options(state) == [["play", "noise_here"], ["cat", "ability"]]
    do(state, "cat", "ability")
    do(state, "noise", "B01")
    assert heard(state, 1, "noise") == [(0, (space(state, "B01"), space(state, "D01")), None)]
    until(state, 0)
    do(state, "move", "C01")
    assert state.to_move == 1


def test_ea_c3_the_psychologist_begins_in_the_alien_sector():
    states = (game(*ROWS).new_state(8, seed) for seed in range(99))
    state = next(each for each in states if "psychologist" in each.characters)
    assert at(state, state.characters.index("psychologist")) == "H02"


def test_ea_c4_the_soldier_has_one_attack_without_the_card():
    state = being("soldier", others=(alien("D01"), human("A02"), alien("H02")))
    do(state, "move", "D01")
    do(state, "attack", "ability")
    assert told(state, "killed") == [(1, 0)]
    until(state, 0)
    do(state, "move", "C01")
    assert told(state, "silence", 0)


def test_ea_c5_the_executive_officer_stays_still_once_unannounced_and_resolves_the_sector():
    state = being("executive_officer", card="noise_here")
    do(state, "wait")
    assert heard(state, 1, "noise") == [(0, (space(state, "C01"),), None)]
    assert not heard(state, 1, "waited") + heard(state, 1, "stayed")
    until(state, 0)
    assert {each[0] for each in options(state)} == {"move"}


def test_ea_c6_the_co_pilot_teleports_once_revealing_her_character():
    state = being("co_pilot")
    do(state, "ability", "teleport")
    assert at(state, 0) == "A01"
    assert heard(state, 1, "revealed") == [(0, "human", "co_pilot")]
    assert options(state, "ability") == []


def test_ea_c6_the_co_pilot_may_teleport_after_moving():
    state = being("co_pilot")
    do(state, "move", "D01")
    assert options(state) == [["resolve"], ["ability", "teleport"]]
    do(state, "resolve")
    assert options(state) == [["end"], ["ability", "teleport"]]
    do(state, "ability", "teleport")
    assert (at(state, 0), state.to_move) == ("A01", 1)


def engineer(*cards):
    state = scene(game("Hddd1A2"), human("D01", character="engineer"), alien("F01"))
    only(state.pod_deck, *cards)
    do(state, "move", "E01")
    return state


def test_ea_c7_the_engineer_draws_two_pod_cards_uses_one_and_shuffles_the_other_back():
    state = engineer("green", "red")
    assert (state.to_move, state.phase) == (0, "pod_card")
    assert sorted(options(state)) == [["pod_card", "green"], ["pod_card", "red"]]
    do(state, "pod_card", "green")
    assert fate(state, 0) == "escaped"
    assert (state.pod_deck, state.pod_discard) == (["red"], ["green"])


def test_ea_c7_the_engineer_may_choose_the_red_card():
    state = engineer("green", "red")
    do(state, "pod_card", "red")
    assert (fate(state, 0), at(state, 0)) == ("aboard", "E01")
    assert (state.pod_deck, state.pod_discard) == (["green"], ["red"])


def test_ea_c7_two_equal_cards_and_a_single_one_leave_no_choice():
    state = engineer("green", "green")
    assert (fate(state, 0), state.pod_deck, state.pod_discard) == ("escaped", ["green"], ["green"])
    assert fate(engineer("green"), 0) == "escaped"


def test_ea_c8_the_medic_forces_a_player_to_reveal_its_identity_revealing_his_own():
    others = (alien("G02", character="brute"), human("A02", character="pilot"))
    state = being("medic", others=others)
    assert targets(state, "ability", "identity") == {1, 2}
    do(state, "ability", "identity", 1)
    assert heard(state, 2, "revealed") == [(0, "human", "medic"), (1, "alien", "brute")]
    assert state.view(2).known_sides == (0, 1, 0)
    assert options(state, "ability") == []


@pytest.mark.parametrize(
    ("character", "item"), [("blink", "teleport"), ("silent", "sedatives"), ("surge", "adrenaline")]
)
def test_ea_c9_to_c11_some_aliens_use_one_kind_of_item(character, item):
    """EA-C9 Blink, EA-C10 Silent and EA-C11 Surge; none of them reveals its identity."""
    held = ("teleport", "sedatives", "adrenaline", "sensor", "attack")
    state = being(character, *held)
    assert options(state, "item") == [["item", item]]
    do(state, "item", item)
    assert not told(state, "revealed")
    assert heard(state, 1, "item") == [(0, item, -1)]


def test_ea_c9_blink_goes_to_the_human_sector():
    state = being("blink", "teleport")
    do(state, "item", "teleport")
    assert at(state, 0) == "A01"


def test_ea_c10_silent_draws_no_card():
    state = being("silent", "sedatives")
    do(state, "item", "sedatives")
    do(state, "move", "D01")
    do(state, "resolve")
    assert told(state, "no_card") == [(0,)]


def test_ea_c11_surge_moves_up_to_three_sectors():
    state = being("surge", "adrenaline")
    do(state, "item", "adrenaline")
    assert targets(state, "move") == {"B01", "D01", "E01", "F01"}


def test_ea_c12_the_brute_is_immune_to_attacks_and_reveals_himself():
    brute = alien("D01", "defence", character="brute")
    state = being("lurking", others=(brute, human("D01"), human("G02")))
    do(state, "move", "D01")
    do(state, "attack")
    assert (fate(state, 1), at(state, 1)) == ("aboard", "D01")
    assert heard(state, 3, "immune") == [(1,)]
    assert (1, "alien", "brute") in heard(state, 3, "revealed")
    assert told(state, "killed") == [(2, 0)]
    assert state.hands[1] == ["defence"]


@pytest.mark.parametrize("action", [("sensor", 1), ("spotlight", "D01")])
def test_ea_c13_the_invisible_reveals_himself_instead_of_a_position(action):
    state = scene(
        game(*ROWS), human("B01", action[0]), alien("D01", character="invisible"), human("G02")
    )
    do(state, "item", *action)
    assert heard(state, 2, "revealed") == [(1, "alien", "invisible")]
    assert heard(state, 2, "position") == []


def test_ea_c14_the_lurking_may_attack_in_his_sector_instead_of_moving():
    state = being("lurking", others=(human("C01"), human("G02")))
    do(state, "lurk")
    assert heard(state, 2, "attack") == [(0, space(state, "C01"))]
    assert told(state, "killed") == [(1, 0)]
    assert not told(state, "moved")
    until(state, 0)
    assert ["lurk"] in options(state)


def test_ea_c15_the_fast_moves_up_to_three_sectors_on_his_first_move():
    state = being("fast")
    assert targets(state, "move") == {"B01", "D01", "E01", "F01"}
    do(state, "move", "F01")
    until(state, 0)
    assert targets(state, "move") == {"D01", "E01", "G01", "G02"}


def test_ea_c16_the_psychic_treats_silence_as_noise_in_any_sector():
    state = being("psychic")
    do(state, "move", "D01")
    do(state, "resolve")
    assert (state.to_move, state.phase) == (0, "noise")
    do(state, "noise", "G01")
    assert heard(state, 1, "noise") == [(0, (space(state, "G01"),), None)]
    assert (state.covers[0], state.sector_discard) == (0, ["silence"])


def test_without_abilities_characters_can_do_nothing_special():
    state = scene(game(*ROWS, abilities={}), human("C01", character="soldier"), alien("G02"))
    only(state.sector_deck, "silence")
    do(state, "move", "D01")
    assert state.to_move == 1
