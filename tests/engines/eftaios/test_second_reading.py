"""The second reading: one test for each line in which play was found to differ from the print."""

import pytest

from hullwright.engines.claims import fingerprint
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.eftaios.set_up import dealt_characters
from hullwright.engines.eftaios.vocabulary import HUMANS
from hullwright.engines.eftaios.zone import ALIEN_SIDE, HUMAN_SIDE

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
FAR = (alien("G02"), human("G01"))


def playing(*seats, rows=ROWS, card="silence", **changes):
    """Return a state in which the first player begins its turn, and what is drawn is known."""
    state = scene(game(*rows, **changes), *seats)
    only(state.sector_deck, *[card] * 40)
    return state


def winners(state):
    result = state.result()
    assert result is not None
    return result.winners


# -- EA-C: characters ------------------------------------------------------------------------------


def test_ea_c1_the_first_dangerous_sector_is_used_up_by_sedatives():
    state = playing(human("C01", "sedatives", character="captain"), alien("G02"))
    do(state, "item", "sedatives")
    do(state, "move", "D01")
    until(state, 0)
    do(state, "move", "C01")
    assert len(told(state, "silence", 0)) == 1


def test_ea_c1_the_first_dangerous_sector_is_used_up_by_an_attack():
    state = playing(human("C01", "attack", character="captain"), alien("G02"))
    do(state, "move", "D01")
    do(state, "attack", "item")
    until(state, 0)
    do(state, "move", "C01")
    assert len(told(state, "silence", 0)) == 1


def test_ea_c2_the_pilot_decides_for_two_noises_on_drawing_the_card():
    state = playing(human("C01", character="pilot"), alien("G02"), card="noise_any")
    do(state, "move", "D01")
    assert (state.phase, len(state.sector_deck)) == ("card", 39)
    assert options(state) == [["play", "noise_any"], ["cat", "ability"]]
    other = state.clone()
    do(state, "play", "noise_any")
    do(state, "noise", "B01")
    assert heard(state, 1, "noise") == [(0, (space(state, "B01"),), None)]
    assert "cat_once" in state.powers[0]
    do(other, "cat", "ability")
    do(other, "noise", "B01")
    do(other, "noise", "C01")
    assert "cat_once" not in other.powers[0]
    assert other.sector_discard == ["noise_any"]


def test_ea_c2_a_silence_that_the_pilot_makes_two_noises_is_discarded():
    state = playing(human("C01", character="pilot"), alien("G02"))
    do(state, "move", "D01")
    do(state, "cat", "ability")
    do(state, "noise", "B01")
    do(state, "noise", "C01")
    assert (state.covers[0], state.sector_discard) == (0, ["silence"])


def test_ea_c4_nobody_learns_that_a_soldier_attacked():
    state = playing(human("C01", character="soldier"), alien("D01"), *FAR)
    do(state, "move", "D01")
    do(state, "attack", "ability")
    for viewer in (1, 2, 3):
        assert not heard(state, viewer, "ability") + heard(state, viewer, "ability_unseen")
        assert state.view(viewer).known_sides[0] == -1
    assert heard(state, 0, "ability_unseen") == [(0, "attack", -1)]
    assert (fate(state, 1), state.powers[0]) == ("eliminated", [])


def test_ea_c5_after_staying_there_is_no_attack_card():
    officer = human("C01", "attack", "spotlight", character="executive_officer")
    state = playing(officer, alien("C01"), human("G01"))
    do(state, "wait")
    assert not options(state, "attack")
    do(state, "item", "spotlight", "G01")
    assert told(state, "silence") == [(0, "silence")]
    assert "attack" in state.hands[0]


def test_ea_c5_who_stays_and_mutates_may_not_attack_either():
    officer = human("C01", "mutation", character="executive_officer")
    state = playing(officer, alien("C01"), human("G01"))
    do(state, "wait")
    do(state, "item", "mutation")
    assert (state.sides[0], told(state, "attack")) == (ALIEN_SIDE, [])
    assert state.to_move == 1


def test_ea_c5_staying_in_a_start_sector_is_like_any_other_quiet_end():
    state = playing(human("A01", character="executive_officer"), alien("G02"))
    do(state, "wait")
    assert [each[0] for each in state.view(1).events()][:2] == ["turn", "silent"]


