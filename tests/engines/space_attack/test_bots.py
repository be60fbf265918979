"""Bots: the expert saves more than chance, and has none of the habits it must not have."""

from random import Random

import pytest

from hullwright.engines.loader import load
from hullwright.engines.simulation import BotKind, simulate
from hullwright.engines.space_attack.bots import BOTS

from .arrange import Scene, sample


def remembered(**rules) -> Scene:
    """Return a scene in which players may look at their crew, as if they remembered set-up."""
    return Scene(crew_values="always", **rules)


def choice(scene: Scene) -> list:
    """Return what an expert does, as it stands in a recording."""
    state = scene.state
    action = BOTS["expert"](1).choose(state.view(state.to_move), state.legal())
    return scene.game.action_to_json(action)


def test_the_bots_are_listed_weakest_first():
    styles = ["expert:careful", "expert:quick", "expert:spiteful"]
    assert list(BOTS) == ["random", "beginner", "experienced", *styles, "expert"]


def test_rescuers_beat_random_players():
    bots = [BotKind(name, BOTS[name]) for name in ("random", "expert")]
    found = simulate(load(sample()), 4, 3, bots, 1)
    assert found.bot_wins.get("expert", 0) == 3


def test_the_same_seed_chooses_the_same():
    state = load(sample()).new_state(2, 1)
    dice = Random(1)
    for _ in range(60):
        state.apply(dice.choice(state.legal()))
    view, legal = state.view(state.to_move), state.legal()
    assert BOTS["expert"](3).choose(view, legal) == BOTS["expert"](3).choose(view, legal)


def test_it_jumps_when_it_is_at_a_gate():
    scene = remembered()
    scene.ship("pod", "1,1")
    scene.crew(0, "1,1", 1, aboard=True)
    name = scene.crew(0, "1,1", 5, aboard=True)
    scene.begin()
    assert choice(scene) == ["jump", name]


def test_it_boards_the_more_valuable_crew_first():
    scene = remembered()
    scene.tiles(cargo="3,4 3,5")
    scene.ship("fighter", "2,4")
    scene.crew(0, "3,4", 1)
    name = scene.crew(0, "3,5", 6)
    scene.begin()
    assert choice(scene) == ["board", name, "2,4"]


def test_it_does_not_fly_or_drift_into_creatures():
    scene = remembered()
    scene.tiles(cargo="7,5 7,6")
    scene.ship("pod", "2,1")
    scene.crew(0, "2,1", 6, aboard=True)
    scene.crew(0, "1,2", 6)
    scene.creature("queen", "1,1")
    scene.creature("spawn", "2,0")
    scene.begin()
    for _ in range(3):
        action = choice(scene)
        assert action[-1] not in {"1,1", "2,0"} or action[0] == "pod"
        assert action[-1] != "1,1"
        if scene.state.phase != "move":
            break
        scene.do(*action)
    assert "lost" not in {scene.place("1-1"), scene.place("1-2")}


def test_it_moves_creatures_onto_others_and_not_onto_its_own():
    scene = remembered(die="queen")
    scene.tiles(cargo="7,5 7,6")
    scene.ship("pod", "2,4")
    scene.ship("pod", "2,2")
    scene.crew(0, "2,4", 6, aboard=True)
    scene.crew(1, "2,2", aboard=True)
    scene.creature("queen", "2,3")
    scene.roll()
    assert choice(scene) == ["creature", "2,3", "2,2"]


def test_it_removes_tiles_under_others_rather_than_its_own():
    scene = remembered()
    scene.tiles(cargo="3,4 3,6 3,7")
    scene.crew(0, "3,4", 6)
    scene.crew(1, "3,6")
    scene.begin("remove")
    assert choice(scene) == ["remove", "3,6"]


@pytest.mark.parametrize(("value", "action"), [(6, "defend"), (1, "pass")])
def test_it_defends_what_is_worth_a_tile(value, action):
    scene = remembered(players=2, die="queen")
    scene.tiles(bridge="7,3 7,4 7,5 7,6 7,7 7,8 5,4 5,5 5,6 5,7 4,4 4,5 8,4 8,5")
    scene.crew(0, "7,5")
    scene.crew(1, "2,4", value)
    scene.hold(1, "defend_queen")
    scene.creature("queen", "2,3")
    scene.roll()
    scene.do("creature", "2,3", "2,4")
    assert choice(scene)[0] == action
