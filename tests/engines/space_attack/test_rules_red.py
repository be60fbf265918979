"""Red tiles, played during the own movement (SA-80 … SA-91)."""

from .arrange import Scene


def holding(back: str, **rules) -> Scene:
    """Return a scene with few tiles in which player 0 holds one tile."""
    scene = Scene(**rules)
    scene.tiles(cargo="3,4 3,5", habitat="5,5", reactor="7,5")
    scene.hold(0, back)
    return scene


def played(scene: Scene, back: str) -> Scene:
    """Return the scene after the tile was played, which takes it out of the hand."""
    scene.begin()
    scene.do("play", back)
    assert scene.hand(0) == []
    return scene


def test_two_crew_on_tiles_change_places_whoever_they_are():
    """SA-80."""
    scene = holding("swap_crew_station")
    own, other, third = scene.crew(0, "3,4"), scene.crew(1, "5,5"), scene.crew(1, "3,5")
    scene.crew(0, "2,4")
    played(scene, "swap_crew_station")
    assert scene.options() == [["swap", own, other], ["swap", own, third], ["swap", other, third]]
    scene.do("swap", own, other)
    assert (scene.place(own), scene.place(other)) == ("tile 5,5", "tile 3,4")
    assert scene.state.pending[-1] == ("move", 0, 3)


def test_two_crew_on_ships_change_places_whoever_they_are():
    """SA-81."""
    scene = holding("swap_crew_ships")
    scene.ship("pod", "1,1")
    scene.ship("fighter", "2,4")
    own, other = scene.crew(0, "2,4", aboard=True), scene.crew(1, "1,1", aboard=True)
    third = scene.crew(1, "1,1", aboard=True)
    scene.crew(0, "3,4")
    played(scene, "swap_crew_ships")
    assert scene.options() == [["swap", own, other], ["swap", own, third]]
    scene.do("swap", own, third)
    assert (scene.place(own), scene.place(third)) == ("pod 1,1", "fighter 2,4")


def test_a_drifter_returns_to_a_tile_beside_it():
    """SA-85."""
    scene = holding("drifter_to_station")
    own, other = scene.crew(0, "2,4"), scene.crew(1, "2,3")
    scene.crew(1, "0,2")
    played(scene, "drifter_to_station")
    assert scene.options() == [
        ["to_tile", own, "3,4"],
        ["to_tile", own, "3,5"],
        ["to_tile", other, "3,4"],
    ]
    scene.do("to_tile", own, "3,5")
    assert scene.place(own) == "tile 3,5"


def test_a_drifter_gets_aboard_in_its_cell_or_beside_it():
    """SA-86."""
    scene = holding("drifter_to_ship")
    scene.ship("pod", "2,4")
    scene.ship("pod", "2,5")
    scene.ship("fighter", "2,3")
    scene.crew(1, "2,3", aboard=True)
    own = scene.crew(0, "2,4")
    scene.crew(0, "3,4")
    played(scene, "drifter_to_ship")
    assert scene.targets("to_ship", own) == {"2,4", "2,5"}
    scene.do("to_ship", own, "2,5")
    assert scene.place(own) == "pod 2,5"


def test_any_turret_is_fired_without_crew():
    """SA-87."""
    scene = holding("fire_any_turret")
    scene.creature("warrior", "7,2")
    scene.creature("spawn", "7,9")
    scene.crew(0, "3,4")
    played(scene, "fire_any_turret")
    assert scene.targets("fire", "7,5") == {"7,2", "7,9"}
    scene.do("fire", "7,5", "7,9")
    assert scene.state.captured[0] == [0, 1, 0]


def test_an_empty_ship_goes_anywhere_without_creature_drifter_and_ship():
    """SA-88."""
    scene = holding("move_empty_ship")
    scene.ship("pod", "2,4")
    scene.ship("pod", "1,1")
    scene.crew(0, "1,1", aboard=True)
    scene.crew(1, "0,2")
    scene.creature("queen", "0,3")
    played(scene, "move_empty_ship")
    cells = scene.targets("ship", "2,4")
    assert {"12,8", "2,10"} <= cells
    assert not cells & {"1,1", "0,2", "0,3", "3,4"}
    assert not scene.can("ship", "1,1")
    scene.do("ship", "2,4", "12,8")
    assert scene.ships() == {"12,8": "pod", "1,1": "pod"}


