"""Trying a scenario on a map, in the inspector's process, so without Qt: checks under its rules, and who gets where."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import engine
from hullwright.engines.preparation import Prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message
from hullwright.schema.processes.tasks import plain_message

from ...concepts.question import Question, Shading
from ...games.table import game_words
from .judgement import Judgement, judgement_of, unplayable

NAME = "scenario.trial"


@dataclass(frozen=True)
class MapTrial:
    """What was found out about a scenario on a map."""

    judgement: Judgement
    problems: tuple[Problem, ...] = ()
    """What the map has against the rules, beyond what is to be said of the rules themselves."""
    reach: Mapping[str, Shading] = field(default_factory=dict)
    """For each side that plays, where it can get and how far that is."""
    moved: MapDocument | None = None
    """The map as it is played, where the rules put something elsewhere."""


def trial_of(scenario: Scenario, book: RuleBook) -> Question:
    """Return the question what a map is like under a scenario; functions of plugins are not needed for that."""
    rules = book.of_game(scenario.game)
    asleep = {plugin: plain_message(reason) for plugin, reason in book.asleep.items()}
    return Question(NAME, tried, {"scenario": scenario, "rules": rules, "asleep": asleep})


def tried(
    examination: Examination,
    scenario: Scenario,
    rules: tuple[RuleDefinition, ...],
    asleep: Mapping[str, Message] | None = None,
) -> MapTrial:
    """Return what a map is like under a scenario."""
    book = RuleBook.of(rules, asleep=asleep)
    try:
        found = Prepared(engine(scenario.game), examination, scenario, book)
        judgement = judgement_of(found.composition)
    except CannotPlay as reason:
        return MapTrial(unplayable(reason))
    reach = game_words(scenario.game).reach
    shown = reach(found.resolved, found.ruleset) if reach else {}
    moved = None if found.resolved is examination else found.document
    return MapTrial(judgement, found.map_problems, shown, moved)
