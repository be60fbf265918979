"""Every case folder: a map, and the problems that the checks must find on it."""

import json
from functools import cache
from pathlib import Path

import pytest

from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import KINDS, map_kind
from hullwright.schema.kinds.examination import Examination

CASES = sorted(path.parent for path in Path("tests/cases/checks").glob("*/map.json"))


@cache
def examined(case: Path) -> Examination:
    """Return what is known of the map of a case, which many tests look at and none changes."""
    return Examination(read_map(case / "map.json"))


def found(case: Path) -> list[dict[str, object]]:
    problems = examined(case).problems
    return [
        {
            "id": each.id,
            "case": each.case,
            "severity": str(each.severity),
            "cells": list(each.cells),
        }
        for each in problems
    ]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_checks_find_exactly_these_problems(case):
    assert found(case) == json.loads((case / "problems.json").read_text())


@pytest.mark.parametrize("kind", KINDS)
def test_every_check_has_a_case_that_triggers_it_and_one_that_does_not(kind):
    triggering: dict[str, int] = dict.fromkeys(map_kind(kind).checks, 0)
    quiet = dict(triggering)
    for case in CASES:
        if examined(case).document.kind == kind:
            fired = {problem["id"] for problem in json.loads((case / "problems.json").read_text())}
            for check in triggering:
                (triggering if check in fired else quiet)[check] += 1
    assert all(triggering.values()), triggering
    assert all(quiet.values()), quiet


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_check_yields_problems_of_its_own_id_only(case):
    examination = examined(case)
    for check_id, check in examination.kind.checks.items():
        assert {problem.id for problem in check(examination.survey)} <= {check_id}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_problems_speak_in_sentences_and_fill_all_their_gaps(case):
    for problem in examined(case).problems:
        for text in filter(None, (problem.text, problem.hint and str(problem.hint))):
            assert text[0].isupper() or text[0].isdigit() or text[0] == "“"
            assert text[-1] in ".?"
            assert "{" not in text
            assert "invalid" not in text.lower()
