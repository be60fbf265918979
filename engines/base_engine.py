"""What all engines have in common: rulesets, and how rules make one of them another."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from hullwright.schema.boards.board import Board
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.extensible_table import ExtensibleTable
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import message
from hullwright.schema.names import closest

from .contract import AnyBot, CannotPlay, Engine, Game
from .rules.book import RuleBook
from .rules.composition import Composition, compose
from .rules.facts import MapFacts
from .rules.fields import Ruleset
from .rules.invariants import Invariant

RulesetT = TypeVar("RulesetT", bound=Ruleset)
GameT = TypeVar("GameT", bound=Game)


class BaseEngine(ABC, Generic[RulesetT, GameT]):
    """An engine as far as all are alike; each says what it needs of a map and what it makes of it."""

    name: str
    title: str
    """What the game is called."""
    version: str
    rulesets: Mapping[str, RulesetT]
    """The first is the usual one."""
    old_rulesets: Mapping[str, RulesetT] = {}
    """What scenarios of earlier versions name, and nobody is offered any more."""
    sides: Sequence[str] = ()
    """The sides that players may be dealt to, by the numbers in `state.sides`; none where there are none."""
    invariants: Sequence[Invariant[RulesetT]] = ()
    ground: Sequence[str]
    """Roles of spaces of which a map must have at least one."""
    demands: Sequence[str] = ()
    """Roles of spaces that a map must have every one of."""

    @property
    @abstractmethod
    def bots(self) -> Mapping[str, Callable[[int], AnyBot]]:
        """How a bot of each name is made from a seed, weakest first; the last is the usual one."""

    def resolved(self, document: MapDocument, _ruleset: RulesetT, /) -> MapDocument:
        """Return a map as it is played, with everything where the rules put it; the same if they move nothing."""
        return document

    @abstractmethod
    def on_the_map(self, examined: Examination, ruleset: RulesetT) -> Iterable[Problem]:
        """Return what a map, resolved already, has against a ruleset."""

    @abstractmethod
    def made(self, examined: Examination, ruleset: RulesetT, book: RuleBook) -> GameT:
        """Return the game on a map that nothing is to be said against."""

    def compose(
        self, scenario: Scenario, book: RuleBook, board: Board | None = None
    ) -> Composition:
        """Return the ruleset of a scenario with everything there is to say of its rules."""
        base = named_ruleset(self, scenario.ruleset)
        facts = MapFacts.of(board) if board else None
        return compose(base, scenario.rules, book, self.name, facts, self.invariants)


def all_rulesets(engine: Engine) -> ExtensibleTable[Ruleset]:
    """Return the rulesets that can be chosen, the usual one first and those that plugins bring last."""
    return ExtensibleTable("rulesets", engine.rulesets, engine.name)


# Any: a ruleset is of its game's own class; the engine that asks knows which.
def named_ruleset(engine: Engine, name: str) -> Any:
    """Return a ruleset of a game, old ones included, or raise CannotPlay with what was probably meant."""
    if name in engine.old_rulesets:
        return engine.old_rulesets[name]
    known = all_rulesets(engine)
    if name in known:
        return known[name]
    meant = closest(name, known) or ", ".join(known)
    raise CannotPlay(
        known.refusal(name)
        or message(
            "There is no ruleset “{name}” (did you mean “{meant}”?).", name=name, meant=meant
        )
    )
