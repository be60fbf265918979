"""Terms of the game in words: rulesets, tiles, creatures, and the values that fields of a ruleset have."""

from collections.abc import Mapping

RULESETS: Mapping[str, str] = {"standard": "Standard rules"}
GROUPS: Mapping[str, str] = {"SA": "Variants, and open questions of the rules"}

CREATURES: Mapping[str, str] = {"queen": "Queen", "spawn": "Spawn", "warrior": "Warrior"}
SHIPS: Mapping[str, str] = {"pod": "escape pod", "fighter": "fighter"}
CLASSES: Mapping[str, str] = {
    "cargo": "Cargo Bay",
    "habitat": "Habitat",
    "bridge": "Bridge",
    "reactor": "Reactor",
}
BACKS: Mapping[str, str] = {
    "black_hole": "Black hole",
    "core_breach": "Core Breach",
    "swap_crew_station": "swap two crew on tiles",
    "swap_crew_ships": "swap two crew on ships",
    "drifter_to_station": "a Drifter back to the station",
    "drifter_to_ship": "a Drifter aboard a ship",
    "fire_any_turret": "fire any turret",
    "move_empty_ship": "move any empty ship",
    "teleport_creature": "teleport a creature",
    "move_any_fighter": "move any fighter",
    "hatch": "a Warrior and a Spawn hatch",
    "extra_step": "a step farther",
    "evolve_spawn_warrior": "Spawn and Warrior change",
    "evolve_to_queen": "evolve into a Queen",
    "evolve_queen": "a Queen changes",
    "defend_warrior": "turn a Warrior away",
    "defend_spawn": "turn a Spawn away",
    "defend_queen": "turn a Queen away",
    "steal_creature": "steal captured creatures",
}
"""The backs of tiles beside those that bring a creature or a ship."""
VALUES: Mapping[str, str] = {
    "map": "as the map says",
    "ends": "at the left and right ends",
    "diagonal": "in opposite corners",
    "ends_game": "ends the game",
    "one": "one",
    "any": "any number",
    "next_turn": "in the next turn",
    "same_turn": "in the same turn",
    "all": "all",
    "fighters": "fighters alone",
    "gone": "out of the game",
    "supply": "back to the supply",
}
"""What texts in a ruleset mean, whatever field they stand in."""

TERMS: Mapping[str, str] = {**CREATURES, **SHIPS, **CLASSES, **BACKS, **VALUES}
