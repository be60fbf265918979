"""The Aliens and the end: EE-70 … EE-82."""

import pytest

from hullwright.engines.escape_earth import endings
from hullwright.engines.escape_earth.aliens import by_time_card
from hullwright.engines.escape_earth.ships import put_before

from .arrange import ROWS, activate, do, end_turn, game, only_event, opened, scene, told, work


def test_the_aliens_come_two_cards_nearer():
    """EE-70."""
    state = scene(game(), time=[0, 0, 1])
    end_turn(state)
    assert state.aliens == 14
    assert told(state, "aliens") == [(14,)]


def test_ships_are_pushed_one_card_by_each_step_of_the_aliens():
    """EE-70, EE-71."""
    state = scene(game(), aliens=6, ships=[5, 4])
    by_time_card(state)
    assert state.aliens == 4
    assert state.ships == [3, 3]
    leap = scene(game(aliens_walk=False), aliens=6, ships=[5, 4])
    by_time_card(leap)
    assert leap.ships == [5, 3], "they jumped over the first one"


def test_ships_are_pushed_by_aliens_that_are_being_repelled_too():
    """EE-71."""
    state = scene(game(opened=9), aliens=5, ships=[6, 8])
    work(state, 2, "starbase", 2, level=1)
    do(state, "repel", 2, 2)
    assert state.aliens == 7
    assert state.ships == [5, 8]


def test_a_pushed_ship_goes_on_past_the_anomaly():
    """EE-72."""
    state = scene(game(opened=9), aliens=7, anomaly=6, ships=[7, 1])
    put_before(state, 0, 7)
    assert state.ships[0] == 5


def test_the_team_wins_when_both_ships_are_on_the_ocean_planet():
    """EE-80."""
    state = scene(game("EsssO", 5), ships=[3, 3], rows=[ROWS["food"]] * 2)
    do(state, "travel", "food", 5)
    assert state.result() is None
    end_turn(state)
    do(state, "travel", "food", 5)
    assert state.result().winners == (0, 1)
    assert state.result().reason == endings.WON


def test_the_team_loses_when_the_aliens_are_on_earth():
    """EE-81."""
    state = scene(game(), time=[0, 0, 1], aliens=2)
    end_turn(state)
    assert (state.result().winners, state.result().reason) == ((), endings.ALIENS)
    assert state.legal() == ()


def test_three_different_events_lose_the_game():
    """EE-81, ambiguity 10: kinds count, not cards."""
    state = scene(game())
    activate(state, famine=1, revolt=2)
    only_event(state, "plague")
    end_turn(state)
    assert state.result().reason == endings.CHAOS
    same = scene(game())
    activate(same, famine=1, plague=1)
    only_event(same, "famine")
    end_turn(same)
    assert same.result() is None


def test_a_third_event_that_is_fought_at_once_does_not_lose():
    """EE-61, EE-81."""
    state = scene(game())
    activate(state, revolt=1, anomaly=1)
    only_event(state, "famine")
    work(state, 2, "farm", 1)
    end_turn(state)
    do(state, "fight", "famine")
    assert state.result() is None


@pytest.mark.parametrize(
    ("rule", "lost"), [({"chaos": False}, False), ({"chaos_counts": "cards"}, True)]
)
def test_chaos_may_be_switched_off_or_count_cards(rule, lost):
    """EE-81, as rule codes may have it."""
    state = scene(game(**rule))
    activate(state, famine=2)
    if not rule.get("chaos", True):
        activate(state, revolt=1)
    only_event(state, "famine" if lost else "plague")
    end_turn(state)
    assert (state.result() is not None) is lost


def test_an_empty_event_deck_loses_the_game():
    """EE-81."""
    state = scene(game())
    only_event(state, "plague")
    activate(state, plague=1)
    end_turn(state)
    assert state.result().reason == endings.NO_EVENTS


def five_plain_outposts(**rules):
    """Build outposts at 4, 6, 8, 10 and 12 of a galaxy of sixteen, none of them upgraded."""
    state = scene(game("E" + "s" * 14 + "O", **rules))
    work(state, 2, "lab")
    for at in (4, 6, 8, 10, 12):
        if state.result() is not None:
            break
        while state.hand:
            end_turn(state)
        state.ships[0], state.rows[0] = at, ROWS["build"]
        do(state, "build", "outpost")
    return state


def test_five_plain_outposts_two_apart_are_reported_as_unwinnable():
    """EE-82."""
    state = five_plain_outposts()
    assert opened(state) == list(range(1, 15))
    assert state.locked
    assert len(told(state, "unwinnable")) == 1
    assert state.view(1).is_unwinnable
    assert state.result() is None


def test_a_team_that_can_still_reveal_everything_is_not_warned():
    """EE-82: after four of them an upgrade and the last outpost still show the goal."""
    state = scene(game("E" + "s" * 14 + "O"))
    work(state, 2, "lab")
    state.opened = (1 << 13) - 2
    for at in (4, 6, 8):
        work(state, at, "outpost", level=1)
    state.ships[0], state.opened = 10, (1 << 11) - 2
    do(state, "build", "outpost")
    assert not state.locked


def test_a_soft_lock_loses_at_once_where_that_is_the_rule():
    """EE-82."""
    state = five_plain_outposts(softlock="lose")
    assert state.result().reason == endings.LOCKED


def test_outposts_that_show_the_next_hidden_cards_resolve_it():
    """EE-82, EE-44."""
    state = five_plain_outposts(outposts="next_hidden")
    assert opened(state) == list(range(1, 15))
    assert not state.locked
    for at in (4, 6):
        state.works[2] = (*state.works[2][:2], 1)
        do(state, "upgrade", at)
        while state.hand:
            end_turn(state)
    assert opened(state) == list(range(1, 17))


def test_without_knowledge_to_come_by_upgrades_do_not_count():
    """EE-82: nothing makes the cubes that upgrades cost."""
    state = scene(game("E" + "s" * 14 + "O"), ships=[4, 1])
    lab = state.game.box.building["lab"]
    state.stock[lab], state.scrapped[lab] = 0, 3
    do(state, "build", "outpost")
    assert state.locked


def test_a_team_that_passes_for_ever_has_lost_after_the_last_round():
    """EE-22: beginners who build nothing have no time cards."""
    state = scene(game(rules="beginner", rounds=5))
    while state.result() is None:
        end_turn(state)
    assert (state.round, state.result().reason) == (5, endings.NO_TIME)
