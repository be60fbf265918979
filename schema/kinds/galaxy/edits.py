"""Edits of galaxies: each is a function from one galaxy to the next."""

from collections.abc import Mapping
from dataclasses import replace

from .following_deck import following
from .laid_cards import ALIENS_START, ANOMALY_LIMIT, NO_CARD, laid
from .layout import Galaxy

MOST_STEPS = 500
"""The farthest position that a token can have; the published schema states the same number."""


def painted(galaxy: Galaxy, contents: Mapping[int, str]) -> Galaxy:
    """Return a galaxy with other contents in some slots, and a deck without the cards that were laid."""
    return following(galaxy, laid_out(galaxy, contents))


def laid_out(galaxy: Galaxy, contents: Mapping[int, str]) -> Galaxy:
    """Return a galaxy with other contents in some slots; spots beyond the cards hold only the Aliens."""
    cards = list(galaxy.cards)
    aliens, anomaly = galaxy.aliens, galaxy.anomaly
    for position, content in contents.items():
        if content == ALIENS_START:
            aliens = replace(aliens, start=_held(position, MOST_STEPS))
        elif content == ANOMALY_LIMIT:
            anomaly = replace(anomaly, min_position=_held(position, len(cards)))
        elif content != NO_CARD and 1 <= position <= len(cards):
            cards[position - 1] = laid(galaxy, cards[position - 1], content)
    after = replace(galaxy, cards=tuple(cards), aliens=aliens, anomaly=anomaly)
    return galaxy if after == galaxy else after


def _held(position: int, most: int) -> int:
    return min(max(position, 1), most)


def exchanged(galaxy: Galaxy, a: int, b: int) -> Galaxy:
    """Return a galaxy in which the cards at two positions have changed places; sides stay."""
    cards = galaxy.cards
    return painted(galaxy, {a: cards[b - 1].card, b: cards[a - 1].card})
