"""Meeting creatures, by their moves and by ours (SA-50 … SA-60)."""

import pytest

from .arrange import Scene


def met(kind: str, *, pod: int = 0, fighter: int = 0, drifters: int = 0, **rules) -> Scene:
    """Return a scene in which a creature beside 2,4 is to be moved, with a ship and Drifters there."""
    scene = Scene(die=kind, **rules)
    scene.tiles(cargo="7,5 7,6")
    scene.crew(0, "7,5")
    if pod or fighter:
        scene.ship("pod" if pod else "fighter", "2,4")
    for _ in range(pod or fighter):
        scene.crew(1, "2,4", aboard=True)
    for _ in range(drifters):
        scene.crew(1, "2,4")
    scene.creature(kind, "2,3")
    return scene.roll()


def test_a_queen_removes_manned_ships_with_their_crew_and_drifters():
    """SA-50."""
    scene = met("queen", pod=2, drifters=1)
    scene.do("creature", "2,3", "2,4")
    assert scene.ships() == {}
    assert [scene.place(each) for each in ("2-1", "2-2", "2-3")] == ["lost"] * 3


def test_a_queen_leaves_empty_ships_and_moves_one_cell():
    """SA-50."""
    scene = Scene(die="queen")
    scene.ship("pod", "2,4")
    scene.creature("queen", "2,3")
    scene.crew(1, "7,5")
    scene.roll()
    assert scene.targets("creature", "2,3") == {"2,2", "2,4", "1,3", "1,4", "3,3"}
    scene.do("creature", "2,3", "2,4")
    assert scene.ships() == {"2,4": "pod"}


def test_spawn_remove_drifters_and_leave_ships():
    """SA-51."""
    scene = met("spawn", pod=1, drifters=2)
    scene.do("creature", "2,3", "2,4")
    assert scene.ships() == {"2,4": "pod"}
    assert [scene.place(each) for each in ("2-1", "2-2", "2-3")] == ["pod 2,4", "lost", "lost"]


def test_spawn_move_up_to_two_cells_and_stop_where_they_attack():
    """SA-51: the Drifter in the corridor stops it."""
    scene = Scene(die="spawn")
    scene.creature("spawn", "0,2")
    scene.crew(1, "7,5")
    scene.crew(1, "0,3")
    scene.roll()
    reached = scene.targets("creature", "0,2")
    assert {"0,3", "1,2", "1,3", "1,4", "2,2"} <= reached
    assert "0,4" not in reached


def test_warriors_wreck_manned_ships_and_leave_drifters():
    """SA-52."""
    scene = met("warrior", pod=2, drifters=1)
    scene.do("creature", "2,3", "2,4")
    assert scene.ships() == {}
    assert {scene.place(each) for each in ("2-1", "2-2", "2-3")} == {"drifting 2,4"}


@pytest.mark.parametrize(
    ("there", "rules", "place"),
    [
        ("spawn", {}, "lost"),
        ("queen", {}, "lost"),
        ("queen", {"queen_takes_wrecked": False}, "drifting 2,4"),
        ("warrior", {}, "drifting 2,4"),
    ],
)
def test_crew_of_a_wrecked_ship_die_if_a_spawn_or_queen_is_there(there, rules, place):
    """SA-52."""
    scene = met("warrior", pod=1, **rules)
    scene.creature(there, "2,4")
    scene.do("creature", "2,3", "2,4")
    assert scene.place("2-1") == place


def test_warriors_move_up_to_three_cells_past_empty_ships_and_stop_where_they_attack():
    """SA-52."""
    scene = Scene(die="warrior")
    scene.creature("warrior", "0,2")
    scene.ship("pod", "0,3")
    scene.crew(1, "7,5")
    scene.roll()
    assert "0,5" in scene.targets("creature", "0,2")
    assert "0,6" not in scene.targets("creature", "0,2")


def test_creatures_move_over_open_cells_only_and_may_share_them():
    """SA-53."""
    scene = Scene(die="queen")
    scene.tiles(cargo="3,4 3,5")
    scene.creature("queen", "2,4", "2,3")
    scene.creature("spawn", "2,3")
    scene.crew(1, "3,4")
    scene.roll()
    assert scene.targets("creature", "2,4") == {"2,3", "2,5", "1,4", "1,5"}
    scene.do("creature", "2,4", "2,3")
    assert scene.creatures("queen") == {"2,3": 2}


@pytest.mark.parametrize(
    ("kind", "place"), [("queen", "lost"), ("spawn", "lost"), ("warrior", "drifting 2,4")]
)
def test_a_drifter_that_moves_into_a_queen_or_spawn_is_lost(kind, place):
    """SA-54."""
    scene = Scene()
    name = scene.crew(0, "2,3")
    scene.creature(kind, "2,4")
    scene.begin()
    scene.do("drift", name, "2,4")
    assert scene.place(name) == place


@pytest.mark.parametrize(
    ("kinds", "place"),
    [
        (["queen"], "lost"),
        (["warrior"], "drifting 2,4"),
        (["warrior", "spawn"], "lost"),
        (["spawn"], "pod 2,4"),
    ],
)
def test_a_manned_pod_that_moves_into_creatures(kinds, place):
    """SA-55."""
    scene = Scene()
    scene.ship("pod", "2,3")
    name = scene.crew(0, "2,3", aboard=True)
    for kind in kinds:
        scene.creature(kind, "2,4")
    scene.begin()
    scene.do("pod", "2,3", "2,4")
    assert scene.place(name) == place
    assert ("2,4" in scene.ships()) == (kinds == ["spawn"])


