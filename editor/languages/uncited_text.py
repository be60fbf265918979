"""Sentences about rules and files as people read them, without the names that only authors of files need."""

import re

_CITED = re.compile(r"\s*\((?:[A-Z]{2,3}-[A-Z0-9]+(?:,\s*)?)+\)")
"""Ids of rules, which help nobody at the table."""
_VALUES = re.compile(r"\s+\([a-z][a-z0-9]*(?:_[a-z0-9]+)*\)")
"""What files say for what the words before it mean."""


def uncited(text: str) -> str:
    """Return a sentence without the ids of rules.

    >>> uncited("Items that a player may hold (EA-I2, EA-I3).")
    'Items that a player may hold.'
    """
    return _CITED.sub("", text)


def in_words_alone(text: str) -> str:
    """Return a sentence without ids, and without what files say for what is meant.

    >>> in_words_alone("They are out of the game (eliminated) or start again (restarts) (EA-A4).")
    'They are out of the game or start again.'
    """
    return _VALUES.sub("", uncited(text))
