"""Terms of the games in words: rulesets, cards, and the values that fields of a ruleset have."""

import re
from collections.abc import Mapping
from typing import Any

from hullwright.engines.eftaios.vocabulary import ICON, ITEM

from ..words import tr_in

RULESETS: Mapping[str, str] = {
    "ultimate": "Ultimate edition",
    "ultimate-first-game": "Ultimate edition, first game",
    "black-basic": "Black edition, basic game",
    "black-advanced": "Black edition, advanced game",
}
DECKS: Mapping[str, str] = {
    "sector_deck": "Dangerous-sector cards",
    "item_deck": "Item cards",
    "pod_deck": "Pod cards",
}
"""The fields that are decks, in the order in which they are printed."""

CARDS: Mapping[str, str] = {
    "noise_here": "Noise in your sector",
    "noise_any": "Noise in any sector",
    "silence": "Silence",
    "green": "Green: the pod works",
    "red": "Red: the pod is damaged",
    "attack": "Attack",
    "teleport": "Teleport",
    "adrenaline": "Adrenaline",
    "sedatives": "Sedatives",
    "defence": "Defence",
    "spotlight": "Spotlight",
    "clone": "Clone",
    "sensor": "Sensor",
    "mutation": "Mutation",
    "cat": "Cat",
}
CHARACTERS: Mapping[str, str] = {
    "captain": "Captain",
    "pilot": "Pilot",
    "psychologist": "Psychologist",
    "soldier": "Soldier",
    "executive_officer": "Executive Officer",
    "co_pilot": "Co-Pilot",
    "engineer": "Engineer",
    "medic": "Medic",
    "blink": "Blink Alien",
    "silent": "Silent Alien",
    "surge": "Surge Alien",
    "brute": "Brute Alien",
    "invisible": "Invisible Alien",
    "lurking": "Lurking Alien",
    "fast": "Fast Alien",
    "psychic": "Psychic Alien",
}
VALUES: Mapping[str, str] = {
    "half": "half of the players",
    "none": "none",
    "start": "in their start sector",
    "random": "anywhere by chance",
    "human": "Humans",
    "alien": "Aliens",
    "escape": "escape",
    "escape_and_end": "escape, and the game ends",
    "one": "one",
    "all": "all",
    "even": "even",
    "odd": "odd",
    "eliminated": "out of the game",
    "alien_at_start": "an Alien in the Alien sector",
    "alien_here": "an Alien where it was killed",
    "restarts": "begins again",
    "lose": "they lose",
    "win": "they win",
    "players": "as many as there are players",
    "icon": "a card with an item icon",
}
"""What texts in a ruleset mean, whatever field they stand in."""

ABILITIES: Mapping[str, str] = {
    "first_danger_free": "no card the first time",
    "cat_once": "a cat once",
    "starts_among_aliens": "begins in the Alien sector",
    "attack_once": "attacks once",
    "stay_once": "stays still once",
    "teleport_once": "teleports once",
    "two_pod_cards": "draws two pod cards",
    "force_identity_once": "makes a player show its identity once",
    "uses_teleport": "uses Teleport cards",
    "uses_sedatives": "uses Sedatives",
    "uses_adrenaline": "uses Adrenaline",
    "immune_to_attacks": "immune to attacks",
    "unseen": "immune to Sensor and Spotlight",
    "attacks_without_moving": "attacks without moving",
    "first_move_three": "three sectors on the first move",
    "silence_is_noise": "Silence counts as noise in any sector",
}
_WORDS: Mapping[str, str] = {**CHARACTERS, **CARDS, **ABILITIES, **VALUES}

_CITED = re.compile(r"\s*\((?:EA-[A-Z0-9]+(?:,\s*)?)+\)")
"""Rule ids, which help nobody at the table."""


def ruleset_title(language: str, name: str) -> str:
    """Return what a ruleset is called; one that somebody added by its own name."""
    return tr_in(language, RULESETS[name]) if name in RULESETS else _plain(name)


def card_title(language: str, card: str) -> str:
    """Return what a card is called, in a deck of any kind."""
    name = card.removeprefix(ITEM)
    if name.endswith(ICON):
        plain = value_text(language, name.removesuffix(ICON))
        return tr_in(language, "{card}, with an item icon", card=plain)
    title = value_text(language, name)
    return tr_in(language, "Item: {item}", item=title) if card.startswith(ITEM) else title


def meaning(language: str, means: str) -> str:
    """Return what a field of a ruleset means, without the ids of rules."""
    return _CITED.sub("", tr_in(language, "{means}", means=means))


def value_text(language: str, value: Any) -> str:
    """Return a value of a field in words."""
    match value:
        case bool():
            return tr_in(language, "yes") if value else tr_in(language, "no")
        case Mapping():
            pairs = ((value_text(language, key), value_text(language, value[key])) for key in value)
            return "; ".join(f"{key}: {each}" for key, each in pairs) or tr_in(language, "none")
        case list() | tuple():
            return ", ".join(value_text(language, each) for each in value) or tr_in(
                language, "none"
            )
        case str():
            return _text(language, value)
    return str(value)


def _text(language: str, value: str) -> str:
    """Return a text of a ruleset in words: a known one, a pod with its number, or as it is."""
    if value in _WORDS:
        return tr_in(language, _WORDS[value])
    kind, space, number = value.partition(" ")
    if kind == "pod" and space:
        return tr_in(language, "pod {number}", number=number)
    first, colon, second = value.partition(":")
    if colon and first in _WORDS and second in _WORDS:
        return tr_in(
            language,
            "{owner}, {item}",
            owner=tr_in(language, _WORDS[first]),
            item=tr_in(language, _WORDS[second]),
        )
    return _plain(value) or tr_in(language, "none")


def _plain(name: str) -> str:
    """Return a name that nobody has words for, as far as possible as words."""
    return name.replace("_", " ").replace("-", " ").strip()
