"""Terms of the game in words: rulesets, cards, buildings, events, and the values of a ruleset's fields."""

from collections.abc import Mapping

from hullwright.schema.messages import english

RULESETS: Mapping[str, str] = {
    "standard": english("Standard rules, without a level"),
    "beginner": english("Beginners"),
    "expert": english("Experts"),
}
GROUPS: Mapping[str, str] = {"EE": english("Levels, time, outposts and galaxies")}

GALAXY_CARDS: Mapping[str, str] = {
    "earth": english("Earth"),
    "ocean": english("Ocean planet"),
    "planet": english("planet"),
    "planet_food": english("food planet"),
    "planet_resource": english("resource planet"),
    "space": english("space"),
    "asteroid": english("asteroid field"),
}
BUILDINGS: Mapping[str, str] = {
    "outpost": english("outpost"),
    "farm": english("hydroponic farm"),
    "mine": english("robomine"),
    "lab": english("space lab"),
    "starbase": english("starbase"),
}
ACTIVITIES: Mapping[str, str] = {
    "build": english("Build"),
    "food": english("food"),
    "resource": english("resource"),
    "knowledge": english("knowledge"),
    "military": english("military"),
}
EVENTS: Mapping[str, str] = {
    "famine": "Famine",
    "revolt": "Revolt",
    "raiders": "Raiders",
    "anomaly": "Space anomaly",
    "plague": "Plague",
}
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

TERMS: Mapping[str, str] = {
    **GALAXY_CARDS,
    **BUILDINGS,
    **ACTIVITIES,
    **TIME_CARDS,
    **EVENTS,
    **VALUES,
}
