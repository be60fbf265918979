"""Fixing: which of the proposed edits really put a problem right, found out by trying them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message

from ..concepts.editor_kind import Fix
from ..concepts.question import Question
from .step_extent import StepExtent, extent_between

MOST = 4
"""So many fixes are offered for a problem."""

MOST_TRIED = 12
"""So many are tried, each by checking the whole map anew."""


class Tried(NamedTuple):
    """A fix that was tried: what it is called, the map with it, and which cells it changes."""

    title: Message
    after: MapDocument
    extent: StepExtent


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
    for fix in fixes(examination.document, problem)[:MOST_TRIED]:
        if len(found) < MOST and all(each.title != fix.title for each in found):
            after = fix.edit(examination.document)
            if _is_good(examination, Examination(after), problem):
                found.append(Tried(fix.title, after, extent_between(examination.document, after)))
    return found


def _is_good(before: Examination, after: Examination, problem: Problem) -> bool:
    """Whether there are fewer problems of that matter, and no error that was not there before.

    Where errors are gathered, one that is listed now may have been among the others before.
    """
    was, now = (_extent(each, problem) for each in (before, after))
    unlisted = {each.id for each in before.errors if each.is_gathered}
    return now < was and all(each in before.errors or each.id in unlisted for each in after.errors)


def _extent(examination: Examination, problem: Problem) -> int:
    """Return how many problems there are of the matter that a problem is about."""
    matter = _matter(problem)
    return sum(
        each.count
        for each in examination.problems
        if _matter(each) == matter or (each.id == problem.id and each.is_gathered)
    )


def _matter(problem: Problem) -> tuple[str, str, object]:
    """Return what a problem is about, wherever it is: the rule, the case, and who is concerned."""
    return problem.id, problem.case, problem.facts.get("side")
