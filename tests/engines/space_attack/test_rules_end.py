"""The end, points and ties (SA-95 … SA-97)."""

import pytest

from hullwright.engines.space_attack.endings import finish, standing
from hullwright.engines.space_attack.places import saved_at

from .arrange import Scene


def ended(*players: list[tuple[int, int]], first: int = 0) -> Scene:
    """Return a scene that is over, each player having saved crew of some values at Jump Points."""
    scene = Scene(players=len(players))
    scene.state.first = first
    for player, saved in enumerate(players):
        for value, jump_point in saved:
            name = scene.crew(player, "5,5", value)
            scene.state.where[scene.game.crew[name]] = saved_at(jump_point)
    finish(scene.state, "the core has breached")
    return scene


def test_a_core_breach_ends_the_game_and_unsaved_crew_are_lost():
    """SA-95."""
    scene = Scene()
    scene.tiles(reactor="7,5 7,7")
    scene.back("7,5", "core_breach")
    names = [scene.crew(0, "7,5"), scene.crew(1, "7,7"), scene.crew(1, "2,4")]
    scene.begin("remove")
    scene.do("remove", "7,5")
    assert scene.state.result().reason == "the core has breached"
    assert {scene.place(each) for each in names} == {"lost"}
    assert scene.state.legal() == ()


def test_the_score_is_the_values_of_saved_crew_and_a_point_for_each_jump_point():
    """SA-96."""
    scene = ended([(6, 0), (5, 0), (1, 2)], [(3, 1)])
    assert scene.state.result().scores == (14, 4)
    assert standing(scene.state, 0)[:3] == (14, 3, 2)


@pytest.mark.parametrize(
    ("players", "first", "winner"),
    [
        (([(5, 0)], [(2, 0), (3, 0)]), 0, 1),
        (([(4, 0), (1, 1)], [(6, 0)]), 0, 0),
        (([(2, 0), (2, 1)], [(1, 0), (4, 0)]), 0, 0),
        (([(2, 0)], [(2, 1)]), 0, 1),
        (([(2, 0)], [(2, 1)]), 1, 0),
        (([], [], []), 2, 1),
    ],
)
def test_ties_go_to_more_crew_then_more_jump_points_then_later_players(players, first, winner):
    """SA-97."""
    assert ended(*players, first=first).state.result().winners == (winner,)
