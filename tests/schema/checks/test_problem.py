"""Problems as values, and the tables of what they say."""

import json
import pickle
from pathlib import Path

import pytest

from hullwright.schema.checks.problem import Facts, Problem, Severity
from hullwright.schema.checks.sentences import SENTENCES, TABLES
from hullwright.schema.files.reading import read_map
from hullwright.schema.kinds import KINDS, map_kind
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message, message

CASES = sorted(path.parent for path in Path("tests/cases/checks").glob("*/map.json"))
CHECKS = {check for kind in KINDS for check in map_kind(kind).checks}
UNDER_RULES = {("EA-M5", "no-start-on-board")}
"""What only an engine finds under the id of a check of maps."""


def unreached_pod(**facts: object) -> Problem:
    told = {"pod": "1", "at": "C03", "side": "human", "start": "A01", **facts}
    return Problem("EAV-1", "unreached-pod", Facts(**told), Severity.ERROR, ("C03", "A01"))


def test_a_problem_says_its_facts_in_the_sentence_of_its_case():
    assert unreached_pod().text == "Pod 1 (C03) can't be reached by the Humans from A01."


def test_words_of_ours_are_sentences_of_their_own_so_that_they_can_be_translated():
    assert unreached_pod().message.values["side"] == message("Humans")


def test_problems_are_the_same_by_what_they_are_about():
    assert unreached_pod() == unreached_pod()
    assert unreached_pod() != unreached_pod(side="alien")


def test_a_problem_travels_to_another_process():
    problem = unreached_pod()
    assert pickle.loads(pickle.dumps(problem)) == problem


def test_a_problem_in_own_words_says_just_these():
    problem = Problem.in_own_words(
        "mine", Severity.HINT, message("{what} is odd.", what="It"), ("A01",), message("Look.")
    )
    assert (problem.text, str(problem.hint)) == ("It is odd.", "Look.")
    assert pickle.loads(pickle.dumps(problem)) == problem


def test_no_two_tables_speak_of_the_same_case():
    assert len(SENTENCES) == sum(map(len, TABLES))


def test_every_case_of_the_checks_is_found_in_a_case_folder():
    found = {
        (problem["id"], problem["case"])
        for case in CASES
        for problem in json.loads((case / "problems.json").read_text())
    }
    of_checks = {key for key in SENTENCES if key[0] in CHECKS}
    assert of_checks - found == UNDER_RULES


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_facts_are_plain_values(case: Path):
    def is_plain(fact: object) -> bool:
        if isinstance(fact, tuple):
            return all(map(is_plain, fact))
        return fact is None or isinstance(fact, str | int | float)

    for problem in Examination(read_map(case / "map.json")).problems:
        assert all(map(is_plain, problem.facts.values())), problem
        assert not any(isinstance(fact, Message) for fact in problem.facts.values())
