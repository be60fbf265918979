"""Rounds that halve: the better cells go on, for any executor the same ones."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from hullwright.engines.generation.contract import FIRST_SIDE
from hullwright.engines.generation.play.halving import Halving
from hullwright.engines.generation.play.play_measures import PLAY_MEASURES
from hullwright.engines.lab.batches import BATCH
from hullwright.engines.lab.store import NOWHERE, ResultsStore

from ..coin_cells import BASE, biased, coin


def cells(*biases):
    return [coin(biased(bias, at).of(BASE)) for at, bias in enumerate(biases)]


def unfairness(results, _):
    measure = PLAY_MEASURES[FIRST_SIDE]
    return abs(measure.value(measure.counts(results)) - 0.5)


def halved(entrants, executor=None, games=4000, keep=1):
    with ResultsStore(NOWHERE) as store:
        halving = Halving(entrants, unfairness, keep, games, 7, store)
        played = sum(halving.go_on(executor))
    return halving, played


def test_the_fairest_of_many_is_left():
    halving, _ = halved(cells(0.9, 0.8, 0.7, 0.52, 0.2, 0.3, 0.65, 0.75))
    assert [each.bias for each in halving.left] == [0.52]


def test_those_who_lose_stop_playing():
    halving, _ = halved(cells(0.9, 0.8, 0.7, 0.5))
    games = {each.cell.bias: each.games for each in halving.results.values()}
    assert games[0.5] > games[0.9]


def test_about_as_many_games_are_played_as_were_asked_for():
    _, played = halved(cells(0.9, 0.8, 0.7, 0.5), games=3000)
    assert 2000 <= played <= 3000


@pytest.mark.parametrize("number", [1, 2, 3])
def test_few_enough_cells_are_all_left_in_the_order_of_their_games(number):
    entrants = cells(0.9, 0.8, 0.5)[-number:]
    halving, _ = halved(entrants, keep=3)
    assert [each.bias for each in halving.left] == [0.5, 0.8, 0.9][:number]


def test_any_executor_leaves_the_same():
    entrants = cells(0.6, 0.58, 0.55, 0.45, 0.4, 0.42)
    with ThreadPoolExecutor(3) as executor:
        spread, _ = halved(entrants, executor, games=1500, keep=2)
    alone, _ = halved(entrants, games=1500, keep=2)
    assert [each.key for each in spread.left] == [each.key for each in alone.left]


def test_cells_that_play_the_same_games_are_played_once():
    twice = [*cells(0.5), *cells(0.5)]
    _, played = halved(twice, games=0)
    assert played == BATCH


def test_what_the_store_has_is_not_played_again():
    entrants = cells(0.6, 0.5)
    with ResultsStore(NOWHERE) as store:
        first = sum(Halving(entrants, unfairness, 1, 500, 7, store).go_on())
        again = sum(Halving(entrants, unfairness, 1, 500, 7, store).go_on())
    assert (first > 0, again) == (True, 0)
