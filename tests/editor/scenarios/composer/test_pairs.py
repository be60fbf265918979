"""Every pair of rules that we ship: what the composer says agrees with what the engine does."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.scenarios.composer.composer import Composer
from hullwright.editor.scenarios.composer.edits import blank_scenario, without
from hullwright.editor.scenarios.composer.rules import RulesAtHand
from hullwright.engines.contract import CannotPlay, Game
from hullwright.engines.loader import engine, prepared
from hullwright.engines.preparation import Prepared
from hullwright.samples import HERE
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map

from ....engines.rules.test_pairs import PAIRS, SINGLES, verdict
from ...inspection.maps import map_of
from .composer_user import composer_on

ZONE = map_of("1ddd2", "ddHdd", "dsssd", "ddAdd", "4ddd3", name="Four corners")
"""A small zone with four pods, joined by dangerous sectors, so that no rule fails by the map."""

MOST_STEPS = 150


def composed(composer: Composer, *codes: str) -> None:
    """Use these rules and no others, as a person does by ticking."""
    for each in composer.scenario.rules:
        composer.untick(each.code)
    for code in codes:
        composer.tick(code)


def ground(document: MapDocument, composer: Composer, rules: RulesAtHand) -> Prepared:
    """Return a map to play on under any scenario, looked at just once."""
    return prepared(document, composer.scenario, rules.book)


def played(game: Game) -> object:
    """Return all that happens in a game in which chance decides everything, always the same chance."""
    state = game.new_state(min(4, max(game.seats)), 11)
    chance, events = Random(3), []
    while state.result() is None and len(events) < MOST_STEPS:
        action = chance.choice(state.legal())
        events.append((state.to_move, action))
        state.apply(action)
    return events, state.result(), state.round


def agrees(composer: Composer, zone: Prepared) -> bool:
    """Tell whether the engine plays what the composer has nothing against, and refuses the rest.

    Without a rule that is called idle, the very same game has to be played.
    """
    judgement = composer.judgement
    try:
        game = played(zone.under(composer.scenario).game)
    except CannotPlay:
        return not judgement.is_playable
    if judgement.idle:
        left = without(composer.scenario, judgement.idle[:1])
        return judgement.is_playable and played(zone.under(left).game) == game
    return judgement.is_playable and not judgement.findings


@pytest.mark.parametrize("ruleset", PAIRS[0])
def test_the_verdict_on_each_official_pair_is_the_reviewed_one(
    rules: RulesAtHand, inspector: Inspector, ruleset: str
):
    composer = composer_on(blank_scenario("Pairs", "eftaios", ruleset), rules, inspector)
    said = {}
    for pair in PAIRS[1]:
        composed(composer, *pair.split())
        said[pair] = verdict(composer.judgement)
    assert said == {pair: row[PAIRS[0].index(ruleset)] for pair, row in PAIRS[1].items()}


@pytest.mark.parametrize("ruleset", PAIRS[0])
def test_the_engine_plays_each_pair_that_the_composer_has_nothing_against_and_no_other(
    rules: RulesAtHand, inspector: Inspector, ruleset: str
):
    composer = composer_on(blank_scenario("Pairs", "eftaios", ruleset), rules, inspector)
    zone = ground(ZONE, composer, rules)
    codes = [each.code for each in composer.listed]
    assert len(codes) == 42
    disputed = []
    for pair in combinations(codes, 2):
        composed(composer, *pair)
        assert [each.code for each in composer.scenario.rules] == list(pair)
        if not agrees(composer, zone):
            disputed.append(pair)
    assert not disputed


@pytest.mark.parametrize("ruleset", SINGLES[0])
def test_each_rule_alone_agrees_under_every_ruleset(
    rules: RulesAtHand, inspector: Inspector, ruleset: str
):
    composer = composer_on(blank_scenario("Singles", "eftaios", ruleset), rules, inspector)
    zone = ground(ZONE, composer, rules)
    said = {}
    for code, row in SINGLES[1].items():
        composed(composer, code)
        said[code] = verdict(composer.judgement)
        assert agrees(composer, zone), code
        assert said[code] == row[SINGLES[0].index(ruleset)]


GROUNDS = {"no_escape": "mazes/quarantine-ring", "space_attack": "stations/standard"} | {
    "escape_earth": "galaxies/first-light"
}
"""A sample for each of the other games; what it has against a rule of its own accord is no dispute."""


@pytest.mark.parametrize("game", GROUNDS)
def test_the_engines_of_the_other_games_agree_on_each_pair_as_well(
    rules: RulesAtHand, inspector: Inspector, game: str
):
    document = replace(read_map(HERE / f"{GROUNDS[game]}.json"), rules=())
    for ruleset in engine(game).rulesets:
        composer = composer_on(blank_scenario("Pairs", game, ruleset), rules, inspector)
        board = ground(document, composer, rules)
        for pair in combinations([each.code for each in composer.listed], 2):
            composed(composer, *pair)
            refused = not composer.judgement.is_playable
            ready = board.under(composer.scenario)
            against = [each for each in ready.problems if each.severity is Severity.ERROR]
            try:
                played(ready.game)
            except CannotPlay:
                assert refused or against, pair
            else:
                assert not refused, pair
                assert not against, pair
