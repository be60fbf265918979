"""Terms of the game in words: rulesets, groups of rules, cards, and the values that fields of a ruleset have."""

from collections.abc import Mapping

from hullwright.engines.eftaios.vocabulary import ICON, ITEM
from hullwright.schema.messages import english

from ...languages.words import tr_in
from ..game import plainly

RULESETS: Mapping[str, str] = {
    "ultimate": english("Ultimate edition"),
    "ultimate-first-game": english("Ultimate edition, first game"),
    "black-basic": english("Black edition, basic game"),
    "black-advanced": english("Black edition, advanced game"),
}
GROUPS: Mapping[str, str] = {
    "A": english("A  Everybody"),
    "B": english("B  Humans"),
    "C": english("C  Aliens"),
    "D": english("D  Pods"),
    "E": english("E  Winning"),
    "G": english("G  Items"),
    "H": english("H  Characters"),
    "J": english("J  Cards"),
    "mode": english("Modes"),
}
"""What the rules of a group are about."""

DECKS: Mapping[str, str] = {
    "sector_deck": english("Dangerous-sector cards"),
    "item_deck": english("Item cards"),
    "pod_deck": english("Pod cards"),
}
"""The fields that are decks, in the order in which they are printed."""

CARDS: Mapping[str, str] = {
    "noise_here": english("Noise in your sector"),
    "noise_any": english("Noise in any sector"),
    "silence": english("Silence"),
    "green": english("Green: the pod works"),
    "red": english("Red: the pod is damaged"),
    "attack": english("Attack"),
    "teleport": english("Teleport"),
    "adrenaline": english("Adrenaline"),
    "sedatives": english("Sedatives"),
    "defence": english("Defence"),
    "spotlight": english("Spotlight"),
    "clone": english("Clone"),
    "sensor": english("Sensor"),
    "mutation": english("Mutation"),
    "cat": english("Cat"),
}
CHARACTERS: Mapping[str, str] = {
    "captain": english("Captain"),
    "pilot": english("Pilot"),
    "psychologist": english("Psychologist"),
    "soldier": english("Soldier"),
    "executive_officer": english("Executive Officer"),
    "co_pilot": english("Co-Pilot"),
    "engineer": english("Engineer"),
    "medic": english("Medic"),
    "blink": english("Blink Alien"),
    "silent": english("Silent Alien"),
    "surge": english("Surge Alien"),
    "brute": english("Brute Alien"),
    "invisible": english("Invisible Alien"),
    "lurking": english("Lurking Alien"),
    "fast": english("Fast Alien"),
    "psychic": english("Psychic Alien"),
}
NAMES: Mapping[str, str] = {
    "captain": english("captain"),
    "pilot": english("pilot"),
    "psychologist": english("psychologist"),
    "soldier": english("soldier"),
    "executive_officer": english("executive officer"),
    "co_pilot": english("co pilot"),
    "engineer": english("engineer"),
    "medic": english("medic"),
    "blink": english("blink"),
    "silent": english("silent"),
    "surge": english("surge"),
    "brute": english("brute"),
    "invisible": english("invisible"),
    "lurking": english("lurking"),
    "fast": english("fast"),
    "psychic": english("psychic"),
    "attack": english("attack"),
    "teleport": english("teleport"),
    "adrenaline": english("adrenaline"),
    "sedatives": english("sedatives"),
    "defence": english("defence"),
    "spotlight": english("spotlight"),
    "clone": english("clone"),
    "sensor": english("sensor"),
    "mutation": english("mutation"),
    "cat": english("cat"),
    "identity": english("identity"),
    "green": english("green"),
    "red": english("red"),
    "human": english("human"),
    "alien": english("alien"),
    "aboard": english("aboard"),
    "escaped": english("escaped"),
    "eliminated": english("eliminated"),
}
"""The same in the middle of a sentence, with what became of somebody."""
VALUES: Mapping[str, str] = {
    "half": english("half of the players"),
    "none": english("none"),
    "start": english("in their start sector"),
    "random": english("anywhere by chance"),
    "human": english("Humans"),
    "alien": english("Aliens"),
    "escape": english("escape"),
    "escape_and_end": english("escape, and the game ends"),
    "one": english("one"),
    "all": english("all"),
    "even": english("even"),
    "odd": english("odd"),
    "eliminated": english("out of the game"),
    "alien_at_start": english("an Alien in the Alien sector"),
    "alien_here": english("an Alien where it was killed"),
    "restarts": english("begins again"),
    "lose": english("they lose"),
    "win": english("they win"),
    "players": english("as many as there are players"),
    "icon": english("a card with an item icon"),
}
"""What texts in a ruleset mean, whatever field they stand in."""

ABILITIES: Mapping[str, str] = {
    "first_danger_free": english("no card the first time"),
    "cat_once": english("a cat once"),
    "starts_among_aliens": english("begins in the Alien sector"),
    "attack_once": english("attacks once"),
    "stay_once": english("stays still once"),
    "teleport_once": english("teleports once"),
    "two_pod_cards": english("draws two pod cards"),
    "force_identity_once": english("makes a player show its identity once"),
    "uses_teleport": english("uses Teleport cards"),
    "uses_sedatives": english("uses Sedatives"),
    "uses_adrenaline": english("uses Adrenaline"),
    "immune_to_attacks": english("immune to attacks"),
    "unseen": english("immune to Sensor and Spotlight"),
    "attacks_without_moving": english("attacks without moving"),
    "first_move_three": english("three sectors on the first move"),
    "silence_is_noise": english("Silence counts as noise in any sector"),
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
