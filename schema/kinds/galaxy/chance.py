"""Chance that falls the same way on any machine: the shuffles that checks and figures look at."""

from collections.abc import Hashable, Mapping
from hashlib import blake2b
from typing import TypeVar

K = TypeVar("K", bound=Hashable)


def draws(pile: Mapping[K, int], number: int, seed: str) -> list[K]:
    """Return so many cards drawn blindly from a pile that holds some of each kind.

    >>> draws({"planet": 1, "space": 2}, 3, seed="first")
    ['space', 'planet', 'space']
    """
    left = dict(pile)
    total = sum(left.values())
    found = []
    for at in range(min(number, total)):
        card = _nth(left, _fate(seed, at) % (total - at))
        left[card] -= 1
        found.append(card)
    return found


def _nth(pile: Mapping[K, int], number: int) -> K:
    for card, count in pile.items():
        if number < count:
            return card
        number -= count
    raise IndexError(number)


def _fate(seed: str, at: int) -> int:
    return int.from_bytes(blake2b(f"{seed}/{at}".encode(), digest_size=8).digest(), "big")
