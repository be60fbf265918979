"""The movement record has room for every round and every player."""

import pytest

from hullwright.editor.sheets.pages import PageFrame, PageText, Rule
from hullwright.editor.sheets.painter import measure
from hullwright.editor.sheets.record import MovementRecord, height_for, plan_for, width_for

A4 = PageFrame(10, 150, 190, 137)


def drawn(frame: PageFrame, rounds: int = 40, others: int = 7) -> list:
    return list(MovementRecord(frame, rounds, others, "en", measure).drawn())


@pytest.mark.parametrize("rounds", [1, 5, 39, 40, 200])
def test_each_round_has_its_number_once(qapp: object, rounds: int):
    items = drawn(A4._replace(top=10, height=277), rounds)
    numbers = [each.text for each in items if isinstance(each, PageText) and each.size > 2.1]
    found = [int(each) for each in numbers if each.isdecimal()]
    assert sorted(found) == list(range(1, rounds + 1))


@pytest.mark.parametrize("others", [1, 3, 7, 15])
def test_everything_stays_in_the_frame(qapp: object, others: int):
    assert all(A4.holds(each.frame) for each in drawn(A4, others=others))


def test_each_player_has_a_column_where_a_coordinate_can_be_written(qapp: object):
    plan = plan_for(A4, 40, 7)
    assert plan.others == 7
    assert plan.comfort(A4.width, A4.height) >= 1


def test_in_a_narrow_record_all_others_share_a_column(qapp: object):
    small = PageFrame(0, 0, 130, 85)
    assert plan_for(small, 40, 7).others == 0
    words = [each.text for each in drawn(small) if isinstance(each, PageText)]
    assert "Others" in words


def test_what_is_asked_for_is_enough(qapp: object):
    assert plan_for(PageFrame(0, 0, 190, height_for(190, 40, 7)), 40, 7).others == 7
    assert plan_for(PageFrame(0, 0, width_for(170, 40, 7), 170), 40, 7).others == 7


def test_every_fifth_round_ends_with_a_stronger_line(qapp: object):
    frame = PageFrame(0, 0, 90, 260)
    rules = [each for each in drawn(frame, 10, 1) if isinstance(each, Rule)]
    strong = {round(each.begin[1], 3) for each in rules if each.thickness == 0.25}
    assert len(strong) == 4  # above and below the heads, after round 5, after round 10
