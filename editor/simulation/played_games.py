"""Playing, in a process of its own and so without Qt: whether a map can be played, and some games of a plan."""

from dataclasses import dataclass, field
from functools import lru_cache

from hullwright.engines.bot_table import bots
from hullwright.engines.loader import engine
from hullwright.engines.preparation import Prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.simulation import BotKind, Figures, Match, Summary
from hullwright.plugins.host import Host
from hullwright.plugins.host.usual import usual_host
from hullwright.plugins.rules import rule_book
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.processes.tasks import plain_error

from ..concepts.question import Question
from .plan import GamesPlan

PROSPECT, GAMES = "simulating.prospect", "simulating.games"


@dataclass(frozen=True)
class Prospect:
    """What there is to know before bots play: how many can, or why nobody can."""

    seats: range = range(0)
    usual: int = 0
    """As many as the map is made for."""
    refusal: HullwrightError | None = None


@dataclass(frozen=True)
class Played:
    """What became of some games, and what the game calls it."""

    summary: Summary
    figures: Figures
    is_shared: bool
    """Whether all players are on one side, so that they win and lose together."""


@dataclass(frozen=True)
class _Setting:
    """A plan with its map; those of one plan are equal."""

    name: str
    plan: GamesPlan = field(compare=False)
    examination: Examination = field(compare=False)


def prospect_of(scenario: Scenario) -> Question:
    """Return the question whether a map can be played under a scenario, and by how many."""
    return Question(PROSPECT, prospect, {"scenario": scenario})


def games_of(plan: GamesPlan, part: range) -> Question:
    """Return the question what becomes of some games of a plan, by their numbers."""
    return Question(GAMES, played, {"plan": plan, "part": part})


def prospect(examination: Examination, scenario: Scenario) -> Prospect:
    """Return whether a map can be played under a scenario, and by how many."""
    try:
        found = _prepared(examination, scenario)
        return Prospect(found.game.seats, found.players())
    except HullwrightError as reason:
        return Prospect(refusal=plain_error(reason))


def played(examination: Examination, plan: GamesPlan, part: range) -> Played:
    """Return what became of some games; HullwrightError says why they can't be played."""
    setting = _Setting(plan.name, plan, examination)
    match = _match(setting)
    return Played(match.summary(part).plain(), match.loaded.figures, match.is_shared)


@lru_cache(maxsize=1)
def _match(setting: _Setting) -> Match:
    """Return the match of a plan, loaded once: its game remembers moves it has worked out."""
    plan = setting.plan
    found = _prepared(setting.examination, plan.scenario)
    known = bots(plan.scenario.game)
    kinds = tuple(BotKind(name, known[name]) for name in plan.bots)
    return Match(found.game, plan.players, kinds, plan.seed)


def _prepared(examination: Examination, scenario: Scenario) -> Prepared:
    # Reading all rules takes longer than loading a game, and most games have none.
    book = _book(usual_host()) if scenario.rules else RuleBook()
    return Prepared(engine(scenario.game), examination, scenario, book)


@lru_cache(maxsize=1)
def _book(host: Host) -> RuleBook:
    return rule_book(host)
