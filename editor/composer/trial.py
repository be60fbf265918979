"""Trying a scenario on a map, in the inspector's process, so without Qt: checks under its rules, and who gets where."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hullwright.engines.loader import engine
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.kinds.examination import Examination

from ..games.table import game_words
from ..inspection.question import Question, Shading
from .judgement import Judgement, judged

NAME = "scenario.trial"


@dataclass(frozen=True)
class Trial:
    """What was found out about a scenario on a map."""

    judgement: Judgement
    problems: tuple[Problem, ...] = ()
    """What the map has against the rules, beyond what is to be said of the rules themselves."""
    reach: Mapping[str, Shading] = field(default_factory=dict)
    """For each side that plays, where it can get and how far that is."""


def trial_of(scenario: Scenario, rules: tuple[RuleDefinition, ...]) -> Question:
    """Return the question what a map is like under a scenario; functions of plugins are not needed for that."""
    return Question(NAME, tried, {"scenario": scenario, "rules": rules})


def tried(examination: Examination, scenario: Scenario, rules: tuple[RuleDefinition, ...]) -> Trial:
    """Return what a map is like under a scenario."""
    book = RuleBook.of(rules)
    judgement = judged(scenario, book, examination.board)
    if judgement.composition is None:
        return Trial(judgement)
    found = engine(scenario.game).problems(examination.document, scenario, book)
    # The engine says first what it has against the rules, which the judgement holds already.
    problems = found[len(judgement.findings) :]
    reach = game_words(scenario.game).reach
    shown = reach(examination, judgement.composition.ruleset) if reach else {}
    return Trial(judgement, problems, shown)
