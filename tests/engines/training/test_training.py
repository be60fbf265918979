"""Training: finds what is best, ends when nothing more is gained, and goes on where it was stopped."""

from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest

from hullwright.engines.training.course import Wins
from hullwright.engines.training.found_style import found_style
from hullwright.engines.training.record import ExamResult, keep_bouts, kept_bouts
from hullwright.engines.training.training import Training, TrainingPlan
from hullwright.schema.errors import HullwrightError

from .aiming_toy import BEST, aiming_room

PLAN = TrainingPlan(seed=3, generations=6, games=20, exam_games=100)


@pytest.fixture(scope="module")
def finished() -> Training:
    training = Training(PLAN, aiming_room())
    list(training.run())
    return training


def test_the_best_weights_are_found_and_then_it_ends(finished):
    found = found_style(finished, "aiming", "", "sharp")
    assert abs(found.weights["aim"] - BEST) < 10
    assert found.weights["mood"] == 1.0
    assert found.origin["is_finished"]
    first, *_, last = finished.bouts
    assert first.exam.is_better
    assert 100 * last.exam.gain < PLAN.points


@pytest.mark.parametrize("steps", [1, 4, 7, 9])
def test_a_training_that_was_stopped_comes_to_the_same_end(finished, steps, tmp_path):
    stopped = Training(PLAN, aiming_room())
    for _ in islice(stopped.run(), steps):
        keep_bouts(tmp_path / "diary.json", stopped.asked, stopped.bouts)
    bouts = kept_bouts(tmp_path / "diary.json", finished.asked)
    again = Training(PLAN, aiming_room(), bouts)
    list(again.run())
    assert [each.to_json() for each in again.bouts] == [each.to_json() for each in finished.bouts]


def test_it_does_not_matter_who_plays_the_games(finished):
    with ThreadPoolExecutor(3) as executor:
        spread = Training(PLAN, aiming_room())
        list(islice(spread.run(executor), PLAN.generations))
    assert spread.bouts[0].worths == finished.bouts[0].worths


def test_what_is_being_bred_can_be_had_before_any_exam():
    training = Training(PLAN, aiming_room())
    assert training.found("") == training.room.start[""]
    list(islice(training.run(), 3))
    assert training.found("") != training.room.start[""]


def test_a_diary_of_another_training_is_refused(finished, tmp_path):
    diary = tmp_path / "diary.json"
    assert kept_bouts(diary, finished.asked) == []
    keep_bouts(diary, finished.asked, finished.bouts)
    other = Training(TrainingPlan(seed=4), aiming_room())
    with pytest.raises(HullwrightError, match="something else was asked for"):
        kept_bouts(diary, other.asked)
    diary.write_text('{"asked": 1}')
    with pytest.raises(HullwrightError, match="keeps no training"):
        kept_bouts(diary, 1)


def test_a_gain_on_common_games_has_an_interval():
    clear = ExamResult.of([Wins(1, 1)] * 40 + [Wins(0, 1)] * 10, [Wins(0, 1)] * 50)
    assert (round(clear.gain, 2), clear.is_better) == (0.8, True)
    assert not ExamResult.of([Wins(1, 2)] * 9, [Wins(1, 2)] * 9).is_better
