"""Terms of the game in words: rulesets, tiles, creatures, and the values that fields of a ruleset have."""

from collections.abc import Mapping

from hullwright.schema.checks.sentences.station import BACKS
from hullwright.schema.messages import Message, english

RULESETS: Mapping[str, str] = {"standard": english("Standard rules")}
GROUPS: Mapping[str, str] = {"SA": english("Variants, and open questions of the rules")}

CREATURES: Mapping[str, str] = {"queen": "Queen", "spawn": "Spawn", "warrior": "Warrior"}
SHIPS: Mapping[str, str] = {"pod": english("escape pod"), "fighter": english("fighter")}
CLASSES: Mapping[str, str] = {
    "cargo": "Cargo Bay",
    "habitat": "Habitat",
    "bridge": "Bridge",
    "reactor": "Reactor",
}
VALUES: Mapping[str, str] = {
    "map": english("as the map says"),
    "ends": english("at the left and right ends"),
    "diagonal": english("in opposite corners"),
    "ends_game": english("ends the game"),
    "one": english("one"),
    "any": english("any number"),
    "next_turn": english("in the next turn"),
    "same_turn": english("in the same turn"),
    "all": english("all"),
    "fighters": english("fighters alone"),
    "gone": english("out of the game"),
    "supply": english("back to the supply"),
}
"""What texts in a ruleset mean, whatever field they stand in."""

TERMS: Mapping[str, str | Message] = {**CREATURES, **SHIPS, **CLASSES, **BACKS, **VALUES}
