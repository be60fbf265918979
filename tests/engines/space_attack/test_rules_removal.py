"""Removing tiles, and the green backs (SA-65 … SA-75)."""

import pytest

from .arrange import Scene


def test_only_the_lowest_class_that_is_left_may_be_removed():
    """SA-65."""
    scene = Scene()
    scene.tiles(habitat="3,4 3,5", bridge="3,6", reactor="7,5")
    scene.begin("remove")
    assert scene.targets("remove") == {"3,4", "3,5"}
    scene.tiles(reactor="7,5 7,6", bridge="3,6 3,7")
    scene.begin("remove")
    assert scene.targets("remove") == {"3,6", "3,7"}


def test_a_tile_must_touch_open_space_a_hole_in_the_middle_will_do():
    """SA-66."""
    scene = Scene()
    ring = "5,5 5,6 6,4 6,6 7,5 7,6"
    others = [each for each in scene.game.chart.ids if each not in ring.split()]
    station = [each for each in others if scene.state.station >> scene.at(each) & 1]
    scene.tiles(cargo=f"{ring} 5,4", habitat=" ".join(set(station) - {"5,4"}))
    scene.begin("remove")
    assert scene.targets("remove") == set(ring.split())


def test_if_none_of_the_class_touches_open_space_all_of_it_may_be_removed():
    """SA-67."""
    scene = Scene()
    scene.tiles(cargo="4,4", habitat="3,4 3,5 4,3 4,5 5,4 5,5", bridge="9,5")
    scene.begin("remove")
    assert scene.targets("remove") == {"4,4"}


def test_crew_of_a_removed_tile_drift_and_its_turret_is_gone():
    """SA-68."""
    scene = Scene()
    scene.tiles(reactor="7,5 7,7")
    scene.hold(0, "fire_any_turret")
    name, other = scene.crew(0, "7,5"), scene.crew(1, "7,5")
    scene.creature("queen", "7,2")
    scene.begin("remove")
    scene.do("remove", "7,5")
    assert {scene.place(name), scene.place(other)} == {"drifting 7,5"}
    scene.begin()
    assert not scene.can("fire", "7,5")
    scene.do("play", "fire_any_turret")
    assert scene.told("fire") == [(0, scene.at("7,7"), scene.at("7,2"))]


def test_red_blue_and_yellow_backs_are_kept_unseen_by_others():
    """SA-80, SA-92, SA-94d: what is not green goes to the hand."""
    for back in ("swap_crew_ships", "extra_step", "steal_creature"):
        scene = removed(back)
        assert scene.hand(0) == [back]
        assert scene.told("kept") == [(0, back)]
        (seen,) = [each for each in scene.state.view(1).events() if each[0] == "kept"]
        assert seen == ("kept", 0, None)


def removed(back: str, *, crew: int = 0, others: int = 0, supply: int = 6, **rules) -> Scene:
    """Return a scene after the tile of 3,4, with some crew on it, was removed by player 0."""
    scene = Scene(players=3, **rules)
    scene.tiles(cargo="3,4 3,6 3,7", reactor="7,5")
    scene.back("3,4", back)
    for _ in range(crew):
        scene.crew(0, "3,4")
    for _ in range(others):
        scene.crew(1, "3,4")
    scene.crew(0, "7,5")
    scene.state.supply = [min(supply, each) for each in scene.state.supply]
    scene.state.hangar = [min(supply, each) for each in scene.state.hangar]
    scene.begin("remove")
    scene.do("remove", "3,4")
    return scene


def test_a_spawn_appears_and_removes_the_drifters_there():
    """SA-70."""
    scene = removed("spawn", crew=1, others=1)
    assert scene.creatures("spawn") == {"3,4": 1}
    assert (scene.place("1-1"), scene.place("2-1")) == ("lost", "lost")


def test_a_warrior_appears_and_drifters_are_safe():
    """SA-71."""
    scene = removed("warrior", crew=1)
    assert scene.creatures("warrior") == {"3,4": 1}
    assert scene.place("1-1") == "drifting 3,4"


@pytest.mark.parametrize("back", ["spawn", "warrior", "fighter", "pod"])
def test_nothing_appears_when_the_supply_is_empty(back):
    """SA-70, SA-71, SA-72, SA-73."""
    scene = removed(back, crew=1, supply=0)
    assert scene.place("1-1") == "drifting 3,4"
    assert not scene.told("appeared")


def test_a_fighter_appears_and_the_active_player_chooses_who_mans_it():
    """SA-72."""
    scene = removed("fighter", crew=1, others=1)
    assert scene.ships() == {"3,4": "fighter"}
    assert (scene.state.to_move, scene.state.phase) == (0, "aboard")
    assert scene.options() == [["aboard", "1-1"], ["aboard", "2-1"]]
    scene.do("aboard", "2-1")
    assert (scene.place("1-1"), scene.place("2-1")) == ("drifting 3,4", "fighter 3,4")


def test_a_lone_crew_mans_the_fighter_without_being_asked():
    """SA-72."""
    assert removed("fighter", crew=1).place("1-1") == "fighter 3,4"


def test_a_pod_appears_and_takes_up_to_three_of_the_active_players_choice():
    """SA-73."""
    scene = removed("pod", crew=2, others=2)
    assert scene.state.to_move == 0
    for name in ("1-1", "1-2", "2-2"):
        scene.do("aboard", name)
    assert {scene.place(each) for each in ("1-1", "1-2", "2-2")} == {"pod 3,4"}
    assert scene.place("2-1") == "drifting 3,4"
    assert removed("pod", crew=1, others=2).place("2-2") == "pod 3,4"


def test_a_black_hole_takes_everything_on_its_cell_and_the_open_cells_around():
    """SA-74."""
    scene = Scene()
    scene.tiles(cargo="3,4 3,5 9,5", reactor="7,5")
    scene.back("3,4", "black_hole")
    gone = [scene.crew(0, "3,4"), scene.crew(1, "2,4")]
    scene.ship("pod", "2,3")
    gone.append(scene.crew(1, "2,3", aboard=True))
    scene.ship("fighter", "4,4")
    kept = scene.crew(0, "3,5"), scene.crew(0, "2,5")
    scene.creature("queen", "3,3", "1,3")
    scene.begin("remove")
    scene.do("remove", "3,4")
    assert {scene.place(each) for each in gone} == {"lost"}
    assert [scene.place(each) for each in kept] == ["tile 3,5", "drifting 2,5"]
    assert scene.ships() == {}
    assert scene.creatures("queen") == {"1,3": 1}
    assert scene.state.gone == [1, 0, 0]


def test_a_core_breach_ends_the_game():
    """SA-75."""
    scene = removed("core_breach", crew=1)
    assert scene.state.result().reason == "the core has breached"
    assert scene.place("1-1") == "lost"
