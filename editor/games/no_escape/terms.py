"""Terms of the game in words: rulesets, tiles, and the values that fields of a ruleset have."""

from collections.abc import Mapping

from ...crafts.tile_maze.names import HOUSE_TILES

RULESETS: Mapping[str, str] = {
    "standard": "Standard rules",
    "first-game": "First game: open hands, no aborts, a short pile",
}
GROUPS: Mapping[str, str] = {"NE": "Variants, and open questions of the rules"}

TILES: Mapping[str, str] = {
    **{tile: title.template for tile, title in HOUSE_TILES.items()},
    "hallway_collapse": "Hallway collapse",
    "swap_modules": "Swap modules",
    "drift_module": "Drift Module",
    "twist_coupling": "Twist Coupling",
    "hull_breach": "Hull breach",
    "salvage": "Salvage",
    "lockdown": "Lockdown",
    "about_face": "About Face",
    "overcharge": "Overcharge",
    "power_drain": "Power drain",
    "adrenaline": "Adrenaline",
    "abort_roll": "Abort Roll",
    "abort_action": "Abort Action",
    "abort_maze": "Abort Maze",
    "abort_jetpack": "Abort Jetpack",
}
"""The tiles of the house set; tiles of a designer's own are called by their titles or ids."""
VALUES: Mapping[str, str] = {
    "players": "for the number of players",
    "map": "the map's own",
    "alpha": "Alpha",
    "omega": "Omega",
    "again": "another one must be laid",
    "none": "no other one is laid",
    "explodes": "the station explodes",
    "goes_on": "it is laid first",
    "passing": "for passing meeples too",
    "stopping": "for stopping meeples only",
    "win": "it wins",
    "stop": "it stays",
}
"""What texts in a ruleset mean, whatever field they stand in."""

TERMS: Mapping[str, str] = {**TILES, **VALUES}
