"""Advice: what is found among coins of known bias, and that nothing is claimed that is not so."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from hullwright.engines.generation.advice.advice_run import AdviceRun
from hullwright.engines.generation.advice.goals import goal
from hullwright.engines.generation.advice.suggestion import BETTER
from hullwright.engines.lab.store import NOWHERE, ResultsStore
from hullwright.schema.errors import HullwrightError

from ..coin_cells import BASE, biased, coin, shifted


def advice(changes, *, wanted="fair", games=4000, seed=1, executor=None, base=BASE):
    with ResultsStore(NOWHERE) as store:
        cell = coin(base)
        run = AdviceRun(
            base, cell, goal(wanted, cell), changes, coin, store, games=games, seed=seed
        )
        for _ in run.go_on(executor):
            pass
    return run


def titles(run):
    return [str(each.title) for each in run.suggestions]


def test_the_change_that_helps_is_found_and_borne_out():
    run = advice([*(biased(0.7, at) for at in range(1, 12)), biased(0.52, 0)])
    best = run.suggestions[0]
    assert str(best.title).startswith("coin 0.52")
    assert best.verdict == BETTER
    assert best.gain.bounds.low < 0.18 < best.gain.bounds.high


def test_two_changes_that_help_together_are_suggested_together():
    changes = [shifted(-0.1, 1), shifted(-0.1, 2), shifted(0.05, 3), shifted(0.1, 4)]
    run = advice(changes, games=6000)
    assert titles(run)[0] in {"shift -0.1 1; shift -0.1 2", "shift -0.1 2; shift -0.1 1"}
    assert run.suggestions[0].verdict == BETTER


def test_a_change_that_overshoots_is_not_called_better():
    run = advice([biased(0.3), biased(0.2, 1)])
    assert all(each.verdict != BETTER for each in run.suggestions)
    assert "Nothing" in str(run.sentence)


@pytest.mark.parametrize("seed", range(12))
def test_where_nothing_helps_nothing_is_claimed(seed):
    run = advice([biased(0.7, at) for at in range(1, 20)], games=1500, seed=seed)
    assert all(each.verdict != BETTER for each in run.suggestions)


def test_a_share_of_somebodys_own_is_wished_for():
    run = advice([biased(0.5), biased(0.82, 1), biased(0.9, 2)], wanted="fair=80")
    assert str(run.suggestions[0].title).startswith("coin 0.82")


def test_shorter_games_are_those_with_fewer_rounds():
    run = advice([biased(0.6), biased(0.95, 1)], wanted="shorter")
    assert str(run.suggestions[0].title).startswith("coin 0.95")
    assert run.suggestions[0].verdict == BETTER


def test_any_executor_gives_the_same_advice():
    changes = [biased(bias, at) for at, bias in enumerate((0.6, 0.55, 0.45, 0.8, 0.65, 0.35))]
    alone = advice(changes, games=1500)
    with ThreadPoolExecutor(3) as executor:
        spread = advice(changes, games=1500, executor=executor)
    assert [(str(each.title), each.gain) for each in alone.suggestions] == [
        (str(each.title), each.gain) for each in spread.suggestions
    ]


def test_what_is_judged_was_not_seen_while_it_was_chosen():
    run = advice([biased(0.52)], games=1000)
    chosen_by = {each.games for each in run.suggestions}
    assert all(games >= 100 for games in chosen_by)


def test_without_any_change_it_says_so():
    run = advice([])
    assert str(run.sentence) == "There is no change that could be played and helps."


def test_the_effect_on_everything_else_is_told():
    run = advice([biased(0.5)])
    rounds = next(each for each in run.suggestions[0].effects if each.name == "play-rounds")
    assert rounds.before.value == pytest.approx(6.9, abs=0.3)
    assert rounds.difference.bounds.low > 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("fairr", "did you mean “fair”"),
        ("colour", "There is no goal “colour”"),
        ("fair=x", "needs a number"),
        ("use:Z99", "no space Z99"),
        ("fewer:dead_end", "did you mean “dead_ends”"),
    ],
)
def test_a_goal_that_is_none_is_refused_with_a_sentence(text, said):
    with pytest.raises(HullwrightError, match=said):
        goal(text, coin(BASE))
