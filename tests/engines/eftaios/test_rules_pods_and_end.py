"""EA-E: escaping, the end of a game, and who has won."""

import pytest

from hullwright.engines.eftaios.zone import HUMAN_SIDE

from .arrange import (
    alien,
    at,
    do,
    fate,
    game,
    heard,
    human,
    only,
    scene,
    space,
    targets,
    told,
    until,
)

ROWS = ("Hddd1dd2dA",)


def boarding(card, *others, rules="ultimate", rows=ROWS, **changes):
    """Return a state in which a Human has just moved onto the pod in E01, with a known card."""
    state = scene(game(*rows, rules=rules, **changes), human("D01"), *(others or (alien("I01"),)))
    if card:
        only(state.pod_deck, *[card] * 5)
    do(state, "move", "E01")
    return state


def test_ea_e1_a_human_on_a_pod_says_which_and_shows_the_card():
    state = boarding("green", human("B01"), alien("I01"))
    assert heard(state, 2, "pod") == [(0, space(state, "E01"))]
    assert heard(state, 2, "pod_card") == [(0, "green")]


def test_ea_e1_green_the_human_has_escaped_and_the_pod_is_used():
    state = boarding("green", human("B01"), alien("I01"))
    assert (fate(state, 0), at(state, 0)) == ("escaped", None)
    assert heard(state, 2, "escaped") == [(0, space(state, "E01"))]
    assert state.view(2).to_json()["closed"] == ["E01"]
    assert state.to_move == 1


def test_ea_e1_red_the_pod_is_damaged_and_the_human_stays_until_its_next_turn():
    state = boarding("red", human("B01"), alien("I01"))
    assert (fate(state, 0), at(state, 0)) == ("aboard", "E01")
    assert state.view(2).to_json()["closed"] == ["E01"]
    until(state, 0)
    assert targets(state, "move") == {"D01", "F01"}


def test_ea_e2_in_black_basic_reaching_a_pod_wins_and_ends_the_game():
    state = boarding(None, human("B01"), alien("I01"), rules="black-basic")
    result = state.result()
    assert result is not None
    assert result.winners == (0,)
    assert not told(state, "pod_card")


def test_ea_e3_without_a_pod_the_remaining_humans_are_eliminated():
    state = boarding("red", human("B01"), alien("F01"), rows=("Hddd1dA",))
    result = state.result()
    assert result is not None
    assert [fate(state, player) for player in (0, 1)] == ["eliminated"] * 2
    assert (result.winners, result.reason) == ((2,), "no pod is left")


def test_ea_e3_a_used_last_pod_leaves_the_others_behind():
    state = boarding("green", human("B01"), alien("F01"), rows=("Hddd1dA",))
    result = state.result()
    assert result is not None
    assert result.winners == (0, 2)
    assert result.scores == (1.0, 0.0, 1.0)


def test_ea_e4_the_game_ends_after_the_last_round():
    state = scene(game("HdddddA1", rounds=3), human("B01"), alien("F01"))
    only(state.sector_deck, *["silence"] * 9)
    for _ in range(3):
        until(state, 0)
        do(state, "move", "C01" if at(state, 0) == "B01" else "B01")
        until(state, 1)
        do(state, "move", "E01" if at(state, 1) == "F01" else "F01")
        do(state, "resolve")
    result = state.result()
    assert result is not None
    assert (state.round, result.reason) == (3, "the last round is over")
    assert (result.winners, fate(state, 0)) == ((1,), "eliminated")


def test_ea_e4_the_game_ends_when_no_human_is_left_aboard():
    state = boarding("green")
    result = state.result()
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "no Human is left aboard")


def test_ea_e4_nothing_can_be_done_after_the_end():
    state = boarding("green")
    assert state.legal() == ()
    assert "over" in str(state.explain(("move", 0)))


def last_human_killed(**changes):
    state = scene(game(*ROWS, **changes), alien("B01"), human("C01"), human("D01"), alien("I01"))
    only(state.pod_deck, "green")
    only(state.sector_deck, *["silence"] * 9)
    do(state, "move", "D01")
    do(state, "resolve")
    do(state, "move", "B01")
    do(state, "move", "E01")
    until(state, 0)
    do(state, "move", "B01")
    do(state, "attack")
    return state


@pytest.mark.parametrize("rules", ["ultimate", "black-advanced"])
def test_ea_e5_the_escaped_and_the_aliens_can_win_one_game_together(rules):
    state = last_human_killed(rules=rules)
    result = state.result()
    assert result is not None
    assert fate(state, 2) == "escaped"
    assert result.winners == (0, 2, 3)


@pytest.mark.parametrize("wins", [False, True])
def test_ea_e5_a_killed_human_plays_on_for_the_aliens_and_has_lost_unless_a_house_rule_says_so(
    wins,
):
    state = last_human_killed(killed_humans_win=wins)
    assert state.born[1] == HUMAN_SIDE
    assert state.sides[1] != HUMAN_SIDE
    result = state.result()
    assert result is not None
    assert (1 in result.winners) is wins
    assert state.to_json()["players"][1]["born"] == "human"


def test_ea_e5_when_the_last_human_escapes_the_aliens_have_lost():
    state = scene(game(*ROWS), human("D01"), alien("C01"), human("G01"))
    only(state.pod_deck, "green", "green")
    do(state, "move", "E01")
    until(state, 2)
    do(state, "move", "H01")
    result = state.result()
    assert result is not None
    assert result.winners == (0, 2)


def test_ea_e5_an_eliminated_alien_does_not_win():
    state = scene(game(*ROWS), alien("B01"), alien("C01"), human("D01"))
    do(state, "move", "C01")
    do(state, "attack")
    until(state, 0)
    state.positions[2] = space(state, "B01")
    do(state, "move", "B01")
    do(state, "attack")
    result = state.result()
    assert result is not None
    assert result.winners == (0,)


def test_ea_e4_who_waits_to_come_back_is_eliminated_with_the_others():
    """EA-E4 with A.5: nobody comes back after the last round."""
    state = scene(game(*ROWS, rounds=1, human_killed="restarts"), human("C01"), alien("D01"))
    only(state.sector_deck, "silence")
    state.round = 1
    do(state, "move", "B01")
    do(state, "move", "B01")
    do(state, "attack")
    assert (fate(state, 0), state.waiting[0]) == ("eliminated", -1)
