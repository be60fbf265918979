"""A loaded game: a tower and the rules in force, and what many games are counted by."""

from collections import Counter

from hullwright.engines.base_game import BaseGame, plain_action, triggers
from hullwright.engines.contract import Action, Illegal
from hullwright.engines.figures import Ending, Figures, SpaceTally
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.summary import Summary
from hullwright.schema.boards.board import Board
from hullwright.schema.messages import message
from hullwright.schema.records import Json

from .ruleset import ColdClimbRuleset
from .state import ColdClimbState

PLACED = frozenset({"move", "cable"})
"""The actions that name a compartment."""


class ColdClimbGame(BaseGame[ColdClimbState]):
    """A tower and the rules in force. It never changes."""

    state = ColdClimbState
    seats = range(2, 5)

    def __init__(self, board: Board, ruleset: ColdClimbRuleset, book: RuleBook) -> None:
        self.board = board
        self.ruleset = ruleset
        self.berths = board.with_role("berth")
        self.lockers = board.with_role("locker")
        self.shuttles = board.with_role("shuttle")
        # On maps of other kinds, whatever lies lower is colder.
        lowest = max(board.ys, default=0)
        self.decks = [lowest - y + 1 for y in board.ys]
        numbers = {(each.x, each.y): number for number, each in enumerate(board.spaces())}
        self.above = [numbers.get((each.x, each.y - 1)) for each in board.spaces()]
        self.triggers = triggers(ruleset.triggers, book)

    def named(self, action: Action) -> list[str]:
        """Return the compartment of an action by its label."""
        return [self._label(each) for each in action[1:]]

    def _label(self, value: object) -> str:
        if isinstance(value, int) and value in range(len(self.board)):
            return self.board.ids[value]
        return str(value)

    def action_to_json(self, action: Action) -> Json:
        """Return an action as it stands in a recording, with the label of its compartment."""
        return [action[0], *(self.board.ids[each] for each in action[1:])]

    def action_from_json(self, value: Json) -> Action:
        """Return the action that a recording names; raise Illegal for what is none."""
        word, *rest = plain_action(value)
        if word not in PLACED:
            return (word, *rest)
        if len(rest) != 1 or rest[0] not in self.board.index:
            raise Illegal(message("{value} is not an action.", value=str(value)[:60]))
        return (word, self.board.index[rest[0]])

    @property
    def figures(self) -> Figures:
        """What is printed of many games."""
        labels = {self.board.ids[each]: self.board.ids[each] for each in self.lockers}
        return Figures(
            endings={
                "full": Ending("shuttle full", ("full",)),
                "some": Ending("some got away", ("some",)),
                "none": Ending("nobody got away", ("none",)),
            },
            numbers={"escaped": "got away", "frozen": "frozen"},
            tallies={"searches": SpaceTally("searches", labels)},
            heat=("visits", "visits per compartment"),
        )

    def counted(self, state: ColdClimbState) -> Summary:
        """Return the summary of one game that is over."""
        ids, escaped = self.board.ids, len(state.order)
        kind = "full" if escaped == self.ruleset.seats else "some" if escaped else "none"
        return Summary(
            games=1,
            outcomes=Counter([kind]),
            reasons=Counter([state.outcome.reason] if state.outcome else []),
            rounds=Counter([state.round]),
            seat_wins=Counter(state.order),
            place_wins=Counter((seat - state.first) % state.players for seat in state.order),
            numbers={
                "escaped": Counter([escaped]),
                "frozen": Counter([state.fates.count("frozen")]),
            },
            places={
                "searches": Counter(ids[each[2]] for each in state.events if each[0] == "searched"),
                "visits": Counter(
                    ids[each[3]] for each in state.events if each[0] in {"moved", "climbed"}
                ),
            },
        )
