"""Fixes: what is offered for each problem of the case folders puts it right and breaks nothing."""

from pathlib import Path

import pytest
from hypothesis import example, given

from hullwright.editor.inspection.tried_fixes import good_fixes
from hullwright.editor.kinds.hex_zone.fixes import FIXES, fixes
from hullwright.editor.kinds.hex_zone.fixes_ground import FixGround
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.checks import CHECKS
from hullwright.schema.kinds.hex_zone.layout import HexZone, SectorKind

from ...strategies import maps
from ..workplaces import zone

CASES = sorted(path.parent for path in Path("tests/cases/checks").glob("ea*/map.json"))
JUDGEMENT = {"EA-M2", "EA-M6", "EAV-6", "EAV-7", "EAV-8", "EAV-9"}
"""What a designer has to decide: nothing is offered."""


def map_of(*rows: str) -> MapDocument:
    return MapDocument(kind="hex-zone", name="Crowd", layout=zone(*rows))


def examined(case: Path) -> Examination:
    return Examination(read_map(case / "map.json"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_problem_that_takes_no_judgement_has_a_fix(case):
    examination = examined(case)
    for problem in examination.problems:
        offered = good_fixes(examination, problem, fixes)
        assert bool(offered) == (problem.id not in JUDGEMENT), problem.text


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_proposal_puts_its_problem_right_and_adds_no_error(case):
    examination = examined(case)
    for problem in examination.problems:
        for fix in fixes(examination.document, problem):
            after = Examination(fix.edit(examination.document))
            assert problem.text not in [each.text for each in after.problems], fix.title
            before = {each.text for each in examination.errors}
            assert {each.text for each in after.errors} <= before, fix.title


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_titles_are_short_and_continue_a_sentence(case):
    examination = examined(case)
    for problem in examination.problems:
        for fix in fixes(examination.document, problem):
            title = str(fix.title)
            assert title[0].islower()
            assert title[-1] != "."
            assert len(title) < 60


def test_every_check_is_either_fixed_or_left_to_judgement():
    fixed = {check for check, _ in FIXES}
    assert fixed | JUDGEMENT == CHECKS.keys()
    assert not fixed & JUDGEMENT


CROWDED = MapDocument(
    kind="hex-zone",
    name="Pods beyond count",
    layout=HexZone(
        legend={
            ".": SectorKind(kind="hull"),
            "s": SectorKind(kind="silent"),
            "p": SectorKind(kind="pod"),
            "A": SectorKind(kind="alien"),
        },
        rows=("ppppp.sA", "pppppp.A", "pppppp.p", "pppppppp"),
    ),
)
"""More pods that Aliens can't reach than are listed; wherever Humans begin, they reach none either, which is an error."""


@example(CROWDED)
@given(maps)
def test_on_any_map_whatever_is_offered_helps(document):
    examination = Examination(document)
    for problem in examination.problems[:4]:
        for tried in good_fixes(examination, problem, fixes):
            after = Examination(tried.after)
            assert {each.id for each in after.errors} <= {each.id for each in examination.errors}


def test_a_bridge_is_as_short_as_can_be():
    ground = FixGround.of(zone("Hs...s1", "......."))
    bridge = ground.bridge([hex_of("A01")], [hex_of("G01")])
    assert sorted(each.q for each in bridge) == [2, 3, 4]


def test_no_bridge_leads_through_starts_or_pods():
    ground = FixGround.of(zone("H12"))
    assert ground.bridge([hex_of("A01")], [hex_of("C01")]) is None


def test_a_bridge_goes_around_what_it_shall_not_touch():
    ground = FixGround.of(zone("Hsss1", "....."))
    way = ground.bridge([hex_of("A01")], [hex_of("E01")], [hex_of("C01")])
    assert way
    assert hex_of("C01") not in way


def test_what_is_offered_for_one_of_many_problems_alike_is_good_though_most_are_not_listed():
    examination = Examination(map_of("Hss" + ".1" * 60, "A" + "." * 122))
    first = next(each for each in examination.problems if each.id == "EAV-1")
    assert any(each.is_gathered for each in examination.problems)
    assert good_fixes(examination, first, fixes)


def test_fixes_that_would_search_a_whole_zone_for_each_of_many_pieces_are_not_offered():
    examination = Examination(map_of(*["s." * 60, ".." * 60] * 2))
    apart = next(each for each in examination.problems if each.id == "EAV-5")
    assert [str(each.title) for each in fixes(examination.document, apart)] == [
        "turn the separate parts into hull"
    ]
