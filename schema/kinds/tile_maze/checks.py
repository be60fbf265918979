"""The checks of tile mazes, by the ids of the digest (NEV-…)."""

from ...checks.effect_checks import EFFECT_CHECK
from ...checks.survey import Checks
from .deck_checks import action_effects, deck, maze_ends
from .table_checks import edges, overlaps_and_new_paths, start_board
from .way_checks import (
    exits,
    exits_and_players,
    first_turn_escape,
    lone_teleporter,
    only_exit,
    traps,
    way_home,
)

CHECKS: Checks = {
    "NEV-1": edges,
    "NEV-2": overlaps_and_new_paths,
    "NEV-3": exits,
    "NEV-4": way_home,
    "NEV-5": deck,
    "NEV-6": start_board,
    "NEV-7": first_turn_escape,
    "NEV-8": lone_teleporter,
    "NEV-9": exits_and_players,
    "NEV-10": only_exit,
    "NEV-11": traps,
    "NEV-12": maze_ends,
    EFFECT_CHECK: action_effects,
}
