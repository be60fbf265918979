"""Habits of the experts, within limits: the failures of earlier bots, measured in a few seeded games."""

from collections import Counter
from functools import cache

import pytest

from hullwright.engines.eftaios.bots import BOTS
from hullwright.engines.eftaios.bots.levels import MIXTURES
from hullwright.engines.eftaios.game import EftaiosGame
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.eftaios.state import EftaiosState
from hullwright.engines.eftaios.zone import ALIEN_SIDE, HUMAN_SIDE
from hullwright.engines.loader import engine
from hullwright.engines.rules.book import RuleBook
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.layout import HUMAN

from .arrange import sample, scenario

ZONES = ("bellwether", "harrow-quay", "thimble")
GAMES = 12
"""How many games are watched on each zone."""


class Habits(Counter[str]):
    """What happened in some games, counted."""

    def share(self, part: str, whole: str) -> float:
        return self[part] / self[whole]

    def watch(
        self, played: EftaiosGame, seed: int, players: int = 8, kind: str = "expert"
    ) -> EftaiosState:
        """Let bots play a game, and count what they do."""
        state = played.new_state(players, seed)
        bots = [BOTS[kind](seed * players + each) for each in range(players)]
        while state.result() is None:
            player = state.to_move
            action = bots[player].choose(state.view(player), state.legal())
            self._note(state, player, action)
            state.apply(action)
        return state

    def _note(self, state: EftaiosState, player: int, action: tuple[object, ...]) -> None:
        side, positions = state.sides[player], state.positions
        if action[0] == "move" and side == HUMAN_SIDE:
            others = [
                at for each, at in enumerate(positions) if not state.sides[each] and each != player
            ]
            self["human moves"] += 1
            self["moves to another"] += action[1] in others
        elif action[0] == "noise" and state.pending[-1][2] == 1:
            self["bluffs"] += 1
            self["true bluffs"] += action[1] == positions[player]
        elif action == ("attack",) and side == ALIEN_SIDE:
            hit = [each for each, at in enumerate(positions) if at == positions[player]]
            hit.remove(player)
            self["attacks"] += 1
            self["missed"] += not hit
            self["hit"] += len(hit)
            self["hit own"] += sum(state.sides[each] for each in hit)


@cache
def watched(kind: str = "expert") -> Habits:
    """Return the habits of bots in Ultimate games of eight on three samples."""
    habits = Habits()
    for zone in ZONES:
        played = EftaiosGame(Examination(sample(zone)).board, RULESETS["ultimate"], RuleBook())
        for seed in range(GAMES):
            habits.watch(played, seed, kind=kind)
    return habits


EXPERTS = ["expert", *(f"expert:{style}" for style in MIXTURES[HUMAN])]
"""The experts as people meet them, and each style of Humans, with the usual Aliens against it."""


def test_aliens_seldom_kill_aliens():
    assert watched().share("hit own", "hit") < 0.05


def test_attacks_hit_nobody_less_often_than_those_of_earlier_bots():
    assert watched().share("missed", "attacks") < 0.65


@pytest.mark.parametrize("kind", EXPERTS)
def test_humans_do_not_march_in_one_file(kind):
    assert watched(kind).share("moves to another", "human moves") < 0.3


@pytest.mark.parametrize("kind", EXPERTS)
def test_the_true_sector_is_named_now_and_then_where_any_may_be(kind):
    assert 0.04 < watched(kind).share("true bluffs", "bluffs") < 0.3


def test_first_moves_spread_over_the_ways_there_are():
    played = EftaiosGame(Examination(sample("bellwether")).board, RULESETS["ultimate"], RuleBook())
    first: Counter[int] = Counter()
    for seed in range(60):
        state = played.new_state(8, seed)
        player = state.to_move
        if state.sides[player] == HUMAN_SIDE:
            action = BOTS["expert"](seed).choose(state.view(player), state.legal())
            first[action[1]] += 1
    assert len(first) > 2
    assert max(first.values()) < 0.7 * sum(first.values())


@pytest.mark.parametrize(("name", "most_rounds"), [("arena", 40), ("infection", 40)])
def test_ready_scenarios_are_decided(name, most_rounds, tmp_path):
    book = rule_book(Host(tmp_path))
    composed = engine("eftaios").compose(scenario(name), book)
    played = EftaiosGame(Examination(sample("bellwether")).board, composed.ruleset, book)
    decided = [bool(Habits().watch(played, seed).outcome.winners) for seed in range(6)]
    assert all(decided)
