"""Variants: two colours, crowds, to the last, other boards, five and six players (SA-100 … SA-104)."""

from collections import Counter
from random import Random

import pytest

from hullwright.engines.loader import load
from hullwright.engines.space_attack.endings import standing
from hullwright.engines.space_attack.places import saved_at
from hullwright.engines.space_attack.set_up import PODS_IN_TURN
from hullwright.engines.space_attack.turret_fire import turrets
from hullwright.schema.kinds.station.terms import PODS_FOR_MANY

from .arrange import SAMPLES, Scene, chosen, coded, game, playing, sample, shipped_rules


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return shipped_rules(tmp_path_factory.mktemp("home"))


def test_two_players_play_two_colours_each_which_alternate():
    """SA-100."""
    state = game(colours_of_two=2).new_state(2, 1)
    assert state.colours == 4
    assert Counter(state.owners) == {0: 20, 1: 20}
    asked = []
    while state.phase == "place":
        asked.append(state.pending[-1][1:])
        state.apply(chosen(state, Random(1)))
    assert asked[:4] == [((state.first + n) % 2, (state.first + n) % 4) for n in range(4)]
    assert state.pods_left == [1, 1, 1, 1], "two pods for each player"
    assert game(colours_of_two=2).new_state(3, 1).colours == 3, "only for two players"


def test_points_and_jump_points_count_for_each_colour():
    """SA-100."""
    scene = Scene(colours_of_two=2)
    for colour in (0, 2):
        name = scene.crew(colour, "5,5", 3)
        scene.state.where[scene.game.crew[name]] = saved_at(1)
    assert standing(scene.state, 0)[:3] == (8, 2, 2)
    assert standing(scene.state, 1)[:3] == (0, 0, 0)


def test_both_colours_of_a_player_count_together_on_a_pod():
    """SA-100."""
    scene = Scene(colours_of_two=2)
    scene.ship("pod", "2,4")
    for colour in (0, 2, 1):
        scene.crew(colour, "2,4", aboard=True)
    scene.begin()
    assert scene.can("pod", "2,4")
    scene.begin(player=1)
    assert not scene.can("pod", "2,4")


def test_two_crew_begin_on_inner_tiles_and_one_at_the_outer_edge():
    """SA-101: the hole in the middle makes no tile an outer one."""
    state = game(crew_on_inner_tile=2).new_state(4, 1)
    chart = state.game.chart
    inner, outer = chart.index["5,5"], chart.index["3,4"]
    state.where[0], state.where[1] = inner, outer
    cells = {action[2] for action in _offered(state)}
    assert inner in cells
    assert outer not in cells
    state.where[10] = inner
    assert inner not in {action[2] for action in _offered(state)}


def _offered(state):
    from hullwright.engines.space_attack.decisions import refresh

    refresh(state)
    return state.legal()


def test_to_the_last_a_core_breach_is_a_black_hole():
    """SA-102."""
    scene = Scene(core_breach="black_hole")
    scene.tiles(reactor="7,5 7,7")
    scene.back("7,5", "core_breach")
    near, far = scene.crew(0, "7,4"), scene.crew(1, "2,4")
    scene.begin("remove")
    scene.do("remove", "7,5")
    assert scene.state.result() is None
    assert scene.place(near) == "lost"
    assert scene.place(far) == "drifting 2,4"


def test_to_the_last_the_game_ends_when_no_crew_is_left_on_the_board():
    """SA-102."""
    scene = Scene(core_breach="black_hole")
    name = scene.crew(0, "1,1", 4)
    scene.begin()
    scene.do("jump", name)
    assert scene.state.result().reason == "no crew is left on the board"
    assert scene.state.result().scores == (5, 0)


def test_to_the_last_nothing_is_removed_when_all_tiles_are_gone_and_time_runs_out():
    """SA-102."""
    scene = Scene(die="spawn", core_breach="black_hole", rounds_after_station=2)
    scene.tiles()
    name = scene.crew(0, "5,5")
    scene.begin()
    turns = 0
    while scene.state.result() is None:
        assert scene.state.phase == "move"
        scene.do("done")
        turns += 1
    assert turns == 3, "this round and two more"
    assert scene.state.result().reason == "time has run out in empty space"
    assert scene.place(name) == "lost"


def test_games_to_the_last_end(book):
    """SA-102."""
    state = coded(book, "SA.TO_THE_LAST", on="rung-spire").new_state(3, 2)
    for _ in playing(state, Random(2)):
        pass
    assert state.result() is not None


@pytest.mark.parametrize("name", SAMPLES)
def test_every_sample_station_is_played(name):
    """SA-103."""
    state = load(sample(name)).new_state(4, 1)
    assert state.station.bit_count() == 40
    assert len(turrets(state)) == 4


def test_reactors_are_dealt_at_random_under_a_code(book):
    """SA-103, SA.RANDOM_REACTORS."""
    fixed, dealt = (
        {tuple(turrets(each.new_state(2, seed))) for seed in range(6)}
        for each in (
            load(sample("eight-rocks")),
            coded(book, "SA.RANDOM_REACTORS", on="eight-rocks"),
        )
    )
    assert len(fixed) == 1
    assert len(dealt) > 1


@pytest.mark.parametrize(
    ("players", "values", "pods"),
    [(5, [1, 1, 2, 2, 3, 4, 5, 6], [1, 1, 2, 2, 2]), (6, [1, 2, 3, 4, 5, 6], [1, 1, 1, 1, 2, 2])],
)
def test_five_and_six_begin_with_fewer_crew_and_pods(book, players, values, pods):
    """SA-104."""
    played = coded(book, "SA.PLAYERS_5_6")
    assert played.seats == range(2, 7)
    state = played.new_state(players, 3)
    assert state.unplaced == [values] * players
    assert [state.pods_left[(state.first + n) % players] for n in range(players)] == pods
    assert sum(PODS_IN_TURN[players]) == PODS_FOR_MANY[players]
    for _ in playing(state, Random(3)):
        pass
    assert state.result() is not None
    assert played.new_state(4, 3).pods_left == [2] * 4
