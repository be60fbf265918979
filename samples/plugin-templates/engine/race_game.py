"""A loaded race, and what many races are counted by."""

from collections import Counter

from hullwright.engines.base_game import BaseGame, triggers
from hullwright.engines.figures import Ending, Figures
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.summary import Summary
from hullwright.schema.boards.board import Board

from .race_ruleset import RaceRuleset
from .race_state import RaceState


class RaceGame(BaseGame[RaceState]):
    """A board and the rules in force. It never changes."""

    state = RaceState
    seats = range(1, 7)

    def __init__(self, board: Board, ruleset: RaceRuleset, book: RuleBook) -> None:
        self.board = board
        self.ruleset = ruleset
        self.start = board.with_role("human")[0]
        self.triggers = triggers(ruleset.triggers, book)

    @property
    def figures(self) -> Figures:
        """What is printed of many games."""
        return Figures(endings={"won": Ending("somebody won", ("won",))})

    def counted(self, state: RaceState) -> Summary:
        """Return the summary of one game that is over."""
        result = state.result()
        winners = result.winners if result else ()
        return Summary(
            games=1,
            outcomes=Counter(["won" if winners else "none"]),
            reasons=Counter([result.reason] if result else []),
            rounds=Counter([state.round]),
            seat_wins=Counter(winners),
            place_wins=Counter((seat - state.first) % state.players for seat in winners),
        )