def test_ea_c8_the_medic_reveals_himself_and_under_h_16_he_does_not():
    for shows in (True, False):
        medic = human("C01", character="medic")
        state = playing(medic, alien("G02", character="brute"), examiner_shows_itself=shows)
        do(state, "ability", "identity", 1)
        shown = [each[0] for each in heard(state, 1, "revealed")]
        assert shown == ([0, 1] if shows else [1])


def test_ea_c13_the_invisible_discloses_himself_again_and_again():
    hidden = alien("D01", character="invisible")
    state = playing(human("B01", "sensor", "spotlight"), hidden, human("G02"))
    do(state, "item", "sensor", 1)
    do(state, "item", "spotlight", "D01")
    assert heard(state, 2, "revealed") == [(1, "alien", "invisible")] * 2
    assert not heard(state, 2, "position")


def test_ea_c14_the_lurking_does_not_attack_in_the_alien_sector():
    lurking = alien("H02", character="lurking")
    assert not options(playing(lurking, human("C01")), "lurk")
    assert options(playing(alien("G02", character="lurking"), human("C01")), "lurk")


@pytest.mark.parametrize("card", ["silence", "item:clone"])
def test_ea_c16_what_the_psychic_makes_a_noise_is_discarded_like_one(card):
    state = playing(alien("C01", character="psychic"), human("G02"), card=card)
    do(state, "move", "D01")
    do(state, "resolve")
    do(state, "noise", "B01")
    assert (state.hands[0], state.covers[0], state.sector_discard) == ([], 0, [card])
    assert heard(state, 1, "noise") == [(0, (space(state, "B01"),), None)]


@pytest.mark.parametrize("card", ["silence", "item:clone"])
def test_ea_i10_what_a_cat_makes_noises_is_discarded_like_one(card):
    state = playing(human("C01", "cat"), alien("G02"), card=card)
    do(state, "move", "D01")
    do(state, "cat", "item")
    do(state, "noise", "B01")
    do(state, "noise", "C01")
    assert (state.hands[0], state.covers[0], state.sector_discard) == ([], 0, [card])


# -- EA-I: items -----------------------------------------------------------------------------------


@pytest.mark.parametrize("use", [("spotlight", "G01"), ("sensor", 1), ("mutation",)])
@pytest.mark.parametrize("moment", ["turn", "act", "end"])
def test_ea_i_items_are_used_at_any_point_of_the_own_turn(use, moment):
    state = playing(human("C01", use[0]), *FAR)
    if moment != "turn":
        do(state, "move", "D01")
    if moment == "end":
        do(state, "resolve")
    assert state.phase == moment
    do(state, "item", *use)
    assert (state.hands[0], heard(state, 1, "item")[0][1]) == ([], use[0])


def test_ea_i_an_item_drawn_this_turn_is_used_this_turn():
    state = playing(human("C01"), *FAR, card="item:sensor")
    do(state, "move", "D01")
    assert (state.phase, targets(state, "item", "sensor")) == ("end", {1, 2})


def test_ea_i_an_attack_drawn_this_turn_comes_too_late():
    state = playing(human("C01"), *FAR, card="item:attack")
    do(state, "move", "D01")
    assert (state.to_move, state.hands[0]) == (1, ["attack"])


def test_ea_i_a_human_who_mutates_on_arrival_may_attack_as_an_alien():
    state = playing(human("C01", "mutation"), human("D01"), *FAR)
    do(state, "move", "D01")
    do(state, "item", "mutation")
    assert options(state) == [["resolve"], ["attack"]]
    do(state, "attack")
    assert told(state, "killed") == [(1, 0)]


def test_ea_i_a_human_who_mutates_after_the_card_may_not_attack_any_more():
    state = playing(human("C01", "mutation"), human("D01"), *FAR)
    do(state, "move", "D01")
    do(state, "resolve")
    do(state, "item", "mutation")
    assert (state.to_move, told(state, "attack")) == (1, [])


def test_ea_i2_a_teleport_between_arrival_and_card_leaves_nothing_to_draw():
    state = playing(human("C01", "teleport"), *FAR)
    do(state, "move", "D01")
    do(state, "item", "teleport")
    assert (at(state, 0), len(state.sector_deck), state.to_move) == ("A01", 40, 1)


