"""Setting up: the galaxy, the decks, the rows of activity cards (EE-10 … EE-18)."""

from typing import TYPE_CHECKING

from hullwright.schema.kinds.galaxy.deals import Row, deal
from hullwright.schema.kinds.galaxy.layout import DRAWN
from hullwright.schema.messages import message

from ..contract import CannotPlay
from ..events import NOBODY
from . import reveals

if TYPE_CHECKING:
    from .state import EscapeEarthState

DEALS = 20
"""How often cards are dealt anew before it is said that they never fit."""


def lay(state: "EscapeEarthState") -> None:
    """Lay out everything that is on the table when a game begins."""
    game = state.game
    state.first = state.hand = state.acts = state.built = 0
    state.locked = False
    _lay_galaxy(state)
    state.rows = list(_rows(state))
    state.ships = [game.start] * game.hands(state.players)
    state.sides = [0] * state.players
    state.works, state.gifts = {}, {}
    state.stock = list(game.box.stock)
    state.scrapped = [0] * len(state.stock)
    state.supply = list(game.box.supply)
    state.gone = [0] * len(state.supply)
    state.time = list(game.time_cards)
    state.event_deck = list(game.box.event_deck)
    state.active = [0] * len(state.event_deck)
    state.unseen = [0] * len(state.event_deck)
    state.aliens = game.layout.aliens.start
    state.anomaly = 0
    state.conditions = ()
    state.time_change = (0, 0, 0)
    for at, card in enumerate(state.cards, 1):
        if state.opened >> at & 1:
            state.tell("revealed", NOBODY, at, card)
            if game.ruleset.bonus_at_start:
                reveals.give_bonus(state, at)


def _lay_galaxy(state: "EscapeEarthState") -> None:
    """Lay the cards, drawn ones from the shuffled deck; what is left of it is out of the game (EE-10)."""
    game = state.game
    deck = list(game.galaxy_deck)
    state.shuffle(deck)
    state.cards = tuple(
        deck.pop() if each.card == DRAWN else each.card for each in game.layout.cards
    )
    state.left_out = tuple(deck)
    state.opened = state.known = game.opened
    state.chart = game.chart(state.cards)


def _rows(state: "EscapeEarthState") -> list[Row]:
    """Deal the rows and shuffle each (EE-15)."""
    for _ in range(DEALS):
        dealt = deal(
            state.game.layout, state.game.hands(state.players), f"rows {state.below(1 << 30)}"
        )
        if dealt is not None:
            rows = [list(row) for row in dealt]
            for row in rows:
                state.shuffle(row)
            return [tuple(row) for row in rows]
    raise CannotPlay(
        message(
            "The activity cards could not be dealt so that each hand has different ones. Add "
            "copies of some, or change what a hand must hold."
        )
    )
