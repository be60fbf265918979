"""Turns and activity rows: EE-20 … EE-32."""

from collections import Counter

import pytest

from .arrange import ROWS, do, end_turn, game, options, scene, told, work


def test_a_time_card_is_turned_over_at_the_start_of_every_turn():
    """EE-20, EE-23."""
    state = scene(game(rules="expert"))
    end_turn(state)
    end_turn(state)
    assert told(state, "time") == [("nothing",), ("nothing",)]


def test_drawn_cards_stay_out_until_the_event_card_shows():
    """EE-21."""
    state = scene(game(), time=[2, 0, 0])
    end_turn(state)
    assert state.time == [1, 0, 0]
    end_turn(state)
    assert state.time == [0, 0, 0]
    state.time = [0, 1, 0]
    end_turn(state)
    assert told(state, "time")[-1] == ("event",)
    assert state.time == [3, 1, 2]


def test_a_deck_without_event_cards_is_taken_up_again():
    """EE-21: where a scenario has none."""
    state = scene(game(time_deck="1/0/0"), time=[1, 0, 0])
    for _ in range(3):
        end_turn(state)
    assert told(state, "time") == [("nothing",)] * 3


def test_the_deck_shows_each_card_as_often_as_it_is_in_it():
    """EE-21: over many turns events come every three and a half turns."""
    found: Counter[str] = Counter()
    state = scene(game(PLAIN * 20 + "O", 4, chaos=False), time=[3, 1, 2])
    state.event_deck = [0, 0, 0, 0, 999]
    while state.result() is None and found.total() < 600:
        state.apply(("accept",) if state.phase == "instant" else ("pass",))
        found = Counter(each[0] for each in told(state, "time"))
    assert found["event"] / found.total() == pytest.approx(2 / 7, abs=0.05)
    assert found["aliens"] / found.total() == pytest.approx(2 / 7, abs=0.05)


PLAIN = "Essssss"


def test_a_turn_has_two_actions_and_may_be_passed():
    """EE-22."""
    state = scene(game())
    do(state, "improve", 1)
    assert (state.to_move, state.acts) == (0, 1)
    do(state, "improve", 1)
    assert (state.to_move, state.acts) == (1, 2)
    do(state, "pass")
    assert (state.to_move, state.acts) == (1, 1)
    do(state, "pass")
    assert state.to_move == 0
    do(state, "improve", 1)
    do(state, "pass")
    assert state.to_move == 1


def test_beginners_have_no_time_cards_before_the_second_building():
    """EE-24."""
    state = scene(game("EPPPssssO", rules="beginner"), ships=[2, 3], rows=[ROWS["build"]] * 2)
    do(state, "build", "lab")
    do(state, "pass")
    assert told(state, "time") == []
    do(state, "build", "lab")
    assert told(state, "time") == []
    do(state, "pass")
    assert told(state, "time") == [("nothing",)]


def test_only_active_cards_can_be_used():
    """EE-30: the slow ones in slots 3 to 5, the fast ones in 4 and 5."""
    state = scene(game(opened=15), ships=[8, 1], rows=[(0, 1, 4, 5, 8), ROWS["food"]])
    assert {name for name, _ in options(state, "travel")} == {"knowledge", "military"}
    assert options(state, "build") == set()
    assert "not active in slot 3" in str(state.explain(("travel", "resource", 11)))
    state.rows[0] = (8, 5, 0, 4, 1)
    assert {name for name, _ in options(state, "travel")} == {"build", "resource", "food"}
    assert options(state, "build")


def test_a_used_card_goes_to_slot_1_and_those_left_of_it_move_up():
    """EE-31."""
    state = scene(game(opened=15), rows=[(8, 4, 0, 1, 5), ROWS["food"]])
    do(state, "travel", "food", 3)
    assert state.rows[0] == (1, 8, 4, 0, 5)
    do(state, "travel", "knowledge", 5)
    assert state.rows[0] == (5, 1, 8, 4, 0)


def test_improving_swaps_neighbours_of_the_own_row():
    """EE-32."""
    state = scene(game(), rows=[(8, 4, 0, 1, 5), ROWS["food"]])
    assert options(state, "improve") == {(1,), (2,), (3,), (4,)}
    do(state, "improve", 2)
    assert state.rows == [(8, 0, 4, 1, 5), ROWS["food"]]
    do(state, "improve", 4)
    assert state.rows == [(8, 0, 4, 5, 1), ROWS["food"]]


def test_upgrading_fighting_and_improving_leave_the_cards_where_they_are():
    """EE-31: only what is done with a card moves it."""
    state = scene(game())
    work(state, 2, "lab", 1)
    work(state, 3, "mine")
    before = state.rows[0]
    do(state, "upgrade", 3)
    assert state.rows[0] == before


def test_rules_with_code_are_called_when_a_turn_begins_and_when_something_is_built():
    """The moments that rules can wait for, as docs/engine.md has it."""
    called = []
    played = game("EPPPssssO")
    state = scene(played, ships=[2, 3])
    played.triggers = {
        "built": (lambda _, position, building: called.append((position, building)),),
        "turn_started": (lambda _, player: called.append(player),),
    }
    do(state, "build", "lab")
    end_turn(state)
    assert called == [(2, "lab"), 1]
