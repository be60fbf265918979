"""Problems alike are gathered, and checks stop where a map gives them too much to compare."""

from itertools import count

import pytest

from hullwright.schema.checks.gathering import gathered
from hullwright.schema.checks.problem import (
    AT_LEAST,
    MORE,
    UNFINISHED,
    Facts,
    Problem,
    Severity,
)
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone
from hullwright.schema.limits import MAX_ALIKE, MAX_COUNTED, MAX_GATHERED_CELLS


def found(case: str, number: int, severity: Severity = Severity.WARNING) -> Problem:
    return Problem("EAV-2", case, Facts(count=number), severity, (f"A{number:02}",))


def of_a_zone(*rows: str) -> tuple[Problem, ...]:
    layout = HexZone(legend=LEGEND, rows=rows)
    return Examination(MapDocument(kind="hex-zone", name="Crowd", layout=layout)).problems


def test_a_few_problems_alike_are_all_listed():
    problems = [found("lost", number) for number in range(MAX_ALIKE)]
    assert list(gathered(problems)) == problems


def test_of_many_alike_the_last_one_tells_how_many_are_not_listed_and_where_they_are():
    problems = list(gathered(found("lost", number) for number in range(MAX_ALIKE + 3)))
    assert len(problems) == MAX_ALIKE + 1
    rest = problems[-1]
    assert (rest.id, rest.case, rest.severity, rest.count) == ("EAV-2", MORE, Severity.WARNING, 3)
    assert rest.cells == ("A50", "A51", "A52")
    assert rest.text == "… and 3 more like these."


def test_problems_of_another_case_or_severity_are_gathered_by_themselves():
    alike = [found("lost", number) for number in range(MAX_ALIKE)]
    worse = found("lost", 1, Severity.ERROR)
    other = found("pieces", 1)
    assert list(gathered([*alike, worse, other])) == [*alike, worse, other]


def test_an_endless_check_is_not_asked_for_ever():
    problems = list(gathered(found("lost", number) for number in count()))
    assert len(problems) == MAX_ALIKE + 1
    assert (problems[-1].case, problems[-1].count) == (AT_LEAST, MAX_COUNTED)
    assert len(problems[-1].cells) <= MAX_GATHERED_CELLS


def test_what_is_gathered_already_stays_as_it_is():
    once = list(gathered(found("lost", number) for number in range(200)))
    assert list(gathered(once)) == once


@pytest.mark.parametrize("row", ["H1A1" * 10, "H.1.A.1." * 5])
def test_rows_of_starts_and_pods_have_few_problems_that_stand_for_many(row):
    problems = of_a_zone(*[row] * 45)
    assert len(problems) < 5 * MAX_ALIKE
    assert sum(each.count for each in problems) > MAX_COUNTED


def test_starts_and_pods_on_one_piece_of_ground_are_compared_once_for_all():
    rows = ["s" * 41, "s" + "H1A1" * 10] * 20
    assert not any(each.id == "EAV-1" for each in of_a_zone(*rows))


def test_a_zone_of_nothing_but_starts_and_pods_is_refused_by_the_check_in_a_sentence():
    unfinished = [each for each in of_a_zone(*["H1A1" * 50] * 150) if each.case == UNFINISHED]
    assert {(each.id, each.severity) for each in unfinished} == {
        ("EAV-1", Severity.ERROR),
        ("EAV-1", Severity.WARNING),
    }
    assert "stopped" in unfinished[0].text
    assert unfinished[0].hint