def test_any_creature_is_teleported_to_an_empty_cell():
    """SA-89."""
    scene = holding("teleport_creature")
    scene.ship("pod", "2,4")
    scene.crew(0, "0,2")
    scene.creature("queen", "1,1")
    scene.creature("spawn", "12,8")
    played(scene, "teleport_creature")
    cells = scene.targets("teleport", "queen", "1,1")
    assert not cells & {"2,4", "0,2", "12,8", "1,1", "3,4"}
    scene.do("teleport", "queen", "1,1", "2,5")
    assert scene.creatures("queen") == {"2,5": 1}


def test_any_manned_fighter_is_moved_and_its_captures_are_kept():
    """SA-90."""
    scene = holding("move_any_fighter")
    scene.ship("fighter", "1,2")
    scene.ship("fighter", "9,1")
    scene.crew(1, "1,2", aboard=True)
    scene.crew(0, "3,4")
    scene.creature("queen", "1,5")
    played(scene, "move_any_fighter")
    assert not scene.can("fighter", "9,1"), "an empty one can't be borrowed"
    scene.do("fighter", "1,2", "1,5")
    assert scene.state.captured == [[1, 0, 0], [0, 0, 0]]


def test_a_borrowed_fighter_may_still_make_its_own_move():
    """SA-90."""
    for rests in (False, True):
        scene = holding("move_any_fighter", borrowed_fighter_rests=rests)
        scene.ship("fighter", "1,2")
        scene.crew(0, "1,2", aboard=True)
        played(scene, "move_any_fighter")
        scene.do("fighter", "1,2", "1,3")
        assert scene.can("fighter", "1,3") != rests


def test_a_warrior_and_a_spawn_hatch_beside_two_queens():
    """SA-91."""
    scene = holding("hatch")
    scene.crew(0, "3,4")
    scene.creature("queen", "0,2", "12,8")
    played(scene, "hatch")
    assert {option[1] for option in scene.options()} == {"warrior"}
    assert scene.targets("hatch") == {"0,3", "1,2", "1,3", "12,7", "11,8", "11,9"}
    scene.do("hatch", "warrior", "0,3")
    assert scene.targets("hatch", "spawn") == {"12,7", "11,8", "11,9"}
    scene.do("hatch", "spawn", "12,7")
    assert scene.creatures("warrior") == {"0,3": 1}
    assert scene.creatures("spawn") == {"12,7": 1}


def test_two_queens_side_by_side_are_two():
    """SA-91: either can be the Warrior's and the other the Spawn's."""
    scene = holding("hatch")
    scene.crew(0, "3,4")
    scene.creature("queen", "0,2", "0,2")
    played(scene, "hatch")
    scene.do("hatch", "warrior", "0,3")
    assert scene.targets("hatch", "spawn") == {"1,2", "1,3"}


def test_with_one_queen_the_warrior_hatches_alone_where_one_is_enough():
    """SA-91, SA.HATCHING."""
    scene = holding("hatch", hatching="either")
    scene.crew(0, "3,4")
    scene.creature("queen", "0,2")
    played(scene, "hatch")
    scene.do("hatch", "warrior", "0,3")
    assert scene.state.phase == "move"
    assert scene.creatures("spawn") == {}


def test_tokens_that_the_supply_lacks_hatch_from_the_board():
    """SA-91."""
    scene = holding("hatch")
    scene.crew(0, "3,4")
    scene.creature("queen", "0,2", "12,8")
    scene.creature("warrior", *["9,1"] * 6)
    played(scene, "hatch")
    scene.do("hatch", "warrior", "0,3", "9,1")
    assert scene.creatures("warrior") == {"9,1": 5, "0,3": 1}


def test_hatching_is_unplayable_without_a_queen():
    """SA-91."""
    scene = holding("hatch")
    scene.crew(0, "3,4")
    scene.begin()
    assert not scene.can("play")
