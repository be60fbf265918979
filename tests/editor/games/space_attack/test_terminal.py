"""Words for events and choices of Space Attack: there are some for everything that can happen."""

import random
import re

import pytest

from hullwright.editor.cli.play_choices import TypedChoices
from hullwright.editor.games.space_attack.choices import OFFERS
from hullwright.editor.games.terminal import terminal_of
from hullwright.engines.events import seen_by
from hullwright.engines.loader import prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.space_attack.event_words import QUIET, WORDS
from hullwright.engines.space_attack.action_words import SHAPES
from hullwright.engines.space_attack.decisions import LEGAL
from hullwright.engines.space_attack.events import KINDS
from hullwright.engines.space_attack.value_words import VALUE_WORDS
from hullwright.samples import HERE
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.station.layout import BACKS

STATION = read_map(HERE / "stations" / "standard.json")
SCENARIO = Scenario(name="Test", game="space_attack", ruleset="standard")
READY = prepared(STATION, SCENARIO, RuleBook())


@pytest.fixture(scope="module")
def played():
    """A random game's states before every seventh decision, and its end."""
    chance, state = random.Random(1), READY.game.new_state(3, 1)
    states = []
    for number in range(5000):
        if state.result() is not None:
            break
        if number % 7 == 0:
            states.append(state.clone())
        state.apply(chance.choice(state.legal()))
    return [*states, state]


def terminal(state, seat=None):
    return terminal_of("space_attack")(READY, seat)


def test_every_kind_of_event_has_words_with_its_own_gaps():
    assert set(WORDS) | set(QUIET) == set(KINDS)
    for kind, words in WORDS.items():
        names = {"player", *(name for name, _ in KINDS[kind].fields)}
        public = {"player", *(n for n, audience in KINDS[kind].fields if audience == "everybody")}
        assert set(re.findall(r"\{(\w+)\}", words.known)) <= names
        assert set(re.findall(r"\{(\w+)\}", words.hidden)) <= public
        assert bool(words.hidden) is bool(names - public), kind


def test_every_back_and_every_kind_of_action_has_words():
    assert set(BACKS) <= set(VALUE_WORDS.terms)
    assert set(OFFERS) == {*SHAPES, "done", "pass", "steal"}
    assert "over" not in LEGAL


def test_whatever_happens_is_told_in_whole_sentences(played):
    state = played[-1]
    everything = list(terminal(state).lines(state.events))
    seen = [each for event in state.events if (each := seen_by(KINDS, event, 0)) is not None]
    own = list(terminal(state, 0).lines(seen))
    assert len(everything) == len(own) > 100
    for line in (*everything, *own):
        assert not re.search(r"[{}]|None|_", line), line
    assert not any("value" in line for line in own), "SA-13"
    assert any("(you)" in line for line in own)


def test_every_choice_has_words_of_its_own_that_lead_back_to_it(played):
    for state in played[:-1]:
        told = terminal(state, state.to_move)
        choices = TypedChoices(state.legal(), told)
        for action in state.legal():
            assert choices.find(told.typed(action)) == action
        assert all(str(line) for line in choices.lines())


def test_the_screen_shows_the_station_and_nothing_that_is_secret(played):
    for state in played[::8]:
        told = terminal(state, 1)
        text = "\n".join(told.screen(state.view(1)))
        twin = state.clone()
        twin.values = [
            value if owner == 1 else 9
            for value, owner in zip(state.values, state.owners, strict=True)
        ]
        assert "\n".join(told.screen(twin.view(1))) == text
        assert "Round" in text
        assert not re.search(r"[{}]|None", text)
        assert told.redraws("move")
        assert not told.redraws("steal")
        assert list(told.also_typed(("done",))) == []
