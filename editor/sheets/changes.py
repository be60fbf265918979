"""What a scenario changes in its ruleset, as sentences: numbers by templates of their own."""

from collections.abc import Iterator, Mapping
from typing import Any

from ..words import tr_in
from .terms import meaning, value_text

NUMBERS: Mapping[str, str] = {
    "rounds": "The game ends after round {after} instead of round {before}.",
    "human_speed": "Sectors that a Human moves: {after} instead of {before}.",
    "alien_speed": "Sectors that an Alien moves at the most: {after} instead of {before}.",
    "fed_speed": "Sectors that a fed Alien moves at the most: {after} instead of {before}.",
    "speed_per_kill": "Sectors by which each feeding makes an Alien faster: {after} instead of {before}.",
    "hand_limit": "Items that a player may hold: {after} instead of {before}.",
    "pods_open_from": "Pods are open from round {after} on instead of round {before}.",
    "pods_open_humans": "Pods open as soon as {after} Humans or fewer are aboard.",
    "kills_to_win": "Kills that win the game: {after}.",
}
"""By fields of the ruleset."""

WITHOUT: Mapping[str, str] = {
    "speed_per_kill": "Feeding makes no Alien faster than a fed one is anyway.",
    "hand_limit": "Players may hold any number of items.",
    "pods_open_humans": "Pods are open however many Humans are aboard.",
    "kills_to_win": "Nobody wins by a number of kills.",
}
"""Where a field has no number any more."""

OF_SOMEBODY: Mapping[str, str] = {
    "hand_limit_of": "{owner}: may hold {count} items.",
    "item_uses_of": "{owner}: uses of each card before it is gone: {count}.",
}
"""Fields with a number for each of several owners."""

UNLIMITED = frozenset({"hand_limit"})
"""Fields in which 0 means any number."""


def change_text(language: str, name: str, before: Any, after: Any, means: str) -> str:
    """Return a sentence for a field that differs; `means` says what it is, where it has no sentence."""
    if not after and name in WITHOUT:
        return tr_in(language, WITHOUT[name])
    if name in NUMBERS:
        was = tr_in(language, "any number") if not before and name in UNLIMITED else before
        return tr_in(
            language,
            NUMBERS[name],
            before=value_text(language, was),
            after=value_text(language, after),
        )
    return tr_in(
        language,
        "{meaning} Here: {after}. In the edition: {before}.",
        meaning=meaning(language, means),
        before=value_text(language, before),
        after=value_text(language, after),
    )


def owned_texts(
    language: str, name: str, before: Mapping[str, int], after: Mapping[str, int]
) -> Iterator[str]:
    """Yield a sentence for each owner whose number differs."""
    for owner, count in after.items():
        if before.get(owner) != count:
            who = value_text(language, owner)
            yield tr_in(language, OF_SOMEBODY[name], owner=who, count=count)
