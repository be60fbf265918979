"""Terms of the game in words: rulesets, cards, buildings, events, and the values of a ruleset's fields."""

from collections.abc import Mapping

RULESETS: Mapping[str, str] = {
    "standard": "Standard rules, without a level",
    "beginner": "Beginners",
    "expert": "Experts",
}
GROUPS: Mapping[str, str] = {"EE": "Levels, time, outposts and galaxies"}

GALAXY_CARDS: Mapping[str, str] = {
    "earth": "Earth",
    "ocean": "Ocean planet",
    "planet": "planet",
    "planet_food": "food planet",
    "planet_resource": "resource planet",
    "space": "space",
    "asteroid": "asteroid field",
}
BUILDINGS: Mapping[str, str] = {
    "outpost": "outpost",
    "farm": "hydroponic farm",
    "mine": "robomine",
    "lab": "space lab",
    "starbase": "starbase",
}
ACTIVITIES: Mapping[str, str] = {
    "build": "Build",
    "food": "food",
    "resource": "resource",
    "knowledge": "knowledge",
    "military": "military",
}
EVENTS: Mapping[str, str] = {
    "famine": "Famine",
    "revolt": "Revolt",
    "raiders": "Raiders",
    "anomaly": "Space anomaly",
    "plague": "Plague",
}
TIME_CARDS: Mapping[str, str] = {"nothing": "nothing", "event": "an event", "aliens": "Aliens"}
VALUES: Mapping[str, str] = {
    "turn1": "from the first turn",
    "building2": "from the second building",
    "window": "the cards right behind them",
    "next_hidden": "the next hidden cards",
    "warn": "a warning",
    "lose": "the game is lost",
    "kinds": "kinds of events",
    "cards": "event cards",
    "choice": "the team’s choice",
    "random": "by chance",
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
