"""Habits of the bots: values stay hidden, backs are counted, the leader is minded, the end is played."""

from collections import Counter
from statistics import correlation, fmean

import pytest

from hullwright.engines.loader import load
from hullwright.engines.space_attack.bots import BOTS, STYLES
from hullwright.engines.space_attack.bots.lookout import Lookout
from hullwright.engines.space_attack.bots.recollection import Recollection
from hullwright.engines.space_attack.bots.rivalry import stakes
from hullwright.engines.space_attack.bots.tile_pool import TilePool
from hullwright.engines.space_attack.bots.trainables import TRAINABLES
from hullwright.engines.space_attack.bots.weights import SCALES, RescueWeights
from hullwright.engines.space_attack.state import SpaceAttackState
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_scenario

from .arrange import SAMPLES, Scene, sample, shipped_rules

WEIGHTS = RescueWeights.of(STYLES["steady"].weights)


def remembered(**rules) -> Scene:
    """Return a scene in which players may look at their crew, as if they remembered set-up."""
    return Scene(crew_values="always", **rules)


def choice(scene: Scene, bot=None) -> list:
    """Return what an expert does, as it stands in a recording."""
    state = scene.state
    bot = bot or BOTS["expert"](1)
    action = bot.choose(state.view(state.to_move), state.legal())
    return scene.game.action_to_json(action)


def set_up(seed: int, players: int = 4) -> SpaceAttackState:
    """Return a game that experts have set up."""
    state = load(sample()).new_state(players, seed)
    bots = [BOTS["expert"](seed * 10 + seat) for seat in range(players)]
    while not state.round:
        state.apply(bots[state.to_move].choose(state.view(state.to_move), state.legal()))
    return state


# -- hiding values ----------------------------------------------------------------------------------


def test_neither_order_nor_place_of_crew_tells_their_values():
    orders, edges, classes, values = [], [], [], []
    for seed in range(8):
        state = set_up(seed)
        seen = Counter()
        for _, owner, crew, cell in (each for each in state.events if each[0] == "placed"):
            orders.append(seen[owner])
            edges.append(state.game.chart.outer >> cell & 1)
            classes.append(state.classes[cell])
            values.append(state.values[crew])
            seen[owner] += 1
    for told in (orders, edges, classes):
        assert abs(correlation(told, values)) < 0.15


def test_others_who_place_their_best_first_are_read():
    state = load(sample()).new_state(4, 1)
    frank = [BOTS["experienced"](seat) for seat in range(4)]
    while not state.round:
        state.apply(frank[state.to_move].choose(state.view(state.to_move), state.legal()))
    thought = Recollection(WEIGHTS.reading).values(state.view(0))
    others = [crew for crew, owner in enumerate(state.owners) if owner]
    assert (
        correlation([thought[crew] for crew in others], [state.values[crew] for crew in others])
        > 0.9
    )


# -- counting ---------------------------------------------------------------------------------------


def test_the_backs_that_are_left_are_counted():
    state = set_up(3)
    bots = [BOTS["expert"](seat) for seat in range(4)]
    while sum(each[0] == "removed" for each in state.events) < 9:
        state.apply(bots[state.to_move].choose(state.view(state.to_move), state.legal()))
    view = state.view(0)
    odds = TilePool(view).odds(view)
    lying = Counter(
        state.backs[cell]
        for cell, kind in enumerate(state.classes)
        if kind == 0 and state.station >> cell & 1
    )
    assert sum(odds.values()) == pytest.approx(1)
    for back in state.game.tile_classes["cargo"]:
        if back not in state.game.backs.kept:
            assert odds.get(back, 0) == pytest.approx(lying[back] / sum(lying.values()))


def test_the_end_is_seen_coming():
    scene = Scene(players=2)
    scene.tiles(bridge="7,5", reactor="7,6 7,7")
    scene.crew(0, "7,5")
    view = scene.begin().state.view(0)
    assert TilePool(view).lasting(view, removed=0)[:3] == (1, 0.5, 0)


# -- the leader -------------------------------------------------------------------------------------


def two_targets() -> Scene:
    """Return a scene in which a Queen can attack a pod of either of two others; player 2 has saved more."""
    scene = remembered(players=3, die="queen")
    scene.tiles(bridge="7,3 7,4 7,5 7,6 7,7 7,8 5,4 5,5 5,6 5,7 4,4 4,5 8,4 8,5")
    scene.crew(0, "7,5")
    for player, cell in ((1, "2,2"), (2, "2,4")):
        scene.ship("pod", cell)
        scene.crew(player, cell, aboard=True)
    scene.creature("queen", "2,3")
    return scene


