"""Bots: the planner wins where chance alone never does, and knows nothing but its view."""

from random import Random

import pytest

from hullwright.engines.escape_earth.bots import BOTS
from hullwright.engines.escape_earth.bots.beam_search import best_line
from hullwright.engines.escape_earth.bots.planner import PlannerBot
from hullwright.engines.escape_earth.bots.prospects import TeamProspects
from hullwright.engines.simulation import BotKind, simulate
from hullwright.engines.statistics import wilson

from .arrange import ROWS, activate, game, opened, scene, work

SHORT = "EPsFssO"
"""A galaxy that is crossed soon, so that some games can be played."""


def wins(name: str, games: int) -> tuple[float, float]:
    """Return the interval in which a bot's share of wins lies."""
    found = simulate(game(SHORT, rules="expert"), 2, games, [BotKind(name, BOTS[name])], seed=3)
    return wilson(found.outcomes.get("won", 0), games)


def test_the_planner_wins_clearly_more_often_than_random():
    assert wins("planner", 5)[0] > wins("random", 100)[1]


def test_bots_are_listed_from_the_weakest():
    assert list(BOTS) == ["random", "planner"]


def choice(state, seed=1):
    return PlannerBot(seed).choose(state.view(state.to_move), state.legal())


def test_the_planner_takes_the_last_hop():
    state = scene(game("EsssO", 5), row="food", ships=[3, 5])
    assert choice(state)[2] == 5


def test_the_planner_fights_a_third_event_at_once():
    state = scene(game(SHORT, 6), ships=[4, 4])
    activate(state, revolt=1, plague=1, famine=1)
    work(state, 2, "farm", 1)
    state.pending = [("instant", 0, state.game.box.event["famine"])]
    assert choice(state) == ("fight", "famine")


def test_the_planner_does_not_build_five_plain_outposts():
    """EE-82: it lays by knowledge for the upgrades that the way to the goal takes."""
    played = game("EPsFssRAsPsAsPsO", rules="beginner", chaos=False, time_deck="1/0/0")
    state = played.new_state(2, seed=5)
    bots = [PlannerBot(seat) for seat in range(2)]
    while state.result() is None and state.round < 15:
        mover = state.to_move
        state.apply(bots[mover].choose(state.view(mover), state.legal()))
    assert state.result() is not None
    assert state.result().winners == (0, 1)
    assert not state.locked
    assert state.round <= 12


def test_the_planner_follows_its_plan_as_long_as_nothing_happens():
    state = scene(game(SHORT, 7), ships=[3, 7], rows=[ROWS["build"], ROWS["food"]])
    bot = PlannerBot(1)
    first = bot.choose(state.view(0), state.legal())
    state.apply(first)
    before = bot._chance.getstate()
    bot.choose(state.view(0), state.legal())
    assert bot._chance.getstate() == before, "no other world was dealt"


def test_the_planner_plans_anew_when_cards_were_revealed():
    state = scene(game(SHORT), ships=[4, 1], rows=[ROWS["build"], ROWS["food"]])
    bot = PlannerBot(1)
    assert bot.choose(state.view(0), state.legal()) == ("build", "outpost")
    state.apply(("build", "outpost"))
    before = bot._chance.getstate()
    bot.choose(state.view(0), state.legal())
    assert bot._chance.getstate() != before


def test_looking_ahead_neither_draws_time_cards_nor_touches_the_game():
    state = scene(game(SHORT), time=[0, 0, 9])
    before = state.to_json()
    world = state.view(0).possible(Random(1))
    world.game = world.game.quiet
    line = best_line(world, TeamProspects(state.game, world))
    assert line.state.aliens == state.aliens
    assert len(line.steps) == 6
    assert state.to_json() == before


@pytest.mark.parametrize("better", ["cubes", "open", "aliens", "events"])
def test_prospects_rise_with_what_is_good_for_the_team(better):
    state, other = scene(game()), scene(game())
    if better == "cubes":
        work(state, 2, "farm", 0)
        work(other, 2, "farm", 1)
    elif better == "open":
        other.opened = (1 << 9) - 2
        assert opened(other)[-1] == 8
    elif better == "aliens":
        state.aliens = 5
    else:
        activate(state, famine=1)
    chances = TeamProspects(state.game, state)
    assert 0 < chances(state) < chances(other) < 1
