"""The ruleset: the frozen record that rule codes change, and the four that ship (EA, “Rulesets”).

Every field says in its `means` what it does. `matters` names the fields without which it has no
effect, and what they must be for that; `needs` is stronger: without it a rule that sets the field
can't be used at all. The composer finds idle rules and missing needs by these, never by codes.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from hullwright.schema.kinds.hex_zone.layout import HUMAN, SIDES

from ..rules.fields import NOT_EMPTY, Conditions, FieldValue, Ruleset, rule_field
from ..rules.value_words import ValueWords
from .own_pieces import OwnPiece
from .value_words import VALUE_WORDS
from .vocabulary import (
    ABILITIES,
    CHARACTERS,
    GREEN,
    ICON,
    ITEM,
    ITEMS,
    MOST_PLAYERS,
    NOISE_ANY,
    NOISE_HERE,
    OWN,
    RED,
    SECTOR_CARDS,
    SILENCE,
    ULTIMATE_ABILITIES,
)

PACES: Mapping[str, int] = {"least": 1, "most": 9}

WITH_HUMANS: Conditions = {"humans": ("half",)}
WITH_KNOWN_DEATHS: Conditions = {"deaths_announced": (True,)}
WITH_ITEMS: Conditions = {"items": ("sector_deck", "item_deck", "own_cards")}


@dataclass(frozen=True, kw_only=True)
class EftaiosRuleset(Ruleset):
    """Everything that may differ between editions and scenarios."""

    words: ClassVar[ValueWords] = VALUE_WORDS
    moments: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "round_started": ("round",),
        "attacked": ("player", "sector"),
        "killed": ("player", "by", "sector"),
        "pods_gone": (),
    }

    rounds: int = rule_field(40, "The game ends after this round (EA-E4).", least=1)
    humans: str = rule_field(
        "half",
        "How many players are Humans: half (EA-S1) or none.",
        choices=("half", "none"),
    )
    most_players: int = rule_field(
        8,
        "How many can play: eight with one box, up to sixteen with two (EA-S1).",
        least=8,
        most=MOST_PLAYERS,
    )
    human_start: str = rule_field(
        "start",
        "Where Humans begin: start (EA-S3), random, or pod and its number.",
        matters=WITH_HUMANS,
        choices=("start", "random", "pod {}"),
    )
    alien_start: tuple[str, ...] = rule_field(
        ("start",),
        "Where Aliens begin, in turn: start, random, or pods by number.",
        choices=("start", "random", "pod {}"),
        least=1,
    )
    silent_open_to: tuple[str, ...] = rule_field(
        SIDES,
        "The sides that may enter silent sectors.",
        choices=SIDES,
    )
    aliens_pass_pods: bool = rule_field(
        default=True, means="Whether Aliens may move through pods, on which they never end (EA-T3)."
    )
    humans_pass_pods: bool = rule_field(
        default=False,
        means="Whether Humans who move several sectors may move through pods (EA-T3).",
        matters=WITH_HUMANS,
    )
    may_stay: bool = rule_field(
        default=False,
        means="Whether players may stay where they are, saying so, instead of moving.",
    )
    human_speed: int = rule_field(
        1, "How many sectors a Human moves (EA-T1).", matters=WITH_HUMANS, **PACES
    )
    alien_speed: int = rule_field(
        2, "How many sectors an Alien moves at the most (EA-T1).", **PACES
    )
    fed_speed: int = rule_field(
        3,
        "How many a fed Alien moves at the most (EA-A5); the usual speed if it never is fed.",
        matters={"fed_by": NOT_EMPTY, **WITH_KNOWN_DEATHS},
        **PACES,
    )
    fed_by: tuple[str, ...] = rule_field(
        (HUMAN,),
        "The sides whose killed feed an Alien, if it learns of them (EA-A5).",
        choices=SIDES,
        matters=WITH_KNOWN_DEATHS,
    )
    speed_per_kill: int = rule_field(
        0,
        "How many sectors faster each feeding makes, on top.",
        matters={"fed_by": NOT_EMPTY, **WITH_KNOWN_DEATHS},
        most=9,
    )
    draw_in_silent: bool = rule_field(
        default=False,
        means="Whether a card is drawn in silent sectors too.",
        matters={"silent_open_to": NOT_EMPTY},
    )
    sector_deck: Mapping[str, int] = rule_field(
        {},
        "The dangerous-sector cards and how many there are of each (EA-K).",
        keys=SECTOR_CARDS,
        own_keys=f"{ITEM}{OWN}",
        least=1,
    )
    cover_cards: tuple[str, ...] = rule_field(
        (),
        "The drawn cards that a player keeps as cover instead of discarding them (EA-D5).",
        choices=(NOISE_HERE, NOISE_ANY, SILENCE),
    )
    item_deck: Mapping[str, int] = rule_field(
        {},
        "The separate item cards and how many there are of each (EA-K1).",
        keys=ITEMS,
        own_keys=OWN,
        least=1,
    )
    item_drawn_with: tuple[str, ...] = rule_field(
        ("icon",),
        "What makes a player draw an item: icon, or the name of a sector card.",
        choices=("icon", NOISE_HERE, NOISE_ANY, SILENCE),
        needs={"item_deck": NOT_EMPTY},
    )
    hand_limit: int = rule_field(0, "How many items a player may hold; 0 is any number.")
    too_many_items: str = rule_field(
        "discard",
        "What is done with an item beyond the limit: discard, or use or discard (use_or_discard).",
        choices=("discard", "use_or_discard"),
        matters={"hand_limit": NOT_EMPTY},
    )
    hand_limit_of: Mapping[str, int] = rule_field(
        {},
        "Another limit for a character.",
        keys=CHARACTERS,
        own_keys=OWN,
        needs=WITH_ITEMS,
        matters=WITH_HUMANS,
    )
    item_uses_of: Mapping[str, int] = rule_field(
        {},
        "How often a character may use an item before it is gone, as character:item.",
        keys=tuple(f"{character}:{item}" for character in CHARACTERS for item in ITEMS),
        own_keys=f"{OWN}:{OWN}",
        least=1,
        needs=WITH_ITEMS,
        matters=WITH_HUMANS,
    )
    start_items: Mapping[str, str] = rule_field(
        {},
        "The item a character begins with.",
        keys=CHARACTERS,
        own_keys=OWN,
        choices=ITEMS,
        own_choices=OWN,
        needs=WITH_ITEMS,
        matters=WITH_HUMANS,
    )
    used_items_return: bool = rule_field(
        default=False,
        means="Whether used items are discarded and can be drawn again, or stay on the table.",
    )
    declared_items: tuple[str, ...] = rule_field(
        ITEMS,
        "The items whose use is declared to everybody.",
        choices=ITEMS,
        needs=WITH_ITEMS,
    )
    defence_against_humans: bool = rule_field(
        default=False,
        means="Whether Defence also works against the Attack card that a Human plays (EA-I5).",
        needs=WITH_ITEMS,
    )
    last_human_mutates: bool = rule_field(
        default=False,
        means="Whether the last Human aboard may use Mutation, too (EA-I9).",
        needs=WITH_ITEMS,
        matters=WITH_HUMANS,
    )
    characters: bool = rule_field(
        default=True, means="Whether players are dealt named characters (EA-S2)."
    )
    numbered_aliens: bool = rule_field(
        default=False,
        means="Whether Aliens have numbers instead of characters, and no abilities of their own.",
        matters={"characters": (True,)},
    )
    abilities: Mapping[str, tuple[str, ...]] = rule_field(
        {},
        "What each character can do.",
        keys=CHARACTERS,
        choices=ABILITIES,
        matters={"characters": (True,)},
    )
    own_items: Mapping[str, OwnPiece] = rule_field(
        {},
        "Items of one's own: for each its title, when and by whom it is used, whether that is "
        "declared, and its effects.",
    )
    own_cards: Mapping[str, int] = rule_field(
        {},
        "How many cards there are of each item of one's own: in the item deck, or, if items have "
        "no deck of their own, among the dangerous-sector cards.",
        matters={"own_items": NOT_EMPTY},
        least=1,
    )
    own_characters: Mapping[str, OwnPiece] = rule_field(
        {},
        "Characters of one's own, dealt with the others: for each its title, side, abilities and "
        "the item that it begins with.",
        matters={"characters": (True,)},
    )
    examiner_shows_itself: bool = rule_field(
        default=True,
        means="Whether whoever forces a player to show its identity shows its own, too (EA-C8).",
        matters={"abilities": NOT_EMPTY},
    )
    pod_deck: Mapping[str, int] = rule_field(
        {},
        "The pod cards: green escapes, red is damaged (EA-E1); none if pods simply open.",
        keys=(GREEN, RED),
        least=1,
        matters=WITH_HUMANS,
    )
    pod_reached: str = rule_field(
        "escape",
        "What follows on an open pod: escape, or escape and the end of the game (escape_and_end) "
        "(EA-E2).",
        matters=WITH_HUMANS,
        slot=True,
        choices=("escape", "escape_and_end"),
    )
    pods_to_visit: str = rule_field(
        "one",
        "Whether a Human must reach one pod or all of them.",
        matters=WITH_HUMANS,
        choices=("one", "all"),
    )
    pods_open_rounds: str = rule_field(
        "all",
        "The rounds in which pods are open: all, even or odd.",
        matters=WITH_HUMANS,
        choices=("all", "even", "odd"),
    )
    pods_open_from: int = rule_field(
        1,
        "The first round in which pods are open.",
        matters=WITH_HUMANS,
        least=1,
    )
    pods_open_humans: int = rule_field(
        0,
        "Pods open only when so many Humans or fewer are aboard; 0 is always.",
        matters=WITH_HUMANS,
    )
    human_killed: str = rule_field(
        "eliminated",
        "What becomes of a killed Human: out of the game (eliminated), an Alien in the Alien "
        "sector (alien_at_start) (EA-A3), an Alien where it was killed (alien_here), or it "
        "begins again (restarts).",
        matters=WITH_HUMANS,
        slot=True,
        choices=("eliminated", "alien_at_start", "alien_here", "restarts"),
    )
    alien_killed: str = rule_field(
        "eliminated",
        "What becomes of a killed Alien: out of the game (eliminated) (EA-A4), or it begins "
        "again (restarts).",
        slot=True,
        choices=("eliminated", "restarts"),
    )
    killed_humans_win: bool = rule_field(
        default=False,
        means="Whether a killed Human who plays on as an Alien wins with the Aliens (EA-E5).",
        matters={"human_killed": ("alien_at_start", "alien_here"), **WITH_HUMANS},
    )
    deaths_announced: bool = rule_field(
        default=True, means="Whether the killed say so and show their character (EA-A2)."
    )
    kills_to_win: str = rule_field(
        "",
        "Whoever kills so many others wins: a number, as many as there are players (players), or "
        "nothing.",
        choices=("", "players", "{}"),
    )
    aboard_at_end: str = rule_field(
        "lose",
        "What becomes of Humans aboard after the last round: lose (EA-E4) or win.",
        matters=WITH_HUMANS,
        choices=("lose", "win"),
    )
    triggers: tuple[str, ...] = rule_field(
        (), "Functions called at moments of the game, as moment|layer|priority|code|module:name."
    )


_BLACK: Mapping[str, FieldValue] = {
    "rounds": 39,
    "aliens_pass_pods": False,
    "humans_pass_pods": True,
    "numbered_aliens": True,
    "sector_deck": {
        NOISE_HERE: 6,
        NOISE_HERE + ICON: 4,
        NOISE_ANY: 6,
        NOISE_ANY + ICON: 4,
        SILENCE: 5,
    },
    "cover_cards": (),
    "used_items_return": True,
}
_ULTIMATE_ITEMS: Mapping[str, int] = {
    "adrenaline": 3,
    "sedatives": 3,
    "attack": 2,
    "cat": 2,
    "spotlight": 2,
    "teleport": 1,
    "defence": 1,
    "clone": 1,
    "sensor": 1,
    "mutation": 1,
}
_ULTIMATE: Mapping[str, FieldValue] = {
    "human_killed": "alien_at_start",
    "pod_deck": {GREEN: 4, RED: 1},
    "item_drawn_with": (),
}

RULESETS: Mapping[str, EftaiosRuleset] = {
    "ultimate": EftaiosRuleset(
        **_ULTIMATE,
        sector_deck={
            NOISE_HERE: 27,
            NOISE_ANY: 27,
            SILENCE: 6,
            **{f"{ITEM}{item}": count for item, count in _ULTIMATE_ITEMS.items()},
        },
        cover_cards=(SILENCE,),
        abilities=ULTIMATE_ABILITIES,
    ),
    "ultimate-first-game": EftaiosRuleset(
        **_ULTIMATE,
        # Item cards count as Silence, so that the deck stays as thick as it is (EA-K2).
        sector_deck={NOISE_HERE: 27, NOISE_ANY: 27, SILENCE: 23},
        cover_cards=(SILENCE,),
    ),
    "black-basic": EftaiosRuleset(
        **_BLACK, item_drawn_with=(), fed_speed=2, fed_by=(), pod_reached="escape_and_end"
    ),
    "black-advanced": EftaiosRuleset(
        **_BLACK,
        item_deck={
            "attack": 2,
            "teleport": 2,
            "adrenaline": 2,
            "sedatives": 3,
            "spotlight": 2,
            "defence": 1,
        },
        hand_limit=3,
        pod_deck={GREEN: 3, RED: 3},
    ),
}
"""The rulesets that ship, by name."""
