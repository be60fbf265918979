"""How engines make games: from a map and a scenario to a game, or to every reason why it can't be played."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from hullwright.schema.boards.board import Board
from hullwright.schema.boards.roles import role_words
from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message, in_a_row, joined, message
from hullwright.schema.names import closest

from .contract import Bot, CannotPlay
from .rules.book import RuleBook
from .rules.composition import Composition, compose
from .rules.facts import MapFacts
from .rules.invariants import Invariant


class Site(NamedTuple):
    """Where a game is to be played: a map, and the board that it makes."""

    document: MapDocument
    board: Board


class GameEngine(ABC):
    """An engine as far as all are alike; each says what it needs of a map and what it makes of it."""

    name: str
    title: str
    """What the game is called."""
    version: str
    rulesets: Mapping[str, Any]
    """The first is the usual one."""
    sides: Sequence[str] = ()
    """The sides that players may be dealt to, by the numbers in `state.sides`; none where there are none."""
    invariants: Sequence[Invariant] = ()
    ground: Sequence[str]
    """Roles of spaces of which a map must have at least one."""
    demands: Sequence[str] = ()
    """Roles of spaces that a map must have every one of."""

    @property
    @abstractmethod
    def bots(self) -> Mapping[str, Callable[[int], Bot]]:
        """How a bot of each name is made from a seed, weakest first; the last is the usual one."""

    @abstractmethod
    def on_the_map(self, site: Site, ruleset: Any) -> Iterable[Problem]:
        """Return what a map has against a ruleset."""

    @abstractmethod
    def made(self, site: Site, ruleset: Any, book: RuleBook) -> Any:
        """Return the game on a map that nothing is to be said against."""

    def compose(
        self, scenario: Scenario, book: RuleBook, board: Board | None = None
    ) -> Composition:
        """Return the ruleset of a scenario with everything there is to say of its rules."""
        if scenario.ruleset not in self.rulesets:
            meant = closest(scenario.ruleset, self.rulesets) or ", ".join(self.rulesets)
            raise CannotPlay(
                message(
                    "There is no ruleset “{name}” (did you mean “{meant}”?).",
                    name=scenario.ruleset,
                    meant=meant,
                )
            )
        facts = MapFacts.of(board) if board else None
        base = self.rulesets[scenario.ruleset]
        return compose(base, scenario.rules, book, self.name, facts, self.invariants)

    def problems(
        self, document: MapDocument, scenario: Scenario, book: RuleBook
    ) -> tuple[Problem, ...]:
        """Return everything there is to say of a map under a scenario; errors forbid playing it."""
        board = Examination(document).board
        composition = self.compose(scenario, book, board)
        found = [
            Problem(",".join(finding.codes) or "rules", finding.severity, finding.message)
            for finding in composition.findings
        ]
        if not composition.errors:
            found += self.on_the_map(Site(document, board), composition.ruleset)
        return tuple(found)

    def load(self, document: MapDocument, scenario: Scenario, book: RuleBook) -> Any:
        """Return the game under the scenario's rules, or raise CannotPlay with every reason."""
        board = Examination(document).board
        if lacking := self._lacking(document, board):
            raise CannotPlay(lacking)
        problems = self.problems(document, scenario, book)
        reasons = [each.message for each in problems if each.severity is Severity.ERROR]
        if reasons:
            raise CannotPlay(
                message(
                    "{map} can't be played under {scenario}: {reasons}",
                    map=document.name,
                    scenario=scenario.name,
                    reasons=in_a_row(reasons),
                )
            )
        ruleset = self.compose(scenario, book, board).ruleset
        return self.made(Site(document, board), ruleset, book)

    def _lacking(self, document: MapDocument, board: Board) -> Message | None:
        """Return which roles a map lacks that this game can't do without, or None if it has them."""
        found = board.counts()
        missing: list[Message | str] = [
            role_words(each) for each in self.demands if each not in found
        ]
        if self.ground and not any(each in found for each in self.ground):
            missing.insert(0, joined(map(role_words, self.ground), " / "))
        if not missing:
            return None
        return message(
            "{name} can't be played as this game: it has no {roles}.",
            name=document.name,
            roles=joined(missing),
        )
