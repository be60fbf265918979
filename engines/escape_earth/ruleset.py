"""The ruleset: the frozen record that rule codes change, and the levels that ship (EE).

What lies on the table is said by the map: cards, decks, buildings, cubes. The ruleset says how it is
played, and where it names a deck or a number of its own, that counts in place of the map's.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ..rules.fields import NOT_EMPTY, Ruleset, rule_field
from ..rules.value_words import ValueWords
from .value_words import VALUE_WORDS

AS_THE_MAP_SAYS = -1
"""Stands for a number that a ruleset leaves to the map."""

TURN_1, BUILDING_2 = "turn1", "building2"
WINDOW, NEXT_HIDDEN = "window", "next_hidden"
WARN, LOSE = "warn", "lose"
KINDS, CARDS = "kinds", "cards"
CHOICE, RANDOM = "choice", "random"


@dataclass(frozen=True, kw_only=True)
class EscapeEarthRuleset(Ruleset):
    """Everything that may differ between levels and scenarios."""

    words: ClassVar[ValueWords] = VALUE_WORDS
    moments: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "turn_started": ("player",),
        "built": ("position", "building"),
    }

    time_from: str = rule_field(
        BUILDING_2,
        "When time cards begin: in the first turn (turn1) (EE-23), or once two buildings were "
        "built (building2) (EE-24).",
        choices=(TURN_1, BUILDING_2),
    )
    repel_faceup_only: bool = rule_field(
        default=False,
        means="Whether the Aliens can be repelled from face-up cards only (EE-49).",
        matters={"repel_with": NOT_EMPTY},
    )
    repel_way_faceup: bool = rule_field(
        default=False,
        means="Whether the Aliens are driven back only over and onto face-up cards (EE-49).",
        matters={"repel_with": NOT_EMPTY},
    )
    pass_ends_turn: bool = rule_field(
        default=False,
        means="Whether passing gives up the rest of the turn, or one action (EE-22).",
    )
    repel_with: str = rule_field(
        "military", "The kind of cubes that repels the Aliens; nothing if none does (EE-49)."
    )
    outposts: str = rule_field(
        WINDOW,
        "What outposts reveal: the cards right behind them (window), or the next hidden ones "
        "(next_hidden) (EE-44).",
        choices=(WINDOW, NEXT_HIDDEN),
    )
    upgrade_reveals: bool = rule_field(
        default=True, means="Whether an outpost reveals again when it is upgraded (EE-45)."
    )
    softlock: str = rule_field(
        WARN,
        "What follows when hidden cards can't be revealed any more: warn, or lose (EE-82).",
        choices=(WARN, LOSE),
    )
    removed: int = rule_field(
        AS_THE_MAP_SAYS,
        "How many galaxy cards are taken out unseen; -1 is as the map says (EE-10).",
        least=AS_THE_MAP_SAYS,
        most=999,
        needs={"fixed_galaxy": (False,)},
    )
    fixed_galaxy: bool = rule_field(
        default=False,
        means="Whether every card has its place on the map, and none is drawn (EE-10).",
    )
    goal_open: bool = rule_field(
        default=False, means="Whether the goal lies face up from the beginning (EE-11)."
    )
    bonus_at_start: bool = rule_field(
        default=True,
        means="Whether bonus planets that lie face up at first give their cubes (EE-18).",
    )
    bonus_spendable: bool = rule_field(
        default=True, means="Whether the cubes of bonus planets can be spent (EE-47)."
    )
    first_player: str = rule_field(
        CHOICE, "Who begins: the team's choice (EE-18), or random.", choices=(CHOICE, RANDOM)
    )
    solo: bool = rule_field(
        default=False, means="Whether one player plays all rows and ships in turn (EE-1)."
    )
    build_on_start: bool = rule_field(
        default=True, means="Whether the start may hold a building (EE-42)."
    )
    replaced_returns: bool = rule_field(
        default=False,
        means="Whether a replaced building and its cubes can be used again (EE-43).",
    )
    instant_for_all: bool = rule_field(
        default=True,
        means="Whether fighting a new event at once costs for all its copies, or for one (EE-61).",
    )
    time_deck: str = rule_field(
        "",
        "The time cards nothing/event/aliens, such as 3/1/2; empty is as the map says (EE-5).",
    )
    aliens_walk: bool = rule_field(
        default=True,
        means="Whether the Aliens come card by card, pushing ships on the way (EE-70).",
    )
    chaos: bool = rule_field(
        default=True, means="Whether three different active events lose the game (EE-81)."
    )
    chaos_counts: str = rule_field(
        KINDS,
        "What chaos counts: kinds of active events, or cards (EE-81).",
        choices=(KINDS, CARDS),
        matters={"chaos": (True,)},
    )
    rounds: int = rule_field(
        150,
        "The game is lost after this round; only who passes for ever gets there (EE-22).",
        least=1,
        most=999,
    )
    triggers: tuple[str, ...] = rule_field(
        (), "Functions called at moments of the game, as moment|layer|priority|code|module:name."
    )


RULESETS: Mapping[str, EscapeEarthRuleset] = {
    "beginner": EscapeEarthRuleset(),
    "expert": EscapeEarthRuleset(time_from=TURN_1, repel_faceup_only=True),
}
"""The two levels of the printed rules; who says nothing plays as a beginner (EE-23, EE-24)."""

OLD_RULESETS: Mapping[str, EscapeEarthRuleset] = {
    "standard": EscapeEarthRuleset(time_from=TURN_1),
}
"""What scenarios of earlier versions name: the printed rules without what either level adds."""


def level_of(ruleset: EscapeEarthRuleset) -> str:
    """Return the level that a ruleset is played on.

    >>> level_of(EscapeEarthRuleset(time_from="building2", chaos=False))
    'beginner'
    """
    for name, each in {**RULESETS, **OLD_RULESETS}.items():
        if (each.time_from, each.repel_faceup_only) == (
            ruleset.time_from,
            ruleset.repel_faceup_only,
        ):
            return name
    return "own"
