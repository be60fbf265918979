"""Yellow tiles, played in other players' turns: defences, their chains, and steals (SA-94a … SA-94d)."""

import pytest

from .arrange import Scene


def attacked(kind: str, *, players: int = 3, drifter: bool = False, **rules) -> Scene:
    """Return a scene: player 0 can move a creature from 2,3 onto player 1 in 2,4, who can defend."""
    scene = Scene(players=players, die=kind, **rules)
    scene.tiles(cargo="7,5 7,6")
    scene.crew(0, "7,5")
    if drifter:
        scene.crew(1, "2,4")
    else:
        scene.ship("pod", "2,4")
        scene.crew(1, "2,4", aboard=True)
    scene.hold(1, f"defend_{kind}")
    scene.creature(kind, "2,3")
    return scene.roll()


@pytest.mark.parametrize(("kind", "far", "drifter"), [("warrior", 4, False), ("spawn", 3, True)])
def test_an_attack_is_turned_away_as_far_as_the_tile_says(kind, far, drifter):
    """SA-94a, SA-94b."""
    scene = attacked(kind, drifter=drifter)
    scene.do("creature", "2,3", "2,4")
    assert (scene.state.to_move, scene.state.phase) == (1, "defend")
    apart = scene.game.chart.apart[scene.at("2,4")]
    steps = {apart[scene.at(str(each))] for each in scene.targets("defend")}
    assert max(steps) == far
    scene.do("defend", "2,6")
    assert scene.place("2-1") == ("drifting 2,4" if drifter else "pod 2,4")
    assert scene.creatures(kind) == {"2,6": 1}
    assert scene.hand(1) == []


def test_a_queen_is_turned_away_two_cells():
    """SA-94c."""
    scene = attacked("queen")
    scene.do("creature", "2,3", "2,4")
    assert "2,6" in scene.targets("defend")
    assert "2,7" not in scene.targets("defend")
    scene.do("defend", "2,6")
    assert scene.place("2-1") == "pod 2,4"


def test_who_does_not_defend_bears_the_attack_and_keeps_the_tile():
    """SA-94a."""
    scene = attacked("queen")
    scene.do("creature", "2,3", "2,4")
    scene.do("pass")
    assert scene.place("2-1") == "lost"
    assert scene.hand(1) == ["defend_queen"]


def test_a_defence_is_for_the_kind_it_names_and_for_those_concerned():
    """SA-94a: another kind of tile, a ship that others control, a Drifter whom no Warrior harms."""
    scene = Scene(players=3, die="warrior")
    scene.tiles(cargo="7,5 7,6")
    scene.crew(0, "7,5")
    scene.ship("pod", "2,4")
    scene.crew(1, "2,4", aboard=True)
    scene.crew(2, "2,4")
    scene.hold(1, "defend_queen")
    scene.hold(2, "defend_warrior")
    scene.creature("warrior", "2,3")
    scene.roll()
    scene.do("creature", "2,3", "2,4")
    assert scene.ships() == {}


def test_nobody_defends_in_the_own_turn():
    """SA-94a: yellow tiles are for other players' turns."""
    scene = Scene(players=2, die="queen")
    scene.tiles(cargo="7,5 7,6")
    scene.ship("pod", "2,4")
    scene.crew(0, "2,4", aboard=True)
    scene.hold(0, "defend_queen")
    scene.creature("queen", "2,3")
    scene.crew(1, "7,5")
    scene.roll()
    scene.do("creature", "2,3", "2,4")
    assert scene.place("1-1") == "lost"


def test_a_creature_that_appears_is_turned_away_too():
    """SA-94b."""
    scene = Scene(players=2)
    scene.tiles(cargo="3,4 3,6", reactor="7,5")
    scene.back("3,4", "spawn")
    name = scene.crew(1, "3,4")
    scene.hold(1, "defend_spawn")
    scene.begin("remove")
    scene.do("remove", "3,4")
    assert (scene.state.to_move, scene.state.phase) == (1, "defend")
    scene.do("defend", "2,4")
    assert scene.place(name) == "drifting 3,4"


