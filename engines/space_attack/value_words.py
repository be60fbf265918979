"""Words for the values of this game's rulesets: creatures, ships, tiles and choices."""

from collections.abc import Mapping

from hullwright.schema.checks.sentences.station import BACKS
from hullwright.schema.messages import Message, message

from ..rules.value_words import ValueWords

CREATURES: Mapping[str, Message] = {
    "queen": message("Queen"),
    "spawn": message("Spawn"),
    "warrior": message("Warrior"),
}
SHIPS: Mapping[str, Message] = {"pod": message("escape pod"), "fighter": message("fighter")}
CLASSES: Mapping[str, Message] = {
    "cargo": message("Cargo Bay"),
    "habitat": message("Habitat"),
    "bridge": message("Bridge"),
    "reactor": message("Reactor"),
}
VALUES: Mapping[str, Message] = {
    "map": message("as on the map"),
    "ends": message("at the left and right ends"),
    "diagonal": message("in opposite corners"),
    "ends_game": message("ends the game"),
    "one": message("one"),
    "any": message("any number"),
    "next_turn": message("in the next turn"),
    "same_turn": message("in the same turn"),
    "all": message("all"),
    "pods": message("escape pods"),
    "none": message("none"),
    "both": message("both or nothing"),
    "either": message("one on its own, too"),
    "player": message("for each player"),
    "colour": message("for each colour"),
    "set_up": message("during set-up"),
    "always": message("always"),
    "fighters": message("fighters alone"),
    "gone": message("out of the game"),
    "supply": message("back to the supply"),
}
"""What texts in a ruleset mean, whatever field they stand in."""

VALUE_WORDS = ValueWords({**CREATURES, **SHIPS, **CLASSES, **BACKS, **VALUES})
