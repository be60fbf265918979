"""EA-I: what each item does, who may use it and when."""

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
from .item_scenes import ROWS, holding, struck


@pytest.mark.parametrize("rules", ["ultimate", "black-advanced"])
def test_ea_i1_attack_strikes_as_an_alien_does_after_moving(rules):
    state = holding("attack", others=(alien("D01"), human("A02")), rules=rules)
    assert options(state, "attack") == []
    do(state, "move", "D01")
    assert options(state) == [["resolve"], ["attack", "item"]]
    do(state, "attack", "item")
    assert told(state, "killed") == [(1, 0)]
    assert heard(state, 2, "item") == [(0, "attack", -1)]
    assert state.hands[0] == []


@pytest.mark.parametrize("rules", ["ultimate", "black-advanced"])
def test_ea_i2_teleport_before_the_move_leads_to_the_human_sector(rules):
    state = holding("teleport", rules=rules)
    do(state, "item", "teleport")
    assert at(state, 0) == "A01"
    assert targets(state, "move") == {"B01", "A02"}


def test_ea_i2_teleport_after_the_move_leads_to_the_human_sector():
    state = holding("teleport")
    do(state, "move", "D01")
    do(state, "resolve")
    assert told(state, "silence") == [(0, "silence")]
    do(state, "item", "teleport")
    assert (at(state, 0), state.to_move) == ("A01", 1)
    assert heard(state, 1, "teleported") == [(0, None)]


def test_ea_i2_teleport_leads_to_the_human_sector_wherever_humans_began():
    state = holding("teleport", human_start="pod 1")
    do(state, "item", "teleport")
    assert at(state, 0) == "A01"


def test_ea_i3_adrenaline_gives_one_more_sector_and_only_the_last_counts():
    state = holding("adrenaline")
    do(state, "item", "adrenaline")
    assert targets(state, "move") == {"A02", "B01", "D01", "E01"}
    do(state, "move", "E01")
    assert len(told(state, "silence")) == 1
    until(state, 0)
    assert targets(state, "move") == {"D01", "F01"}


def test_ea_i3_adrenaline_is_played_at_the_start_of_the_turn():
    state = holding("adrenaline", "sedatives")
    do(state, "move", "D01")
    assert state.to_move == 1


def test_ea_i4_sedatives_draw_no_card_this_turn():
    state = holding("sedatives")
    do(state, "item", "sedatives")
    do(state, "move", "D01")
    assert heard(state, 1, "silent") == [(0,)]
    assert len(state.sector_deck) == 40
    until(state, 0)
    do(state, "move", "C01")
    assert len(told(state, "silence", 0)) == 1


def test_ea_i5_defence_makes_an_attack_have_no_effect_on_its_holder():
    state = struck("defence", "cat", victims=(human("D01"), human("A02")))
    assert (state.to_move, options(state)) == (1, [["accept"], ["defence"]])
    do(state, "defence")
    assert heard(state, 3, "defended") == [(1,)]
    assert (at(state, 1), state.hands[1]) == ("D01", ["cat"])
    assert told(state, "killed") == [(2, 0)]


def test_ea_i5_defence_and_clone_are_used_only_when_attacked():
    assert options(holding("defence", "clone")) == [["move", "B01"], ["move", "D01"]]


def test_ea_i6_spotlight_has_everyone_in_a_sector_or_beside_it_announce_the_position():
    others = (alien("D01"), human("F01"), alien("E01"), human("G02"))
    state = holding("spotlight", others=others)
    do(state, "item", "spotlight", "E01")
    lit = [(1, space(state, "D01")), (2, space(state, "F01")), (3, space(state, "E01"))]
    assert heard(state, 4, "position") == lit


def test_ea_i6_spotlight_lights_its_user_too_and_any_sector_can_be_named():
    state = holding("spotlight")
    assert targets(state, "item", "spotlight") == set(state.game.zone.ids)
    do(state, "item", "spotlight", "C01")
    assert told(state, "position") == [(0, space(state, "C01"))]


