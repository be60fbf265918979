"""Blue tiles, played after the die (SA-92, SA-93a/b/c)."""

import pytest

from .arrange import Scene


def rolled(die: str, *backs: str, creatures: dict[str, list[str]], **rules) -> Scene:
    """Return a scene in which player 0 rolls with blue tiles in its hand."""
    scene = Scene(die=die, **rules)
    scene.tiles(cargo="7,5 7,6")
    scene.crew(0, "7,5")
    scene.crew(1, "7,6")
    scene.hold(0, *backs)
    for kind, labels in creatures.items():
        scene.creature(kind, *labels)
    return scene.roll()


def test_the_rolled_creature_moves_one_farther():
    """SA-92."""
    scene = rolled("queen", "extra_step", creatures={"queen": ["0,2"]})
    assert scene.state.phase == "blue"
    scene.do("play", "extra_step")
    assert "0,4" in scene.targets("creature", "0,2")
    assert "0,5" not in scene.targets("creature", "0,2")
    assert scene.hand(0) == []


def test_a_blue_tile_need_not_be_played():
    """SA-92."""
    scene = rolled("queen", "extra_step", creatures={"queen": ["0,2"]})
    scene.do("pass")
    assert "0,4" not in scene.targets("creature", "0,2")
    assert scene.hand(0) == ["extra_step"]


def test_one_blue_tile_in_a_turn_or_any_number_under_a_code():
    """SA-92, SA.BLUE."""
    for rule, again in (("one", False), ("any", True)):
        backs = "extra_step", "evolve_queen"
        scene = rolled("queen", *backs, creatures={"queen": ["0,2", "12,8"]}, blue_tiles=rule)
        scene.do("play", "extra_step")
        assert (scene.state.phase == "blue") == again


@pytest.mark.parametrize(
    ("back", "old", "new"),
    [
        ("evolve_spawn_warrior", "spawn", "warrior"),
        ("evolve_spawn_warrior", "warrior", "spawn"),
        ("evolve_to_queen", "spawn", "queen"),
        ("evolve_to_queen", "warrior", "queen"),
        ("evolve_queen", "queen", "spawn"),
        ("evolve_queen", "queen", "warrior"),
    ],
)
def test_a_creature_evolves_with_a_token_of_the_supply(back, old, new):
    """SA-93a, SA-93b, SA-93c: it need not be of the kind that was rolled."""
    scene = rolled("queen", back, creatures={old: ["0,2"]})
    before = scene.state.supply.copy()
    scene.do("play", back)
    if scene.state.phase == "play":
        assert {each[3] for each in scene.options("evolve", old)} == {"spawn", "warrior"}
        scene.do("evolve", old, "0,2", new)
    assert scene.creatures(old) == {}
    assert scene.creatures(new) == {"0,2": 1}
    change = [a - b for a, b in zip(scene.state.supply, before, strict=True)]
    assert sorted(change) == [-1, 0, 1]
    assert scene.hand(0) == []


def test_a_token_that_the_supply_lacks_comes_from_the_board():
    """SA-93b."""
    queens = ["12,2", "12,3", "12,4", "12,5", "12,6", "12,7"]
    scene = rolled("spawn", "evolve_to_queen", creatures={"spawn": ["0,2"], "queen": queens})
    scene.do("play", "evolve_to_queen")
    assert scene.targets("evolve") == set(queens)
    scene.do("evolve", "spawn", "0,2", "queen", "12,4")
    assert "12,4" not in scene.creatures("queen")
    assert scene.creatures("queen")["0,2"] == 1


def test_without_a_token_anywhere_evolving_is_unplayable():
    """SA-93a."""
    scene = Scene(die="queen")
    scene.tiles(cargo="7,5 7,6")
    scene.crew(1, "7,6")
    scene.hold(0, "evolve_spawn_warrior")
    scene.creature("spawn", "0,2")
    scene.state.supply[2], scene.state.captured[0][2] = 0, 6
    scene.roll()
    assert (scene.state.to_move, scene.state.phase) == (1, "move")
