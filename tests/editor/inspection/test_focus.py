"""The problem in focus: going from one to the next, and keeping it while the map changes."""

from dataclasses import replace

import pytest

from hullwright.editor.inspection.focus import Focus, place_of
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.kinds.examination import Examination

from ..workplaces import workplace


@pytest.fixture
def place(qtbot):
    made = workplace("H.1.2", "s.s.s", "A....")
    problems = Examination(made.document.value).problems
    made.know(replace(made.findings, problems=problems))
    return made


def test_stepping_goes_round_and_shows_the_cells(qtbot, place):
    focus, shown = Focus(), []
    place.shown.connect(shown.append)
    problems = place.findings.problems
    for each in (*problems, problems[0]):
        focus.step(place, 1)
        assert focus.of(place) == each
    focus.step(place, -1)
    assert focus.of(place) == problems[-1]
    first = problems[0]
    assert shown[0] == frozenset(map(hex_of, first.cells))


def test_stepping_back_begins_with_the_last(place):
    focus = Focus()
    focus.step(place, -1)
    assert focus.of(place) == place.findings.problems[-1]


def test_a_focus_belongs_to_one_map(place):
    focus = Focus()
    focus.step(place, 1)
    assert focus.of(workplace("H1A")) is None


def test_nothing_happens_where_nothing_is_wrong(qtbot):
    fine, focus = workplace("H1A"), Focus()
    focus.step(fine, 1)
    assert focus.of(fine) is None


def test_a_problem_is_known_again_by_its_place_or_else_by_its_matter(place):
    problems = place.findings.problems
    one = next(each for each in problems if each.id == "EAV-1")
    moved = replace(one, cells=("Z99",))
    assert place_of(one, (problems[-1], one)) == 1
    assert place_of(moved, (problems[-1], one)) == 1
    assert place_of(one, (problems[-1],)) is None
    assert place_of(None, problems) is None
