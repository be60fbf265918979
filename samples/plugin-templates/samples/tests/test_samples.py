"""The samples are maps without errors."""

from pathlib import Path

from hullwright.schema.checks.problem import Severity
from hullwright.schema.files.reader import read
from hullwright.schema.kinds.examination import Examination

FOLDER = Path(__file__).parents[1]


def test_the_first_berth_can_be_played():
    problems = Examination(read(FOLDER / "maps" / "first-berth.json")).problems
    assert [each for each in problems if each.severity is Severity.ERROR] == []
