"""Fixes: what is offered for the problems of the case folders puts them right and breaks nothing."""

from pathlib import Path

import pytest

from hullwright.editor.inspection.tried_fixes import good_fixes
from hullwright.editor.kinds.tile_maze.fixes import FIXES, fixes
from hullwright.schema.checks.problem import Severity
from hullwright.schema.files.published import faults
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.tile_maze.checks import CHECKS
from hullwright.schema.kinds.tile_maze.faults import faults as maze_faults
from hullwright.schema.records import to_json

FOLDERS = Path("tests/cases/checks")
CASES = sorted(
    path.parent
    for pattern in ("nev*/map.json", "fx-1-action-*/map.json")
    for path in FOLDERS.glob(pattern)
)
JUDGEMENT = {"NEV-7", "NEV-9"}
"""How near and how many exits are: a designer has to decide."""
BROKEN_BOARDS = {
    "nev-1-inside-the-start-board",
    "nev-6-hub-walled-in",
    "nev-6-start-board-in-pieces",
}
"""Boards whose lanes have to be drawn anew, in the lane pad."""


def is_for_designers(case, problem):
    return (
        problem.id in JUDGEMENT
        or case.name in BROKEN_BOARDS
        or problem.severity is Severity.HINT
        or (problem.id == "NEV-11" and "dead-end" not in case.name)
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_problem_that_takes_no_judgement_has_a_fix(case):
    examination = Examination(read_map(case / "map.json"))
    for problem in examination.problems:
        offered = good_fixes(examination, problem, fixes)
        assert bool(offered) != is_for_designers(case, problem), problem.text
        for tried in offered:
            assert not [*faults(to_json(tried.after.layout), "tile-maze")]
            assert not [*maze_faults(tried.after.layout)]
            title = str(tried.title)
            assert title[0].islower()
            assert title[-1] != "."
            assert len(title) < 60


def test_every_check_is_either_fixed_or_left_to_judgement():
    fixed = {check for check, _ in FIXES}
    assert fixed | JUDGEMENT == CHECKS.keys()
    assert not fixed & JUDGEMENT
