"""Cubes, fights and repelling the Aliens: EE-47 … EE-50."""

import pytest

from .arrange import ROWS, activate, cubes_at, do, end_turn, game, options, scene, work


def test_a_bonus_planet_gives_one_cube_when_it_is_revealed_beside_what_a_building_holds():
    """EE-47."""
    state = scene(game("EsssRsssO"), ships=[4, 1])
    do(state, "build", "outpost")
    kind = state.game.box.kinds.index("resource")
    assert state.gifts == {5: kind}
    assert state.supply[kind] == 7
    work(state, 5, "mine", 1)
    state.ships[0] = 5
    state.rows[0] = ROWS["resource"]
    assert options(state, "produce") == set(), "the mine is full by its own cube"


def test_the_cube_of_a_bonus_planet_is_spent_like_any_other_but_after_the_buildings():
    """EE-47, ambiguity 6."""
    state = scene(game("EFPsO", 3))
    work(state, 2, "farm", 1)
    work(state, 3, "lab")
    do(state, "upgrade", 3)
    assert cubes_at(state, 2) == 0
    assert list(state.gifts) == [2]
    activate(state, famine=1)
    do(state, "fight", "famine")
    assert state.gifts == {}
    saved = scene(game("EFPsO", 3, bonus_spendable=False))
    work(saved, 3, "lab")
    assert options(saved, "upgrade") == set()


def test_a_fight_costs_for_all_copies_and_shuffles_one_back():
    """EE-48."""
    state = scene(game("EPPPsO", 4))
    work(state, 2, "farm", 2, level=1)
    activate(state, famine=2)
    before = sum(state.event_deck)
    do(state, "fight", "famine")
    assert cubes_at(state, 2) == 0
    assert state.active[0] == 1
    assert sum(state.event_deck) == before, "one went in, the top card went out"
    assert sum(state.unseen) == 1
    assert options(state, "fight") == set()


@pytest.mark.parametrize(
    ("event", "building", "cubes"),
    [
        ("famine", "farm", 1),
        ("revolt", "starbase", 1),
        ("raiders", "starbase", 2),
        ("anomaly", "lab", 1),
        ("plague", "lab", 2),
    ],
)
def test_each_event_has_its_price(event, building, cubes):
    """EE-6, EE-48."""
    state = scene(game("EPPPsO", 4))
    activate(state, **{event: 1})
    work(state, 2, building, cubes - 1, level=1)
    assert options(state, "fight") == set()
    state.works[2] = (*state.works[2][:2], cubes)
    assert options(state, "fight") == {(event,)}


def test_aliens_go_back_a_card_for_each_cube_of_one_building():
    """EE-49."""
    state = scene(game(), aliens=9)
    work(state, 2, "starbase", 2, level=1)
    work(state, 3, "starbase", 1)
    assert options(state, "repel") == {(2, 1), (2, 2), (3, 1)}
    do(state, "repel", 2, 2)
    assert (state.aliens, cubes_at(state, 2), cubes_at(state, 3)) == (11, 0, 1)


def test_aliens_do_not_go_back_beyond_their_start():
    """EE-49."""
    state = scene(game(), aliens=15)
    work(state, 2, "starbase", 2, level=1)
    assert options(state, "repel") == {(2, 1)}
    state.aliens = 16
    assert options(state, "repel") == set()


def test_experts_repel_the_aliens_from_open_cards_only():
    """EE-49."""
    state = scene(game(rules="expert"), aliens=5)
    work(state, 2, "starbase", 1)
    assert options(state, "repel") == set()
    state.aliens = 4
    assert options(state, "repel") == {(2, 1)}


def test_nothing_under_the_aliens_can_be_used():
    """EE-50."""
    state = scene(game("EPPPsO", 4), aliens=2)
    work(state, 2, "lab", 1)
    work(state, 3, "outpost")
    assert options(state, "upgrade") == set()
    state.aliens = 3
    assert options(state, "upgrade") == set()
    state.aliens = 4
    assert options(state, "upgrade") == {(3,)}


def test_a_building_on_or_behind_the_anomaly_is_usable():
    """EE-50."""
    state = scene(game(opened=9), anomaly=6)
    work(state, 6, "lab", 1)
    work(state, 8, "outpost")
    assert options(state, "upgrade") == {(8,)}
    end_turn(state)
    assert state.result() is None