def test_a_creature_that_evolves_is_turned_away_too():
    """SA-94c, SA-58."""
    scene = Scene(players=2, die="queen")
    scene.tiles(cargo="7,5 7,6")
    scene.crew(0, "7,5")
    name = scene.crew(1, "2,4")
    scene.creature("warrior", "2,4")
    scene.hold(0, "evolve_to_queen")
    scene.hold(1, "defend_queen")
    scene.roll()
    scene.do("play", "evolve_to_queen")
    scene.do("defend", "2,5")
    assert scene.place(name) == "drifting 2,4"
    assert scene.state.phase == "creature", "the move of the die is still to come"


@pytest.mark.parametrize("zero", [True, False])
def test_a_creature_may_stay_where_it_is_without_harm(zero):
    """SA-94c, SA.DEFEND_ZERO."""
    scene = attacked("queen", defend_zero=zero)
    scene.do("creature", "2,3", "2,4")
    assert scene.can("defend", "2,4") == zero
    if zero:
        scene.do("defend", "2,4")
        assert scene.place("2-1") == "pod 2,4"
        assert scene.creatures("queen") == {"2,4": 1}


@pytest.mark.parametrize("chains", [True, False])
def test_a_creature_that_is_turned_away_attacks_where_it_ends_and_may_be_turned_away_again(chains):
    """SA-94c: nobody is asked again where chains are not allowed."""
    scene = Scene(players=3, die="queen", defence_chains=chains)
    scene.tiles(cargo="7,5 7,6")
    scene.crew(0, "7,5")
    scene.ship("pod", "2,4")
    scene.ship("pod", "2,6")
    first, second = scene.crew(1, "2,4", aboard=True), scene.crew(2, "2,6", aboard=True)
    scene.hold(1, "defend_queen")
    scene.hold(2, "defend_queen")
    scene.creature("queen", "2,3")
    scene.roll()
    scene.do("creature", "2,3", "2,4")
    scene.do("defend", "2,6")
    if chains:
        assert (scene.state.to_move, scene.state.phase) == (2, "defend")
        scene.do("defend", "2,7")
    assert scene.place(first) == "pod 2,4"
    assert scene.place(second) == ("pod 2,6" if chains else "lost")


def test_a_creature_turned_away_harms_the_active_player_who_can_not_defend():
    """SA-94c."""
    scene = Scene(players=2, die="queen")
    scene.tiles(cargo="7,5 7,6")
    scene.ship("pod", "2,4")
    scene.ship("pod", "2,5")
    scene.crew(1, "2,4", aboard=True)
    name = scene.crew(0, "2,5", aboard=True)
    scene.hold(0, "defend_queen")
    scene.hold(1, "defend_queen")
    scene.creature("queen", "2,3")
    scene.roll()
    scene.do("creature", "2,3", "2,4")
    scene.do("defend", "2,5")
    assert scene.place(name) == "lost"


@pytest.mark.parametrize("steals", [True, False])
def test_captured_creatures_are_stolen_in_another_players_turn(steals):
    """SA-94d."""
    scene = Scene(players=3)
    scene.tiles(reactor="7,5", cargo="3,4 3,5")
    scene.crew(0, "7,5")
    scene.hold(2, "steal_creature")
    scene.creature("queen", "7,2", "7,2")
    scene.begin()
    scene.do("fire", "7,5", "7,2")
    assert (scene.state.to_move, scene.state.phase) == (2, "steal")
    scene.do("steal" if steals else "pass")
    assert scene.state.captured == (
        [[0] * 3, [0] * 3, [2, 0, 0]] if steals else [[2, 0, 0], [0] * 3, [0] * 3]
    )
    assert scene.hand(2) == ([] if steals else ["steal_creature"])
    assert scene.state.pending[-1] == ("move", 0, 2)


def test_of_two_who_could_steal_the_next_in_turn_is_asked_first():
    """SA-94d."""
    scene = Scene(players=3)
    scene.tiles(reactor="7,5", cargo="3,4 3,5")
    scene.crew(1, "7,5")
    for player in (0, 2):
        scene.hold(player, "steal_creature")
    scene.creature("queen", "7,2")
    scene.begin(player=1)
    scene.do("fire", "7,5", "7,2")
    assert scene.state.to_move == 2
    scene.do("pass")
    assert scene.state.to_move == 0
    scene.do("steal")
    assert scene.state.captured == [[1, 0, 0], [0, 0, 0], [0, 0, 0]]
