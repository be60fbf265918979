"""Trying a scenario on a map, in the inspector's process, so without Qt: checks under its rules, and who gets where."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from hullwright.engines.eftaios.examining import passages
from hullwright.engines.eftaios.ruleset import Ruleset
from hullwright.engines.loading import engine
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.schema.boards.board import Board
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.layout import HUMAN
from hullwright.schema.kinds.hex_zone.survey import ZoneSurvey

from ..crafts.hex_zone.questions import distance_from_start
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
    return Trial(judgement, problems, _reach(examination, judgement.composition.ruleset))


@dataclass(frozen=True)
class UnderRules(Examination):
    """An examination of a zone that follows the ways which a ruleset leaves open."""

    compiled: Board
    ruleset: Ruleset

    @cached_property
    def survey(self) -> ZoneSurvey:
        """The zone under examination."""
        return ZoneSurvey(self.document, self.compiled, passages(self.compiled, self.ruleset))

    def begins_anywhere(self, side: str) -> bool:
        """Tell whether chance decides where a side begins."""
        starts = (self.ruleset.human_start,) if side == HUMAN else self.ruleset.alien_start
        return "random" in starts


def _reach(examination: Examination, ruleset: Any) -> Mapping[str, Shading]:
    """Return where each side can get; only zones have a picture for that."""
    if examination.document.kind != "hex-zone" or not isinstance(ruleset, Ruleset):
        return {}
    under = UnderRules(examination.document, examination.board, ruleset)
    return {side: _reached(under, side) for side in under.survey.sides}


def _reached(under: UnderRules, side: str) -> Shading:
    shading = replace(distance_from_start(under, side), legend=None)
    # Whoever begins anywhere has no distance, only ground.
    return replace(shading, texts={}, outlined=()) if under.begins_anywhere(side) else shading
