"""A game in progress: who is where, what is in the lockers, and how far the cold has come."""

from random import Random
from typing import TYPE_CHECKING

from hullwright.engines.base_state import BaseState, refusal
from hullwright.engines.contract import Action, Result
from hullwright.engines.events import NOBODY, seen_by
from hullwright.engines.state_words import over, turn_of
from hullwright.schema.messages import Message, Say, message
from hullwright.schema.records import JsonObject

from .events import KINDS
from .ruleset import CABLE, HEATER, NOTHING
from .view import ColdClimbView

if TYPE_CHECKING:
    from .game import ColdClimbGame

CLIMBING, ESCAPED, FROZEN = "climbing", "escaped", "frozen"


class ColdClimbState(BaseState["ColdClimbGame"]):
    """Crews climb a tower while the cold rises behind them."""

    __slots__ = (
        *("cold", "deck", "fates", "first", "hands", "order", "places", "steps"),
        "unsearched",
    )
    PLAIN_LISTS = ("deck", "fates", "order", "places", "unsearched")
    NESTED_LISTS = ("hands",)

    def __init__(self, game: "ColdClimbGame", players: int, seed: int) -> None:
        self.begin(game, players, seed)
        berths = game.berths
        self.places = [berths[seat % len(berths)] for seat in range(players)]
        self.fates = [CLIMBING] * players
        self.order: list[int] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.deck = [card for card, count in game.ruleset.lockers.items() for _ in range(count)]
        self.unsearched = list(game.lockers)
        self.cold = self.steps = 0
        self.first = self.below(players)
        self._begin_round()

    @property
    def sides(self) -> range:
        """Everybody plays alone."""
        return range(self.players)

    def clone(self) -> "ColdClimbState":
        """Return a copy that shares nothing that changes."""
        other = super().clone()
        other.cold, other.steps, other.first = self.cold, self.steps, self.first
        return other

    # What may be done.

    def legal(self) -> tuple[Action, ...]:
        """Return every action of the player to move."""
        if self.outcome is not None:
            return ()
        here, hand = self.places[self.turn], self.hands[self.turn]
        moves: list[Action] = [
            ("move", each) for each in self.game.board.neighbours[here] if self.is_warm(each)
        ]
        above = self.game.above[here]
        if CABLE in hand and above is not None:
            moves.append(("cable", above))
        if here in self.unsearched:
            moves.append(("search",))
        return (*moves, ("stay",))

    def is_warm(self, space: int) -> bool:
        """Tell whether the cold has not come to a compartment yet."""
        return self.game.decks[space] > self.cold

    def explain(self, action: Action) -> Message | None:
        """Return why an action is not legal now, or None if it is."""
        why = None
        if len(action) == 2 and action[0] == "move" and action[1] in range(len(self.game.board)):
            label = self.game.board.ids[action[1]]
            why = message("{place} can't be reached in one step, or lies in the cold.", place=label)
        return refusal(self, action, why)

    # What happens.

    def apply(self, action: Action) -> None:
        """Carry out an action, and end the turn when it was the last."""
        word, *rest = action
        here = self.places[self.turn]
        if word == "search":
            self._search(here)
        elif word != "stay":
            self._go(word, here, rest[0])
        else:
            self.tell("stayed", self.turn)
        self.steps -= 1
        if word == "stay" or not self.steps or self.fates[self.turn] != CLIMBING:
            self._end_turn()

    def _search(self, here: int) -> None:
        self.unsearched.remove(here)
        card = self.deck.pop(self.below(len(self.deck))) if self.deck else NOTHING
        if card != NOTHING:
            self.hands[self.turn].append(card)
        self.tell("searched", self.turn, here, card)

    def _go(self, word: str, here: int, there: int) -> None:
        if word == "cable":
            self.hands[self.turn].remove(CABLE)
        self.places[self.turn] = there
        self.tell("climbed" if word == "cable" else "moved", self.turn, here, there)
        if self.game.board.roles[there] == "shuttle":
            self.fates[self.turn] = ESCAPED
            self.order.append(self.turn)
            self.tell("escaped", self.turn, there)

    def _end_turn(self) -> None:
        if len(self.order) == self.game.ruleset.seats:
            self._finish("the shuttle is full")
            return
        after = (self.turn - self.first) % self.players + 1
        if not self._hand_on(after):
            self._begin_round()

    def _begin_round(self) -> None:
        self.round += 1
        self.tell("round", NOBODY, self.round)
        self.fire("round_started", round=self.round)
        late = self.round - self.game.ruleset.cold_delay
        if late > 0 and late % self.game.ruleset.cold_every == 0:
            self._rise()
        if not self._hand_on(0):
            self._finish("nobody is left in the tower")

    def _rise(self) -> None:
        self.cold += 1
        self.tell("cold", NOBODY, self.cold)
        for seat, place in enumerate(self.places):
            if self.fates[seat] != CLIMBING or self.is_warm(place):
                continue
            if HEATER in self.hands[seat]:
                self.hands[seat].remove(HEATER)
                self.tell("warmed", seat)
            else:
                self.fates[seat] = FROZEN
                self.tell("frozen", seat, place)

    def _hand_on(self, after: int) -> bool:
        """Let the next player have a turn, from a place in the order of play on; tell whether there is one."""
        for place in range(after, self.players):
            seat = (self.first + place) % self.players
            if self.fates[seat] == CLIMBING:
                self.turn = seat
                self.steps = self.game.ruleset.steps + self.below(self.game.ruleset.luck + 1)
                self.pending = [("turn", seat)]
                return True
        return False

    def _finish(self, reason: str) -> None:
        scores = [0.0] * self.players
        for rank, seat in enumerate(self.order):
            scores[seat] = float(self.players - rank)
        self.outcome = Result(tuple(sorted(self.order)), reason, tuple(scores))

    # What is told.

    def view(self, player: int) -> ColdClimbView:
        """Return what a player may know."""
        return ColdClimbView(self, player)

    def determinise(self, player: int, chance: Random) -> "ColdClimbState":
        """Return a state that a player could be in: what others hold and what is in lockers is dealt anew."""
        world = self.clone()
        world.seed = chance.getrandbits(32)
        world.chance = Random(world.seed)
        world.events = [seen for event in self.events if (seen := seen_by(KINDS, event, player))]
        others = [seat for seat in range(self.players) if seat != player]
        cards = [card for card in self.deck if card != NOTHING]
        cards += [card for seat in others for card in self.hands[seat]]
        chance.shuffle(cards)
        for seat in others:
            world.hands[seat] = [cards.pop() for _ in self.hands[seat]]
        world.deck = cards + [NOTHING] * (len(self.deck) - len(cards))
        return world

    def to_json(self) -> JsonObject:
        """Return the whole state, secrets included."""
        return {
            **self.common_json(),
            "places": list(self.places),
            "fates": list(self.fates),
            "order": list(self.order),
            "hands": [list(hand) for hand in self.hands],
            "deck": list(self.deck),
            "unsearched": list(self.unsearched),
            "cold": self.cold,
            "steps": self.steps,
            "first": self.first,
        }

    def to_text(self, say: Say, /) -> str:
        """Return the whole state for people to read."""
        if self.outcome:
            head = over(self.outcome.reason, self.outcome.winners)
        else:
            head = turn_of(self.round, self.turn)
        lines = [say(head), say(message("the cold is at deck {deck}", deck=self.cold))]
        for seat, place in enumerate(self.places):
            told = message(
                "player {player}: {fate}, {place}, {cards}",
                player=seat + 1,
                fate=message(self.fates[seat]),
                place=self.game.board.ids[place],
                cards=", ".join(self.hands[seat]) or "–",
            )
            lines.append(say(told))
        return "\n".join(lines)
