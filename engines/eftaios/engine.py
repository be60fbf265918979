"""The engine: from a map and a scenario to a game, or to every reason why it can't be played."""

from collections.abc import Iterator, Mapping

from hullwright.schema.boards.board import Board
from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import message
from hullwright.schema.names import closest

from ..contract import CannotPlay
from ..rules.book import RuleBook
from ..rules.composition import Composition, compose
from ..rules.facts import MapFacts
from .examining import passages, zone_problems
from .game import Game
from .invariants import INVARIANTS
from .ruleset import RULESETS, Ruleset

GROUND = ("silent", "dangerous")


class EftaiosEngine:
    """Plays Escape from the Aliens in Outer Space on any board that has the sectors it needs."""

    name = "eftaios"
    version = "1"
    rulesets: Mapping[str, Ruleset] = RULESETS

    def compose(
        self, scenario: Scenario, book: RuleBook, board: Board | None = None
    ) -> Composition:
        """Return the ruleset of a scenario with everything there is to say of its rules."""
        if scenario.ruleset not in RULESETS:
            meant = closest(scenario.ruleset, RULESETS) or ", ".join(RULESETS)
            raise CannotPlay(
                message(
                    "There is no ruleset “{name}” (did you mean “{meant}”?).",
                    name=scenario.ruleset,
                    meant=meant,
                )
            )
        facts = MapFacts.of(board) if board else None
        base = RULESETS[scenario.ruleset]
        return compose(base, scenario.rules, book, self.name, facts, INVARIANTS)

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
        if not any(finding.is_error for finding in composition.findings):
            found += _on_the_map(document, board, composition.ruleset)
        return tuple(found)

    def load(self, document: MapDocument, scenario: Scenario, book: RuleBook) -> Game:
        """Return the game under the scenario's rules, or raise CannotPlay with every reason."""
        board = Examination(document).board
        if not board.with_role(*GROUND):
            raise CannotPlay(
                message(
                    "{name} can't be played as this game: it has no {roles}.",
                    name=document.name,
                    roles=" / ".join(GROUND),
                )
            )
        problems = self.problems(document, scenario, book)
        reasons = [each.text for each in problems if each.severity is Severity.ERROR]
        if reasons:
            raise CannotPlay(
                message(
                    "{map} can't be played under {scenario}: {reasons}",
                    map=document.name,
                    scenario=scenario.name,
                    reasons=" ".join(reasons),
                )
            )
        return Game(board, self.compose(scenario, book, board).ruleset, book)


def _on_the_map(document: MapDocument, board: Board, ruleset: Ruleset) -> Iterator[Problem]:
    """Yield what a map has against a ruleset: the zone's own checks, and starts that lead nowhere."""
    if document.kind == "hex-zone":
        yield from zone_problems(document, board, ruleset)
    for side, passage in passages(board, ruleset).items():
        starts = board.with_role(side) if passage.starts is None else passage.starts
        walkable = board.mask(passage.through | (passage.onto if side == "human" else frozenset()))
        for start in starts:
            if not any(walkable[near] for near in board.neighbours[start]):
                yield Problem(
                    "EA-S3",
                    Severity.ERROR,
                    message(
                        "Whoever begins in {start} can't leave it under these rules.",
                        start=board.ids[start],
                    ),
                    (board.ids[start],),
                )
        if not starts and document.kind != "hex-zone":
            yield Problem(
                "EA-M5",
                Severity.ERROR,
                message("The map has no start for the {side} side.", side=side),
            )


ENGINE = EftaiosEngine()
