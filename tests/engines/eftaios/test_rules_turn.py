"""EA-T: whose turn it is, where they may go, and what they say on arrival."""

import pytest

from .arrange import alien, at, do, game, heard, human, only, options, scene, space, targets, told

LONG = "Hddddddd1"
"""A corridor: the Human sector, seven dangerous sectors, a pod."""


def corridor(*seats, rows=(LONG, "........A"), **changes):
    return scene(game(*rows, **changes), *seats)


def test_ea_t1_a_human_moves_exactly_one_sector():
    state = corridor(human("D01"), alien("H01"))
    assert options(state) == [["move", "C01"], ["move", "E01"]]


def test_ea_t1_an_alien_moves_one_or_two_sectors():
    state = corridor(alien("D01"), human("H01"))
    assert targets(state, "move") == {"B01", "C01", "E01", "F01"}


def test_ea_t1_a_fed_alien_moves_up_to_three_sectors():
    state = corridor(alien("D01"), human("H01"))
    state.speeds[0] = state.game.ruleset.fed_speed
    assert targets(state, "move") == {"B01", "C01", "E01", "F01", "G01"}


def test_ea_t1_a_move_follows_open_sectors_and_ends_elsewhere():
    # A02 touches B01, but B02 and C02 are hull: no way leads from A02 to D02.
    state = corridor(alien("A02"), human("E01"), rows=("HdsddA", "d..dd1"))
    assert targets(state, "move") == {"B01", "C01"}


def test_ea_t2_nobody_enters_a_start_sector_again():
    for seats in ((human("B01"), alien("E01")), (alien("B01"), human("E01"))):
        state = corridor(*seats, rows=("HdAdd1", "d....."))
        assert targets(state, "move") == {"A02"}


def test_ea_t2_nobody_moves_through_a_start_sector():
    state = corridor(alien("C01"), human("E01"), rows=("1ddHddA",))
    state.speeds[0] = 3
    assert targets(state, "move") == {"B01"}


def test_ea_t3_only_a_human_ends_a_move_on_a_pod():
    rows = ("Hdd1dA",)
    assert targets(corridor(human("C01"), alien("E01"), rows=rows), "move") == {"B01", "D01"}
    assert targets(corridor(alien("C01"), human("B01"), rows=rows), "move") == {"B01", "E01"}


def test_ea_t3_whether_aliens_pass_pods_is_a_field():
    rows = ("Hdd1dA",)
    state = corridor(alien("C01"), human("B01"), rows=rows, aliens_pass_pods=False)
    assert targets(state, "move") == {"B01"}
    assert game(*rows).ruleset.aliens_pass_pods
    assert not game(*rows, rules="black-basic").ruleset.aliens_pass_pods
    assert not game(*rows, rules="black-advanced").ruleset.aliens_pass_pods


def test_ea_t3_a_human_never_moves_through_a_pod():
    state = corridor(human("C01", "adrenaline"), alien("E01"), rows=("Hdd1dA",))
    do(state, "item", "adrenaline")
    assert targets(state, "move") == {"B01", "D01"}


@pytest.mark.parametrize("card", ["green", "red"])
def test_ea_t4_a_used_or_damaged_pod_is_closed_to_everyone(card):
    rows = ("H2dd1ddA",)
    state = corridor(human("D01"), alien("F01"), human("D01"), rows=rows)
    only(state.pod_deck, card)
    do(state, "move", "E01")
    assert state.view(1).to_json()["closed"] == ["E01"]
    assert targets(state, "move") == {"G01"}
    do(state, "move", "G01")
    do(state, "resolve")
    while state.to_move != 2:
        state.apply(state.legal()[0])
    assert "E01" not in targets(state, "move")


def test_ea_t5_a_silent_sector_is_announced_and_the_turn_ends():
    state = corridor(human("B01"), alien("E01"), rows=("HdsddA1",))
    do(state, "move", "C01")
    assert heard(state, 1, "silent") == [(0,)]
    assert not told(state, "noise")
    assert len(state.sector_deck) == 77
    assert state.to_move == 1


