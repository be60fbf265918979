"""Terms of the game in words: rulesets, cards, buildings, events, and the values of a ruleset's fields."""

from collections.abc import Mapping

from hullwright.schema.checks.sentences.galaxy import ACTIVITIES, BUILDINGS, CARDS, CUBES, EVENTS
from hullwright.schema.messages import Message, english

RULESETS: Mapping[str, str] = {
    "standard": english("Standard rules, without a level"),
    "beginner": english("Beginners"),
    "expert": english("Experts"),
}
GROUPS: Mapping[str, str] = {"EE": english("Levels, time, outposts and galaxies")}

TIME_CARDS: Mapping[str, str] = {
    "nothing": english("nothing"),
    "event": english("an event"),
    "aliens": english("Aliens"),
}
VALUES: Mapping[str, str] = {
    "turn1": english("from the first turn"),
    "building2": english("from the second building"),
    "window": english("the cards right behind them"),
    "next_hidden": english("the next hidden cards"),
    "warn": english("a warning"),
    "lose": english("the game is lost"),
    "kinds": english("kinds of events"),
    "cards": english("event cards"),
    "choice": english("the team’s choice"),
    "random": english("by chance"),
}
"""What texts in a ruleset mean, whatever field they stand in."""

TERMS: Mapping[str, str | Message] = {
    **CARDS,
    **BUILDINGS,
    **ACTIVITIES,
    # In a ruleset and in an event cubes are meant; the cards that make them are asked for by themselves.
    **CUBES,
    **TIME_CARDS,
    **EVENTS,
    **VALUES,
}
