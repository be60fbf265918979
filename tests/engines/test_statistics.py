"""Intervals and verdicts: against published figures, and by how often they are wrong."""

import random
from functools import partial
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.engines.statistics import Interval, Pairs, RunningVerdict, running, wilson

TRIALS = 400
counts = st.integers(0, 400)
games = st.tuples(counts, counts).map(lambda pair: (min(pair), max(pair)))


@pytest.mark.parametrize(
    ("wins", "number", "low", "high"),
    # The four examples by which Newcombe compared the methods in 1998.
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_has_the_published_values(wins, number, low, high):
    assert wilson(wins, number) == pytest.approx((low, high), abs=5e-5)


@given(games)
def test_intervals_lie_within_0_and_1_and_hold_the_share(pair):
    wins, number = pair
    for interval in (wilson(wins, number), running(wins, number)):
        assert 0 <= interval.low <= interval.high <= 1
        if number:
            assert interval.low <= wins / number <= interval.high


@given(games)
def test_intervals_of_the_losses_mirror_those_of_the_wins(pair):
    wins, number = pair
    for made in (wilson, running):
        low, high = made(wins, number)
        assert made(number - wins, number) == pytest.approx((1 - high, 1 - low), abs=1e-9)


@given(games)
def test_the_running_interval_is_the_wider_one(pair):
    fixed, always = wilson(*pair), running(*pair)
    assert always.high - always.low >= fixed.high - fixed.low - 1e-12


def test_without_games_nothing_is_known():
    assert wilson(0, 0) == running(0, 0) == Interval(0.0, 1.0)
    assert Pairs().interval() == Interval(-1.0, 1.0)


def test_looking_again_and_again_fools_wilsons_interval_but_not_the_running_one():
    """Look after each of 1,000 games: does the interval ever leave out the true share?"""
    chance = random.Random(20)
    about_half = partial(running, around=0.5)
    fooled = {wilson: 0, running: 0, about_half: 0}
    for _ in range(TRIALS // 2):
        wins, out = 0, set()
        for number in range(1, 1001):
            wins += chance.random() < 0.5
            if number >= 20 and number % 20 == 0:
                out |= {
                    each
                    for each in fooled
                    if not each(wins, number)[0] <= 0.5 <= each(wins, number)[1]
                }
        for each in out:
            fooled[each] += 1
    assert fooled[wilson] / TRIALS * 2 > 0.2
    assert fooled[running] / TRIALS * 2 <= 0.05
    assert fooled[about_half] / TRIALS * 2 <= 0.05


@pytest.mark.parametrize("true", [0.05, 0.4, 0.6, 0.97])
def test_a_running_interval_about_a_share_holds_where_the_truth_is_another(true):
    chance = random.Random(7)
    fooled = 0
    for _ in range(TRIALS // 4):
        wins = 0
        for number in range(20, 801, 20):
            wins += sum(chance.random() < true for _ in range(20))
            low, high = running(wins, number, around=0.5)
            if not low <= true <= high:
                fooled += 1
                break
    assert fooled <= TRIALS // 4 * 0.05


@pytest.mark.parametrize("around", [0.0, 0.3, 0.5, 1.0])
def test_a_running_interval_is_sharper_about_the_share_that_is_asked_for(around):
    wins = round(1000 * around)
    plain, asked = running(wins, 1000), running(wins, 1000, around=around)
    assert plain.low <= asked.low <= around <= asked.high <= plain.high
    assert asked != plain


def verdicts(share: float, seed: int, trials: int = TRIALS) -> tuple[list[str | None], float]:
    """Return the verdicts at a true share, and how many games each took on average."""
    chance = random.Random(seed)
    found, played = [], 0
    for _ in range(trials):
        running_verdict = RunningVerdict()
        while running_verdict.verdict is None:
            running_verdict.add(sum(chance.random() < share for _ in range(5)), 5)
        found.append(running_verdict.verdict)
        played += running_verdict.games
    return found, played / trials


def test_a_fair_map_is_called_fair_after_about_1100_games():
    found, played = verdicts(0.5, seed=3)
    # About one false alarm in a thousand: more than three in 400 would be a bad surprise.
    assert len(found) - found.count("fair") <= 3
    assert 900 < played < 1300


@pytest.mark.parametrize(("share", "wrong"), [(0.52, "high"), (0.48, "low")])
def test_at_the_border_of_fairness_at_most_one_in_twenty_is_a_false_alarm(share, wrong):
    found, _ = verdicts(share, seed=4)
    # Three standard deviations above 5 % of 400.
    assert found.count(wrong) <= 20 + 3 * sqrt(19)


@pytest.mark.parametrize(("share", "right"), [(0.55, "high"), (0.45, "low")])
def test_at_the_border_of_unfairness_at_most_one_in_twenty_is_missed(share, right):
    found, _ = verdicts(share, seed=5)
    assert len(found) - found.count(right) <= 20 + 3 * sqrt(19)


def test_a_verdict_stays_as_it_is():
    verdict = RunningVerdict()
    assert verdict.add(100, 100) == "high"
    assert verdict.add(0, 10_000) == "high"
    assert verdict.games == 100


@given(counts, counts, counts, counts)
def test_the_paired_interval_leaves_out_0_exactly_if_mcnemars_test_does(
    both, first, second, neither
):
    pairs = Pairs(both, first, second, neither)
    score = abs(first - second) / sqrt(first + second) if first + second else 0.0
    low, high = pairs.interval()
    assert -1 <= low <= pairs.difference <= high <= 1
    if abs(score - 1.959964) > 1e-4:
        assert (low > 0 or high < 0) is (score > 1.959964)


@given(counts, counts, counts, counts)
def test_exchanging_the_two_turns_the_difference_round(both, first, second, neither):
    low, high = Pairs(both, first, second, neither).interval()
    turned = Pairs(both, second, first, neither).interval()
    assert turned == pytest.approx((-high, -low), abs=1e-9)


def test_where_no_pair_differs_the_interval_is_that_of_no_win_in_as_many_games():
    low, high = Pairs(both=30, neither=20).interval()
    assert high == pytest.approx(wilson(0, 50).high, abs=1e-9)
    assert low == pytest.approx(-high)


def test_the_paired_interval_holds_the_true_difference_as_often_as_it_says():
    chance = random.Random(8)
    held = 0
    for _ in range(1000):
        # Both won 40 %, only the first 20 %, only the second 10 %: the true difference is 0.1.
        drawn = chance.choices(("both", "first", "second", "neither"), (40, 20, 10, 30), k=150)
        pairs = Pairs(**{each: drawn.count(each) for each in set(drawn)})
        low, high = pairs.interval()
        held += low <= 0.1 <= high
    assert 0.93 <= held / 1000 <= 0.97


def test_pairs_add_up():
    outcomes = [(True, True), (True, False), (False, True), (False, False), (True, False)]
    made = Pairs()
    for first, second in outcomes:
        made += Pairs.of(first=first, second=second)
    assert made == Pairs(both=1, first=2, second=1, neither=1)
    assert made.difference == pytest.approx(0.2)
