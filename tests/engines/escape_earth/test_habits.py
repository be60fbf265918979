"""Habits of planners: what they must do, and what they must not, whatever the dice say."""

from collections import Counter
from functools import cache

import pytest

from hullwright.engines.escape_earth.bots import BOTS, STYLES
from hullwright.engines.escape_earth.bots.perils import TeamPace
from hullwright.engines.escape_earth.bots.planner import prospects_in
from hullwright.engines.escape_earth.bots.weights import planner_weights
from hullwright.engines.loader import load
from hullwright.schema.messages import Message

from .arrange import activate, game, opened, sample, scene, work

WEIGHTS = planner_weights(STYLES["steady"].weights)
LONG = "EPsFssRAsPsAsPsO"


def choice(state):
    return BOTS["expert"](1).choose(state.view(state.to_move), state.legal())


def chance(state):
    prospects = prospects_in(state.game, state.cards, WEIGHTS)
    return prospects(state.view(0).table, TeamPace.of(state))


@cache
def played(galaxy: str, level: str, seed: int):
    """Return a game that two experts have played to its end."""
    state = load(sample(galaxy), ruleset=level).new_state(2, seed)
    bots = [BOTS["expert"](seat) for seat in range(2)]
    while state.result() is None:
        mover = state.to_move
        state.apply(bots[mover].choose(state.view(mover), state.legal()))
    return state


@pytest.mark.parametrize("better", ["cubes", "open", "aliens", "events"])
def test_prospects_rise_with_what_is_good_for_the_team(better):
    state, other = scene(game(), time=[3, 1, 2]), scene(game(), time=[3, 1, 2])
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
    assert 0 < chance(state) < chance(other) < 1


def test_planners_drive_the_aliens_back_when_these_are_near_the_start():
    state = scene(game(LONG, 16), ships=[1, 1], aliens=4, time=[1, 1, 2], row="military")
    work(state, 5, "starbase", 2, level=1)
    bot = BOTS["expert"](1)
    done = []
    while state.hand == 0 and state.result() is None:
        done.append(bot.choose(state.view(0), state.legal())[0])
        state.apply(bot.choose(state.view(0), state.legal()))
    assert "repel" in done


def test_planners_do_not_spend_cubes_on_aliens_that_are_far_away():
    state = scene(game(LONG, 16), ships=[9, 9], aliens=16)
    work(state, 2, "starbase", 1)
    assert choice(state)[0] != "repel"


def test_planners_fight_before_a_third_event_can_come():
    state = scene(game(LONG, 16), ships=[2, 2], time=[0, 1, 0])
    activate(state, famine=1, revolt=1)
    work(state, 2, "farm", 1)
    assert choice(state) == ("fight", "famine")


def test_planners_do_not_dither():
    """Most of what they do over some games brings them on: at the most every fourth act only improves a row."""
    happened = Counter(
        event[0]
        for level in ("beginner", "expert")
        for seed in (4, 5, 6)
        for event in played("first-light", level, seed).events
    )
    acts = sum(happened[each] for each in ("travelled", "built", "produced", "upgraded"))
    assert happened["improved"] <= acts / 3
    assert happened["passed"] == 0


def test_a_planner_says_why_it_did_what_it_did():
    state = scene(game(LONG, 16), ships=[2, 2], time=[0, 1, 0])
    activate(state, famine=1, revolt=1)
    work(state, 2, "farm", 1)
    bot = BOTS["expert"](1)
    assert bot.reason is None
    bot.choose(state.view(0), state.legal())
    assert isinstance(bot.reason, Message)
    assert str(bot.reason).startswith("fought Famine: 2 different events were active")
