"""What a scenario changes in the ruleset, as sentences: numbers by templates of their own."""

from collections.abc import Mapping

from hullwright.schema.messages import english

from ..game import ChangeWords

NUMBERS: Mapping[str, str] = {
    "rounds": english("The game ends after round {after} instead of round {before}."),
    "human_speed": english("Sectors a Human moves: {after} instead of {before}."),
    "alien_speed": english("Sectors an Alien moves at most: {after} instead of {before}."),
    "fed_speed": english("Sectors a fed Alien moves at most: {after} instead of {before}."),
    "speed_per_kill": english(
        "How much faster each feeding makes an Alien: {after} sectors instead of {before}."
    ),
    "hand_limit": english("Items a player may hold: {after} instead of {before}."),
    "pods_open_from": english("Pods open in round {after} instead of round {before}."),
    "pods_open_humans": english("Pods open as soon as {after} Humans or fewer are aboard."),
    "kills_to_win": english("Kills needed to win: {after}."),
}
"""By fields of the ruleset."""

WITHOUT: Mapping[str, str] = {
    "speed_per_kill": english("Further feedings make an Alien no faster."),
    "hand_limit": english("Players may hold any number of items."),
    "pods_open_humans": english("Pods are open no matter how many Humans are aboard."),
    "kills_to_win": english("Kills alone don't win the game."),
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
