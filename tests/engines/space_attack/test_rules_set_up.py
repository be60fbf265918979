"""Setting up: the board, the tiles, crew and pods (SA-1 … SA-15)."""

from collections import Counter
from random import Random

from hullwright.engines.loader import load
from hullwright.engines.space_attack.chart import cells_of, mask
from hullwright.engines.space_attack.turret_fire import turrets
from hullwright.engines.space_attack.vocabulary import POD, SEATS, SHIPS
from hullwright.schema.kinds.station.layout import BACKS, CREATURES

from .arrange import Scene, chosen, game, sample


def begun(players: int = 4, seed: int = 3):
    return game().new_state(players, seed)


def until(state, phase: str) -> None:
    """Play at random until somebody decides something of a kind."""
    chance = Random(4)
    while state.phase != phase:
        state.apply(chosen(state, chance))


def test_two_to_four_play_and_the_highest_score_wins():
    """SA-1."""
    assert game().seats == range(2, 5)
    scene = Scene(players=3)
    scene.tiles(reactor="7,5")
    scene.back("7,5", "core_breach")
    scene.crew(1, "1,1", 6)
    scene.begin(player=1)
    scene.do("jump", "2-1")
    result = scene.state.result()
    assert result.winners == (1,)
    assert result.scores == (0, 7, 0)


def test_side_a_has_four_jump_points_and_side_b_two():
    """SA-2."""
    assert game().chart.jump_points == ("NW", "NE", "SE", "SW")
    assert game(gates="ends").chart.jump_points == ("W", "E")


def test_forty_tiles_in_four_classes_have_hidden_backs():
    """SA-3."""
    state = begun()
    names = Counter(state.game.class_names[each] for each in state.classes if each >= 0)
    assert names == {"cargo": 12, "habitat": 12, "bridge": 12, "reactor": 4}
    assert state.game.class_names == ("cargo", "habitat", "bridge", "reactor")
    dealt = Counter(back for back in state.backs if back)
    assert dealt == sample().layout.back_counts()
    assert set(dealt) == {*BACKS}
    assert len(BACKS) == 23
    assert state.view(0).known_backs() == {}


def test_each_colour_has_ten_crew_of_which_only_the_owner_knows_the_values():
    """SA-4."""
    state = begun()
    assert state.unplaced == [[1, 1, 1, 2, 2, 3, 3, 4, 5, 6]] * 4
    until(state, "berth")
    for player in range(4):
        view = state.view(player)
        own = [value for crew, value in enumerate(view.values) if view.owners[crew] == player]
        assert sorted(own) == [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
        assert sum(view.values) == sum(own)


def test_the_tokens_are_those_of_the_box():
    """SA-5."""
    assert dict(zip(CREATURES, game().supply, strict=True)) == dict.fromkeys(CREATURES, 6)
    assert dict(zip(SHIPS, game().hangar, strict=True)) == {"pod": 12, "fighter": 5}
    assert SEATS == (3, 1)
    assert len(turrets(begun())) == 4
    assert Counter(game().setup.die) == {"queen": 2, "spawn": 2, "warrior": 2}


def test_each_jump_point_has_two_gates_and_nobody_comes_back_from_it():
    """SA-6."""
    chart = game().chart
    assert Counter(each for each in chart.gates if each >= 0) == {0: 2, 1: 2, 2: 2, 3: 2}
    scene = Scene()
    name = scene.crew(0, "1,1")
    scene.crew(0, "5,5")
    scene.begin()
    scene.do("jump", name)
    assert scene.place(name) == "saved NW"
    assert not any(name in option for option in scene.options())


def test_five_queens_begin_at_the_gates_and_in_the_middle():
    """SA-10."""
    state = begun()
    ids = state.game.chart.ids
    queens = {ids[cell]: number for cell, number in state.creatures[0].items()}
    assert queens == dict.fromkeys(["1,1", "2,10", "10,0", "11,10", "6,5"], 1)
    assert state.creatures[1:] == [{}, {}]
    assert state.supply[0] == 1


def test_tiles_are_dealt_at_random_and_the_middle_stays_open():
    """SA-11."""
    layouts = {begun(seed=seed).classes for seed in range(8)}
    assert len(layouts) == 8
    state = begun()
    assert state.station.bit_count() == 40
    assert state.is_open(state.game.chart.index["6,5"])


def test_a_turret_stands_on_each_reactor():
    """SA-12."""
    state = begun()
    reactors = [cell for cell, each in enumerate(state.classes) if each == 3]
    assert turrets(state) == reactors


def test_each_player_is_given_ten_crew_and_two_pods():
    """SA-13."""
    for players in (2, 3, 4):
        state = begun(players)
        assert [len(each) for each in state.unplaced] == [10] * players
        assert state.pods_left == [2] * players
        assert state.hangar[POD] == 12


def test_crew_are_placed_one_at_a_time_in_turn_on_tiles_without_crew():
    """SA-14."""
    state = begun(3)
    order = []
    while state.phase == "place":
        order.append(state.to_move)
        cells = {action[2] for action in state.legal()}
        assert mask(cells) == state.station & ~mask(at for at in state.where if at >= 0)
        state.apply(chosen(state, Random(len(order))))
    assert order == [(state.first + turn) % 3 for turn in range(30)]


def test_all_forty_tiles_take_the_crew_of_four():
    """SA-14: the last crew has no choice and is not asked for."""
    state = begun(4)
    until(state, "berth")
    assert sorted(at for at in state.where if at >= 0) == list(cells_of(state.station))


def test_pods_are_placed_in_turn_beside_the_station_without_queen_or_pod():
    """SA-15."""
    state = begun(2)
    until(state, "berth")
    assert len(state.legal()) == 28
    assert ("berth", state.game.chart.index["6,5"]) not in state.legal()
    order = []
    while state.phase == "berth":
        order.append(state.to_move)
        state.apply(state.legal()[0])
    assert order == [state.first, 1 - state.first] * 2
    assert len(state.ships) == 4
    assert state.to_move == state.first
    assert state.phase == "move"


def test_tiles_that_a_map_fixes_lie_where_they_belong():
    """SA-103: the Heron Liner has four fixed Reactors."""
    played = load(sample("heron-liner"))
    for seed in range(4):
        state = played.new_state(2, seed)
        fixed = {played.chart.ids[cell] for cell in turrets(state)}
        assert fixed == {"3,3", "6,1", "6,9", "9,3"}
