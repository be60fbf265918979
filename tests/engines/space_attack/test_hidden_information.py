"""Hidden information: values, backs and hands of others change neither a view nor legal actions."""

from random import Random

import pytest

from hullwright.engines.loader import load
from hullwright.engines.space_attack.chart import cells_of, mask
from hullwright.engines.space_attack.decisions import refresh
from hullwright.engines.space_attack.state import SpaceAttackState
from hullwright.schema.kinds.station.layout import BACKS

from .arrange import Scene, coded, playing, sample, shipped_rules


def scrambled(state: SpaceAttackState, player: int, chance: Random) -> SpaceAttackState:
    """Return a twin of a state that differs in all that a player may not know."""
    twin = state.clone()
    twin.seed, twin.chance = chance.getrandbits(30), Random(chance.random())
    known = state.view(player).sees_values
    twin.values = [
        value if (known and owner == player) or not value else chance.randint(1, 9)
        for value, owner in zip(twin.values, twin.owners, strict=True)
    ]
    for colour, left in enumerate(twin.unplaced):
        if colour % twin.players != player:
            left[:] = [chance.randint(1, 9) for _ in left]
    held = mask(cell for hand in twin.hands for cell in hand)
    hidden = (twin.station | held) & ~mask(twin.hands[player])
    backs, kept = list(twin.backs), sorted(twin.game.backs.kept)
    for cell in cells_of(hidden):
        backs[cell] = chance.choice(kept if held >> cell & 1 else BACKS)
    twin.backs = tuple(backs)
    twin.events = [_retold(event, player, chance) for event in twin.events]
    refresh(twin)
    return twin


def _retold(event, player: int, chance: Random):
    """Return an event with another secret, if it is about somebody else."""
    if event[1] != player and event[0] == "kept":
        return (*event[:-1], chance.choice(BACKS))
    return event


def looked_at_now_and_then(played, players: int, seed: int) -> None:
    state, chance = played.new_state(players, seed), Random(seed)
    for number, _ in enumerate(playing(state, Random(seed))):
        if number % 19 == 0:
            for player in range(players):
                twin = scrambled(state, player, chance)
                assert twin.view(player).to_json() == state.view(player).to_json()
                assert twin.view(player).legal() == state.view(player).legal()


@pytest.mark.parametrize("seed", range(3))
def test_views_hide_values_backs_and_hands(seed):
    """SA-3, SA-4, SA-13."""
    looked_at_now_and_then(load(sample()), 2 + seed, seed)


def test_views_hide_them_with_two_colours_to_the_last(tmp_path):
    played = coded(shipped_rules(tmp_path), "SA.TWO_COLOURS", "SA.TO_THE_LAST")
    looked_at_now_and_then(played, 2, 4)


def test_every_attribute_of_a_view_is_the_same_for_twins():
    """A bot sees more than the JSON: it asks properties."""
    state = load(sample()).new_state(3, 5)
    chance = Random(5)
    names = [name for name in dir(state.view(0)) if name[0] != "_"]
    plain = [name for name in names if not callable(getattr(state.view(0), name))]
    assert {"values", "hand", "unplaced", "where", "kept_tiles", "subject"} <= set(plain)
    for number, _ in enumerate(playing(state, Random(5))):
        if number % 31 == 0:
            view = state.view(1)
            other = scrambled(state, 1, chance).view(1)
            for name in (*plain, "known_backs"):
                if name != "bookmark":
                    one, two = getattr(view, name), getattr(other, name)
                    assert (one() if callable(one) else one) == (two() if callable(two) else two)


def test_a_determinised_state_deals_what_is_unknown_and_keeps_what_is_known():
    """SA-4: the values of a colour stay the same together; others' tiles are of those that are kept."""
    state = load(sample()).new_state(3, 8)
    for number, _ in enumerate(playing(state, Random(8))):
        if number == 120:
            break
    worlds = [state.determinise(0, Random(seed)) for seed in range(12)]
    stride = state.game.crew_of_a_colour
    for world in worlds:
        assert world.view(0).to_json() == state.view(0).to_json()
        assert sorted(world.backs) == sorted(state.backs)
        assert sorted(world.values[:stride]) == sorted(state.values[:stride])
        assert sorted(world.values[stride : 2 * stride]) == sorted(
            state.values[stride : 2 * stride]
        )
        assert all(
            world.backs[cell] in world.game.backs.kept for hand in world.hands for cell in hand
        )
    assert len({tuple(world.values) for world in worlds}) > 1
    assert len({world.backs for world in worlds}) > 1


def test_whoever_is_asked_to_defend_holds_a_defence_in_every_world():
    """SA-94a: being asked tells that much, and no more."""
    scene = Scene(players=3, die="warrior")
    scene.tiles(cargo="7,5 7,6")
    scene.crew(0, "7,5")
    scene.ship("pod", "2,4")
    scene.crew(1, "2,4", aboard=True)
    scene.hold(1, "defend_warrior")
    scene.hold(2, "hatch", "extra_step")
    scene.creature("warrior", "2,3")
    scene.roll()
    scene.do("creature", "2,3", "2,4")
    for seed in range(8):
        world = scene.state.determinise(0, Random(seed))
        assert world.held(1, {"defend_warrior"})
        assert len(world.legal()) > 1