def test_ea_i3_two_adrenalines_do_not_add_up():
    state = playing(human("D01", "adrenaline", "adrenaline"), *FAR)
    do(state, "item", "adrenaline")
    once = targets(state, "move")
    do(state, "item", "adrenaline")
    assert targets(state, "move") == once == {"B01", "C01", "E01", "F01"}


@pytest.mark.parametrize("works", [False, True])
def test_ea_i5_defence_against_the_attack_card_of_a_human_is_a_field(works):
    seats = human("C01", "attack"), human("D01", "defence"), *FAR
    state = playing(*seats, defence_against_humans=works)
    do(state, "move", "D01")
    do(state, "attack", "item")
    assert (state.phase == "react") is works
    assert bool(told(state, "killed")) is not works


def test_ea_i5_defence_works_against_whatever_looks_like_an_alien():
    state = playing(human("C01", character="soldier"), human("D01", "defence"), *FAR)
    do(state, "move", "D01")
    do(state, "attack", "ability")
    assert options(state) == [["accept"], ["defence"]]


def cloned(**changes):
    seats = alien("C01"), human("D01", "clone", "cat", character="medic"), human("G01")
    state = playing(*seats, **changes)
    do(state, "move", "D01")
    do(state, "attack")
    do(state, "clone")
    return state


def test_ea_i7_a_clone_is_activated_after_the_kill():
    state = cloned()
    assert heard(state, 2, "killed") == [(1, 0)]
    assert heard(state, 2, "revealed") == [(1, "human", "medic")]
    assert heard(state, 2, "cloned") == [(1,)]
    assert (state.kills[0], state.view(0).speed, state.hands[1]) == (1, 3, [])
    assert (at(state, 1), state.sides[1], state.view(2).known_sides[1]) == ("A01", HUMAN_SIDE, 0)
    assert state.shown[1] == ["clone"]


def test_ea_i7_a_kill_that_a_clone_follows_counts_for_e_3():
    assert winners(cloned(kills_to_win="1")) == (0,)


def test_ea_i7_whom_a_clone_brought_back_may_still_win():
    state = cloned(rows=("H1dddsd2", "......dA"), pod_deck={})
    do(state, "move", "B01")
    assert fate(state, 1) == "escaped"


def test_ea_i8_a_sensor_is_not_offered_on_whoever_is_off_the_map():
    state = playing(alien("C01"), human("B01", "sensor"), human("D01"), human("G01"))
    do(state, "move", "D01")
    do(state, "attack")
    assert targets(state, "item", "sensor") == {0, 3}


def mutated(**changes):
    seats = human("C01", "mutation"), human("E01"), alien("D01")
    state = playing(*seats, rounds=1, **changes)
    do(state, "item", "mutation")
    return state


def test_ea_i9_who_mutates_wins_with_the_aliens():
    state = mutated()
    state.round = 1
    for _ in range(20):
        if state.result() is None:
            state.apply(state.legal()[0])
    assert winners(state) == (0, 2)


def test_ea_i9_the_last_human_can_not_mutate():
    state = playing(human("C01", "mutation"), alien("G02"))
    assert not options(state, "item")
    do(state, "move", "D01")
    assert state.to_move == 1


def test_ea_i9_that_the_last_human_can_mutate_is_a_field():
    state = playing(human("C01", "mutation"), alien("G02"), last_human_mutates=True)
    do(state, "item", "mutation")
    assert winners(state) == (0, 1)


def test_ea_i9_a_human_who_may_not_know_that_it_is_the_last_is_not_told_by_what_is_legal():
    """A.3: nobody heard of the death of the other Human."""
    seats = alien("C01"), human("D01"), human("G01", "mutation")
    state = playing(*seats, deaths_announced=False)
    do(state, "move", "D01")
    do(state, "attack")
    until(state, 2)
    assert ["item", "mutation"] in options(state)


# -- EA-T: turns -----------------------------------------------------------------------------------


def test_ea_t2_nobody_teleports_and_walks_back():
    state = playing(human("B01", "teleport"), *FAR)
    do(state, "item", "teleport")
    assert targets(state, "move") == {"A02"}
    assert "where it began" in str(state.explain(("move", space(state, "B01"))))


