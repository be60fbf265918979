"""Looks at the games of a map: planned before they are played, and no more of them than can pay."""

import itertools
import random
from math import inf

import pytest

from hullwright.engines.generation.contract import SPREAD
from hullwright.engines.generation.play.attempts import FIRST_GLANCE, LUCK, can_be_shown
from hullwright.engines.generation.play.estimates import Estimate
from hullwright.engines.generation.play.looks import LEAST, confidence_of, planned_looks
from hullwright.engines.generation.play.play_measures import PLAY_MEASURES
from hullwright.engines.generation.play.wish_verdict import OPEN, PlayedWish, wished_range
from hullwright.engines.lab.batches import BATCH
from hullwright.engines.statistics import wilson
from hullwright.schema.documents.targets import Wish
from hullwright.schema.messages import message

EVEN = (Wish(measure="play-first-side", best=0.5), PLAY_MEASURES["play-first-side"])


@pytest.mark.parametrize("batches", [0, 1, 7, 8, 40, 100, 333, 5000])
@pytest.mark.parametrize("wished", [[], [EVEN]])
def test_the_last_look_is_after_all_games_and_each_after_twice_as_many_as_the_one_before(
    batches, wished
):
    looks = planned_looks(batches, wished)
    assert looks[-1] == max(batches, LEAST)
    assert looks[0] >= LEAST
    for one, other in itertools.pairwise(looks):
        assert other // 2 == one


def test_with_few_games_a_share_is_looked_at_once_and_with_many_several_times():
    assert len(planned_looks(900 // BATCH, [EVEN])) == 1
    assert len(planned_looks(3000 // BATCH, [EVEN])) == 2
    assert len(planned_looks(8000 // BATCH, [EVEN])) == 3


def test_a_first_look_can_always_show_what_is_wished():
    for batches in range(30, 600, 7):
        looks = planned_looks(batches, [EVEN])
        if len(looks) > 1:
            games = looks[0] * BATCH
            low, high = wilson(games // 2, games, confidence_of(len(looks)))
            assert low > 0.45
            assert high < 0.55


def test_a_share_that_is_just_not_as_wished_is_rarely_shown_to_be():
    """By all looks together, in no more than one of twenty proofs, at the border where it is likeliest."""
    chance, trials, fooled = random.Random(3), 400, 0
    looks = planned_looks(7000 // BATCH, [EVEN])
    for _ in range(trials):
        wins = played = 0
        for look in looks:
            wins += sum(chance.random() < 0.55 for _ in range(look * BATCH - played))
            played = look * BATCH
            low, high = wilson(wins, played, confidence_of(len(looks)))
            if low >= 0.45 and high <= 0.55:
                fooled += 1
                break
    assert fooled / trials <= 0.05


def test_even_places_are_seldom_given_up_at_the_first_glance():
    """The oddest of four places looks odd by two hundred games, even if all are alike."""
    wish, measure = Wish(measure=SPREAD, most=0.2), PLAY_MEASURES[SPREAD]
    low, high = wished_range(wish, measure)
    assert (low, high) == (-inf, 0.2)
    chance, hopeful, trials = random.Random(2), 0, 200
    for _ in range(trials):
        places = chance.choices(range(4), k=FIRST_GLANCE * BATCH)
        counts = tuple(float(places.count(each)) for each in range(4))
        bounds = measure.bounds(counts, wilson, confidence_of(3))
        found = Estimate(measure.value(counts), bounds)
        told = PlayedWish(wish, measure, message(""), 4, (), found, len(places), OPEN)
        hopeful += can_be_shown(told, 3000, LUCK)
    assert hopeful / trials > 0.85
