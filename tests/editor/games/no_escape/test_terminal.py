"""Words for events and choices of No Escape: there are some for everything that can happen."""

import random
import re

import pytest

from hullwright.editor.cli.play_choices import TypedChoices
from hullwright.editor.games.no_escape.choices import OFFERS
from hullwright.editor.games.terminal import terminal_of
from hullwright.engines.events import seen_by
from hullwright.engines.loader import prepared
from hullwright.engines.no_escape.decisions import LEGAL
from hullwright.engines.no_escape.deeds import DEEDS
from hullwright.engines.no_escape.events import KINDS
from hullwright.engines.no_escape.value_words import TILES
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.no_escape.event_words import EVENTS, QUIET, WORDS
from hullwright.samples import HERE
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.tile_maze.house import house_maze

MAZE = read_map(HERE / "mazes" / "severed-spoke.json")
SCENARIO = Scenario(name="Test", game="no_escape", ruleset="standard")
READY = prepared(MAZE, SCENARIO, RuleBook())


@pytest.fixture(scope="module")
def played():
    """The states of some random games before every third decision, and their ends."""
    states = []
    for seed in range(12):
        chance, state = random.Random(seed), READY.game.new_state(4, seed)
        for number in range(5000):
            if state.result() is not None:
                break
            if number % 3 == 0:
                states.append(state.clone())
            state.apply(chance.choice(state.legal()))
        states.append(state)
    return states


def terminal(state, seat=None):
    return terminal_of("no_escape")(READY, seat)


def test_every_kind_of_event_has_words_with_its_own_gaps():
    assert set(WORDS) | set(QUIET) == set(KINDS)
    for kind, words in WORDS.items():
        names = {"player", *(name for name, _ in KINDS[kind].fields)}
        public = {"player", *(n for n, audience in KINDS[kind].fields if audience == "everybody")}
        assert set(re.findall(r"\{(\w+)\}", words.known)) <= names
        assert set(re.findall(r"\{(\w+)\}", words.hidden)) <= public
        assert bool(words.hidden) is bool(names - public), kind


def test_every_house_tile_every_event_to_stop_and_every_action_has_words(played):
    maze = house_maze()
    assert set(TILES) == {*maze.tile_set, *maze.actions}
    stopped = {each.stops(name) for name, each in maze.actions.items()}
    assert set(EVENTS) == {"abort", *filter(None, stopped)}
    assert {action[0] for state in played for action in state.legal()} <= set(OFFERS)
    assert len(OFFERS) == 29
    assert set(DEEDS) <= set(OFFERS)
    assert "over" in LEGAL


def test_whatever_happens_is_told_in_whole_sentences(played):
    for state in played:
        if state.result() is None:
            continue
        everything = list(terminal(state).lines(state.events))
        seen = [each for event in state.events if (each := seen_by(KINDS, event, 0)) is not None]
        own = list(terminal(state, 0).lines(seen))
        assert len(everything) == len(own) > 10
        for line in (*everything, *own):
            assert not re.search(r"[{}]|None|_", line), line
        assert any("(you)" in line for line in own)


def test_of_steps_in_a_row_only_the_last_is_told(played):
    told = terminal(played[-1])
    steps = [("moved", 0, 5, 0, False), ("moved", 0, 6, 0, False), ("moved", 1, 7, 0, True)]
    assert list(told.lines([*steps, ("held", 0)])) == [
        *("  Player 1 comes to 0,6.", "  Player 2 comes to 0,7 (pushed)."),
        "  Player 1 is locked down and may not move.",
    ]


def test_every_choice_has_words_of_its_own_that_lead_back_to_it(played):
    for state in played:
        if state.result() is not None:
            continue
        told = terminal(state, state.to_move)
        choices = TypedChoices(state.legal(), told)
        for action in state.legal():
            assert choices.find(told.typed(action)) == action
        assert all(str(line) for line in choices.lines())


def test_the_screen_shows_the_maze_and_nothing_that_is_secret(played):
    for state in played[::9]:
        told = terminal(state, 1)
        told.follow(state.view(1))
        text = "\n".join(told.screen(state.view(1)))
        twin = state.clone()
        twin.hands = [
            hand if each == 1 else [0] * len(hand) for each, hand in enumerate(state.hands)
        ]
        assert "\n".join(told.screen(twin.view(1))) == text
        assert "Your hand" in text
        assert not re.search(r"[{}]|None|_", text)
    assert told.redraws("lay")
    assert not told.redraws("fuel")
    assert list(told.also_typed(("pass",))) == []
