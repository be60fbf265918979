"""Hidden information: face-down cards and the order of decks change neither views nor legal actions."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from hullwright.engines.escape_earth.determinisation import hidden_positions
from hullwright.engines.escape_earth.state import EscapeEarthState
from hullwright.engines.loader import load

from .arrange import drawn, playing, sample

GALAXIES = {"drawn": drawn(), "fixed": replace(sample("first-light"), rules=())}


def scrambled(state: EscapeEarthState, chance: Random) -> EscapeEarthState:
    """Return a twin of a state that differs in all that nobody may know."""
    twin = state.clone()
    twin.seed, twin.chance = chance.getrandbits(30), Random(chance.random())
    for positions in hidden_positions(state):
        pool = [state.cards[at - 1] for at in positions]
        if state.left_out and positions:
            pool += state.left_out
        chance.shuffle(pool)
        cards = list(twin.cards)
        for at in positions:
            cards[at - 1] = pool.pop()
        twin.cards = tuple(cards)
        if state.left_out and positions:
            twin.left_out = tuple(pool)
    twin.chart = state.game.chart(twin.cards)
    # Which cards are in the deck and which were taken out unseen.
    pool = [n for n, count in enumerate(state.event_deck) for _ in range(count)]
    pool += [n for n, count in enumerate(state.unseen) for _ in range(count)]
    chance.shuffle(pool)
    size = sum(state.event_deck)
    kinds = range(len(state.event_deck))
    twin.event_deck = [pool[:size].count(kind) for kind in kinds]
    twin.unseen = [pool[size:].count(kind) for kind in kinds]
    return twin


def moments(name: str, seed: int):
    """Yield a game as it goes on, every few actions."""
    state = load(GALAXIES[name], ruleset="beginner").new_state(2, seed)
    yield state
    for number, _ in enumerate(playing(state, Random(seed))):
        if number % 4 == 0:
            yield state


@pytest.mark.parametrize("name", GALAXIES)
def test_states_that_differ_in_hidden_cards_look_the_same(name):
    chance = Random(7)
    different = 0
    for seed in range(6):
        for state in moments(name, seed):
            twin = scrambled(state, chance)
            different += twin.cards != state.cards
            for player in range(2):
                assert twin.view(player).to_json() == state.view(player).to_json()
                assert twin.view(player).situation == state.view(player).situation
    assert different


@pytest.mark.parametrize("name", GALAXIES)
def test_determinised_states_look_the_same_and_deal_the_unknown_anew(name):
    chance = Random(8)
    laid = set()
    for seed in range(6):
        for state in moments(name, seed):
            world = state.determinise(0, chance)
            for player in range(2):
                assert world.view(player).to_json() == state.view(player).to_json()
            assert Counter((*world.cards, *world.left_out)) == Counter(
                (*state.cards, *state.left_out)
            )
            box = zip(world.event_deck, world.unseen, world.active, strict=True)
            assert [sum(each) for each in box] == list(state.game.box.event_deck)
            assert min(world.event_deck) >= 0
            assert sum(world.unseen) == sum(state.unseen)
            laid.add(world.cards)
    assert len(laid) > 10


def test_a_view_shows_open_cards_and_the_goal_and_no_others():
    state = load(GALAXIES["drawn"]).new_state(2, seed=3)
    view = state.view(0)
    assert view.cards == (*state.cards[:4], *[None] * 11, "ocean")
    assert sum(view.face_down.values()) == 13
    assert "event_deck" not in view.to_json()
    assert state.view(1).to_json() | {"player": 0, "phase": "", "legal": []} == (
        view.to_json() | {"phase": "", "legal": []}
    )


def test_a_card_that_was_drawn_later_was_not_taken_out_before():
    """EE-48: the last plague can't have gone if it is drawn afterwards."""
    game = load(GALAXIES["drawn"])
    state = game.new_state(2, seed=1)
    plague = game.box.event["plague"]
    state.events = [
        ("event", -1, "famine"),
        ("fought", 0, "famine"),
        ("event", -1, "plague"),
        ("event", -1, "plague"),
    ]
    state.active[plague] = 2
    state.event_deck[plague] = 0
    for seed in range(60):
        world = state.determinise(0, Random(seed))
        assert world.unseen[plague] == 0
        assert sum(world.unseen) == 1
