"""Events and the Anomaly: EE-60 … EE-67."""

from .arrange import (
    ROWS,
    activate,
    active,
    cubes_at,
    do,
    end_turn,
    game,
    only_event,
    opened,
    options,
    scene,
    told,
    work,
)


def happening(event: str, letters: str = "EPPPssssssssssO", opened_: int = 4, **changes):
    """Return a state in which passing brings an event."""
    state = scene(game(letters, opened_, **changes))
    only_event(state, event)
    return state


def test_a_new_event_lies_open_beside_its_copies():
    """EE-60."""
    state = happening("famine")
    end_turn(state)
    assert active(state) == {"famine": 1}
    state.time = [0, 1, 0]
    end_turn(state)
    assert active(state) == {"famine": 2}
    assert state.result() is None


def test_whoever_can_pay_may_fight_at_once_for_no_action():
    """EE-61."""
    state = happening("raiders")
    work(state, 3, "mine", 1)
    work(state, 2, "starbase", 2, level=1)
    end_turn(state)
    assert (state.phase, state.to_move) == ("instant", 1)
    do(state, "fight", "raiders")
    assert active(state) == {}
    assert cubes_at(state, 3) == 1, "the effect does not happen"
    assert (state.phase, state.acts) == ("act", 2)
    assert sum(state.unseen) == 11


def test_whoever_can_not_pay_is_not_asked_and_whoever_can_may_decline():
    """EE-61."""
    poor = happening("raiders")
    end_turn(poor)
    assert poor.phase == "act"
    rich = happening("famine")
    work(rich, 2, "farm", 1)
    end_turn(rich)
    do(rich, "accept")
    assert active(rich) == {"famine": 1}


def test_fighting_at_once_costs_for_all_copies():
    """EE-61, ambiguity 7."""
    state = happening("famine")
    activate(state, famine=1)
    work(state, 2, "farm", 1)
    end_turn(state)
    assert state.phase == "act", "two copies cost two food"
    cheap = happening("famine", instant_for_all=False)
    activate(cheap, famine=1)
    work(cheap, 2, "farm", 1)
    end_turn(cheap)
    do(cheap, "fight", "famine")
    assert active(cheap) == {"famine": 1}


def test_raiders_and_plague_take_a_cube_if_there_is_one():
    """EE-62."""
    for event, building in (("raiders", "mine"), ("plague", "farm")):
        state = happening(event)
        end_turn(state)
        assert active(state) == {event: 1}
        assert told(state, "lost") == []
        state = happening(event)
        work(state, 2, building, 1)
        end_turn(state)
        assert cubes_at(state, 2) == 0
        assert sum(state.supply) == 30


def test_the_team_chooses_which_cube_is_lost():
    """EE-62."""
    state = happening("raiders")
    work(state, 2, "mine", 1)
    work(state, 3, "mine", 1)
    end_turn(state)
    assert (state.phase, state.to_move) == ("lose", 1)
    do(state, "cube", "resource", 2)
    assert (cubes_at(state, 2), cubes_at(state, 3)) == (0, 1)
    assert state.phase == "act"


def test_a_revolt_moves_both_build_cards_to_slot_1():
    """EE-6: Revolt."""
    state = happening("revolt")
    state.rows = [ROWS["build"], (0, 1, 4, 5, 8)]
    end_turn(state)
    assert state.rows == [(0, 8, 4, 1, 5), (0, 1, 4, 5, 8)]
    assert told(state, "card_back") == [("build", 1)]


def test_the_anomaly_comes_up_on_the_last_card_but_one_never_before_position_5():
    """EE-63."""
    for cards, place in ((4, 5), (5, 5), (6, 5), (9, 8)):
        state = happening("anomaly", opened_=cards)
        end_turn(state)
        assert state.anomaly == place
        assert opened(state) == list(range(1, cards + 1))


def test_the_anomaly_moves_towards_earth_and_stops_at_position_5():
    """EE-64."""
    for before, after in ((12, 10), (6, 5), (5, 5)):
        state = happening("anomaly", opened_=13)
        activate(state, anomaly=1)
        state.anomaly = before
        end_turn(state)
        assert state.anomaly == after


def test_ships_on_or_beyond_the_anomaly_are_put_before_it():
    """EE-65."""
    state = happening("anomaly", opened_=10)
    state.ships = [9, 10]
    end_turn(state)
    assert state.anomaly == 9
    assert state.ships == [8, 8]
    state = happening("anomaly", opened_=10)
    state.ships, state.aliens = [10, 4], 8
    end_turn(state)
    assert state.ships == [7, 4], "the Aliens are on the card before it"


def test_a_fought_anomaly_moves_away_or_is_gone():
    """EE-66."""
    state = scene(game(opened=9), anomaly=6)
    activate(state, anomaly=2)
    work(state, 2, "lab", 2, level=1)
    work(state, 3, "lab", 1)
    do(state, "fight", "anomaly")
    while state.phase == "pay":
        do(state, "cube", "knowledge", 2)
    assert (state.anomaly, active(state)) == (8, {"anomaly": 1})
    do(state, "fight", "anomaly")
    assert (state.anomaly, active(state)) == (0, {})


def test_an_anomaly_that_is_fought_at_once_never_comes_up():
    """EE-61, EE-66."""
    state = happening("anomaly")
    work(state, 2, "lab", 1)
    end_turn(state)
    do(state, "fight", "anomaly")
    assert state.anomaly == 0


def test_outposts_reveal_cards_under_and_behind_the_anomaly():
    """EE-67."""
    state = scene(game(), ships=[4, 1], anomaly=5)
    do(state, "build", "outpost")
    assert opened(state) == [1, 2, 3, 4, 5, 6]
    assert options(state, "travel").isdisjoint({("food", 6), ("knowledge", 6)})
