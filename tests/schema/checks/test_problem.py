"""Problems as values, and the tables of what they say."""

import json
import pickle
from pathlib import Path

import pytest

from hullwright.schema.checks.problem import NO_FACTS, Facts, Problem, Severity
from hullwright.schema.checks.sentences import SENTENCES, TABLES
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message, message

CASES = sorted(path.parent for path in Path("tests/cases/checks").glob("*/map.json"))
UNDER_RULES = {
    ("EA-M5", "no-start-on-board"): Facts(side="human"),
    ("EA-S3", "shut-in"): Facts(start="A01"),
    ("EA-S3", "strangers"): Facts(a="A01", b="B02"),
    ("EE-2", "no-galaxy"): Facts(name="Barren"),
    ("NE-1", "few-players"): Facts(name="Twisted", teams=3),
    ("NE-3", "no-tiles"): Facts(name="Galilei"),
    ("NE-80", "print-only"): Facts(some=("Vent leak",)),
    ("SA-2", "gates-off-the-board"): Facts(some=("1,1", "2,0")),
    ("SA-3", "idle-backs"): Facts(some=("open_airlock",)),
    ("SA-5", "unknown-creatures"): Facts(some=("tentacle",)),
    ("rules", "few-blue-tiles"): NO_FACTS,
    ("rules", "never-two"): NO_FACTS,
    ("rules", "no-fixed-reactors"): NO_FACTS,
    ("rules", "nobody-defends"): NO_FACTS,
    ("rules", "nothing-evolves"): NO_FACTS,
    ("rules", "nothing-hatches"): NO_FACTS,
}
"""What engines find under the rules of a scenario, each with such facts as they give."""


def unreached_pod(**facts: object) -> Problem:
    told = {"pod": "1", "at": "C03", "side": "human", "start": "A01", **facts}
    return Problem("EAV-1", "unreached-pod", Facts(**told), Severity.ERROR, ("C03", "A01"))


def test_a_problem_says_its_facts_in_the_sentence_of_its_case():
    assert unreached_pod().text == "The Humans can't reach pod 1 (C03) from A01."


def test_words_of_ours_are_sentences_of_their_own_so_that_they_can_be_translated():
    assert unreached_pod().message.values["side"] == message("Humans")


def test_problems_are_the_same_by_what_they_are_about():
    assert unreached_pod() == unreached_pod()
    assert unreached_pod() != unreached_pod(side="alien")


def test_a_problem_travels_to_another_process():
    problem = unreached_pod()
    assert pickle.loads(pickle.dumps(problem)) == problem


def test_programs_are_told_the_facts_beside_the_sentence():
    problem = Problem(
        "SAV-9", "divided-at-first", Facts(some=(("NW", "SE"),)), Severity.HINT, ("1,1",)
    )
    assert problem.to_json() == {
        "id": "SAV-9",
        "case": "divided-at-first",
        "facts": {"some": [["NW", "SE"]]},
        "severity": "hint",
        "text": "The station divides space: at first no ship can get from one Jump Point to "
        "another: NW–SE.",
        "cells": ["1,1"],
        "hint": "Space opens as tiles fall; tell players in the description.",
    }


def test_a_problem_in_own_words_says_just_these():
    problem = Problem.in_own_words(
        "mine", Severity.HINT, message("{what} is odd.", what="It"), ("A01",), message("Look.")
    )
    assert (problem.text, str(problem.hint)) == ("It is odd.", "Look.")
    assert pickle.loads(pickle.dumps(problem)) == problem


def test_no_two_tables_speak_of_the_same_case():
    assert len(SENTENCES) == sum(map(len, TABLES))


def test_every_case_is_found_in_a_case_folder_or_by_an_engine():
    found = {
        (problem["id"], problem["case"])
        for case in CASES
        for problem in json.loads((case / "problems.json").read_text())
    }
    assert SENTENCES.keys() - found == UNDER_RULES.keys()


@pytest.mark.parametrize("key", UNDER_RULES, ids=" ".join)
def test_what_engines_find_fills_its_sentence(key: tuple[str, str]):
    problem = Problem(*key, UNDER_RULES[key], Severity.ERROR)
    assert "{" not in f"{problem.text}{problem.hint}"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_facts_are_plain_values(case: Path):
    def is_plain(fact: object) -> bool:
        if isinstance(fact, tuple):
            return all(map(is_plain, fact))
        return fact is None or isinstance(fact, str | int | float)

    for problem in Examination(read_map(case / "map.json")).problems:
        assert all(map(is_plain, problem.facts.values())), problem
        assert not any(isinstance(fact, Message) for fact in problem.facts.values())
