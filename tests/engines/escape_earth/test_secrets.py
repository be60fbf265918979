"""Secrets: hidden cards, cards taken out and the decks give nothing away, under no rule code.

Games that differ only in what nobody may know have the same events and views, as long as nothing of it
comes to light.
"""

from dataclasses import replace
from random import Random

import pytest

from hullwright.engines.escape_earth.engine import ENGINE
from hullwright.engines.loader import load
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.kinds.galaxy.house import house
from hullwright.schema.kinds.galaxy.layout import Event

from .arrange import drawn, shipped_rules
from .test_hidden_information import scrambled

GAME = "escape_earth"
SHOWING = {"revealed", "event", "time"}
"""The events by which chance and cards come to light."""


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return shipped_rules(tmp_path_factory.mktemp("home"))


def with_own_events():
    """Return the box's galaxy with events that cover and show cards and change the time deck."""
    effects = (
        ({"do": "cover_cards", "count": 2}, {"do": "lose_actions", "count": 1}),
        ({"do": "more_time_cards", "card": "nothing", "count": 1},),
    )
    own = {
        f"own_{number}": Event(count=3, fight={"food": 1}, effects=each)
        for number, each in enumerate(effects)
    }
    document = drawn()
    return replace(document, layout=replace(document.layout, events={**house().events, **own}))


GALAXIES = {"box": drawn, "own events": with_own_events}


def games(document, book):
    """Yield the game on each level, and under each rule code that can be used there."""
    for level in ENGINE.rulesets:
        for rules in ((), *((RuleUse(code=rule.code),) for rule in book.of_game(GAME))):
            scenario = Scenario(name="Secret", game=GAME, ruleset=level, rules=rules)
            if not {each.code for each in rules} & {"EE.FIXED_GALAXY"}:
                yield load(document, scenario, book)


@pytest.mark.parametrize("name", GALAXIES)
def test_games_that_differ_in_hidden_cards_and_decks_can_not_be_told_apart(name, book):
    chance, compared = Random(3), 0
    for number, game in enumerate(games(GALAXIES[name](), book)):
        state = game.new_state(game.seats[0], number)
        for _ in range(40):
            if state.result() is not None:
                break
            twin = scrambled(state, chance)
            assert twin.legal() == state.legal()
            for player in range(state.players):
                assert twin.view(player).to_json() == state.view(player).to_json()
            action = chance.choice(state.legal())
            twin.chance.setstate(state.chance.getstate())
            before = len(state.events)
            twin.apply(action)
            state.apply(action)
            if (
                not {event[0] for event in (*state.events[before:], *twin.events[before:])}
                & SHOWING
            ):
                compared += 1
                assert twin.events == state.events
                assert twin.view(0).to_json() == state.view(0).to_json()
    assert compared > 100


def test_neither_views_nor_events_name_what_was_taken_out(book):
    game = load(drawn(), Scenario(name="Secret", game=GAME, ruleset="expert"), book)
    state = game.new_state(2, 5)
    assert state.left_out
    shown = state.view(0).to_json()
    assert {"left_out", "unseen", "event_deck", "seed"}.isdisjoint(shown)
    assert sum(shown["face_down"].values()) == 11 + len(state.left_out)
    assert all(card is None for card in shown["cards"][4:15])
