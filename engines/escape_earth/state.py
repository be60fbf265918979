"""The state of a game: ships, rows, cards and buildings on the table, and the decks beside it."""

from collections.abc import Iterator
from operator import attrgetter
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from hullwright.schema.kinds.galaxy.charts import Chart
from hullwright.schema.kinds.galaxy.deals import Row
from hullwright.schema.messages import Message

from ..base_state import BaseState, are_counts, deep, refusal
from ..contract import Action
from . import decisions, set_up, turns
from .conditions import Condition
from .determinisation import determinised
from .state_text import state_json, state_text, why_not
from .view import EscapeEarthView

if TYPE_CHECKING:
    from .game import EscapeEarthGame

Situation: TypeAlias = tuple[object, ...]
"""What lies open on the table, and what is to be decided."""

PLAIN_LISTS = (
    *("rows", "ships", "stock", "scrapped", "supply", "gone", "time", "event_deck", "active"),
    *("unseen", "works", "gifts"),
)
SHARED = (
    *("cards", "chart", "left_out", "opened", "first", "hand", "acts", "built", "locked", "sides"),
    *("aliens", "anomaly", "known", "conditions", "time_change"),
)
"""What a clone has in common with its original until one of them replaces it."""


_shared_of, _lists_of = attrgetter(*SHARED), attrgetter(*PLAIN_LISTS)


class EscapeEarthState(BaseState["EscapeEarthGame"]):
    """A game in progress. It changes in place; whatever changes is copied by `clone`.

    Positions count from 1 as on the table. A *hand* is a ship with its row of cards; in a solo game one
    player has all of them.
    """

    __slots__ = (*SHARED, *PLAIN_LISTS)
    SHARED, PLAIN_LISTS = SHARED, PLAIN_LISTS
    OPEN = frozenset({"time"})
    EVENTS = EscapeEarthView.kinds

    cards: tuple[str, ...]
    """The type of card at each position, hidden ones too."""
    chart: Chart
    left_out: tuple[str, ...]
    """Galaxy cards that were taken out unseen (EE-10)."""
    opened: int
    """The positions that lie face up, as a bit mask."""
    known: int
    """The positions that have ever lain face up: what is covered again is remembered."""
    first: int
    """The hand that began."""
    hand: int
    """The hand whose turn it is."""
    acts: int
    """Actions that are left in the turn."""
    built: int
    locked: bool
    """Whether it was said that cards stay hidden for ever (EE-82)."""
    sides: list[int]
    aliens: int
    anomaly: int
    """Where the Anomaly is; 0 while it is out of play."""
    conditions: tuple[Condition, ...]
    """What events have brought about for some rounds."""
    time_change: tuple[int, ...]
    """How many time cards of each kind events have put into the deck, or taken out."""
    rows: list[Row]
    ships: list[int]
    works: dict[int, tuple[int, int, int]]
    """Buildings by position: which, whether upgraded, and its cubes."""
    gifts: dict[int, int]
    """The kind of the cube on each bonus planet that still has it."""
    stock: list[int]
    scrapped: list[int]
    supply: list[int]
    gone: list[int]
    """Cubes that have left the game with their buildings (EE-43)."""
    time: list[int]
    """Time cards that are still in the pile: nothing, event, aliens."""
    event_deck: list[int]
    active: list[int]
    unseen: list[int]
    """Events that were taken out unseen (EE-48)."""

    def __init__(self, game: "EscapeEarthGame", players: int, seed: int) -> None:
        self.begin(game, players, seed)
        set_up.lay(self)
        turns.begin(self)

    # -- the contract -------------------------------------------------------------------------

    legal = decisions.legal
    """Return every action that the player to move may choose, never none."""

    apply = decisions.apply
    """Carry out a legal action and everything that follows until the next decision."""

    def explain(self, action: Action) -> Message | None:
        """Return why an action is not legal now, or None if it is."""
        reason = refusal(self, action)
        return reason and (why_not(self, action) or reason)

    def fork(self) -> "EscapeEarthState":
        """Return a copy that goes on without the past, and draws on the same chance as its original.

        It is for looking ahead in a state that is thrown away afterwards, and costs a tenth of a clone.
        """
        other = EscapeEarthState.__new__(EscapeEarthState)
        other.game, other.players, other.seed = self.game, self.players, self.seed
        other.chance, other.events, other.memory = self.chance, [], deep(self.memory)
        other.pending = self.pending.copy()
        other.outcome, other.round, other.turn = self.outcome, self.round, self.turn
        # As `laid_out_as` does, in a third of the time: bots look ahead thousands of times a game.
        (
            other.cards,
            other.chart,
            other.left_out,
            other.opened,
            other.first,
            other.hand,
            other.acts,
            other.built,
            other.locked,
            other.sides,
            other.aliens,
            other.anomaly,
            other.known,
            other.conditions,
            other.time_change,
        ) = _shared_of(self)
        (
            other.rows,
            other.ships,
            other.stock,
            other.scrapped,
            other.supply,
            other.gone,
            other.time,
            other.event_deck,
            other.active,
            other.unseen,
            other.works,
            other.gifts,
        ) = [each.copy() for each in _lists_of(self)]
        return other

    def view(self, player: int) -> EscapeEarthView:
        """Return what a player may know."""
        return EscapeEarthView(self, player)

    def determinise(self, player: int, chance: Random) -> "EscapeEarthState":
        """Return a full state that a player could be in; all players know the same."""
        del player
        return determinised(self, chance)

    def reshuffled(self, chance: Random) -> "EscapeEarthState":
        """Return a copy on which chance brings other things: what the team can't know is dealt anew."""
        return determinised(self, chance)

    to_json = state_json
    """Return the whole state, secrets included."""

    to_text = state_text
    """Return the whole state for people to read."""

    # -- what rules and the modules of this engine use ------------------------------------------

    def unsound(self, changed: set[str]) -> Iterator[str]:
        """Yield `time` if rules have made of it what is no pile of time cards."""
        if "time" in changed and not are_counts(self.time, len(self.game.time_cards)):
            yield "time"

    act_done = turns.act_done
    """Go on after an act: the end, the next act, or the next turn."""

    time_is_over = turns.time_is_over
    """Go on after an event: the end, or the acts of the turn."""

    def owner(self, hand: int) -> int:
        """Return the player of a hand."""
        return hand if self.players > 1 else 0

    def drawn(self, pile: list[int]) -> int:
        """Return the number of a card drawn blindly from a pile that counts its cards by number."""
        left = self.below(sum(pile))
        for number, count in enumerate(pile):
            if left < count:
                pile[number] -= 1
                return number
            left -= count
        raise IndexError(left)

    def situation(self) -> Situation:
        """Return what tells situations apart for whoever looks ahead, nothing hidden in it."""
        return (
            *(self.pending[-1], *self.rows, *self.ships, self.opened, self.aliens, self.anomaly),
            *(self.hand, self.acts, *self.active, *sorted(self.works.items()), *self.gifts),
            *self.conditions,
        )
