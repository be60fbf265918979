"""A map and a scenario made ready: board and rules worked out once, for all who play, check, draw or print them."""

from dataclasses import dataclass, replace
from functools import cached_property

from hullwright.schema.boards.board import Board
from hullwright.schema.boards.roles import role_words
from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.export import PlayedUnder
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.limits import MAX_PLAYED_SPACES
from hullwright.schema.messages import Message, in_a_row, joined, message

from .contract import CannotPlay, Engine, Game
from .rules.book import RuleBook
from .rules.composition import Composition
from .rules.fields import Ruleset
from .rules.findings import Finding


@dataclass(frozen=True)
class Prepared:
    """A map under a scenario; each answer is worked out once, when it is first asked for."""

    engine: Engine
    own: Examination
    """The map by itself, as its file has it."""
    scenario: Scenario
    book: RuleBook

    def under(self, scenario: Scenario) -> "Prepared":
        """Return the same map under another scenario of the game, its board being compiled already."""
        return replace(self, scenario=scenario)

    @cached_property
    def composition(self) -> Composition:
        """The ruleset of the scenario, with all there is to say of its rules; CannotPlay if it has none."""
        return self.engine.compose(self.scenario, self.book, self.own.board)

    @property
    def ruleset(self) -> Ruleset:
        """The rules in force."""
        return self.composition.ruleset

    @cached_property
    def resolved(self) -> Examination:
        """The map as it is played: with everything where the rules in force put it."""
        if self.composition.errors:
            return self.own
        document = self.engine.resolved(self.own.document, self.ruleset)
        return self.own if document is self.own.document else Examination(document)

    @property
    def original(self) -> MapDocument:
        """The map as its file has it: what is recorded, and how many it is made for."""
        return self.own.document

    @property
    def document(self) -> MapDocument:
        """The map as it is played, drawn and printed."""
        return self.resolved.document

    @cached_property
    def examined(self) -> Examination:
        """The map as it is played, with the scenario's rules as its own: what is measured and exported."""
        rules = self.scenario.rules
        if self.document.rules == rules:
            return self.resolved
        return Examination(replace(self.document, rules=rules))

    @property
    def exported(self) -> PlayedUnder:
        """What an export says of the scenario beside the map as it is played."""
        return PlayedUnder(self.scenario, self.ruleset.to_json(), self.problems)

    @property
    def board(self) -> Board:
        """The board of the map as it is played."""
        return self.resolved.board

    @cached_property
    def map_problems(self) -> tuple[Problem, ...]:
        """What the map has against the rules; nothing is asked while the rules forbid playing."""
        if self.composition.errors:
            return ()
        return tuple(self.engine.on_the_map(self.resolved, self.ruleset))

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """Everything there is to say of the map under the scenario; errors forbid playing it."""
        return (*map(problem_of, self.composition.findings), *self.map_problems)

    @cached_property
    def game(self) -> Game:
        """The game under the scenario's rules; CannotPlay with every reason if there is none."""
        if reason := self._too_large() or self._lacking():
            raise CannotPlay(reason)
        reasons = [each.message for each in self.problems if each.severity is Severity.ERROR]
        if reasons:
            raise CannotPlay(
                message(
                    "{map} can't be played under {scenario}: {reasons}",
                    map=self.original.name,
                    scenario=self.scenario.name,
                    reasons=in_a_row(reasons),
                )
            )
        return self.engine.made(self.resolved, self.ruleset, self.book)

    def players(self, asked: int | None = None) -> int:
        """Return how many play: as many as asked for, or as the map is made for."""
        seats = self.game.seats
        if asked is None:
            suggested = self.original.players
            most = suggested.max if suggested else max(seats)
            return min(max(most, min(seats)), max(seats))
        if asked not in seats:
            raise CannotPlay(
                message(
                    "This game is for {least} to {most} players, not for {asked}.",
                    least=min(seats),
                    most=max(seats),
                    asked=asked,
                )
            )
        return asked

    def _too_large(self) -> Message | None:
        """Return that the map is too large to be played on, or None if it is not."""
        count = len(self.own.board)
        if count <= MAX_PLAYED_SPACES:
            return None
        return message(
            "{name} has {count} spaces, but games are played on at most {most}.",
            name=self.original.name,
            count=count,
            most=MAX_PLAYED_SPACES,
        )

    def _lacking(self) -> Message | None:
        """Return which roles the map lacks that the game can't do without, or None if it has them."""
        found, engine = self.own.board.counts(), self.engine
        missing: list[Message | str] = [
            role_words(each) for each in engine.demands if each not in found
        ]
        if engine.ground and not any(each in found for each in engine.ground):
            missing.insert(0, joined(map(role_words, engine.ground), " / "))
        if not missing:
            return None
        return message(
            "{name} can't be played as this game: it has no {roles}.",
            name=self.original.name,
            roles=joined(missing),
        )


def problem_of(finding: Finding) -> Problem:
    """Return what was found about rules as a problem of the map or scenario that they belong to."""
    codes = ",".join(finding.codes) or "rules"
    return Problem.in_own_words(codes, finding.severity, finding.message)
