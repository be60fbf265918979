"""Fixes: what is offered for each problem of the case folders puts it right and breaks nothing."""

from dataclasses import replace
from pathlib import Path

import pytest

from hullwright.editor.inspection.tried_fixes import good_fixes
from hullwright.editor.kinds.galaxy.fixes import FIXES, fixes
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.galaxy.checks import CHECKS
from hullwright.schema.kinds.galaxy.edits import laid_out
from hullwright.schema.kinds.galaxy.house import blank
from hullwright.schema.kinds.galaxy.layout import GalaxyDeck

from .galaxies import galaxy

CASES = sorted(
    path.parent
    for family in ("eev-*", "fx-1-galaxy-*")
    for path in Path("tests/cases/checks").glob(f"{family}/map.json")
)
HOPELESS = {"eev-9-no-hand"}
"""Galaxies that are not finished: what a hand holds is for the designer to say."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_problem_that_is_no_mere_hint_has_a_fix_that_helps(case: Path) -> None:
    examination = Examination(read_map(case / "map.json"))
    for problem in examination.problems:
        offered = good_fixes(examination, problem, fixes)
        hopeless = problem.severity is Severity.HINT or case.name in HOPELESS
        assert bool(offered) == (not hopeless), problem.text
        for each in offered:
            after = Examination(each.after)
            assert problem.text not in [other.text for other in after.problems], each.title
            assert {other.text for other in after.errors} <= {
                other.text for other in examination.errors
            }


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_titles_are_short_and_continue_a_sentence(case: Path) -> None:
    examination = Examination(read_map(case / "map.json"))
    for problem in examination.problems:
        for fix in fixes(examination.document, problem):
            title = str(fix.title)
            assert title[0].islower()
            assert title[-1] != "."
            assert len(title) < 60


def test_every_check_has_fixes() -> None:
    assert {check for check, _ in FIXES} == CHECKS.keys()


def offered(document: MapDocument, id_: str) -> dict[str, MapDocument]:
    examination = Examination(document)
    problem = next(each for each in examination.problems if each.id == id_)
    return {str(each.title): each.after for each in good_fixes(examination, problem, fixes)}


def of(layout: object) -> MapDocument:
    return MapDocument(kind="galaxy", name="Test", layout=layout)


def test_a_card_laid_into_a_drawn_galaxy_is_taken_out_of_the_deck() -> None:
    document = of(laid_out(blank(None), {5: "asteroid"}))
    after = offered(document, "EEV-2")["remove them from the deck"]
    assert after.layout.deck.shuffle["asteroid"] == 2
    assert not [each for each in Examination(after).errors if each.id == "EEV-2"]


def test_a_missing_goal_is_laid_at_the_end() -> None:
    after = offered(of(galaxy("EsPssAs")), "EEV-1")
    assert after["lay the goal at position 7"].layout.cards[-1].card == "ocean"


def test_a_missing_start_is_laid_face_up_at_position_1() -> None:
    after = offered(of(galaxy("ssPsAO", up=0)), "EEV-1")["lay the start at position 1"]
    assert after.layout.cards[0].face_up


def test_a_deck_that_nobody_draws_from_is_put_away() -> None:
    layout = replace(galaxy("EsPsO"), deck=GalaxyDeck(shuffle={"planet": 1}))
    assert offered(of(layout), "EEV-2")["put the deck away"].layout.deck is None


def test_too_few_cards_in_the_deck_are_filled_up_from_the_box() -> None:
    layout = replace(blank(None), deck=GalaxyDeck(shuffle={"planet": 3, "space": 8}))
    after = offered(of(layout), "EEV-2")["shuffle in the cards left in the box"].layout
    assert sum(after.deck.shuffle.values()) - after.deck.remove == 14
