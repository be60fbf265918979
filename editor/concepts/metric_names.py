"""What people call the measurements; a name that is not in the table is turned into words."""

from collections.abc import Mapping

from hullwright.schema.messages import Message, english, verbatim

from .key_words import humanised

NAMES: Mapping[str, str] = {
    "spaces": english("Spaces"),
    "counts": english("Counts"),
    "links": english("Links"),
    "one_way_links": english("One-way links"),
    "distances": english("Distances"),
    "metrics": english("Measurements"),
    # hex zones
    "silent": english("Silent"),
    "dangerous": english("Dangerous"),
    "pod": english("Pods"),
    "human": english("Humans"),
    "alien": english("Aliens"),
    "hull": english("Hull"),
    "same": english("At the same time"),
    "mirror_left_right": english("Left and right"),
    "mirror_up_down": english("Up and down"),
    "half_turn": english("Half turn"),
    "mean_degree": english("Neighbours of a sector"),
    "dead_ends": english("Dead ends"),
    "pieces": english("Separate parts"),
    "size": english("Columns, rows"),
    # tile mazes
    "nearest_exit": english("Nearest exit"),
    "exits": english("Exits"),
    "exits_per_player": english("Exits for each player"),
    "start_board": english("Start board"),
    "edge_tiles": english("Tiles at the edge"),
    "longest_corridor": english("Longest corridor"),
    "teleporter_pairs": english("Pairs of teleporters"),
    "long_tile_share": english("Share of long tiles"),
    "spaces_per_tile": english("Spaces on a tile"),
    "placement_freedom": english("Freedom to place"),
    "draw_pile": english("Draw pile"),
    "draw_pile_rounds": english("Rounds of the draw pile"),
    # stations
    "tile_to_gate": english("From a tile to a gate"),
    "tile_to_jump_point": english("From a tile to a jump point"),
    "pod_cell_to_gate": english("From a pod cell to a gate"),
    "min": english("Least"),
    "mean": english("Mean"),
    "max": english("Most"),
    "shortest": english("Shortest"),
    "longest": english("Longest"),
    "station_pieces": english("Parts of the station"),
    "jump_point_shares": english("Tiles nearest to a jump point"),
    "expected_end": english("Expected end"),
    "turns_per_player": english("Turns for each player"),
    # galaxies
    "par_of_deals": english("Par, least and most"),
    "alien_clock": english("Turns until the Aliens come"),
    "chaos_clock": english("Turns until chaos"),
    "face_up": english("Cards face up"),
    "unknown": english("Unknown cards"),
    # parts of several kinds
    "asteroid": english("Asteroid fields"),
    "hops": english("Hops"),
    "first_planet": english("First planet"),
    "first_outpost": english("First outpost"),
    "positions": english("Positions"),
    "shuffles": english("Shuffles"),
    "par": english("Par"),
    "likely_par": english("Likely par"),
    "slack": english("Slack"),
    "needed_upgrades": english("Needed upgrades"),
    "possible_upgrades": english("Possible upgrades"),
    "planets_in_first_cards": english("Planets in first cards"),
    "asteroid_clusters": english("Asteroid clusters"),
    "longest_asteroid_run": english("Longest asteroid run"),
    "exact_stops": english("Exact stops"),
    "nearest_pod": english("Nearest pod"),
    "human_to_alien_start": english("Human to alien start"),
    "silent_share": english("Silent share"),
    "first_arrival": english("First arrival"),
    "exit": english("Exits"),
    "control": english("Control centres"),
    "steps": english("Steps"),
    "spread": english("Spread"),
    "branches": english("Branches"),
    "loops": english("Loops"),
    "open": english("Open space"),
    "gate": english("Gates"),
    "jump_point": english("Jump Points"),
    "cells": english("Cells"),
    "pod_cells": english("Pod cells"),
    "exposed_tiles": english("Exposed tiles"),
    "all": english("All"),
    "classes": english("Classes"),
    "cargo": english("Cargo"),
    "pockets": english("Pockets"),
    "largest": english("Largest"),
    "queens": english("Queens"),
    "turret_fire": english("Turret fire"),
    "directions": english("Directions"),
    "covered": english("Covered"),
    "dealt_mean": english("Dealt mean"),
    "queen_pressure": english("Queen pressure"),
    "total": english("Total"),
    "tile": english("Tiles"),
    "seats": english("Seats"),
}
"""English templates, translated when they are shown."""


def name_of(key: str) -> Message:
    """Return what people call a measurement."""
    if key in NAMES:
        return Message(NAMES[key], {})
    # The minus of a label such as "1,-2:W" is no hyphen between words.
    return humanised(key) if key[:1].isalpha() else verbatim(key)
