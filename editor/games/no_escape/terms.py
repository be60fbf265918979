"""Terms of the game in words: rulesets, tiles, and the values that fields of a ruleset have."""

from collections.abc import Mapping

from hullwright.schema.checks.sentences.tile_maze import HOUSE_TILES
from hullwright.schema.messages import Message, english

RULESETS: Mapping[str, str] = {
    "standard": english("Standard rules"),
    "first-game": english("First game: open hands, no aborts, a short pile"),
}
GROUPS: Mapping[str, str] = {"NE": english("Variants, and open questions of the rules")}

TILES: Mapping[str, str | Message] = {
    **HOUSE_TILES,
    "hallway_collapse": english("Hallway collapse"),
    "swap_modules": english("Swap modules"),
    "drift_module": english("Drift Module"),
    "twist_coupling": english("Twist Coupling"),
    "hull_breach": english("Hull breach"),
    "salvage": english("Salvage"),
    "lockdown": english("Lockdown"),
    "about_face": english("About Face"),
    "overcharge": english("Overcharge"),
    "power_drain": english("Power drain"),
    "adrenaline": english("Adrenaline"),
    "abort_roll": english("Abort Roll"),
    "abort_action": english("Abort Action"),
    "abort_maze": english("Abort Maze"),
    "abort_jetpack": english("Abort Jetpack"),
}
"""The tiles of the house set; tiles of a designer's own are called by their titles or ids."""
VALUES: Mapping[str, str] = {
    "players": english("for the number of players"),
    "map": english("the map's own"),
    "alpha": english("Alpha"),
    "omega": english("Omega"),
    "again": english("another one must be laid"),
    "none": english("no other one is laid"),
    "explodes": english("the station explodes"),
    "goes_on": english("it is laid first"),
    "passing": english("for passing meeples too"),
    "stopping": english("for stopping meeples only"),
    "win": english("it wins"),
    "stop": english("it stays"),
}
"""What texts in a ruleset mean, whatever field they stand in."""

TERMS: Mapping[str, str | Message] = {**TILES, **VALUES}