def test_ea_t5_items_may_still_be_played_before_the_turn_ends():
    state = corridor(human("B01", "sensor"), alien("E01"), rows=("HdsddA1",))
    do(state, "move", "C01")
    do(state, "resolve")
    assert (state.to_move, state.phase) == (0, "end")
    assert options(state) == [["end"], ["item", "sensor", 1]]
    do(state, "item", "sensor", 1)
    assert told(state, "position") == [(1, space(state, "E01"))]
    assert state.to_move == 1


def test_ea_t6_one_card_is_drawn_in_a_dangerous_sector():
    state = corridor(human("B01"), alien("E01"))
    do(state, "move", "C01")
    while state.phase == "noise":
        state.apply(state.legal()[0])
    drawn = told(state, "noise", 0) + told(state, "silence", 0)
    assert len(drawn) == 1
    assert len(state.sector_deck) == 76


def test_ea_t6_who_attacks_draws_no_card():
    state = corridor(human("B01", "attack"), alien("E01"))
    do(state, "move", "C01")
    do(state, "attack", "item")
    assert len(state.sector_deck) == 77
    assert told(state, "attack") == [(0, space(state, "C01"))]


@pytest.mark.parametrize("rows", [("Hddd1A",), ("Hsss1A",)])
def test_ea_t7_an_alien_may_attack_after_moving(rows):
    state = corridor(alien("B01"), human("D01"), rows=rows)
    do(state, "move", "C01")
    assert options(state) == [["resolve"], ["attack"]]
    do(state, "attack")
    assert not told(state, "noise") + told(state, "silence") + told(state, "silent")
    assert state.to_move == 1


def test_ea_t7_a_human_may_not_attack_without_a_card():
    state = corridor(human("B01"), alien("E01"))
    only(state.sector_deck, "silence")
    do(state, "move", "C01")
    assert state.to_move == 1


def test_ea_t8_the_record_of_a_player_has_a_move_for_each_round_and_what_it_used():
    state = corridor(
        human("B01", "adrenaline", character="co_pilot"), alien("H01"), rows=(LONG, "........A")
    )
    only(state.sector_deck, *["silence"] * 20)
    do(state, "item", "adrenaline")
    do(state, "move", "D01")
    do(state, "resolve")
    do(state, "end")
    do(state, "move", "F01")
    do(state, "resolve")
    do(state, "ability", "teleport")
    do(state, "move", "B01")
    kinds = ("round", "moved", "item", "ability", "teleported")
    record = [each for each in state.view(0).events() if each[0] in kinds]
    assert [each[0] for each in record] == [
        *("item", "moved", "round", "ability", "teleported", "moved"),
    ]
    assert record[1][2:] == (space(state, "B01"), space(state, "D01"))
    assert not heard(state, 1, "moved")[1:]
    assert heard(state, 1, "item") == [(0, "adrenaline", -1)]


def test_ea_t9_who_has_no_legal_move_stays_announces_nothing_and_the_log_says_so():
    state = corridor(human("B01"), alien("E01"), rows=("HdAsdd1",))
    assert told(state, "stuck") == [(0,)]
    assert not told(state, "noise") + told(state, "silence") + told(state, "silent")
    assert (state.to_move, at(state, 0)) == (1, "B01")


def test_ea_t9_who_has_no_move_but_an_item_is_asked():
    state = corridor(human("D01", "teleport"), alien("F01"), rows=("Hd.d.ddA", "1......."))
    assert options(state) == [["pass"], ["item", "teleport"]]
    passing = state.clone()
    do(passing, "pass")
    assert (told(passing, "stuck"), at(passing, 0)) == ([(0,)], "D01")
    do(state, "item", "teleport")
    assert targets(state, "move") == {"A02", "B01"}


def test_ea_t9_a_game_in_which_nobody_can_move_ends_with_the_last_round():
    state = corridor(human("B01"), alien("D01"), rows=("HdAdA1",), rounds=900)
    assert state.result() is not None
    assert state.round == 900
