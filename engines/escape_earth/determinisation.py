"""Determinisation: a full state that the team could be in, as far as it knows.

Players have no secrets from each other; what nobody knows is which cards lie face down, which were taken
out unseen, and what chance will bring. Of a galaxy that is laid out by its designer the team knows which
cards lie hidden, but not in which order.
"""

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING

from hullwright.schema.kinds.galaxy.layout import DRAWN

from ..events import Event

if TYPE_CHECKING:
    from .game import EscapeEarthGame
    from .state import EscapeEarthState


def determinised(state: "EscapeEarthState", chance: Random) -> "EscapeEarthState":
    """Return a state that looks as this one does, with everything that is not known dealt anew."""
    world = state.clone()
    world.seed = chance.getrandbits(32)
    world.chance = Random(world.seed)
    _lay_anew(world, chance)
    world.unseen = taken_out(state.game, state.events, chance)
    world.event_deck = [
        all_ - out - active
        for all_, out, active in zip(
            state.game.box.event_deck, world.unseen, state.active, strict=True
        )
    ]
    return world


def hidden_positions(state: "EscapeEarthState") -> tuple[list[int], list[int]]:
    """Return the positions whose cards nobody knows: those laid by the designer, and drawn ones.

    The goal is known although it lies face down (EE-11).
    """
    laid: list[int] = []
    drawn: list[int] = []
    for at, each in enumerate(state.game.layout.cards, 1):
        if not state.known >> at & 1 and at != state.game.goal:
            (drawn if each.card == DRAWN else laid).append(at)
    return laid, drawn


def _lay_anew(world: "EscapeEarthState", chance: Random) -> None:
    """Shuffle the cards that nobody knows, those that were left out among them (EE-10)."""
    laid, drawn = hidden_positions(world)
    cards = list(world.cards)
    for positions, left_out in ((laid, ()), (drawn, world.left_out)):
        # In an order that does not tell how they truly lie.
        pool = sorted([cards[at - 1] for at in positions] + list(left_out))
        chance.shuffle(pool)
        for at in positions:
            cards[at - 1] = pool.pop()
    if drawn:
        world.left_out = tuple(pool)
    world.cards = tuple(cards)
    world.chart = world.game.chart(world.cards)


def taken_out(game: "EscapeEarthGame", events: Iterable[Event], chance: Random) -> list[int]:
    """Return which events may have been taken out unseen, by all that was seen of the deck (EE-48).

    A card that was drawn later than another was taken out is not that other one: at each time only
    the copies that are never needed again can have gone.
    """
    number = game.box.event
    seen = [(each[0], number[each[2]]) for each in events if each[0] in {"event", "fought"}]
    deck, out = list(game.box.event_deck), [0] * len(game.box.event_deck)
    for at, (word, event) in enumerate(seen):
        if word == "event":
            deck[event] -= 1
            continue
        deck[event] += 1
        spare = [
            count - need for count, need in zip(deck, _needs(seen[at + 1 :], deck), strict=True)
        ]
        gone = chance.choices(range(len(deck)), weights=spare)[0]
        deck[gone] -= 1
        out[gone] += 1
    return out


def _needs(ahead: list[tuple[str, int]], deck: list[int]) -> list[int]:
    """Return how many copies of each event must be in the deck for what is drawn of it later."""
    balance, most = [0] * len(deck), [0] * len(deck)
    for word, event in ahead:
        balance[event] += 1 if word == "event" else -1
        most[event] = max(most[event], balance[event])
    return most
