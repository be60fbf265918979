"""The ruleset: the frozen record that rule codes change, and the two that ship.

What is in the box, who gets how much of it, and the dice stand in the map; a field here overrides that
where it says so. Fields whose meaning names a rule with [H] in the digest are decisions of ours.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ..rules.fields import Conditions, Ruleset, rule_field
from ..rules.value_words import ValueWords
from .value_words import VALUE_WORDS

AS_THE_MAP_SAYS = -1

MOST_ENERGY = 9
WITH_ENERGY: Conditions = {"energy": (AS_THE_MAP_SAYS, *range(1, MOST_ENERGY + 1))}
WITH_ABORTS: Conditions = {"aborts": (True,)}


@dataclass(frozen=True, kw_only=True)
class NoEscapeRuleset(Ruleset):
    """Everything that may differ between scenarios."""

    words: ClassVar[ValueWords] = VALUE_WORDS
    moments: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "turn_started": ("player",),
        "tile_laid": ("player", "cell"),
    }

    start_board: str = rule_field(
        "players",
        "The start board: players, the face for their number (NE-20); map, the one that lies on the "
        "map; or the house board alpha or omega.",
        choices=("players", "map", "alpha", "omega"),
    )
    prelaid: bool = rule_field(
        default=True, means="Whether the tiles that the map shows lie on the table at the start."
    )
    strict_exit: bool = rule_field(
        default=True,
        means="Whether an exit must stay in reach of the hub (NE-43), not only somewhere (NE-42).",
    )
    loose_lanes: bool = rule_field(
        default=True,
        means="Whether a tile may be laid although one of its lanes meets nothing yet: that lane is an "
        "open exit like any other (NE-40 … NE-42). Where not, every lane must have a way back (NE-53).",
    )
    hand: int = rule_field(
        0, "How many tiles a player holds (NE-21, NE-35); 0 is as many as the map says.", most=9
    )
    energy: int = rule_field(
        AS_THE_MAP_SAYS,
        "How many energy tokens a player has (NE-23); -1 is as many as the map says.",
        least=AS_THE_MAP_SAYS,
        most=MOST_ENERGY,
    )
    fuse: int = rule_field(
        0, "How many tiles the draw pile is cut to at the start; 0 is not at all.", most=999
    )
    actions: bool = rule_field(default=True, means="Whether action tiles are in the pile (NE-30).")
    aborts: bool = rule_field(default=True, means="Whether abort tiles are in the pile (NE-81).")
    reroll_aborts: bool = rule_field(
        default=True,
        means="Whether a roll that was made again can be stopped like any other (NE-82).",
        matters=WITH_ABORTS,
    )
    stopped_maze: str = rule_field(
        "again",
        "After a maze tile is stopped, again: another one must be laid (NE-85); none: no other is.",
        choices=("again", "none"),
        matters=WITH_ABORTS,
    )
    last_flip: str = rule_field(
        "explodes",
        "What follows if a forced flip empties the pile on a tile that could be laid: the "
        "station explodes (explodes), or the game goes on until tiles have to be drawn (goes_on) "
        "(NE-32, NE-91).",
        choices=("explodes", "goes_on"),
    )
    open_hands: bool = rule_field(
        default=False, means="Whether all hands lie open on the table, for learning."
    )
    teams: int = rule_field(
        0,
        "How many teams there are, of which the first meeple that is out wins for all; 0 is none.",
        most=4,
    )
    full_roll: bool = rule_field(default=True, means="Whether the whole roll must be used (NE-34).")
    hub_ways: str = rule_field(
        "onwards",
        "Where a meeple may go that comes to the hub: onwards, anywhere but back, as at any branch "
        "(NE-60, NE-61); or any way (any).",
        choices=("onwards", "any"),
    )
    hub_holds: str = rule_field(
        "one",
        "How many meeples have room on the hub once they have left it: one, who is pushed by whoever "
        "comes next (NE-17); or all (NE-23).",
        choices=("one", "all"),
    )
    controls: str = rule_field(
        "passing",
        "Whether control centres work for passing meeples too (NE-75), or for stopping ones only.",
        choices=("passing", "stopping"),
    )
    push_out: str = rule_field(
        "win",
        "What becomes of a meeple that is pushed through an exit: win, or stop, it stays and so "
        "does the pusher (NE-67).",
        choices=("win", "stop"),
    )
    pushed_specials: bool = rule_field(
        default=True,
        means="Whether teleporters and control centres work for pushed meeples (NE-68).",
    )
    taken_indicator: str = rule_field(
        "push",
        "What a teleport onto an indicator with a meeple on it does: push, that one makes way first; "
        "or closed, nobody can be put there (NE-72).",
        choices=("push", "closed"),
    )
    jetpack_out: bool = rule_field(
        default=True,
        means="Whether the free steps to an empty space may carry a jetpack off the board (NE-69).",
        matters=WITH_ENERGY,
    )
    triggers: tuple[str, ...] = rule_field(
        (), "Functions called at moments of the game, as moment|layer|priority|code|module:name."
    )


RULESETS: Mapping[str, NoEscapeRuleset] = {
    "standard": NoEscapeRuleset(),
    "first-game": NoEscapeRuleset(aborts=False, open_hands=True, fuse=60),
}
"""The rulesets that ship, by name; the second is a short game to learn by, with open hands."""
