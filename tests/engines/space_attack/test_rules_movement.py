"""Movement: everything that a point buys (SA-30 … SA-43)."""

import pytest

from .arrange import Scene


def test_crew_walk_to_a_tile_beside_theirs_whoever_is_there():
    """SA-30."""
    scene = Scene()
    scene.tiles(cargo="3,4 3,5 4,4 5,5")
    name = scene.crew(0, "3,4")
    scene.crew(1, "3,5")
    scene.begin()
    assert scene.targets("walk", name) == {"3,5", "4,4"}
    scene.do("walk", name, "3,5")
    assert scene.place(name) == "tile 3,5"


def test_crew_board_a_ship_with_a_free_seat_beside_their_tile():
    """SA-31."""
    scene = Scene()
    scene.tiles(cargo="3,4 3,5")
    name = scene.crew(0, "3,4")
    scene.ship("pod", "2,4")
    scene.ship("fighter", "2,3")
    scene.ship("pod", "1,4")
    scene.crew(1, "2,3", aboard=True)
    scene.begin()
    assert scene.targets("board", name) == {"2,4"}
    scene.do("board", name, "2,4")
    assert scene.place(name) == "pod 2,4"


def test_a_full_pod_takes_nobody_else():
    """SA-31, SA-5."""
    scene = Scene()
    scene.tiles(cargo="3,4 3,5")
    name = scene.crew(0, "3,4")
    scene.ship("pod", "2,4")
    for _ in range(3):
        scene.crew(1, "2,4", aboard=True)
    scene.begin()
    assert not scene.can("board", name)


def test_crew_transfer_from_ship_to_ship():
    """SA-32."""
    scene = Scene()
    scene.ship("pod", "2,4")
    scene.ship("fighter", "2,5")
    name = scene.crew(0, "2,4", aboard=True)
    scene.begin()
    scene.do("transfer", name, "2,5")
    assert scene.place(name) == "fighter 2,5"


def test_crew_step_out_of_the_station_and_drift():
    """SA-33."""
    scene = Scene()
    scene.tiles(cargo="3,4 3,5")
    name = scene.crew(0, "3,4")
    scene.begin()
    assert scene.targets("step_out", name) == {"3,3", "2,3", "2,4", "4,3", "4,4"}
    scene.do("step_out", name, "2,4")
    assert scene.place(name) == "drifting 2,4"


def test_crew_bail_out_into_the_cell_of_their_ship():
    """SA-34."""
    scene = Scene()
    scene.ship("pod", "2,4")
    name = scene.crew(0, "2,4", aboard=True)
    scene.begin()
    scene.do("bail_out", name)
    assert scene.place(name) == "drifting 2,4"
    assert scene.ships() == {"2,4": "pod"}


def test_drifters_move_to_an_open_cell_beside_theirs():
    """SA-35."""
    scene = Scene()
    scene.tiles(cargo="3,4 3,5")
    name = scene.crew(0, "2,4")
    scene.begin()
    assert scene.targets("drift", name) == {"2,3", "2,5", "1,4", "1,5"}
    scene.do("drift", name, "1,4")
    assert scene.place(name) == "drifting 1,4"


def test_drifters_climb_aboard_in_their_own_cell_only():
    """SA-36."""
    scene = Scene()
    scene.ship("pod", "2,4")
    scene.ship("pod", "2,5")
    inside, beside = scene.crew(0, "2,4"), scene.crew(0, "2,6")
    scene.begin()
    assert scene.options("climb") == [["climb", inside]]
    assert not scene.can("board", beside)
    scene.do("climb", inside)
    assert scene.place(inside) == "pod 2,4"


def test_crew_on_ships_and_drifters_jump_from_a_gate_and_the_ship_stays():
    """SA-37."""
    scene = Scene()
    scene.ship("pod", "1,1")
    aboard, drifting = scene.crew(0, "1,1", aboard=True), scene.crew(0, "2,10")
    other = scene.crew(1, "2,0")
    scene.begin()
    assert not scene.can("jump", other)
    scene.do("jump", aboard)
    scene.do("jump", drifting)
    assert (scene.place(aboard), scene.place(drifting)) == ("saved NW", "saved NE")
    assert scene.ships() == {"1,1": "pod"}


def test_an_empty_pod_is_moved_by_anybody_cell_by_cell_without_limit():
    """SA-38."""
    scene = Scene()
    scene.crew(0, "5,5")
    scene.ship("pod", "2,4")
    scene.ship("pod", "2,5")
    scene.begin()
    assert scene.targets("pod", "2,4") == {"2,3", "1,4", "1,5"}
    for start, end in (("2,4", "2,3"), ("2,3", "2,2"), ("2,2", "2,1")):
        scene.do("pod", start, end)
    assert set(scene.ships()) == {"2,1", "2,5"}


@pytest.mark.parametrize(("own", "others", "may"), [(2, 1, True), (1, 1, True), (1, 2, False)])
def test_a_manned_pod_is_moved_by_whoever_has_most_crew_aboard(own, others, may):
    """SA-38."""
    scene = Scene()
    scene.ship("pod", "2,4")
    for player, number in ((0, own), (1, others)):
        for _ in range(number):
            scene.crew(player, "2,4", aboard=True)
    scene.begin()
    assert scene.can("pod", "2,4") == may


def test_a_pod_takes_its_crew_along():
    """SA-38."""
    scene = Scene()
    scene.ship("pod", "2,4")
    names = [scene.crew(player, "2,4", aboard=True) for player in (0, 0, 1)]
    scene.begin()
    scene.do("pod", "2,4", "1,4")
    assert {scene.place(name) for name in names} == {"pod 1,4"}


