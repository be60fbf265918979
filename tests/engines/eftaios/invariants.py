"""What must be true of every state of a game, whatever was played."""

from collections import Counter
from itertools import chain
from operator import methodcaller

from hullwright.engines.contract import Action
from hullwright.engines.eftaios.cards import item_cards
from hullwright.engines.eftaios.events import KINDS
from hullwright.engines.eftaios.fates import ABOARD, NOBODY
from hullwright.engines.eftaios.state import EftaiosState
from hullwright.engines.eftaios.zone import HULL

HAS_OWN_ITEM = methodcaller("__contains__", "own_item")


def count(state: EftaiosState) -> tuple[int, int]:
    """Return how many cards there are, wherever they lie: sector and item cards, and pod cards."""
    piles = (
        state.sector_deck,
        state.sector_discard,
        state.item_deck,
        state.item_discard,
        state.removed,
    )
    lying = sum(map(len, chain(state.hands, state.shown, piles))) + sum(state.covers)
    drawn = 2 if state.pending[-1][0] == "pod_card" else 0
    return (
        lying - sum(map(HAS_OWN_ITEM, state.powers)),
        len(state.pod_deck) + len(state.pod_discard) + drawn,
    )


def cards(state: EftaiosState) -> tuple[Counter[str], Counter[str]]:
    """Return the cards by name, wherever they lie: sector and item cards, and pod cards."""
    found = Counter(
        card.removeprefix("item:")
        for pile in (state.sector_deck, state.sector_discard, state.item_deck, state.item_discard)
        for card in pile
    )
    found.update(state.removed)
    found["silence"] += sum(state.covers)
    for player in range(state.players):
        found.update(item_cards(state, player) + state.shown[player])
    pods = Counter(state.pod_deck + state.pod_discard)
    if state.pending[-1][0] == "pod_card":
        pods.update(state.pending[-1][2:])
    return found, pods


class Watch:
    """Looks at a game after every action, and remembers what must not change."""

    def __init__(self, state: EftaiosState, *, deep: bool = False) -> None:
        self.total = count(state)
        self.cards = cards(state) if deep else None
        self.rounds = state.game.ruleset.rounds
        self.closed, self.spent, self.roles = state.closed, state.spent, state.roles
        self.positions = state.positions.copy()
        self.told = 0
        self.places: tuple[list[int], ...] = ()
        """The fates, positions and places to come back to that were last found to go together."""

    def look(self, state: EftaiosState, action: Action) -> None:
        """Hold a state against everything that must be true of it."""
        assert count(state) == self.total
        assert state.round <= self.rounds
        is_going_on = state.result() is None
        assert is_going_on == (0 <= state.to_move < state.players)
        if state.positions != self.positions:
            self._moved(state, action)
        if is_going_on:
            assert state.fates[state.to_move] == ABOARD
        places = (state.fates, state.positions, state.waiting)
        if places != self.places:
            assert all(map(_is_somewhere, *places))
            self.places = tuple(each.copy() for each in places)
        if self.cards is not None:
            assert cards(state) == self.cards
            self._events(state)
        self.closed, self.spent, self.roles = state.closed, state.spent, state.roles

    def _moved(self, state: EftaiosState, action: Action) -> None:
        """Nobody has come to a hull, or to a sector that was closed (EA-M3, EA-T4)."""
        for before, after in zip(self.positions, state.positions, strict=True):
            if after not in (before, NOBODY):
                shut = self.closed if action == ("move", after) else self.spent
                assert not shut >> after & 1
                assert self.roles[after] != HULL
        self.positions = state.positions.copy()

    def _events(self, state: EftaiosState) -> None:
        """Every event is of a known kind and has its fields."""
        for event in state.events[self.told :]:
            assert len(event) == 2 + len(KINDS[event[0]].fields), event
        self.told = len(state.events)


def _is_somewhere(fate: int, position: int, waiting: int) -> bool:
    """Tell whether a player is aboard with a place or a place to come back to, or out of the game."""
    if fate != ABOARD:
        return position == waiting == NOBODY
    return position != NOBODY or waiting != NOBODY
