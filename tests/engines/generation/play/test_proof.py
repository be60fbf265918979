"""Proof by play: what is called fair has been shown so on fresh seeds, and the rest is not."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest

from hullwright.engines.generation.play.contenders import Contender
from hullwright.engines.generation.play.estimates import Estimate
from hullwright.engines.generation.play.play_measures import PLAY_MEASURES
from hullwright.engines.generation.play.proof import ProofRun
from hullwright.engines.generation.play.wish_verdict import MET, MISSED, OPEN, miss
from hullwright.engines.lab.store import NOWHERE, ResultsStore
from hullwright.engines.statistics import Interval
from hullwright.schema.documents.targets import Wish

from ..coin_cells import BASE, biased, coin


def contender(bias, number=0):
    after = biased(bias, number).of(BASE)
    return Contender(after.document, (coin(after),))


def proof(biases, *, wishes=(), games=8000, keep=2, seed=1, executor=None):
    contenders = [contender(each, at) for at, each in enumerate(biases)]
    with ResultsStore(NOWHERE) as store:
        run = ProofRun(contenders, wishes, store, keep, games=games, seed=seed)
        for _ in run.go_on(executor):
            pass
    return run


def found(run):
    return [(each.contender.cells[0].bias, each.verdict) for each in run.proven]


def test_a_fair_map_among_many_is_shown_to_be_fair():
    run = proof([0.7, 0.3, 0.62, 0.5, 0.8, 0.25], keep=1)
    assert found(run) == [(0.5, MET)]
    (wish,) = run.proven[0].wishes
    assert 0.45 <= wish.estimate.bounds.low < wish.estimate.bounds.high <= 0.55
    assert run.proven[0].games == wish.games > 500


def test_a_map_that_is_not_fair_is_never_called_so():
    run = proof([0.62, 0.64], keep=2)
    assert {verdict for _, verdict in found(run)} == {MISSED}


def test_with_few_games_it_is_left_open():
    run = proof([0.5], games=300, keep=1)
    assert found(run) == [(0.5, OPEN)]


@pytest.mark.parametrize("games", [1, 60, 200])
def test_what_the_games_say_is_told_however_few_were_asked_for(games):
    run = proof([0.5, 0.5, 0.5], games=games, keep=1)
    (wish,) = run.proven[0].wishes
    assert (wish.verdict, wish.games) == (OPEN, run.proven[0].games)
    assert wish.estimate.bounds.low < wish.estimate.value < wish.estimate.bounds.high


@pytest.mark.parametrize("seed", range(8))
def test_what_lies_at_the_border_is_hardly_ever_shown_to_be_within(seed):
    assert found(proof([0.56], games=4000, keep=1, seed=seed))[0][1] != MET


def test_a_target_may_wish_for_other_shares_and_for_lengths():
    wishes = [Wish(measure="play-first-side", best=0.7), Wish(measure="play-rounds", most=7.5)]
    run = proof([0.5, 0.7, 0.9], wishes=wishes, keep=1)
    assert found(run) == [(0.7, MET)]
    assert [each.wish.measure for each in run.proven[0].wishes] == [
        "play-first-side",
        "play-rounds",
    ]


def test_of_maps_within_a_range_the_one_that_is_shown_soonest_is_chosen():
    wishes = [Wish(measure="play-first-side", most=0.6)]
    run = proof([0.58, 0.57, 0.59, 0.35, 0.58, 0.56], wishes=wishes, games=3000, keep=1)
    assert found(run) == [(0.35, MET)]


def test_any_executor_proves_the_same():
    with ThreadPoolExecutor(3) as executor:
        spread = proof([0.6, 0.52, 0.47, 0.4], games=3000, executor=executor)
    alone = proof([0.6, 0.52, 0.47, 0.4], games=3000)
    assert [each.wishes[0].estimate for each in spread.proven] == [
        each.wishes[0].estimate for each in alone.proven
    ]
    assert found(spread) == found(alone)


def test_about_as_many_games_are_played_as_were_asked_for():
    run = proof([0.6, 0.55, 0.5, 0.45], games=3000)
    assert run.done <= 3300


def test_a_first_choice_that_is_shown_soon_spares_most_of_the_games():
    run = proof([0.5, 0.8, 0.2], games=20_000, keep=1)
    assert found(run) == [(0.5, MET)]
    assert run.done < 5_000


def test_where_the_first_choice_is_not_as_wished_others_are_judged():
    """A map that lies just outside is often chosen by few games; the fair one is found by more of them."""
    biases = [*(0.5 + side * (0.07 + at / 100) for at in range(6) for side in (-1, 1)), 0.5]
    verdicts = [found(proof(biases, games=20_000, keep=1, seed=each))[0] for each in range(12)]
    assert sum(each == (0.5, MET) for each in verdicts) >= 10
    assert {verdict for bias, verdict in verdicts if bias != 0.5} <= {OPEN, MISSED}


@pytest.mark.parametrize("seed", range(8))
def test_however_many_attempts_what_lies_outside_is_hardly_ever_shown_to_be_within(seed):
    run = proof([0.56, 0.44, 0.57, 0.43, 0.56, 0.44], games=20_000, keep=1, seed=seed)
    assert found(run)[0][1] != MET


def test_a_choice_without_hope_is_given_up_soon_as_long_as_there_are_others():
    run = proof([0.3] * 30, games=6000, keep=1)
    assert found(run)[0][1] != MET
    assert run.proven[0].games <= 400


def test_what_is_hopeless_is_judged_to_the_end_where_there_is_nothing_else():
    run = proof([0.62], games=20_000, keep=1)
    assert found(run) == [(0.62, MISSED)]


@pytest.mark.parametrize("seed", range(8))
def test_however_many_are_given_up_what_lies_outside_is_hardly_ever_shown_to_be_within(seed):
    run = proof([0.56, 0.44] * 20, games=20_000, keep=1, seed=seed)
    assert found(run)[0][1] != MET


def test_as_many_maps_are_told_as_were_wanted_the_proven_ones_first():
    run = proof([0.5, 0.9, 0.51, 0.1], games=20_000, keep=3)
    assert [verdict for _, verdict in found(run)] == [MET, MET, MISSED]


@pytest.mark.parametrize("seed", [6, 8, 9])
def test_others_are_chosen_as_long_as_there_are_games_and_somebody_has_hope(seed):
    """One map in ten is fair, and the last attempt has given up all that it had chosen."""
    chance = Random(seed)
    biases = [
        0.5 if chance.random() < 0.1 else chance.choice([0.42, 0.58, 0.44, 0.56, 0.4])
        for _ in range(40)
    ]
    assert found(proof(biases, games=6000, keep=1, seed=seed)) == [(0.5, MET)]


def chosen_among_undecided(seed):
    """Prove an even map among others whose games are hardly ever decided."""
    contenders = [contender(0.2, at) for at in range(12)]
    undecided = [replace(each, cells=(replace(each.typical, shared=0.99),)) for each in contenders]
    with ResultsStore(NOWHERE) as store:
        offered = [*undecided[:6], contender(0.5, 99), *undecided[6:]]
        run = ProofRun(offered, (), store, 1, games=2500, seed=seed)
        for _ in run.go_on():
            pass
    return found(run)


def test_maps_whose_games_are_hardly_ever_decided_are_not_taken_for_even():
    """Of nothing decided half goes to each side, which looked fairest of all."""
    assert sum(chosen_among_undecided(each) == [(0.5, MET)] for each in range(8)) >= 6


def test_games_that_say_little_are_not_nearer_to_what_is_wished_than_many_that_miss_it_by_little():
    wish, measure = Wish(measure="play-first-side", best=0.5), PLAY_MEASURES["play-first-side"]
    little, much = Estimate(0.5, Interval(0.0, 1.0)), Estimate(0.46, Interval(0.44, 0.48))
    assert miss(wish, measure, little) > miss(wish, measure, much) > 0
    assert miss(wish, measure, Estimate(0.5, Interval(0.47, 0.53))) < 0
