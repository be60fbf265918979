"""The engine: from a map and a scenario to a game, or to every reason why it can't be played."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.boards.board import Board
from hullwright.schema.boards.roles import role_words
from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.survey import Passage
from hullwright.schema.messages import message

from ..contract import Bot
from ..making import GameEngine, Site
from ..rules.book import RuleBook
from .examining import passages, zone_problems
from .game import Game
from .invariants import INVARIANTS
from .ruleset import RULESETS, Ruleset
from .zone import SIDES

GROUND = ("silent", "dangerous")


class EftaiosEngine(GameEngine):
    """Plays Escape from the Aliens in Outer Space on any board that has the sectors it needs."""

    name = "eftaios"
    title = "Escape from the Aliens in Outer Space"
    version = "1"
    rulesets: Mapping[str, Ruleset] = RULESETS
    sides = SIDES
    invariants = INVARIANTS
    ground = GROUND

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot]]:
        """How a bot of each name is made from a seed, weakest first."""
        from .bots import BOTS

        return BOTS

    def on_the_map(self, site: Site, ruleset: Ruleset) -> Iterator[Problem]:
        """Yield what a map has against a ruleset: the zone's own checks, and starts that lead nowhere."""
        document, board = site
        if document.kind == "hex-zone":
            yield from zone_problems(document, board, ruleset)
        for side, passage in passages(board, ruleset).items():
            yield from _wrong_starts(document, board, side, passage)

    def made(self, site: Site, ruleset: Ruleset, book: RuleBook) -> Game:
        """Return the game on a map that nothing is to be said against."""
        return Game(site.board, ruleset, book)


def _wrong_starts(
    document: MapDocument, board: Board, side: str, passage: Passage
) -> Iterator[Problem]:
    """Yield the starts of a side that can't be left, and that there are none."""
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
            message("The map has no start for the {side} side.", side=role_words(side)),
        )


ENGINE = EftaiosEngine()
