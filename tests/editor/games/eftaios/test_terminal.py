"""Words for events and choices: there are some for everything that can happen."""

import random
import re

import pytest

from hullwright.editor.cli.play_choices import TypedChoices
from hullwright.editor.games.eftaios.choices import OFFERS
from hullwright.editor.games.eftaios.screen import EftaiosScreen, noises
from hullwright.editor.games.terminal import terminal_of
from hullwright.engines.eftaios.events import KINDS
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.events import seen_by
from hullwright.engines.loader import plain_scenario, prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.eftaios.event_words import QUIET, WORDS
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE, scenarios
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read, read_map

ZONE = read_map(HERE / "hex-zones" / "rosewheel.json")
SCENARIOS = [
    *(Scenario(name=name, game="eftaios", ruleset=name) for name in RULESETS),
    *(each for each in map(read, scenarios()) if each.game == "eftaios"),
]


@pytest.fixture(scope="module", params=SCENARIOS, ids=lambda each: each.name)
def ready(request):
    return prepared(ZONE, request.param, rule_book(Host()))


def terminal(ready, seat=None):
    """Return the terminal of a game for a seat, or for everybody."""
    return terminal_of("eftaios")(ready, seat)


def states(ready, seed):
    """Yield a game's state before each of its decisions, which are made at random."""
    chance = random.Random(seed)
    state = ready.game.new_state(6, seed)
    while state.result() is None:
        yield state
        state.apply(chance.choice(state.legal()))
    yield state


def test_every_kind_of_event_has_words_with_its_own_gaps():
    assert set(WORDS) | set(QUIET) == set(KINDS)
    for kind, words in WORDS.items():
        names = {"player", *(name for name, _ in KINDS[kind].fields)}
        public = {"player", *(n for n, audience in KINDS[kind].fields if audience == "everybody")}
        assert set(re.findall(r"\{(\w+)\}", words.known)) <= names
        assert set(re.findall(r"\{(\w+)\}", words.hidden)) <= public
        secret = names - public and KINDS[kind].known == "everybody"
        assert bool(words.hidden) is bool(secret), kind


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_happens_is_told_in_whole_sentences(ready, seed):
    *_, state = states(ready, seed)
    everything = list(terminal(ready).lines(state.events))
    seen = [each for event in state.events if (each := seen_by(KINDS, event, 0)) is not None]
    own = list(terminal(ready, 0).lines(seen))
    assert len(everything) > len(own) > 10
    for line in (*everything, *own):
        assert not re.search(r"[{}]|None|-1|\b_", line), line
    assert any("(you)" in line for line in own)


@pytest.mark.parametrize("seed", [1, 2])
def test_every_choice_has_words_of_its_own_that_lead_back_to_it(ready, seed):
    told = terminal(ready, 0)
    for state in states(ready, seed):
        legal = state.legal()
        choices = TypedChoices(legal, told)
        for action in legal:
            word = told.typed(action)
            assert choices.find(word) == action
            assert choices.find(re.sub(r"0(\d)", r"\1", word.lower())) == action
        assert state.result() is not None or all(str(line) for line in choices.lines())


def test_every_kind_of_action_that_came_up_has_a_sentence():
    book = rule_book(Host())
    kinds = set()
    for scenario in SCENARIOS:
        for seed in range(6):
            for state in states(prepared(ZONE, scenario, book), seed):
                kinds |= {action[0] for action in state.legal()}
    assert kinds <= set(OFFERS)
    assert {"move", "noise", "resolve", "attack", "item", "accept", "end"} <= kinds


def test_a_pod_may_be_typed_by_its_number():
    ready = prepared(ZONE, plain_scenario(ZONE), RuleBook())
    zone = ready.game.zone
    choices = TypedChoices([("move", zone.pods[3])], terminal(ready, 0))
    assert choices.find("Pod 3") == choices.find(zone.ids[zone.pods[3]]) == ("move", zone.pods[3])
    assert choices.find("pod 4") is None


def test_the_screen_marks_the_player_the_noises_and_the_suspects():
    ready = prepared(ZONE, plain_scenario(ZONE), RuleBook())
    state = next(each for each in states(ready, 5) if each.round == 3 and noises(each.view(0)))
    view = state.view(0)
    quiet, suspected = (
        [index for index in range(len(ready.game.zone.ids)) if index not in noises(view)][at]
        for at in (10, 40)
    )
    lines = list(EftaiosScreen(ZONE).map(view, {1: 1 << quiet | 1 << suspected, 2: 1 << suspected}))
    drawing = "\n".join(lines)
    assert drawing.count("@") == 1
    assert drawing.count("!") == len(set(noises(view)) - {view.position})
    assert len(re.findall(r"\S2", re.sub(r"(?m)^\d\d", "", drawing))) >= 1
    assert drawing.count("+") == 1


def test_noises_are_forgotten_after_two_rounds():
    ready = prepared(ZONE, plain_scenario(ZONE), RuleBook())
    for state in states(ready, 5):
        view, now = state.view(0), 0
        recent = set()
        for event in state.events:
            now = event[2] if event[0] == "round" else now
            if event[0] == "noise" and now >= state.round - 1:
                recent |= set(event[2])
        assert set(noises(view)) == recent


def test_the_map_is_drawn_with_the_notes_of_whoever_followed_the_game():
    ready = prepared(ZONE, plain_scenario(ZONE), RuleBook())
    told = terminal(ready, 0)
    for state in states(ready, 5):
        told.follow(state.view(0))
        if state.round == 3 and state.to_move == 0 and told.redraws(state.phase):
            break
    screen = "\n".join(told.screen(state.view(0)))
    assert "@ you" in screen
    assert "Round 3 of" in screen
    assert screen.count("sectors where it can be") == state.players - 1
    assert screen == "\n".join(told.screen(state.view(0)))
