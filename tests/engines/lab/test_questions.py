"""Answers of the lab: true as often as they promise, however often one looks."""

import pytest

from hullwright.engines.lab.comparison import SideBySide
from hullwright.engines.lab.fairness import Fairness
from hullwright.engines.lab.length import median
from hullwright.engines.lab.questions import QUESTIONS, question
from hullwright.engines.lab.variations import variations
from hullwright.engines.statistics import Pairs
from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import humanised

from .coins import coins, zone_cell

SURE = Certainty()
EXPERIMENTS = 60
"""`make soak` asks a thousand; here so many that twice the promised errors would be seen."""


def verdicts(bias: float) -> list[str]:
    return [
        str(Fairness().answer([[coins(seed, bias, 160)]], SURE).sentence)
        for seed in range(EXPERIMENTS)
    ]


def test_a_fair_coin_is_hardly_ever_called_unfair():
    assert sum("too often" in each for each in verdicts(0.5)) <= 2


@pytest.mark.parametrize(("bias", "ahead"), [(0.6, "Humans win"), (0.4, "Aliens win")])
def test_a_loaded_coin_is_called_by_the_side_it_favours(bias, ahead):
    found = verdicts(bias)
    assert sum(f"{ahead} too often" in each for each in found) >= 0.9 * EXPERIMENTS
    assert sum("Fair" in each for each in found) <= 0.1 * EXPERIMENTS


def test_the_share_of_the_side_that_is_ahead_is_told():
    sentence = str(Fairness().answer([[coins(1, 0.2, 40)]], SURE).sentence)
    assert sentence.startswith("With 4 players: Aliens win too often (7")


def test_numbers_of_players_with_one_verdict_are_told_together():
    results = [[coins(seed, 0.5, 160)] for seed in (1, 2)]
    results[1][0].cell = zone_cell(5)
    assert str(Fairness().answer(results, SURE).sentence) == "Fair for 4–5 players."


def test_the_difference_of_two_is_held_by_its_interval():
    inside = 0
    for seed in range(EXPERIMENTS):
        group = [coins(seed, 0.5, 40), coins(seed + 1000, 0.6, 40)]
        row = SideBySide().answer([group], SURE).rows[0]
        inside += row.bounds.low <= 0.1 <= row.bounds.high
    assert inside >= 0.95 * EXPERIMENTS


def test_a_running_interval_of_pairs_holds_what_was_seen():
    pairs = Pairs(both=30, first=20, second=10, neither=40)
    low, high = pairs.running()
    assert low < pairs.difference < high


def test_the_middle_is_between_its_bounds():
    counts = {3: 10, 5: 25, 8: 30, 20: 12}
    middle, bounds = median(counts, 0.95)
    assert bounds.low <= middle <= bounds.high
    assert middle == 8


def test_a_question_that_is_mistyped_is_guessed():
    with pytest.raises(HullwrightError, match="did you mean “fair”"):
        question("fare")


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_has_a_title(name):
    assert str(question(name).title).endswith("?")


def test_what_is_varied_follows_from_the_rules_and_the_map():
    titles = {str(each.title) for each in variations(zone_cell().prepared, humanised)}
    assert {"without Silence", "twice as many: Silence", "without Captain"} <= titles
