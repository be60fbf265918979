"""Terms of the game in words: rulesets, tiles, creatures, and the values that fields of a ruleset have."""

from collections.abc import Mapping

from hullwright.schema.messages import english

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
BACKS: Mapping[str, str] = {
    "black_hole": english("Black hole"),
    "core_breach": english("Core Breach"),
    "swap_crew_station": english("swap two crew on tiles"),
    "swap_crew_ships": english("swap two crew on ships"),
    "drifter_to_station": english("a Drifter back to the station"),
    "drifter_to_ship": english("a Drifter aboard a ship"),
    "fire_any_turret": english("fire any turret"),
    "move_empty_ship": english("move any empty ship"),
    "teleport_creature": english("teleport a creature"),
    "move_any_fighter": english("move any fighter"),
    "hatch": english("a Warrior and a Spawn hatch"),
    "extra_step": english("a step farther"),
    "evolve_spawn_warrior": english("Spawn and Warrior change"),
    "evolve_to_queen": english("evolve into a Queen"),
    "evolve_queen": english("a Queen changes"),
    "defend_warrior": english("turn a Warrior away"),
    "defend_spawn": english("turn a Spawn away"),
    "defend_queen": english("turn a Queen away"),
    "steal_creature": english("steal captured creatures"),
}
"""The backs of tiles beside those that bring a creature or a ship."""
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

TERMS: Mapping[str, str] = {**CREATURES, **SHIPS, **CLASSES, **BACKS, **VALUES}