def test_an_empty_pod_moves_into_creatures_unharmed():
    """SA-55."""
    scene = Scene()
    scene.crew(0, "5,5")
    scene.ship("pod", "2,3")
    scene.creature("queen", "2,4")
    scene.begin()
    scene.do("pod", "2,3", "2,4")
    assert scene.ships() == {"2,4": "pod"}


def test_a_manned_fighter_captures_all_creatures_where_it_ends():
    """SA-56."""
    scene = Scene()
    scene.ship("fighter", "1,2")
    scene.crew(0, "1,2", aboard=True)
    scene.creature("queen", "1,5", "1,5")
    scene.creature("warrior", "1,5")
    scene.begin()
    scene.do("fighter", "1,2", "1,5")
    assert scene.state.captured[0] == [2, 0, 1]
    assert scene.ships() == {"1,5": "fighter"}
    assert scene.creatures("queen") == {}


def test_an_empty_fighter_only_stops_at_creatures():
    """SA-56."""
    scene = Scene()
    scene.crew(0, "5,5")
    scene.ship("fighter", "1,2")
    scene.creature("queen", "1,5")
    scene.begin()
    scene.do("fighter", "1,2", "1,5")
    assert scene.state.captured[0] == [0, 0, 0]
    assert scene.creatures("queen") == {"1,5": 1}


@pytest.mark.parametrize(("kind", "place"), [("queen", "lost"), ("warrior", "drifting 2,4")])
def test_fighters_are_destroyed_when_a_creature_comes_to_them(kind, place):
    """SA-57."""
    scene = met(kind, fighter=1)
    scene.do("creature", "2,3", "2,4")
    assert scene.ships() == {}
    assert scene.place("2-1") == place


@pytest.mark.parametrize(("rule", "place"), [("all", "lost"), ("fighters", "drifting 2,4")])
def test_a_creature_that_evolves_attacks_at_once_as_its_new_kind(rule, place):
    """SA-58."""
    scene = Scene(die="queen", evolve_attacks=rule)
    scene.tiles(cargo="7,5 7,6")
    name = scene.crew(1, "2,4")
    scene.crew(0, "7,5")
    scene.creature("warrior", "2,4")
    scene.hold(0, "evolve_spawn_warrior")
    scene.roll()
    scene.do("play", "evolve_spawn_warrior")
    assert scene.place(name) == place


@pytest.mark.parametrize("rule", ["all", "fighters"])
def test_a_creature_that_evolves_attacks_fighters_under_every_rule(rule):
    """SA-57, SA-58."""
    scene = Scene(die="queen", evolve_attacks=rule)
    scene.tiles(cargo="7,5 7,6")
    scene.ship("fighter", "2,4")
    name = scene.crew(1, "2,4", aboard=True)
    scene.crew(0, "7,5")
    scene.creature("spawn", "2,4")
    scene.hold(0, "evolve_spawn_warrior")
    scene.roll()
    scene.do("play", "evolve_spawn_warrior")
    assert scene.place(name) == "drifting 2,4"
    assert scene.ships() == {}


@pytest.mark.parametrize(
    ("kind", "attacked", "place"),
    [
        ("queen", "pods", "lost"),
        ("warrior", "pods", "drifting 2,4"),
        ("spawn", "all", "pod 2,4"),
        ("queen", "none", "pod 2,4"),
    ],
)
def test_crew_that_board_a_ship_beside_a_creature_are_attacked(kind, attacked, place):
    """SA-59."""
    scene = Scene(boarding_attacked=attacked)
    scene.tiles(cargo="3,4 3,5")
    scene.ship("pod", "2,4")
    scene.creature(kind, "2,4")
    name = scene.crew(0, "3,4")
    scene.begin()
    scene.do("board", name, "2,4")
    assert scene.place(name) == place


def test_captured_creatures_are_no_tokens_of_the_supply():
    """SA-60."""
    scene = Scene()
    scene.tiles(reactor="7,5", cargo="3,4 3,5")
    scene.back("3,4", "spawn")
    scene.crew(0, "7,5")
    scene.creature("spawn", *["7,2"] * 6)
    scene.begin()
    scene.do("fire", "7,5", "7,2")
    assert scene.state.captured[0] == [0, 6, 0]
    scene.do("done")
    scene.do("remove", "3,4")
    assert scene.creatures("spawn") == {}, "none is left for the tile"


@pytest.mark.parametrize(("rule", "left"), [("gone", 5), ("supply", 6)])
def test_creatures_in_a_black_hole_leave_the_game(rule, left):
    """SA-60."""
    scene = Scene(swallowed_creatures=rule)
    scene.tiles(cargo="3,4 3,6")
    scene.back("3,4", "black_hole")
    scene.creature("spawn", "2,4")
    scene.crew(1, "3,6")
    scene.begin("remove")
    scene.do("remove", "3,4")
    assert scene.creatures("spawn") == {}
    assert scene.state.supply[1] == left
