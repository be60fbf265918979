"""The ruleset: the frozen record that rule codes change, and the one that ships.

Every field says in its `means` what it does. Numbers of tokens, tiles, points and faces of the die
come from the map; a field that is 0 or “map” leaves them as the map says.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ..rules.fields import Ruleset, rule_field
from ..rules.value_words import ValueWords
from .value_words import VALUE_WORDS


@dataclass(frozen=True, kw_only=True)
class SpaceAttackRuleset(Ruleset):
    """Everything that may differ between scenarios."""

    words: ClassVar[ValueWords] = VALUE_WORDS
    moments: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "round_started": ("round",),
        "tile_removed": ("player", "cell", "back"),
    }

    move_points: int = rule_field(
        0, "Movement points of a turn (SA-21); 0 is as the map says.", most=20
    )
    pods_per_player: int = rule_field(
        0,
        "Pods that each player begins with (SA-13); 0 is as the map says.",
        most=12,
    )
    colours_of_two: int = rule_field(
        1, "How many colours each plays in a game of two (SA-100).", least=1, most=2
    )
    pods_of_two: str = rule_field(
        "player",
        "For whom pods are counted where each plays two colours: the player or each colour (SA-100).",
        matters={"colours_of_two": (2,)},
        choices=("player", "colour"),
    )
    crew_values: str = rule_field(
        "set_up",
        "How long players may look at the values of their own crew: during set-up (set_up), or always "
        "(SA-13).",
        choices=("set_up", "always"),
    )
    many_players: bool = rule_field(
        default=False,
        means="Whether five or six may play, with fewer crew and pods (SA-104).",
    )
    crew_on_inner_tile: int = rule_field(
        1,
        "How many crew begin on a tile that no open space outside touches (SA-14, SA-101).",
        least=1,
        most=4,
    )
    reactors_dealt: bool = rule_field(
        default=False,
        means="Whether tiles of the last class are dealt even where the map fixes them (SA-103).",
    )
    gates: str = rule_field(
        "map",
        "Where the Jump Points are: map, or of the printed board's other side the ends or the diagonal.",
        choices=("map", "ends", "diagonal"),
    )
    core_breach: str = rule_field(
        "ends_game",
        "What a Core Breach does: it ends the game (ends_game) (SA-95), or is a black hole "
        "(black_hole), and the last crew ends the game (SA-102).",
        slot=True,
        choices=("ends_game", "black_hole"),
    )
    rounds_after_station: int = rule_field(
        0,
        "Rounds that are played after the last tile is gone, when crew still out there are lost; 0 is "
        "without a limit (SA-102).",
        matters={"core_breach": ("black_hole",)},
        most=99,
    )
    blue_tiles: str = rule_field(
        "one",
        "How many blue tiles may be played after the die: one or any (SA-92).",
        choices=("one", "any"),
    )
    drifter_board: str = rule_field(
        "next_turn",
        "When a Drifter may climb aboard after a step in space: in the next turn (next_turn) or "
        "in the same one (same_turn) (SA-42).",
        choices=("next_turn", "same_turn"),
    )
    evolve_attacks: str = rule_field(
        "all",
        "Whom a creature attacks that evolves in place: all there, or fighters alone (SA-58).",
        choices=("all", "fighters"),
    )
    defend_zero: bool = rule_field(
        default=True,
        means="Whether a creature that is turned away may stay where it is, harmless (SA-94a).",
    )
    defence_chains: bool = rule_field(
        default=True,
        means="Whether others may turn away a creature that was turned away to them (SA-94a).",
    )
    boarding_attacked: str = rule_field(
        "pods",
        "Which ships are attacked at once when crew board them in the cell of a creature that ends such "
        "ships: pods, all, or none (SA-57, SA-59).",
        choices=("pods", "all", "none"),
    )
    hatching: str = rule_field(
        "both",
        "What hatches by one tile: both creatures or nothing (both), or also one alone (either) (SA-91).",
        choices=("both", "either"),
    )
    queen_takes_wrecked: bool = rule_field(
        default=True,
        means="Whether crew of a ship that a Warrior wrecks die if a Queen is there (SA-52).",
    )
    release_on_gates: bool = rule_field(
        default=True, means="Whether captured creatures may be put on gates (SA-20)."
    )
    borrowed_fighter_rests: bool = rule_field(
        default=False,
        means="Whether a fighter moved by a red tile may not be moved again in the turn (SA-90).",
    )
    swallowed_creatures: str = rule_field(
        "gone",
        "What becomes of creatures in a black hole: gone for good, or back to the supply (SA-60).",
        choices=("gone", "supply"),
    )
    triggers: tuple[str, ...] = rule_field(
        (), "Functions called at moments of the game, as moment|layer|priority|code|module:name."
    )


RULESETS: Mapping[str, SpaceAttackRuleset] = {"standard": SpaceAttackRuleset()}
"""The rulesets that ship, by name."""
