"""Words for the values of this game's rulesets: tiles and choices."""

from collections.abc import Mapping

from hullwright.schema.checks.sentences.tile_maze import HOUSE_TILES
from hullwright.schema.messages import Message, message

from ..rules.value_words import ValueWords

TILES: Mapping[str, Message] = {
    **HOUSE_TILES,
    "hallway_collapse": message("Hallway collapse"),
    "swap_modules": message("Swap modules"),
    "drift_module": message("Drift Module"),
    "twist_coupling": message("Twist Coupling"),
    "hull_breach": message("Hull breach"),
    "salvage": message("Salvage"),
    "lockdown": message("Lockdown"),
    "about_face": message("About Face"),
    "overcharge": message("Overcharge"),
    "power_drain": message("Power drain"),
    "adrenaline": message("Adrenaline"),
    "abort_roll": message("Abort Roll"),
    "abort_action": message("Abort Action"),
    "abort_maze": message("Abort Maze"),
    "abort_jetpack": message("Abort Jetpack"),
}
"""The tiles of the house set; tiles of a designer's own are called by their titles or ids."""
VALUES: Mapping[str, Message] = {
    "players": message("as suits the number of players"),
    "map": message("the map's own"),
    "alpha": message("Alpha"),
    "omega": message("Omega"),
    "again": message("another one must be laid"),
    "none": message("none is laid instead"),
    "explodes": message("the station explodes"),
    "goes_on": message("it is laid first"),
    "onwards": message("anywhere but back"),
    "any": message("any way"),
    "one": message("room for one"),
    "all": message("room for all"),
    "push": message("whoever is there is pushed"),
    "closed": message("nobody can be put there"),
    "passing": message("for passing meeples too"),
    "stopping": message("for stopping meeples only"),
    "win": message("it wins"),
    "stop": message("it stays"),
}
"""What texts in a ruleset mean, whatever field they stand in."""

VALUE_WORDS = ValueWords({**TILES, **VALUES})
