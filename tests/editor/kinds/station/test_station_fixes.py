"""Fixes: what is offered for each problem of the case folders puts it right and breaks nothing."""

from pathlib import Path

import pytest
from hypothesis import given, settings

from hullwright.editor.inspection.tried_fixes import good_fixes
from hullwright.editor.kinds.station.fixes import FIXES, fixes
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.station.checks import CHECKS
from hullwright.schema.kinds.station.layout import Station

from .stations import document, stations

CASES = sorted(path.parent for path in Path("tests/cases/checks").glob("sav*/map.json"))
JUDGEMENT = {"SAV-7", "SAV-9"}
"""What a designer has to decide: nothing is offered."""
PARTLY = {
    ("SAV-2", "unknown-back"),
    ("SAV-3", "unknown-face"),
    ("SAV-6", "sealed-pods"),
    ("SAV-6", "enclosed-pods"),
    ("SAV-10", "tiles-at-gate"),
}
"""The same for some cases of a check."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_problem_that_takes_no_judgement_has_a_fix(case: Path) -> None:
    examination = Examination(read_map(case / "map.json"))
    for problem in examination.problems:
        offered = good_fixes(examination, problem, fixes)
        judged = problem.id in JUDGEMENT or (problem.id, problem.case) in PARTLY
        assert bool(offered) == (not judged), problem.text


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_titles_are_short_and_continue_a_sentence(case: Path) -> None:
    examination = Examination(read_map(case / "map.json"))
    for problem in examination.problems:
        for fix in fixes(examination.document, problem):
            title = str(fix.title)
            assert title[0].islower()
            assert title[-1] != "."
            assert len(title) < 60


def test_every_check_is_either_fixed_or_left_to_judgement() -> None:
    fixed = {check for check, _ in FIXES}
    assert fixed | JUDGEMENT == CHECKS.keys()
    assert not fixed & JUDGEMENT


@given(stations())
@settings(max_examples=40)
def test_on_any_station_whatever_is_offered_helps(layout: Station) -> None:
    examination = Examination(document(layout))
    for problem in examination.problems[:4]:
        for tried in good_fixes(examination, problem, fixes):
            after = Examination(tried.after)
            assert {each.id for each in after.errors} <= {each.id for each in examination.errors}
