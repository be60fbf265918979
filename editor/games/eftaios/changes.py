"""What a scenario changes in the ruleset, as sentences: numbers by templates of their own."""

from collections.abc import Mapping

from hullwright.schema.messages import english

from ..game import ChangeWords

NUMBERS: Mapping[str, str] = {
    "rounds": english("The game ends after round {after} instead of round {before}."),
    "human_speed": english("Sectors that a Human moves: {after} instead of {before}."),
    "alien_speed": english("Sectors that an Alien moves at the most: {after} instead of {before}."),
    "fed_speed": english(
        "Sectors that a fed Alien moves at the most: {after} instead of {before}."
    ),
    "speed_per_kill": english(
        "Sectors by which each feeding makes an Alien faster: {after} instead of {before}."
    ),
    "hand_limit": english("Items that a player may hold: {after} instead of {before}."),
    "pods_open_from": english("Pods are open from round {after} on instead of round {before}."),
    "pods_open_humans": english("Pods open as soon as {after} Humans or fewer are aboard."),
    "kills_to_win": english("Kills that win the game: {after}."),
}
"""By fields of the ruleset."""

WITHOUT: Mapping[str, str] = {
    "speed_per_kill": english("Feeding makes no Alien faster than a fed one is anyway."),
    "hand_limit": english("Players may hold any number of items."),
    "pods_open_humans": english("Pods are open however many Humans are aboard."),
    "kills_to_win": english("Nobody wins by a number of kills."),
}
"""Where a field has no number any more."""

OF_SOMEBODY: Mapping[str, str] = {
    "hand_limit_of": english("{owner}: may hold {count} items."),
    "item_uses_of": english("{owner}: uses of each card before it is gone: {count}."),
}
"""Fields with a number for each of several owners."""

UNLIMITED = frozenset({"hand_limit"})
"""Fields in which 0 means any number."""

CHANGES = ChangeWords(NUMBERS, WITHOUT, OF_SOMEBODY, UNLIMITED)
