"""Rounds of games: the same figures for any number of workers, and after any interruption."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from weakref import ref

import pytest

from hullwright.engines.lab.batches import BATCH
from hullwright.engines.lab.cell_results import CellResults
from hullwright.engines.lab.questions import QUESTIONS
from hullwright.engines.lab.rounds import LabRun
from hullwright.engines.lab.store import ResultsStore
from hullwright.schema.documents.experiments import Certainty, Experiment, LabLimit

from .coins import tosses, zone_cell

WIDE = Certainty(within=0.2)


class TwoCells:
    """Hands a question two numbers of players to look at."""

    def cells(self):
        return [zone_cell(4), zone_cell(6)]

    def typical(self):
        return self.cells()

    def styled(self, cell):
        return []

    def weakened(self, cell, side):
        return None

    def variations(self, cell):
        return []


def run_of(store: ResultsStore, asked: str = "fair", games: int = 16 * BATCH) -> LabRun:
    experiment = Experiment(
        name="x", question=asked, maps=("x",), certainty=WIDE, limit=LabLimit(games=games), seed=7
    )
    question = QUESTIONS[asked]
    return LabRun(experiment, question, question.groups(TwoCells()), store)


def figures(run: LabRun) -> object:
    return [[each.outcomes for each in group] for group in run.results]


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory):
    with ResultsStore(tmp_path_factory.mktemp("lab") / "whole.sqlite") as store:
        run = run_of(store)
        assert sum(run.go_on()) == run.games == run.played
        return figures(run)


def test_a_run_that_was_broken_off_goes_on_to_the_same_figures(uninterrupted, tmp_path):
    with ResultsStore(tmp_path / "a.sqlite") as store:
        with closing(run_of(store).go_on()) as playing:
            finished = [next(playing) for _ in range(3)]
        assert store.games() >= sum(finished)
        second = run_of(store)
        again = sum(second.go_on())
        assert figures(second) == uninterrupted
        assert again == second.games - sum(finished)


def test_a_question_that_was_answered_is_answered_from_the_store(uninterrupted, tmp_path):
    with ResultsStore(tmp_path / "a.sqlite") as store:
        for _ in run_of(store).go_on():
            pass
        again = run_of(store)
        again.recall()
        assert figures(again) == uninterrupted
        assert sum(again.go_on()) == 0


def test_any_executor_gives_the_same_figures(uninterrupted, tmp_path):
    with ThreadPoolExecutor(3) as executor, ResultsStore(tmp_path / "a.sqlite") as store:
        run = run_of(store)
        for _ in run.go_on(executor):
            pass
    assert figures(run) == uninterrupted


def test_no_more_games_than_the_limit_are_played(tmp_path):
    with ResultsStore(tmp_path / "a.sqlite") as store:
        run = run_of(store, games=3 * BATCH)
        assert sum(run.go_on()) == 3 * BATCH
        assert not run.is_answered


def test_the_cell_that_is_in_doubt_gets_all_further_games(tmp_path):
    with ResultsStore(tmp_path / "a.sqlite") as store:
        run = run_of(store, games=40 * BATCH)
        for _ in run.go_on():
            pass
        known = [not run.question.doubt(each, WIDE) for each in run.results]
        games = [each[0].games for each in run.results]
        assert all(known) or games[known.index(False)] == max(games)


def test_batches_are_added_up_and_not_kept():
    results, (batch, other) = CellResults(zone_cell()), tosses(1, 0.5, 2)
    results.add(batch)
    results.add(other)
    kept = ref(batch)
    ended = [*batch.outcomes, *other.outcomes]
    del batch
    assert kept() is None, "so that a hundred thousand games take no more room than a hundred"
    assert results.outcomes == ended
    assert (results.games, results.batches) == (2 * BATCH, 2)
    assert [sum(each.values()) for each in results.tallies()] == [BATCH, BATCH]
