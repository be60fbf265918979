"""An executor of our own children: a dead one costs what it was doing, and is replaced."""

import os
import signal
from concurrent.futures import CancelledError, wait

import pytest

from hullwright.editor.games.travelling_game import TravellingGame
from hullwright.engines.loader import plain_scenario, prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.simulation import BotKind, Match, simulate
from hullwright.engines.simulation.matches import summaries
from hullwright.engines.summary import total
from hullwright.samples import HERE
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read_map
from hullwright.schema.processes.executor import ATTEMPTS, ChildExecutor
from hullwright.schema.processes.tasks import CallLost

from ...waiting import PATIENCE, is_running, wait_until


@pytest.fixture
def executor():
    made = ChildExecutor(2)
    yield made
    made.dismiss()


@pytest.fixture(scope="module")
def match():
    document = read_map(HERE / "hex-zones" / "thimble.json")
    found = prepared(document, plain_scenario(document), RuleBook())
    return Match(TravellingGame(found), 4, (BotKind("random", found.engine.bots["random"]),), 7)


def test_calls_are_answered_and_refused_as_by_any_executor(executor, chores):
    assert list(executor.map(chores.square, range(20))) == [each**2 for each in range(20)]
    with pytest.raises(HullwrightError, match=r"No 3\."):
        executor.submit(chores.refuse, 3).result(PATIENCE)
    with pytest.raises((AttributeError, TypeError)):
        executor.submit(lambda: 3).result(PATIENCE)
    assert executor.submit(chores.square, 2).result(PATIENCE) == 4


def test_a_process_that_plays_games_looks_as_rarely_for_garbage_as_the_program(executor, chores):
    assert executor.submit(chores.made_before_a_look).result(PATIENCE) >= 100_000


def test_a_killed_process_costs_nothing_but_its_call_which_is_made_again(executor, match):
    parts = summaries(match, 60, executor, 5)
    found = [next(parts)]
    before = executor.process_ids()
    os.kill(before[0], signal.SIGKILL)
    found += parts
    assert total(found).to_json() == simulate(match.game, 4, 60, match.bots, 7).to_json()
    assert len(found) == 12
    assert not is_running(before[0])


@pytest.mark.parametrize("deaths", [ATTEMPTS - 1, ATTEMPTS])
def test_a_call_that_kills_its_process_each_time_is_lost_and_the_others_are_not(
    executor, chores, tmp_path, deaths
):
    lives = tmp_path / "lives"
    lives.write_bytes(bytes(deaths))
    calls = [executor.submit(chores.square_or_die, n, 3, str(lives)) for n in range(8)]
    wait(calls, PATIENCE)
    assert lives.read_bytes() == b""
    lost = [n for n, call in enumerate(calls) if isinstance(call.exception(), CallLost)]
    assert lost == ([3] if deaths == ATTEMPTS else [])
    assert [call.result() for n, call in enumerate(calls) if n not in lost] == [
        n**2 for n in range(8) if n not in lost
    ]


def test_games_whose_process_dies_each_time_are_named_and_the_rest_is_played(chores, match):
    class Mortal(ChildExecutor):
        def submit(self, function, /, *arguments):
            if arguments[-1] == range(5, 10):
                return super().submit(chores.die, *arguments)
            return super().submit(function, *arguments)

    lost: list[range] = []
    with Mortal(1) as executor:
        found = total(summaries(match, 15, executor, 5, lambda part, _: lost.append(part)))
    assert lost == [range(5, 10)]
    assert found == match.summary([*range(5), *range(10, 15)])


def test_being_dismissed_ends_all_processes_and_leaves_no_call_unanswered(executor, chores):
    calls = [executor.submit(chores.sleep_for_ever) for _ in range(4)]
    wait_until(lambda: len(executor.process_ids()) == 2)
    processes = executor.process_ids()
    executor.dismiss()
    assert not any(map(is_running, processes))
    for each in calls:
        with pytest.raises((CallLost, CancelledError)):
            each.result(PATIENCE)
    with pytest.raises(RuntimeError):
        executor.submit(chores.square, 1)
