"""The engine: from a map and a scenario to a game, or to every reason why it can't be played."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.boards.board import Board
from hullwright.schema.checks.problem import Facts, Problem, Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.layout import HUMAN, SIDES, Side
from hullwright.schema.kinds.hex_zone.survey import Passage, ZoneSurvey

from ..base_engine import BaseEngine
from ..contract import Bot
from ..rules.book import RuleBook
from .game import EftaiosGame
from .invariants import INVARIANTS
from .map_checks import passages, zone_problems
from .ruleset import RULESETS, EftaiosRuleset
from .view import EftaiosView

GROUND = ("silent", "dangerous")


class EftaiosEngine(BaseEngine[EftaiosRuleset, EftaiosGame]):
    """Plays Escape from the Aliens in Outer Space on any board that has the sectors it needs."""

    name = "eftaios"
    title = "Escape from the Aliens in Outer Space"
    version = "2"
    rulesets = RULESETS
    sides = SIDES
    invariants = INVARIANTS
    ground = GROUND

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot[EftaiosView]]]:
        """How a bot of each name is made from a seed, weakest first."""
        from .bots import BOTS

        return BOTS

    def on_the_map(self, examined: Examination, ruleset: EftaiosRuleset) -> Iterator[Problem]:
        """Yield what a map has against a ruleset: the zone's own checks, and starts that lead nowhere."""
        document, board = examined.document, examined.board
        if isinstance(examined.survey, ZoneSurvey):
            yield from zone_problems(examined.survey, ruleset)
        for side, passage in passages(board, ruleset).items():
            yield from _wrong_starts(document, board, side, passage)

    def made(self, examined: Examination, ruleset: EftaiosRuleset, book: RuleBook) -> EftaiosGame:
        """Return the game on a map that nothing is to be said against."""
        return EftaiosGame(examined.board, ruleset, book)


def _wrong_starts(
    document: MapDocument, board: Board, side: Side, passage: Passage
) -> Iterator[Problem]:
    """Yield the starts of a side that can't be left, and that there are none."""
    starts = board.with_role(side) if passage.starts is None else passage.starts
    walkable = board.mask(passage.through | (passage.onto if side == HUMAN else frozenset()))
    for start in starts:
        if not any(walkable[near] for near in board.neighbours[start]):
            label = board.ids[start]
            yield Problem("EA-S3", "shut-in", Facts(start=label), Severity.ERROR, (label,))
    if not starts and document.kind != "hex-zone":
        yield Problem("EA-M5", "no-start-on-board", Facts(side=side), Severity.ERROR)


ENGINE = EftaiosEngine()
