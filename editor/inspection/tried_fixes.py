"""Fixing: which of the proposed edits really put a problem right, found out by trying them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message

from ..concepts.editor_kind import Fix
from ..concepts.question import Question

MOST = 4
"""So many fixes are offered for a problem."""


class Tried(NamedTuple):
    """A fix that was tried: what it is called, and the map with it."""

    title: Message
    after: MapDocument


NAME = "fixes"


def fixes_of(problem: Problem, fixes: Callable[[MapDocument, Problem], Sequence[Fix]]) -> Question:
    """Return the question which fixes of a problem are good."""
    return Question(NAME, good_fixes, {"problem": problem, "fixes": fixes})


def good_fixes(
    examination: Examination,
    problem: Problem,
    fixes: Callable[[MapDocument, Problem], Sequence[Fix]],
) -> list[Tried]:
    """Return the fixes after which the problem is gone and no error is new, the first of each title."""
    found: list[Tried] = []
    for fix in fixes(examination.document, problem):
        if len(found) < MOST and all(each.title != fix.title for each in found):
            tried = Tried(fix.title, fix.edit(examination.document))
            if _is_good(examination, Examination(tried.after), problem):
                found.append(tried)
    return found


def _is_good(before: Examination, after: Examination, problem: Problem) -> bool:
    """Whether there are fewer problems of that matter, and no error that was not there before."""
    matter = _matter(problem)
    was, now = (
        sum(_matter(each) == matter for each in all_) for all_ in (before.problems, after.problems)
    )
    return now < was and all(each in before.errors for each in after.errors)


def _matter(problem: Problem) -> tuple[str, str, object]:
    """Return what a problem is about, wherever it is: the rule, the case, and who is concerned."""
    return problem.id, problem.case, problem.facts.get("side")