def test_ea_t2_nobody_walks_and_teleports_back():
    state = playing(human("A01", "teleport"), *FAR)
    do(state, "move", "B01")
    assert (state.to_move, state.hands[0]) == (1, ["teleport"])


def test_ea_t2_who_can_only_walk_back_stays_where_it_teleported():
    state = playing(human("B01", "teleport"), *FAR, rows=("Hddddsd1", "......dA"))
    do(state, "item", "teleport")
    assert options(state) == [["pass"]]


@pytest.mark.parametrize(("rules", "passes"), [("ultimate", False), ("black-advanced", True)])
def test_ea_t3_whether_humans_move_through_pods_is_a_field(rules, passes):
    state = playing(human("C01", "adrenaline"), alien("H01"), rows=("Hdd1ddsA",), rules=rules)
    do(state, "item", "adrenaline")
    assert ("E01" in targets(state, "move")) is passes
    assert "D01" in targets(state, "move")


@pytest.mark.parametrize("rules", RULESETS)
def test_ea_t5_a_quiet_end_is_the_same_event_wherever_it_is(rules):
    seats = human("E01", character="captain"), alien("G02")
    calm = {"abilities": {"captain": ("first_danger_free",)}}
    heard_by_others = []
    for sector in ("D01", "F01"):
        state = playing(*seats, rules=rules, **calm)
        do(state, "move", sector)
        heard_by_others.append(list(state.view(1).events()))
    assert heard_by_others[0] == heard_by_others[1]


def test_g_4_the_table_does_not_see_that_a_card_is_gone():
    seats = human("C01", "sedatives"), alien("G02")
    state = playing(*seats, rules="black-advanced", declared_items=("teleport", "defence"))
    do(state, "item", "sedatives")
    assert state.hands[0] == []
    assert state.view(1).kept_cards[0] == 1


# -- A.3: deaths of which nobody learns ------------------------------------------------------------


@pytest.mark.parametrize("rules", ["ultimate", "black-advanced"])
def test_a_3_the_killer_does_not_learn_of_it_by_feeding(rules):
    state = playing(alien("C01"), human("D01"), human("G01"), rules=rules, deaths_announced=False)
    do(state, "move", "D01")
    do(state, "attack")
    assert (state.view(0).speed, state.kills[0]) == (2, 1)


def test_a_3_the_killed_answer_a_sensor_from_where_they_fell():
    seats = alien("C01"), human("G01", "sensor"), human("D01")
    state = playing(*seats, rules="black-advanced", deaths_announced=False)
    do(state, "move", "D01")
    do(state, "attack")
    do(state, "item", "sensor", 2)
    assert heard(state, 1, "position") == [(2, space(state, "D01"))]


def test_a_3_a_killed_human_goes_on_as_an_alien_without_a_word():
    seats = alien("C01"), human("D01", "cat"), human("G01")
    state = playing(*seats, deaths_announced=False)
    do(state, "move", "D01")
    do(state, "attack")
    assert (state.to_move, at(state, 1), state.sides[1]) == (1, "H02", ALIEN_SIDE)
    assert [each[0] for each in state.view(2).events() if each[1] == 1] == ["turn"]
    assert heard(state, 1, "restarted_quietly") == [(1,)]
    assert state.view(2).kept_cards[1] == 1


# -- EA-E5: who has lost ---------------------------------------------------------------------------


@pytest.mark.parametrize("becomes", ["alien_at_start", "alien_here"])
@pytest.mark.parametrize("wins", [False, True])
def test_ea_e5_a_killed_human_has_lost_and_stays_lost(becomes, wins):
    seats = alien("C01"), human("D01"), human("B01")
    state = playing(*seats, human_killed=becomes, killed_humans_win=wins)
    do(state, "move", "D01")
    do(state, "attack")
    assert state.lost == [False, True, False]
    until(state, 2)
    state.positions[0] = space(state, "C01")
    do(state, "move", "C01")
    until(state, 0)
    state.positions[0], state.positions[2] = space(state, "C01"), space(state, "D01")
    do(state, "move", "D01")
    do(state, "attack")
    assert winners(state) == ((0, 1, 2) if wins else (0,))


