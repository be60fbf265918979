"""How much is chance: what the weaker level still wins, and the places of those who play alone."""

from functools import cache

import pytest

from hullwright.engines.bot_table import bots
from hullwright.engines.lab.batches import played_batch
from hullwright.engines.lab.cell_results import CellResults
from hullwright.engines.lab.cells import LabCell
from hullwright.engines.lab.chances import ends_first
from hullwright.engines.lab.fairness import Fairness
from hullwright.engines.lab.skill import Skill
from hullwright.engines.simulation import BotKind
from hullwright.schema.documents.experiments import Certainty

from ..seats.tables import table
from .coins import coins

SURE = Certainty()


@cache
def alone(*names: str) -> CellResults:
    """Return a maze that these kinds of bots have run through for themselves."""
    ready = table("no_escape")
    kinds = tuple(BotKind(each, bots("no_escape")[each]) for each in names)
    cell = LabCell(ready, lambda: ready.game, 3, kinds)
    return CellResults(cell, [played_batch(cell.match(3), range(6))])


@pytest.mark.parametrize("bias", [0.3, 0.5, 0.8])
def test_where_a_level_changes_nothing_half_of_the_wins_are_chance_whoever_the_map_favours(bias):
    group = [coins(seed, bias, 80) for seed in range(3)]
    answer = Skill().answer([group], SURE)
    row = answer.rows[-1]
    assert str(row.title).endswith("the weaker level wins")
    assert row.bounds.low <= 0.5 <= row.bounds.high
    assert "whoever plays one level weaker still wins" in str(answer.sentence)


def test_where_the_weaker_side_always_loses_nothing_is_chance():
    group = [coins(0, 0.5, 80), coins(1, 0.0, 80), coins(2, 1.0, 80)]
    assert Skill().answer([group], SURE).rows[-1].value == 0


def test_where_everybody_plays_alone_both_levels_sit_at_one_table():
    class Maker:
        """Hands a question a maze, and the same with random players."""

        def typical(self):
            return [alone("beginner").cell]

        def weakened(self, cell, side):
            return alone("random").cell

    (group,) = Skill().groups(Maker())
    assert [each.bot_names for each in group[2:]] == [
        ("beginner", "random"),
        ("random", "beginner"),
    ]
    tables = [alone(*each.bot_names) for each in group]
    row = Skill().answer([tables], SURE).rows[-1]
    assert 0 <= row.value < 0.5, "random players hardly win against others"


def test_where_everybody_plays_alone_styles_are_told_by_the_places_in_the_order_of_play():
    plain = alone("random")
    answer = Fairness().answer([[plain], [alone("random"), alone("beginner")]], SURE)
    row = answer.rows[-1]
    assert row.bounds.low <= row.value <= row.bounds.high
    assert "places in the order of play win" in str(answer.sentence)
    assert "can’t be said where everybody plays alone" in str(answer.sentence)


def test_a_course_is_seen_whole_before_it_is_seen_closely():
    turns = list(range(0, 70, 2))
    order = ends_first(turns)
    assert sorted(order) == turns
    assert order[:3] == [0, 68, 34]