def test_ea_i7_clone_restarts_from_the_human_sector_as_a_human_without_cards():
    state = struck("clone", "sensor", victims=(human("A02"),))
    assert options(state) == [["accept"], ["clone"]]
    do(state, "clone")
    assert (at(state, 1), fate(state, 1), state.sides[1]) == ("A01", "aboard", 0)
    assert state.hands[1] == []
    assert heard(state, 2, "cloned") == [(1,)]


def test_ea_i8_sensor_has_one_chosen_player_announce_its_position():
    state = holding("sensor", others=(alien("G02"), human("E01")))
    assert targets(state, "item", "sensor") == {1, 2}
    do(state, "item", "sensor", 2)
    assert heard(state, 1, "position") == [(2, space(state, "E01"))]


def test_ea_i8_the_escaped_and_the_eliminated_can_not_be_chosen():
    state = holding("sensor", others=(alien("G02"), human("E01")), rules="black-advanced")
    state.fates[2] = state.known_fates[2] = 2
    assert targets(state, "item", "sensor") == {1}


def test_ea_i9_mutation_turns_its_user_into_an_alien_on_the_spot():
    state = holding("mutation", others=(alien("G02"), human("E01")))
    do(state, "item", "mutation")
    assert (at(state, 0), state.sides[0]) == ("C01", 1)
    assert targets(state, "move") == {"B01", "D01", "E01"}
    assert state.view(2).known_sides[0] == 1
    do(state, "move", "E01")
    assert options(state) == [["resolve"], ["attack"]]


def test_ea_i9_the_others_learn_the_new_side_but_not_the_character():
    played = game(*ROWS)
    state = scene(played, human("C01", "mutation", character="medic"), alien("G02"), human("E01"))
    do(state, "item", "mutation")
    assert state.view(1).known_characters[0] == ""
    assert heard(state, 1, "became_alien") == [(0, None)]


def test_ea_i10_cat_declares_noise_in_two_different_sectors():
    state = holding("cat")
    only(state.sector_deck, "noise_any")
    do(state, "move", "D01")
    assert options(state) == [["resolve"], ["cat", "item"]]
    do(state, "cat", "item")
    do(state, "noise", "G01")
    assert "G01" not in targets(state, "noise")
    do(state, "noise", "B01")
    assert heard(state, 1, "noise") == [(0, (space(state, "B01"), space(state, "G01")), None)]


def test_ea_i10_with_noise_in_your_sector_one_of_the_two_is_the_true_one():
    state = holding("cat")
    only(state.sector_deck, "noise_here")
    do(state, "move", "D01")
    do(state, "cat", "item")
    assert "D01" not in targets(state, "noise")
    do(state, "noise", "B01")
    assert heard(state, 1, "noise") == [(0, (space(state, "B01"), space(state, "D01")), None)]


@pytest.mark.parametrize("card", ["silence", "item:clone"])
def test_ea_i10_a_silence_or_item_card_drawn_is_discarded(card):
    state = holding("cat")
    only(state.sector_deck, card)
    do(state, "move", "D01")
    do(state, "cat", "item")
    do(state, "noise", "B01")
    do(state, "noise", "C01")
    assert (state.hands[0], state.covers[0]) == ([], 0)
    assert (state.removed, state.sector_discard) == ([], [card])


def test_ea_i10_cat_is_played_before_drawing_only():
    assert ["cat", "item"] not in options(holding("cat"))
    state = holding("cat")
    do(state, "move", "D01")
    do(state, "resolve")
    assert state.to_move == 1


def test_ea_i10_cat_needs_two_sectors_that_can_be_named():
    state = scene(game("HdA1"), human("A01", "cat"), alien("C01"))
    only(state.sector_deck, "noise_here")
    do(state, "move", "B01")
    assert told(state, "noise") == [(0, (space(state, "B01"),), "noise_here")]
