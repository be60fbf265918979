"""The turn: release, move, remove, die (SA-20 … SA-24)."""

from .arrange import Scene


def test_captured_creatures_may_be_put_on_empty_cells_at_the_beginning_of_a_turn():
    """SA-20."""
    scene = Scene()
    scene.state.supply[1] -= 2
    scene.state.captured[0][1] = 2
    scene.ship("pod", "2,4")
    scene.crew(0, "5,5")
    drifter = scene.crew(1, "2,6")
    scene.begin("release")
    cells = scene.targets("release", "spawn")
    assert {"1,1", "0,2"} <= cells, "gates are allowed"
    assert not cells & {"2,4", "2,6", "5,5"}
    scene.do("release", "spawn", "2,7")
    assert scene.creatures("spawn") == {"2,7": 1}
    assert scene.place(drifter) == "drifting 2,6"
    assert scene.state.phase == "release"
    scene.do("done")
    assert scene.state.phase == "move"
    assert scene.state.captured[0] == [0, 1, 0]


def test_creatures_captured_in_a_turn_wait_for_the_next():
    """SA-20, SA-60."""
    scene = Scene(die="spawn")
    scene.tiles(cargo="3,4 3,5", reactor="7,5")
    scene.crew(0, "7,5")
    scene.creature("queen", "7,2")
    scene.begin()
    scene.do("fire", "7,5", "7,2")
    assert not scene.can("release")
    assert scene.state.captured[0] == [1, 0, 0]
    scene.do("done")
    scene.do("remove", "3,4")
    assert scene.state.to_move == 0, "player 2 has no crew and nothing to choose"
    assert scene.state.phase == "release"


def test_moving_is_optional_and_has_three_points():
    """SA-21."""
    scene = Scene()
    name = scene.crew(0, "5,5")
    scene.begin()
    assert scene.can("done")
    for step in ("5,6", "5,5", "5,6"):
        scene.do("walk", name, step)
    assert scene.state.phase == "remove"
    assert scene.state.to_move == 0


def test_red_tiles_are_mixed_into_the_movement_and_cost_no_point():
    """SA-21."""
    scene = Scene()
    scene.tiles(cargo="3,4 3,5 4,4")
    name = scene.crew(0, "3,4")
    drifter = scene.crew(0, "2,4")
    scene.hold(0, "drifter_to_station", "extra_step", "defend_queen")
    scene.begin()
    scene.do("walk", name, "4,4")
    assert scene.options("play") == [["play", "drifter_to_station"]]
    scene.do("play", "drifter_to_station")
    scene.do("to_tile", drifter, "3,5")
    assert scene.state.pending[-1] == ("move", 0, 2)
    assert scene.hand(0) == ["extra_step", "defend_queen"]


def test_removing_is_compulsory_while_a_tile_is_left():
    """SA-22."""
    scene = Scene()
    scene.tiles(cargo="3,4 3,5")
    scene.crew(0, "3,4")
    scene.begin()
    scene.do("done")
    assert scene.options() == [["remove", "3,4"], ["remove", "3,5"]]


def test_the_die_is_rolled_and_moving_a_creature_is_optional():
    """SA-23."""
    scene = Scene(die="warrior")
    scene.creature("warrior", "1,5")
    scene.crew(1, "5,5")
    scene.roll()
    assert scene.told("rolled") == [(0, "warrior")]
    assert scene.state.phase == "creature"
    assert scene.can("pass")
    scene.do("pass")
    assert scene.creatures("warrior") == {"1,5": 1}
    assert scene.state.to_move == 1


def test_a_kind_that_is_not_on_the_board_does_nothing():
    """SA-23."""
    scene = Scene(die="spawn")
    scene.creature("queen", "1,5")
    scene.crew(1, "5,5")
    scene.roll()
    assert scene.told("rolled") == [(0, "spawn")]
    assert scene.state.to_move == 1
    assert scene.state.phase == "move"


def test_a_player_without_crew_on_the_board_may_only_play_tiles():
    """SA-24."""
    scene = Scene()
    scene.ship("pod", "2,4")
    scene.ship("fighter", "2,6")
    scene.crew(1, "5,5")
    scene.hold(0)
    scene.tiles(cargo="3,4 3,5 5,5")
    scene.hold(0, "move_empty_ship")
    scene.begin()
    assert scene.options() == [["done"], ["play", "move_empty_ship"]]