@pytest.mark.parametrize("leader", [1, 2])
def test_the_leader_is_hindered_rather_than_the_last(leader):
    scene = two_targets()
    state = scene.state
    for crew in range(leader * 10 + 3, leader * 10 + 7):
        state.where[crew] = -10
    scene.roll()
    assert choice(scene) == ["creature", "2,3", {1: "2,2", 2: "2,4"}[leader]]


def test_a_point_of_the_leader_counts_more_than_one_of_the_last():
    state = set_up(1)
    for crew in range(10, 14):
        state.where[crew] = -10
    view = state.view(0)
    lookout = Lookout(view, Recollection(0.0).values(view))
    mine, leader, *others = stakes(lookout, WEIGHTS, minds_leader=True)
    assert mine == 1
    assert all(leader < each < 0 for each in others)


# -- tiles, danger, the end -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("back", "arranged"),
    [
        ("drifter_to_ship", [("pod", "2,1")]),
        ("move_empty_ship", [("pod", "11,9")]),
        ("fire_any_turret", []),
    ],
)
def test_red_tiles_are_played_when_they_help(back, arranged):
    scene = remembered(players=2)
    scene.tiles(reactor="3,4 7,6 7,7 7,3", bridge="5,5 5,6 5,7 5,8 4,4")
    scene.crew(1, "7,7")
    for kind, cell in arranged:
        scene.ship(kind, cell)
    if back == "fire_any_turret":
        scene.ship("pod", "2,2")
        scene.crew(0, "2,2", 6, aboard=True)
        scene.creature("queen", "3,3")
    elif back == "drifter_to_ship":
        scene.crew(0, "2,2", 6)
        scene.creature("spawn", "2,4")
    else:
        scene.crew(0, "3,4", 6)
        scene.crew(0, "4,4", 5)
    scene.hold(0, back)
    assert choice(scene.begin()) == ["play", back]


def test_crew_in_danger_are_moved_first():
    scene = remembered(players=4)
    scene.tiles(bridge="7,3 7,4 7,5 7,6 7,7 7,8 5,4 5,5 5,6 5,7 4,4 4,5 8,4 8,5 6,3 6,4 6,6")
    for cell, queen in (("2,3", "2,4"), ("10,7", "")):
        scene.ship("fighter", cell)
        scene.crew(0, cell, 3, aboard=True)
        if queen:
            scene.creature("queen", queen)
    word, start, _ = choice(scene.begin())
    assert (word, start) == ("fighter", "2,3")


def test_in_the_last_turn_the_crew_that_can_still_be_saved_are():
    scene = remembered(players=4)
    scene.tiles(reactor="7,5 7,6")
    scene.ship("pod", "6,10")
    scene.crew(0, "6,10", 6, aboard=True)
    scene.ship("pod", "2,1")
    scene.crew(0, "2,1", 1, aboard=True)
    scene.begin()
    for _ in range(2):
        scene.do(*choice(scene))
    assert scene.place("1-2").startswith("saved")


# -- games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES)
def test_styles_have_every_weight_within_its_range(style):
    found = STYLES[style]
    assert found.weights.keys() == SCALES.keys() == TRAINABLES[""].scales.keys()
    assert {*found.titles} == {"en", "de", "es", "pt"}
    for name, weight in found.weights.items():
        assert SCALES[name].least <= weight <= SCALES[name].most, name


def test_a_reason_is_given_for_what_matters():
    scene = remembered()
    scene.ship("pod", "1,1")
    scene.crew(0, "1,1", 5, aboard=True)
    bot = BOTS["expert"](1)
    choice(scene.begin(), bot)
    assert str(bot.reason) == "saved a crew worth 5 at Jump Point NW"


def test_experts_save_more_than_they_lose_by_a_ready_scenario(tmp_path):
    scenario = read_scenario(HERE / "scenarios" / "crowded-decks.json")
    state = load(sample(), scenario, shipped_rules(tmp_path)).new_state(2, 1)
    bots = [BOTS["expert"](seat) for seat in range(2)]
    while state.result() is None:
        state.apply(bots[state.to_move].choose(state.view(state.to_move), state.legal()))
    assert fmean(state.result().scores) > 4


@pytest.mark.parametrize("name", SAMPLES[1:])
def test_experts_reach_gates_on_every_sample(name):
    state = load(sample(name)).new_state(3, 1)
    bots = [BOTS["expert"](seat) for seat in range(3)]
    while state.result() is None:
        state.apply(bots[state.to_move].choose(state.view(state.to_move), state.legal()))
    assert sum(each[0] == "jump" for each in state.events) >= 3
