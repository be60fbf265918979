"""Proof and advice that somebody stops: what is known by then is told, and nothing is called certain that is not."""

from dataclasses import replace

import pytest

from hullwright.engines.generation.advice.advice_run import JUDGING, AdviceRun
from hullwright.engines.generation.advice.goals import goal
from hullwright.engines.generation.play.contenders import Contender
from hullwright.engines.generation.play.proof import CHOOSING, DONE, ProofRun
from hullwright.engines.generation.play.proof import JUDGING as PROOF_JUDGING
from hullwright.engines.generation.play.standings import JUDGED, OUT, standing
from hullwright.engines.generation.play.wish_verdict import MET, OPEN
from hullwright.engines.lab.batches import BATCH
from hullwright.engines.lab.store import NOWHERE, ResultsStore

from ..coin_cells import BASE, CoinCell, biased, coin


def range_of(number):
    """Return so many chances, of which only one is even."""
    return [0.5, *(0.6 + at / 50 for at in range(1, number))]


def after(stage, batches):
    """Return what is true from the batch on with which a stage has had so many."""
    seen = []

    def is_reached(run):
        seen.append(run.stage == stage)
        return sum(seen) >= batches

    return is_reached


def stopped_proof(when, store, biases=(0.7, 0.5, 0.3, 0.52), games=4000):
    """Prove maps until something is true of the proof, and stop it there."""
    after = [biased(each, at).of(BASE) for at, each in enumerate(biases)]
    contenders = [Contender(each.document, (coin(each),)) for each in after]
    run = ProofRun(contenders, (), store, 2, games=games)
    going = run.go_on()
    for _ in going:
        if when(run):
            break
    going.close()
    run.conclude()
    return run


class Clock:
    """Tells seconds that pass with what is played alone, so many with each batch."""

    def __init__(self, a_batch):
        self.now, self.ticks, self._a_batch = 0.0, 0, a_batch

    def __call__(self):
        return self.now

    def tick(self, times):
        self.ticks += 1
        self.now += times * self._a_batch


class TimedCoin(CoinCell):
    """Games that take their time: four times as long, once some batches have been played."""

    clock = None
    slow_from = 0

    def _tossed(self, match, numbers):
        self.clock.tick(4 if self.clock.ticks >= self.slow_from else 1)
        return super()._tossed(match, numbers)


def timed_proof(a_batch, store, biases=range(0), minutes=2.0, slow_from=0, pause=0.0):
    """Prove maps within some minutes, each batch of games taking so many seconds; tell how many passed.

    After each batch somebody may pause it for so many seconds, which are not told.
    """
    clock = Clock(a_batch)
    made = type("Coin", (TimedCoin,), {"clock": clock, "slow_from": slow_from})
    contenders = []
    for at, each in enumerate(biases):
        after = biased(each, at).of(BASE)
        plain = coin(after)
        cell = made(plain.prepared, plain.game, plain.players, plain.bots, bias=plain.bias)
        contenders.append(Contender(after.document, (cell,)))
    run = ProofRun(contenders, (), store, 1, minutes=minutes, clock=clock)
    paused = 0.0
    for _ in run.go_on():
        clock.now += pause
        paused += pause
    return run, clock.now - paused


def stopped_advice(when, store, wanted="fair"):
    cell = coin(BASE)
    changes = [*(biased(0.7, at) for at in range(1, 12)), biased(0.52, 0)]
    run = AdviceRun(BASE, cell, goal(wanted, cell), changes, coin, store, games=4000)
    going = run.go_on()
    for _ in going:
        if when(run):
            break
    going.close()
    run.conclude()
    return run


@pytest.fixture
def store():
    with ResultsStore(NOWHERE) as made:
        yield made


def test_a_proof_that_is_stopped_while_maps_are_chosen_has_proven_nothing(store):
    run = stopped_proof(lambda run: run.stage == CHOOSING and run.searched, store, range_of(8))
    assert run.is_unfinished
    assert len(run.proven) == 2
    assert {each.verdict for each in run.proven} == {OPEN}
    found = [standing(run, each.contender) for each in run.proven]
    assert {each.state for each in found} == {OUT}
    assert all(each.figures[0].verdict == "" for each in found)


def test_a_proof_that_is_stopped_at_once_knows_of_no_games(store):
    run = stopped_proof(lambda _: True, store)
    (first, *_) = run.proven
    assert first.wishes == ()
    assert first.verdict == OPEN
    assert standing(run, first.contender).games == 0


def test_a_proof_that_is_stopped_while_maps_are_judged_says_what_fresh_games_show(store):
    run = stopped_proof(after(PROOF_JUDGING, 20), store)
    found = [standing(run, each.contender) for each in run.proven]
    assert {each.state for each in found} == {JUDGED}
    assert all(each.games >= 200 for each in found)


@pytest.mark.parametrize("a_batch", [0.2, 1.0, 4.0, 9.0])
def test_a_proof_keeps_its_minutes_however_slow_the_games_are(store, a_batch):
    run, seconds = timed_proof(a_batch, store, range_of(30), slow_from=10)
    assert seconds <= 120 + 4 * a_batch
    assert run.stage == DONE
    assert len(run.proven) == 1


def test_time_that_runs_out_while_maps_are_chosen_leaves_some_to_judge_who_leads_by_then(store):
    run, _ = timed_proof(2.5, store, range_of(8), slow_from=2)
    (proven,) = run.proven
    assert run.is_unfinished
    assert proven.games >= 2 * BATCH


def test_when_the_time_is_over_what_was_shown_by_then_is_told(store):
    """Games that get slower than the first ones were: the last look comes when the time is over."""
    run, seconds = timed_proof(0.5, store, [0.5, 0.8, 0.8], minutes=5.0, slow_from=20)
    assert seconds <= 302
    (proven,) = run.proven
    assert (str(proven.contender.document.name), proven.verdict) == ("0.50 0", MET)


def test_time_in_which_a_proof_is_paused_does_not_count(store):
    run, seconds = timed_proof(0.5, store, [0.5, 0.8, 0.8], minutes=5.0, pause=60.0)
    (proven,) = run.proven
    assert (str(proven.contender.document.name), proven.verdict) == ("0.50 0", MET)
    assert seconds <= 302


def test_what_was_played_with_some_numbers_of_players_alone_is_not_proven(store):
    run = stopped_proof(lambda _: False, store, biases=(0.5,), games=8000)
    (proven,) = run.proven
    assert proven.verdict == MET
    (cell,) = proven.contender.cells
    for_more = replace(proven.contender, cells=(cell, replace(cell, players=5)))
    assert replace(proven, contender=for_more).verdict == OPEN


def test_advice_that_is_stopped_before_it_is_judged_claims_nothing(store):
    run = stopped_advice(lambda run: len(run.leading) > 2, store)
    assert run.suggestions
    assert {each.verdict for each in run.suggestions} == {"open"}
    assert not any(each.is_judged for each in run.suggestions)
    assert "nothing is certain yet" in str(run.sentence)


def test_advice_that_is_stopped_at_once_says_that_nothing_is_known(store):
    run = stopped_advice(lambda _: True, store)
    assert not run.suggestions
    assert "nothing is known yet" in str(run.sentence)


def test_advice_that_is_stopped_while_it_is_judged_rests_on_the_fresh_games_there_are(store):
    run = stopped_advice(after(JUDGING, 40), store)
    assert all(each.is_judged for each in run.suggestions)
    assert str(run.sentence).startswith("Stopped while the best were being judged")
    assert str(run.suggestions[0].title).startswith("coin 0.52")