def test_ea_e5_a_killed_human_does_not_win_by_kills_either():
    seats = alien("C01"), human("D01"), human("G01"), alien("G02")
    state = playing(*seats, human_killed="alien_here", kills_to_win="2")
    do(state, "move", "D01")
    do(state, "attack")
    state.kills[1] = 9
    state.positions[3] = space(state, "E01")
    do(state, "move", "E01")
    do(state, "attack")
    assert (fate(state, 3), state.result()) == ("eliminated", None)


def test_ea_e5_outcomes_are_counted_by_the_side_that_was_dealt():
    state = cloned(rounds=1)
    while state.result() is None:
        state.apply(state.legal()[0])
    numbers = state.game.counted(state).numbers
    assert numbers["killed_humans"] == {0: 1}
    assert numbers["stranded_humans"] == {2: 1}


# -- the Black edition -----------------------------------------------------------------------------


@pytest.mark.parametrize("rule", ["discard", "use_or_discard"])
def test_ba_a_fourth_item_is_discarded_or_also_used(rule):
    held = human("C01", "spotlight", "defence", "defence")
    state = playing(held, alien("G02"), rules="black-advanced", too_many_items=rule)
    only(state.sector_deck, "noise_here+item")
    only(state.item_deck, "attack")
    do(state, "move", "D01")
    do(state, "resolve")
    assert state.phase == "discard"
    assert bool(options(state, "item", "spotlight")) is (rule == "use_or_discard")
    if rule == "use_or_discard":
        do(state, "item", "spotlight", "G01")
        assert (state.hands[0], state.to_move) == (["defence", "defence", "attack"], 1)


def test_ba_characters_are_eight_humans_and_aliens_are_numbered():
    humans, aliens = dealt_characters(RULESETS["black-advanced"], 8)
    assert humans == HUMANS
    assert aliens == tuple(f"alien_{number}" for number in range(1, 9))
    state = game(*ROWS, rules="black-advanced").new_state(8, 1)
    for side, character in zip(state.sides, state.characters, strict=True):
        assert (character in humans) is (side == HUMAN_SIDE)
        assert (character in aliens) is (side == ALIEN_SIDE)


@pytest.mark.parametrize("humans", ["half", "none"])
@pytest.mark.parametrize("rules", RULESETS)
def test_with_two_boxes_sixteen_play(rules, humans):
    played = game(*ROWS, rules=rules, most_players=16, humans=humans, rounds=3, kills_to_win="9")
    assert max(played.seats) == 16
    assert max(game(*ROWS, rules=rules).seats) == 8
    state = played.new_state(16, 5)
    assert state.born.count(HUMAN_SIDE) == (8 if humans == "half" else 0)
    while state.result() is None:
        state.apply(state.legal()[-1])
    again = played.new_state(16, 5)
    assert fingerprint(again) != fingerprint(state)


# -- house modes -----------------------------------------------------------------------------------


def test_a_restart_where_it_began_is_the_sector_of_the_first_start():
    played = game(*ROWS, alien_start=("random",), alien_killed="restarts")
    for seed in range(5):
        state = played.new_state(4, seed)
        player = state.sides.index(ALIEN_SIDE)
        state.game.killed[ALIEN_SIDE](state, player)
        assert state.waiting[player] == state.firsts[player]


def test_a_hold_out_goes_on_without_a_pod_and_is_won_by_whoever_is_alive_at_the_end():
    seats = human("D01"), human("B01"), alien("G01")
    state = playing(*seats, rows=("Hddd1ddA",), aboard_at_end="win", rounds=1)
    state.round = 1
    only(state.pod_deck, "red")
    do(state, "move", "E01")
    assert state.result() is None
    do(state, "move", "C01")
    do(state, "move", "F01")
    do(state, "resolve")
    assert winners(state) == (0, 1)


def test_a_crumbled_sector_is_hull_for_noises_too():
    state = playing(human("C01"), alien("G02"), card="noise_any")
    state.turn_hull(space(state, "E01"))
    assert heard(state, 1, "sector") == [(-1, space(state, "E01"), "hull")]
    do(state, "move", "D01")
    assert "E01" not in targets(state, "noise")
    do(state, "noise", "D01")
    until(state, 0)
    assert "E01" not in targets(state, "move")
