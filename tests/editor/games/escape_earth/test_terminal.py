"""Words for events and choices of Escape Earth: there are some for everything that can happen."""

import random
import re

import pytest

from hullwright.editor.cli.play_choices import TypedChoices
from hullwright.editor.games.escape_earth.choices import OFFERS
from hullwright.editor.games.escape_earth.terms import RULESETS as TITLES
from hullwright.editor.games.terminal import terminal_of
from hullwright.engines.escape_earth.decisions import LEGAL
from hullwright.engines.escape_earth.events import KINDS
from hullwright.engines.escape_earth.ruleset import OLD_RULESETS, RULESETS
from hullwright.engines.escape_earth.turns import ACTS
from hullwright.engines.escape_earth.value_words import VALUE_WORDS
from hullwright.engines.loader import prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.escape_earth.event_words import WORDS
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.kinds.galaxy import KIND
from hullwright.schema.kinds.galaxy.house import house

GALAXY = MapDocument(kind="galaxy", name="Drawn", layout=KIND.blank(None))
SCENARIO = Scenario(name="Test", game="escape_earth", ruleset="beginner")
READY = prepared(GALAXY, SCENARIO, RuleBook())


@pytest.fixture(scope="module")
def played():
    """States of some random games, before every third decision and at the end."""
    game = READY.game
    states = []
    for seed in range(4):
        chance, state = random.Random(seed), game.new_state(2, seed)
        number = 0
        while state.result() is None:
            if number % 3 == 0:
                states.append(state.clone())
            state.apply(chance.choice(state.legal()))
            number += 1
        states.append(state)
    return states


def terminal(state, seat=None):
    return terminal_of("escape_earth")(READY, seat)


def test_every_kind_of_event_has_words_with_its_own_gaps():
    assert set(WORDS) == set(KINDS)
    for kind, words in WORDS.items():
        names = {"player", *(name for name, _ in KINDS[kind].fields)}
        assert set(re.findall(r"\{(\w+)\}", words.known)) <= names


def test_everything_in_the_box_and_every_kind_of_action_has_words():
    box = house()
    for names in (box.card_types, box.buildings, box.events, box.cubes):
        assert set(names) <= set(VALUE_WORDS.terms)
    assert set(OFFERS) == {*ACTS, "start", "accept", "cube"}
    assert set(LEGAL) == {"start", "act", "instant", "pay", "lose", "over"}
    assert set(TITLES) == {*RULESETS, *OLD_RULESETS}


def test_whatever_happens_is_told_in_whole_sentences(played):
    for state in played:
        if state.result() is not None:
            lines = list(terminal(state, 0).lines(state.events))
            assert len(lines) == len(state.events)
            assert not [line for line in lines if re.search(r"[{}]|None|_", line)]


def test_every_choice_has_words_of_its_own_that_lead_back_to_it(played):
    for state in played:
        if state.result() is None:
            told = terminal(state, state.to_move)
            choices = TypedChoices(state.legal(), told)
            for action in state.legal():
                assert choices.find(told.typed(action)) == action
            assert all(str(line) for line in choices.lines())


def test_the_screen_shows_what_lies_open_and_nothing_that_is_hidden(played):
    for state in played:
        if state.result() is not None:
            continue
        text = "\n".join(terminal(state, 0).screen(state.view(0)))
        twin = state.determinise(0, random.Random(1))
        assert "\n".join(terminal(state, 0).screen(twin.view(0))) == text
        hidden = sum(card is None for card in state.view(0).cards)
        assert text.split("Below")[0].count("?") == hidden
