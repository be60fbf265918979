"""Words for the values of this game's rulesets: cards, characters, abilities, choices."""

from collections.abc import Iterable, Mapping

from hullwright.schema.effects import DO, Effect, effect_faults, effects_text
from hullwright.schema.messages import Message, joined, message, verbatim
from hullwright.schema.names import plainly

from ..rules.value_words import NOTHING, ValueWords
from .item_effects import VOCABULARY
from .own_pieces import own_title
from .vocabulary import ICON, ITEM

CARDS: Mapping[str, Message] = {
    "noise_here": message("Noise in your sector"),
    "noise_any": message("Noise in any sector"),
    "silence": message("Silence"),
    "green": message("Green: the pod works"),
    "red": message("Red: the pod is damaged"),
    "attack": message("Attack"),
    "teleport": message("Teleport"),
    "adrenaline": message("Adrenaline"),
    "sedatives": message("Sedatives"),
    "defence": message("Defence"),
    "spotlight": message("Spotlight"),
    "clone": message("Clone"),
    "sensor": message("Sensor"),
    "mutation": message("Mutation"),
    "cat": message("Cat"),
}
CHARACTERS: Mapping[str, Message] = {
    "captain": message("Captain"),
    "pilot": message("Pilot"),
    "psychologist": message("Psychologist"),
    "soldier": message("Soldier"),
    "executive_officer": message("Executive Officer"),
    "co_pilot": message("Co-Pilot"),
    "engineer": message("Engineer"),
    "medic": message("Medic"),
    "blink": message("Blink Alien"),
    "silent": message("Silent Alien"),
    "surge": message("Surge Alien"),
    "brute": message("Brute Alien"),
    "invisible": message("Invisible Alien"),
    "lurking": message("Lurking Alien"),
    "fast": message("Fast Alien"),
    "psychic": message("Psychic Alien"),
}
VALUES: Mapping[str, Message] = {
    "half": message("half of the players"),
    "none": message("none"),
    "start": message("in their start sector"),
    "random": message("anywhere by chance"),
    "human": message("Humans"),
    "alien": message("Aliens"),
    "escape": message("escape"),
    "escape_and_end": message("escape, and the game ends"),
    "one": message("one"),
    "all": message("all"),
    "even": message("even"),
    "odd": message("odd"),
    "eliminated": message("out of the game"),
    "alien_at_start": message("an Alien in the Alien sector"),
    "alien_here": message("an Alien where it was killed"),
    "restarts": message("starts again"),
    "discard": message("discard it"),
    "use_or_discard": message("use or discard it"),
    "lose": message("they lose"),
    "win": message("they win"),
    "players": message("as many as there are players"),
    "icon": message("a card with an item icon"),
}
"""What texts in a ruleset mean, whatever field they stand in."""

ABILITIES: Mapping[str, Message] = {
    "first_danger_free": message("no card the first time"),
    "cat_once": message("a cat once"),
    "starts_among_aliens": message("begins in the Alien sector"),
    "attack_once": message("attacks once"),
    "stay_once": message("stays still once"),
    "teleport_once": message("teleports once"),
    "two_pod_cards": message("draws two pod cards"),
    "force_identity_once": message("makes a player reveal its identity once"),
    "uses_teleport": message("uses Teleport cards"),
    "uses_sedatives": message("uses Sedatives"),
    "uses_adrenaline": message("uses Adrenaline"),
    "immune_to_attacks": message("immune to attacks"),
    "unseen": message("immune to Sensor and Spotlight"),
    "attacks_without_moving": message("attacks without moving"),
    "first_move_three": message("three sectors on the first move"),
    "silence_is_noise": message("Silence counts as noise in any sector"),
}
TERMS: Mapping[str, Message] = {**CHARACTERS, **CARDS, **ABILITIES, **VALUES}


def _phrase(value: str) -> Message | None:
    """Return a value that is made of several terms: a card with more on it, a pod, an owner's item."""
    if value.startswith(ITEM):
        return message("Item: {item}", item=_term(value.removeprefix(ITEM)))
    if value.endswith(ICON):
        return message("{card}, with an item icon", card=_term(value.removesuffix(ICON)))
    kind, space, number = value.partition(" ")
    if kind == "pod" and space:
        return message("pod {number}", number=number)
    owner, colon, item = value.partition(":")
    if colon and owner in TERMS and item in TERMS:
        return message("{owner}, {item}", owner=TERMS[owner], item=TERMS[item])
    return None


def _term(name: str) -> Message:
    return TERMS.get(name) or verbatim(plainly(name))


def _items(value: object) -> Message:
    """Return the items of one's own: each with what it does."""
    told = value if isinstance(value, Mapping) else {}
    return _each(
        (own_title(name, each, "en"), effects_text(_sound(each.get("effects")), VOCABULARY))
        for name, each in told.items()
    )


def _sound(effects: object) -> list[Effect]:
    """Return the effects of a piece that can be read back, whatever else its file says."""
    listed = effects if isinstance(effects, list | tuple) else ()
    told = [each for each in listed if isinstance(each, Mapping) and isinstance(each.get(DO), str)]
    return [
        each
        for each in told
        if each[DO] not in VOCABULARY or not any(effect_faults((each,), VOCABULARY))
    ]


def _characters(value: object) -> Message:
    """Return the characters of one's own: each with what it can do."""
    told = value if isinstance(value, Mapping) else {}
    return _each(
        (own_title(name, each, "en"), VALUE_WORDS.of(_listed(each.get("abilities"))))
        for name, each in told.items()
    )


def _listed(value: object) -> tuple[object, ...]:
    return tuple(value) if isinstance(value, list | tuple) else ()


def _each(pieces: Iterable[tuple[str, Message]]) -> Message:
    found = [message("{key}: {value}", key=title, value=told) for title, told in pieces]
    return joined(found, "; ") if found else NOTHING


VALUE_WORDS = ValueWords(
    TERMS,
    _phrase,
    frozenset({"sector_deck", "item_deck", "pod_deck", "own_cards"}),
    {"own_items": _items, "own_characters": _characters},
)
