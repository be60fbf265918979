"""Hidden information: what a player may not know changes neither its view nor its legal actions."""

from random import Random

import pytest

from hullwright.engines.events import NOBODY
from hullwright.engines.loader import load
from hullwright.engines.no_escape.events import KINDS, OWNER
from hullwright.engines.no_escape.state import NoEscapeState

from .arrange import HUB, do, game, give, house, options, playing, sample, scene, seat
from .invariants import tiles


def scrambled(state: NoEscapeState, player: int, chance: Random) -> NoEscapeState:
    """Return a twin of a state that differs in all that a player may not know."""
    twin = state.clone()
    twin.seed, twin.chance = chance.getrandbits(30), Random(chance.random())
    kinds = len(twin.game.box.names)
    twin.pile = [chance.randrange(kinds) for _ in twin.pile]
    twin.boxed = [chance.randrange(kinds) for _ in twin.boxed]
    if not twin.game.ruleset.open_hands:
        for other in range(twin.players):
            if other != player:
                hidden = len(twin.hands[other]) - len(twin.shown[other])
                drawn = [chance.randrange(kinds) for _ in range(hidden)]
                twin.hands[other] = twin.shown[other] + drawn
    twin.events = [_retold(event, player, chance) for event in twin.events]
    if twin.to_move not in {player, NOBODY}:
        twin.options = None
        twin.pending.append(("abort", twin.to_move, "roll", player))
    return twin


def _retold(event, player: int, chance: Random):
    """Return an event with other secrets, if it is about somebody else."""
    if event[1] in {player, NOBODY}:
        return event
    values = (
        chance.randrange(5) if audience == OWNER else value
        for value, (_, audience) in zip(event[2:], KINDS[event[0]].fields, strict=True)
    )
    return (event[0], event[1], *values)


@pytest.mark.parametrize("rules", ["standard", "first-game"])
def test_views_hide_secrets(rules):
    played = load(sample("quarantine-ring"), ruleset=rules)
    for seed in range(4):
        state, chance = played.new_state(2 + seed % 3, seed), Random(seed)
        for number, _ in enumerate(playing(state, Random(seed))):
            if number % 11:
                continue
            for player in range(state.players):
                twin = scrambled(state, player, chance)
                assert twin.view(player).to_json() == state.view(player).to_json()
                assert twin.view(player).legal() == state.view(player).legal()


@pytest.mark.parametrize("rules", ["standard", "first-game"])
def test_determinising_deals_anew_what_is_hidden_and_nothing_else(rules):
    played = load(house(), ruleset=rules)
    changed = 0
    for seed in range(4):
        state, chance = played.new_state(3 + seed, seed), Random(seed)
        for number, _ in enumerate(playing(state, Random(seed))):
            if number % 13 or state.result() is not None:
                continue
            for player in range(state.players):
                world = state.determinise(player, chance)
                assert tiles(world) == tiles(state)
                assert world.view(player).to_json() == state.view(player).to_json()
                assert world.legal()
                changed += world.hands != state.hands
    assert bool(changed) == (rules == "standard")


def test_what_was_salvaged_openly_is_known_until_it_is_laid():
    """NE-87: the discard pile lies open, so that everybody sees what is taken."""
    state = scene(game(roll=1), seat(HUB, None, "salvage", "tee", "corner"), seat())
    give(state, 0, "cross")
    state.hands[0].remove(state.game.box.kinds["cross"])
    state.discard.append(state.game.box.kinds["cross"])
    state.pending.append(("act", 0))
    state.options = None
    do(state, "play", "salvage")
    assert state.view(1).to_json()["shown"] == [["cross"], []]
    for seed in range(20):
        world = state.determinise(1, Random(seed))
        assert state.game.box.kinds["cross"] in world.hands[0]
    do(state, *options(state, "lay", "cross")[0])
    assert state.view(1).to_json()["shown"] == [[], []]


def test_open_hands_are_seen_by_all():
    """NE.OPEN_HANDS."""
    state = scene(game(open_hands=True), seat(HUB, None, "tee"), seat(HUB, None, "cross"))
    assert state.view(0).to_json()["hands"] == [["tee"], ["cross"]]
    state = scene(game(), seat(HUB, None, "tee"), seat(HUB, None, "cross"))
    assert state.view(0).to_json()["hands"] == [["tee"], None]
