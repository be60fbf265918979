"""Terms of the game in words: rulesets, groups of rules, cards, and the values that fields of a ruleset have."""

from collections.abc import Mapping

from hullwright.engines.eftaios.vocabulary import ICON, ITEM

from ...words import tr_in
from ..game import plainly

RULESETS: Mapping[str, str] = {
    "ultimate": "Ultimate edition",
    "ultimate-first-game": "Ultimate edition, first game",
    "black-basic": "Black edition, basic game",
    "black-advanced": "Black edition, advanced game",
}
GROUPS: Mapping[str, str] = {
    "A": "A  Everybody",
    "B": "B  Humans",
    "C": "C  Aliens",
    "D": "D  Pods",
    "E": "E  Winning",
    "G": "G  Items",
    "H": "H  Characters",
    "J": "J  Cards",
    "mode": "Modes",
}
"""What the rules of a group are about."""

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
TERMS: Mapping[str, str] = {**CHARACTERS, **CARDS, **ABILITIES, **VALUES}


def phrase(language: str, value: str) -> str | None:
    """Return a value that is made of several terms: a card with more on it, a pod, an owner's item."""
    if value.startswith(ITEM):
        return tr_in(language, "Item: {item}", item=_term(language, value.removeprefix(ITEM)))
    if value.endswith(ICON):
        card = _term(language, value.removesuffix(ICON))
        return tr_in(language, "{card}, with an item icon", card=card)
    kind, space, number = value.partition(" ")
    if kind == "pod" and space:
        return tr_in(language, "pod {number}", number=number)
    owner, colon, item = value.partition(":")
    if colon and owner in TERMS and item in TERMS:
        return tr_in(
            language, "{owner}, {item}", owner=_term(language, owner), item=_term(language, item)
        )
    return None


def _term(language: str, name: str) -> str:
    return tr_in(language, TERMS[name]) if name in TERMS else plainly(name)
