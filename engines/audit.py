"""The audit: in how many seeded games each rule of a scenario made a difference.

A rule *fires* in a game if, with the same seed and the same dice for the players, leaving the rule out
changes what players may choose or what happens. So the audit needs to know nothing about any rule.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import zip_longest
from random import Random

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario

from .contract import CannotPlay, Game
from .loader import prepared
from .preparation import Prepared
from .rules.book import RuleBook

MOST_ACTIONS = 2000
"""A difference that has not shown by then is not looked for any further."""


def audit(
    document: MapDocument,
    scenario: Scenario,
    book: RuleBook,
    players: int = 6,
    games: int = 20,
) -> Mapping[str, int | None]:
    """Return for each rule code in how many games it fired; None if there is no game without it."""
    whole = prepared(document, scenario, book)
    return {
        rule.code: _fired(whole.game, _without(whole, rule.code), players, games)
        for rule in scenario.rules
    }


def _without(whole: Prepared, code: str) -> Game | None:
    rest = tuple(rule for rule in whole.scenario.rules if rule.code != code)
    try:
        return whole.under(replace(whole.scenario, rules=rest)).game
    except CannotPlay:
        return None


def _fired(whole: Game, rest: Game | None, players: int, games: int) -> int | None:
    if rest is None or players not in rest.seats:
        return None
    return sum(_differ(whole, rest, players, seed) for seed in range(games))


def _differ(whole: Game, rest: Game, players: int, seed: int) -> bool:
    steps = zip_longest(_steps(whole, players, seed), _steps(rest, players, seed))
    return any(a != b for a, b in steps)


def _steps(game: Game, players: int, seed: int) -> Iterator[tuple[object, ...]]:
    """Yield each step of a game at random: what could be chosen, and what had happened by then."""
    state = game.new_state(players, seed)
    dice = Random(seed)
    for _ in range(MOST_ACTIONS):
        if state.result() is not None:
            break
        legal = state.legal()
        yield state.to_move, legal, len(state.events), state.events[-1]
        state.apply(legal[int(dice.random() * len(legal))])
    yield (state.result(), tuple(state.events))
