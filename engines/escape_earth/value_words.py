"""Words for the values of this game's rulesets: cards, buildings, cubes, events, choices."""

from collections.abc import Mapping

from hullwright.schema.checks.sentences.galaxy import ACTIVITIES, BUILDINGS, CARDS, CUBES, EVENTS
from hullwright.schema.messages import Message, message

from ..rules.value_words import ValueWords

TIME_CARDS: Mapping[str, Message] = {
    "nothing": message("nothing"),
    "event": message("an event"),
    "aliens": message("Aliens"),
}
VALUES: Mapping[str, Message] = {
    "turn1": message("from the first turn"),
    "building2": message("from the second building"),
    "window": message("the cards right behind them"),
    "next_hidden": message("the next hidden cards"),
    "warn": message("a warning"),
    "lose": message("the game is lost"),
    "kinds": message("kinds of events"),
    "cards": message("event cards"),
    "choice": message("the team’s choice"),
    "random": message("by chance"),
}
"""What texts in a ruleset mean, whatever field they stand in."""

VALUE_WORDS = ValueWords(
    {
        **CARDS,
        **BUILDINGS,
        **ACTIVITIES,
        # Rulesets and events speak of cubes; the cards that make them are asked for by themselves.
        **CUBES,
        **TIME_CARDS,
        **EVENTS,
        **VALUES,
    }
)
