"""Measures that are played for: their values, and intervals that hold as often as they say."""

from random import Random

import pytest

from hullwright.engines.generation.play.equal_play import EqualPlay
from hullwright.engines.generation.play.estimates import jackknifed
from hullwright.engines.generation.play.play_measures import (
    FIRST_SIDE,
    PLAY_MEASURES,
    ROUNDS,
    USE,
    balance_of,
    measures_of,
    place_deviations,
    spread_bounds,
)
from hullwright.engines.lab.store import NOWHERE, ResultsStore
from hullwright.engines.statistics import running, wilson

from ...lab.coins import zone_cell
from ..coin_cells import BASE, biased, coin


def played(cell, batches=8, seed=3):
    with ResultsStore(NOWHERE) as store:
        play = EqualPlay([cell], batches, seed, store)
        for _ in play.go_on():
            pass
        return play.results[0]


def test_the_share_of_the_first_side_is_within_its_interval():
    found = PLAY_MEASURES[FIRST_SIDE].estimate(played(coin(biased(0.6).of(BASE)), 40))
    assert found.bounds.low < 0.6 < found.bounds.high
    assert found.bounds.high - found.bounds.low < 0.07


def test_rounds_are_a_mean_with_an_interval():
    found = PLAY_MEASURES[ROUNDS].estimate(played(coin(biased(0.5).of(BASE)), 40))
    assert found.bounds.low < 7.5 < found.bounds.high


def test_true_games_of_a_zone_have_balance_length_and_use():
    cell = zone_cell()
    results = played(cell, 2)
    assert list(measures_of(cell))[:4] == [FIRST_SIDE, ROUNDS, USE, "play-kills"]
    assert balance_of(cell) == FIRST_SIDE
    used = PLAY_MEASURES[USE].estimate(results)
    assert 0 < used.value < 1
    assert used.bounds.low < used.value < used.bounds.high


def test_intervals_by_leaving_out_batches_hold_as_often_as_they_say():
    chance, held, trials = Random(5), 0, 400
    for _ in range(trials):
        parts = [(sum(chance.random() < 0.3 for _ in range(25)), 25) for _ in range(10)]
        low, high = jackknifed(parts, lambda each: each[0] / each[1]).bounds
        held += low <= 0.3 <= high
    assert 0.92 <= held / trials <= 0.98


def test_one_batch_alone_has_no_bounds():
    low, high = jackknifed([(3, 25)], lambda each: each[0] / each[1]).bounds
    assert (low, high) == (float("-inf"), float("inf"))


def wins_by_place(chance, chances, games):
    """Return how often each place wins, by its chance."""
    wins = chance.choices(range(len(chances)), chances, k=games)
    return tuple(float(wins.count(each)) for each in range(len(chances)))


@pytest.mark.parametrize(
    "chances",
    [
        (0.25, 0.25, 0.25, 0.25),
        (0.30, 0.25, 0.25, 0.20),
        (0.20, 0.2667, 0.2667, 0.2666),
        (0.4, 0.3, 0.2, 0.1),
    ],
)
def test_bounds_of_the_advantage_by_place_hold_at_least_as_often_as_they_say(chances):
    true = max(map(abs, place_deviations(chances)))
    chance, trials, above, below = Random(4), 400, 0, 0
    for _ in range(trials):
        low, high = spread_bounds(wins_by_place(chance, chances, 600), wilson, 0.95)
        above, below = above + (true > high), below + (true < low)
    # Each of the two sides has half of what may err; some more of them by chance.
    assert above / trials <= 0.045
    assert below / trials <= 0.045


def test_bounds_of_the_advantage_by_place_that_hold_at_every_moment_are_wider():
    counts = (260.0, 240.0, 255.0, 245.0)
    once, always = (spread_bounds(counts, each, 0.95) for each in (wilson, running))
    assert always.low <= once.low < once.high < always.high


def test_of_games_that_nobody_has_won_nothing_is_known_of_places():
    assert spread_bounds((0.0, 0.0, 0.0), wilson, 0.95) == pytest.approx((0.0, 2.0))
