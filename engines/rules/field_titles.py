"""What people call the fields of rulesets whose names alone do not say it well."""

from collections.abc import Mapping

from hullwright.schema.messages import Message, english, humanised, message

TITLES: Mapping[str, str] = {
    "aboard_at_end": english("Humans aboard at the end"),
    "alien_killed": english("When an Alien is killed"),
    "aliens_pass_pods": english("Aliens may pass pods"),
    "aliens_walk": english("Aliens move card by card"),
    "blue_tiles": english("Blue tiles after the die"),
    "boarding_attacked": english("Ships attacked when boarded"),
    "bonus_at_start": english("Bonus planets pay at the start"),
    "bonus_spendable": english("Bonus cubes can be spent"),
    "borrowed_fighter_rests": english("Borrowed fighters rest"),
    "build_on_start": english("Buildings on the start"),
    "chaos_counts": english("What chaos counts"),
    "colours_of_two": english("Colours in a two-player game"),
    "controls": english("Control centres work for"),
    "core_breach": english("Core Breach"),
    "crew_on_inner_tile": english("Crew on inner tiles"),
    "declared_items": english("Announced items"),
    "defence_against_humans": english("Defence against Humans"),
    "defend_zero": english("Turned-away creatures may stay"),
    "draw_in_silent": english("Cards in silent sectors"),
    "drifter_board": english("When Drifters board"),
    "energy": english("Energy tokens"),
    "evolve_attacks": english("Evolving attacks"),
    "examiner_shows_itself": english("Examiners show their identity"),
    "fed_by": english("Aliens feed on"),
    "fed_speed": english("Speed when fed"),
    "full_roll": english("Whole roll must be used"),
    "fuse": english("Draw pile cut to"),
    "goal_open": english("Goal face up"),
    "hand": english("Tiles in a hand"),
    "hand_limit_of": english("Hand limit by character"),
    "hub_holds": english("Room on the hub"),
    "hub_ways": english("Ways on from the hub"),
    "human_killed": english("When a Human is killed"),
    "humans_pass_pods": english("Humans may pass pods"),
    "instant_for_all": english("Fighting at once pays for all copies"),
    "item_drawn_with": english("What draws an item"),
    "item_uses_of": english("Item uses by character"),
    "jetpack_out": english("Jetpacks may leave the board"),
    "killed_humans_win": english("Killed Humans win with the Aliens"),
    "last_flip": english("When the last tile is flipped"),
    "last_human_mutates": english("The last Human may mutate"),
    "many_players": english("Five or six players"),
    "may_stay": english("Players may stay put"),
    "move_points": english("Movement points"),
    "numbered_aliens": english("Numbered Aliens"),
    "outposts": english("What outposts reveal"),
    "pass_ends_turn": english("Passing ends the turn"),
    "pod_deck": english("Pod cards"),
    "pod_reached": english("When a pod is reached"),
    "pods_of_two": english("Pods in a two-player game"),
    "pods_open_from": english("Pods open from round"),
    "pods_open_humans": english("Pods open when so few Humans are left"),
    "pods_open_rounds": english("Rounds in which pods are open"),
    "prelaid": english("Tiles laid at the start"),
    "push_out": english("Pushed through an exit"),
    "pushed_specials": english("Special spaces work when pushed"),
    "queen_takes_wrecked": english("Queens kill wrecked crew"),
    "release_on_gates": english("Creatures released on gates"),
    "removed": english("Cards removed unseen"),
    "repel_faceup_only": english("Repel from face-up cards only"),
    "repel_way_faceup": english("Repel over face-up cards only"),
    "repel_with": english("Cubes that repel"),
    "replaced_returns": english("Replaced buildings return"),
    "reroll_aborts": english("Rerolls can be stopped"),
    "rounds_after_station": english("Rounds after the last tile"),
    "sector_deck": english("Dangerous-sector cards"),
    "silent_open_to": english("Silent sectors open to"),
    "softlock": english("When the game can't be won any more"),
    "solo": english("One player plays all ships"),
    "speed_per_kill": english("Speed per feeding"),
    "start_items": english("Starting items"),
    "stopped_maze": english("When a maze tile is stopped"),
    "strict_exit": english("An exit stays in reach of the hub"),
    "taken_indicator": english("Occupied teleport indicators"),
    "time_from": english("When time cards begin"),
    "too_many_items": english("Too many items in hand"),
    "upgrade_reveals": english("Upgrading reveals again"),
}


_OURS = f"{__package__.rpartition('.')[0]}."
"""How the modules of our games begin."""


def field_title(name: str, ruleset: type | None = None) -> Message:
    """Return what people call a field of a kind of ruleset; those of plugins' games go by their names.

    >>> str(field_title("fed_by")), str(field_title("first_open_round"))
    ('Aliens feed on', 'First open round')
    >>> str(field_title("hand", type("Theirs", (), {"__module__": "somebody.rules"})))
    'Hand'
    """
    is_ours = ruleset is None or ruleset.__module__.startswith(_OURS)
    return message(TITLES[name]) if is_ours and name in TITLES else humanised(name)
