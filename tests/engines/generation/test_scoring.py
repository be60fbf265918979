"""Scores: how well measures meet wishes, and why."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.engines.generation.contract import Measure
from hullwright.engines.generation.scoring import Score, Scoring
from hullwright.schema.documents.targets import Target, Wish
from hullwright.schema.messages import message

MEASURES = {"pods": Measure(message("Pods"), message("How many pods."), least=0, most=10)}


def score(value: float, *wishes: Wish) -> Score:
    target = Target(name="T", kind="hex-zone", wishes=wishes)
    return Scoring(target, MEASURES).score({"pods": value})


def test_everything_within_a_range_is_as_good() -> None:
    wish = Wish(measure="pods", least=2, most=4)
    assert [score(value, wish).total for value in (2, 3, 4)] == [1.0, 1.0, 1.0]
    assert score(5, wish).total < 1.0


def test_a_value_is_better_the_nearer_it_is_to_the_best_one() -> None:
    wish = Wish(measure="pods", best=4, least=2, most=8)
    totals = [score(value, wish).total for value in (4, 5, 7, 8, 9, 10)]
    assert totals[0] == 1.0
    assert totals == sorted(totals, reverse=True)
    assert totals[3] == 0.5


def test_weights_say_which_wish_counts_more() -> None:
    light = Wish(measure="pods", least=5)
    heavy = Wish(measure="pods", most=2, weight=9)
    assert score(2, light, heavy).total > 0.9
    assert score(5, light, heavy).total < 0.5


def test_a_required_wish_that_is_not_met_is_named() -> None:
    wish = Wish(measure="pods", least=4, required=True)
    failed = score(3, wish, Wish(measure="pods", most=1)).failed
    assert [(each.wish, each.value) for each in failed] == [(wish, 3)]
    assert score(4, wish).is_fit


def test_what_is_played_for_is_left_to_those_who_play() -> None:
    assert score(3, Wish(measure="play-rounds", best=20, required=True)).marks == ()


@given(st.floats(-5, 15), st.floats(-5, 15), st.floats(0, 10), st.floats(0, 10), st.booleans())
def test_merit_climbs_with_the_score_and_is_the_score_where_all_is_met(
    one: float, other: float, least: float, best: float, required: bool
) -> None:
    wish = Wish(measure="pods", least=least, best=max(best, least), required=required)
    scoring = Scoring(Target(name="T", kind="hex-zone", wishes=(wish,)), MEASURES)
    first, second = ({"pods": value} for value in (one, other))
    if scoring.score(first).total < scoring.score(second).total:
        assert scoring.merit(first) < scoring.merit(second)
    if scoring.score(first).is_fit:
        assert scoring.merit(first) == pytest.approx(scoring.score(first).total)