def test_a_fighter_flies_straight_once_in_a_turn_past_ships_but_not_tiles():
    """SA-39."""
    scene = Scene()
    scene.tiles(cargo="3,6 5,5")
    scene.ship("fighter", "3,2")
    scene.ship("pod", "3,4")
    scene.crew(0, "3,2", aboard=True)
    scene.begin()
    row = {each for each in scene.targets("fighter", "3,2") if str(each).startswith("3,")}
    assert row == {"3,1", "3,3", "3,5"}
    scene.do("fighter", "3,2", "3,5")
    assert scene.ships()["3,5"] == "fighter"
    assert not scene.can("fighter")


def test_a_fighter_stops_in_the_first_cell_with_a_creature():
    """SA-39."""
    scene = Scene()
    scene.tiles(cargo="5,5 5,6")
    scene.crew(0, "5,5")
    scene.ship("fighter", "1,2")
    scene.creature("spawn", "1,5")
    scene.begin()
    row = {each for each in scene.targets("fighter", "1,2") if str(each).startswith("1,")}
    assert row == {"1,1", "1,3", "1,4", "1,5"}


def test_a_fighter_of_another_player_is_not_moved():
    """SA-39, SA-41."""
    scene = Scene()
    scene.crew(0, "5,5")
    scene.ship("fighter", "2,4")
    scene.crew(1, "2,4", aboard=True)
    scene.begin()
    assert not scene.can("fighter")


def test_a_turret_captures_all_creatures_of_the_first_cell_in_line():
    """SA-40."""
    scene = Scene()
    scene.tiles(reactor="7,5", cargo="7,8 3,4")
    scene.crew(0, "7,5")
    scene.ship("pod", "7,4")
    scene.crew(1, "7,3")
    scene.creature("queen", "7,2")
    scene.creature("spawn", "7,2", "7,2")
    scene.creature("warrior", "7,1", "7,9")
    scene.begin()
    assert scene.targets("fire", "7,5") == {"7,2"}
    scene.do("fire", "7,5", "7,2")
    assert scene.state.captured[0] == [1, 2, 0]
    assert scene.targets("fire", "7,5") == {"7,1"}, "it may be fired again"


def test_a_turret_needs_own_crew_on_its_tile():
    """SA-40."""
    scene = Scene()
    scene.tiles(reactor="7,5", cargo="7,8")
    scene.crew(1, "7,5")
    scene.crew(0, "7,8")
    scene.creature("queen", "7,2")
    scene.begin()
    assert not scene.can("fire")


def test_nobody_moves_others_crew_or_returns_to_a_tile():
    """SA-41."""
    scene = Scene()
    scene.tiles(cargo="3,4 3,5")
    other = scene.crew(1, "3,4")
    own = scene.crew(0, "2,4")
    scene.begin()
    assert not any(other in option for option in scene.options())
    assert {option[0] for option in scene.options() if own in option} == {"drift"}


@pytest.mark.parametrize("first", ["step_out", "bail_out", "drift"])
def test_a_crew_makes_one_step_in_space_in_a_turn(first):
    """SA-42: stepping out, bailing out and drifting are that step; so are climbing and jumping."""
    scene = Scene()
    scene.tiles(cargo="3,4 3,5")
    scene.ship("pod", "2,4")
    start = {"step_out": "3,4", "bail_out": "2,4", "drift": "2,3"}[first]
    name = scene.crew(0, start, aboard=first == "bail_out")
    scene.begin()
    scene.do(*((first, name) if first == "bail_out" else (first, name, "2,4")))
    assert scene.place(name) == "drifting 2,4"
    assert not any(name in option for option in scene.options())


def test_a_drifter_that_has_drifted_to_a_gate_jumps_in_a_later_turn():
    """SA-42."""
    scene = Scene()
    name = scene.crew(0, "1,2")
    scene.begin()
    scene.do("drift", name, "1,1")
    assert not scene.can("jump")


def test_under_a_code_a_drifter_climbs_aboard_in_the_turn_of_its_step():
    """SA-42, SA.DRIFTER_BOARD."""
    scene = Scene(drifter_board="same_turn")
    scene.tiles(cargo="3,4 3,5")
    scene.ship("pod", "2,4")
    name = scene.crew(0, "3,4")
    scene.begin()
    scene.do("step_out", name, "2,4")
    scene.do("climb", name)
    assert scene.place(name) == "pod 2,4"


def test_the_step_in_space_is_there_again_in_the_next_turn():
    """SA-42."""
    scene = Scene(die="spawn")
    scene.tiles(cargo="3,4 3,5 3,6")
    name = scene.crew(0, "2,1")
    scene.begin()
    scene.do("drift", name, "1,2")
    scene.do("remove", "3,4")
    scene.do("remove", "3,5")
    assert scene.can("drift", name)


def test_a_cell_has_one_ship_and_any_number_of_drifters_and_creatures():
    """SA-43."""
    scene = Scene(die="queen")
    scene.ship("pod", "2,4")
    scene.ship("pod", "2,5")
    scene.crew(0, "1,4")
    name = scene.crew(0, "1,5")
    scene.begin()
    assert not scene.can("pod", "2,4", "2,5")
    scene.do("drift", name, "1,4")
    assert [scene.place(each) for each in ("1-1", "1-2")] == ["drifting 1,4"] * 2
    scene.creature("queen", "0,2", "0,3")
    scene.roll()
    scene.do("creature", "0,2", "0,3")
    assert scene.creatures("queen") == {"0,3": 2}
