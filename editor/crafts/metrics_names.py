"""What people call the measurements; a name that is not in the table is turned into words."""

from collections.abc import Mapping

from ..forms.clause import humanised
from ..words import tr

NAMES: Mapping[str, str] = {
    "spaces": "Spaces",
    "counts": "Counts",
    "links": "Links",
    "one_way_links": "One-way links",
    "distances": "Distances",
    "metrics": "Measurements",
    # hex zones
    "silent": "Silent",
    "dangerous": "Dangerous",
    "pod": "Pods",
    "human": "Humans",
    "alien": "Aliens",
    "hull": "Hull",
    "same": "At the same time",
    "mirror_left_right": "Left and right",
    "mirror_up_down": "Up and down",
    "half_turn": "Half turn",
    "mean_degree": "Neighbours of a sector",
    "dead_ends": "Dead ends",
    "pieces": "Separate parts",
    "size": "Columns, rows",
    # tile mazes
    "nearest_exit": "Nearest exit",
    "exits": "Exits",
    "exits_per_player": "Exits for each player",
    "start_board": "Start board",
    "edge_tiles": "Tiles at the edge",
    "longest_corridor": "Longest corridor",
    "teleporter_pairs": "Pairs of teleporters",
    "long_tile_share": "Share of long tiles",
    "spaces_per_tile": "Spaces on a tile",
    "placement_freedom": "Freedom to place",
    "draw_pile": "Draw pile",
    "draw_pile_rounds": "Rounds of the draw pile",
    # stations
    "tile_to_gate": "From a tile to a gate",
    "tile_to_jump_point": "From a tile to a jump point",
    "pod_cell_to_gate": "From a pod cell to a gate",
    "min": "Least",
    "mean": "Mean",
    "max": "Most",
    "shortest": "Shortest",
    "longest": "Longest",
    "station_pieces": "Parts of the station",
    "jump_point_shares": "Tiles nearest to a jump point",
    "expected_end": "Expected end",
    "turns_per_player": "Turns for each player",
    # galaxies
    "par_of_deals": "Par, least and most",
    "alien_clock": "Turns until the Aliens come",
    "chaos_clock": "Turns until chaos",
    "face_up": "Cards face up",
}
"""English templates, translated when they are shown."""


def name_of(key: str) -> str:
    """Return what people call a measurement."""
    return tr(NAMES[key]) if key in NAMES else humanised(key)
