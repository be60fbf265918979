"""The events of the game in words: a sentence for each kind, and what stands in its gaps."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from hullwright.schema.boards.roles import role_words
from hullwright.schema.messages import Message, english, joined, message, verbatim
from hullwright.schema.names import plainly
from hullwright.schema.records import Json

from ...eftaios.events import KINDS
from ...eftaios.fates import NOBODY
from ...eftaios.item_effects import SECTOR
from ...eftaios.vocabulary import ICON, ITEM, NUMBERED
from ...eftaios.zone import Zone
from ..event_text import EventSentences, EventWords, player_name
from .names import NAMES

if TYPE_CHECKING:
    from ...eftaios.game import EftaiosGame

OwnTitles: TypeAlias = Mapping[str, str]
"""What people call the items and characters of a scenario's own."""
NO_TITLES: OwnTitles = {}

QUIET = ("turn",)
"""Kinds that are not told, because the next event says the same."""

WORDS: Mapping[str, EventWords] = {
    "round": EventWords(english("Round {round}")),
    "moved": EventWords(english("{player} moved from {from} to {to}.")),
    "stayed": EventWords(english("{player} stays put, and says so.")),
    "waited": EventWords(english("{player} stays put, and nobody knows.")),
    "stuck": EventWords(english("{player} has nowhere to go and stays put.")),
    "silent": EventWords(english("{player} draws no card, and nothing is heard.")),
    "noise": EventWords(
        english("{player}: noise in {sectors} (card: {card})."),
        english("{player}: noise in {sectors}."),
    ),
    "silence": EventWords(
        english("{player}: silence in all sectors (card: {card})."),
        english("{player}: silence in all sectors."),
    ),
    "no_card": EventWords(english("{player} is in a dangerous sector, but does not have to draw.")),
    "decoy": EventWords(english("{player} makes a noise in {sector}.")),
    "drew_item": EventWords(
        english("{player} draws an item: {item}."), english("{player} draws an item.")
    ),
    "discarded": EventWords(
        english("{player} discards an item: {item}."), english("{player} discards an item.")
    ),
    "item": EventWords(english("{player} uses {item}{target}.")),
    "item_unseen": EventWords(english("{player} uses {item}{target}, unseen.")),
    "ability": EventWords(english("{player} uses an ability: {ability}{target}.")),
    "ability_unseen": EventWords(english("{player} uses an ability, unseen: {ability}{target}.")),
    "teleported": EventWords(
        english("{player} vanishes from {from} and is back in the Human sector."),
        english("{player} is back in the Human sector."),
    ),
    "attack": EventWords(english("{player} attacks {sector}!")),
    "defended": EventWords(english("{player} was attacked there and is defended.")),
    "cloned": EventWords(english("{player} was killed there; a clone wakes in the Human sector.")),
    "immune": EventWords(english("{player} was attacked there and is immune.")),
    "killed": EventWords(english("{player} is killed by {by}.")),
    "killed_quietly": EventWords(english("{player} is killed by {by}, and nobody is told.")),
    "revealed": EventWords(english("{player} is {side}: {character}.")),
    "position": EventWords(english("{player} is in {sector}.")),
    "became_alien": EventWords(
        english("{player} turns into an Alien in {sector}."),
        english("{player} turns into an Alien."),
    ),
    "restarted": EventWords(english("{player} begins again.")),
    "restarted_quietly": EventWords(english("{player} begins again, and nobody is told.")),
    "pod": EventWords(english("{player} reaches {pod}.")),
    "pod_card": EventWords(english("{player} draws a pod card: {card}.")),
    "visited": EventWords(english("{player} has been at {pod}.")),
    "escaped": EventWords(english("{player} escapes from {pod}!")),
    "eliminated": EventWords(english("{player} is out of the game.")),
    "sector": EventWords(english("{sector} is now {role}.")),
    "clatter": EventWords(english("{player} makes a noise in {sector}, without a card.")),
    "reported": EventWords(english("{player} has to say where they are: {sector}.")),
    "found": EventWords(
        english("{player} finds an item in the sector: {item}."),
        english("{player} finds an item in the sector."),
    ),
    "healed": EventWords(english("{player} was attacked there, but the sector heals them.")),
    "unsealed": EventWords(english("Seals open: {sectors}.")),
    "won": EventWords(english("{player} has won.")),
}
"""A sentence for every kind of event but the quiet ones."""

CARDS: Mapping[str, str] = {
    "noise_here": english("noise in your sector"),
    "noise_any": english("noise in any sector"),
    "silence": english("silence"),
    "cat": english("a cat"),
    "": english("none left"),
}
"""The sector cards in words; items follow their own names."""

SIDE_NAMES: Mapping[str, str] = {"human": english("a Human"), "alien": english("an Alien")}
ROLE_NAMES: Mapping[str, str] = {"hull": english("gone"), "pod": english("an escape pod")}


def telling(game: "EftaiosGame", own: OwnTitles, seat: int | None = None) -> EventSentences:
    """Return what tells the events of a game, to a seat or to everybody."""
    return EventSentences(KINDS, WORDS, partial(_worded, game, own, seat), seat, QUIET)


def place(zone: Zone, sector: int) -> Message | str:
    """Return how a sector is called: by its label, a pod by its number as well."""
    label, number = zone.ids[sector], zone.pod_number.get(sector)
    return message("pod {number} ({label})", number=number, label=label) if number else label


def _worded(
    game: "EftaiosGame",
    own: OwnTitles,
    seat: int | None,
    name: str,
    value: Json,
    values: Sequence[Json],
) -> Json:
    """Return a value of an event in words, by the name of its field."""
    if name in {"from", "to", "sector", "pod"}:
        return place(game.zone, value)
    if name == "target":
        return _target(game, seat, value, values[0])
    if name == "sectors":
        return joined(place(game.zone, each) for each in value)
    return player_name(value, seat) if name == "by" else _named(name, value, own)


def _target(game: "EftaiosGame", seat: int | None, value: int, used: str) -> Message | str:
    if value == NOBODY:
        return ""
    piece = game.items.get(used)
    if piece is not None and piece.aim == SECTOR:
        return message(" on {sector}", sector=place(game.zone, value))
    return message(" on {player}", player=player_name(value, seat))


def _named(name: str, value: Json, own: OwnTitles) -> Json:
    if name == "card":
        return card_name(value, own)
    if name in {"item", "ability"}:
        return named(value, own)
    if name == "side":
        return message(SIDE_NAMES[value])
    if name == "role":
        return message(ROLE_NAMES[value]) if value in ROLE_NAMES else role_words(value)
    if name == "character":
        return named(value, own) if value else message("no character")
    return value


def card_name(card: str, own: OwnTitles = NO_TITLES) -> Message:
    """Return how a card is called.

    >>> str(card_name("noise_any+item")), str(card_name("item:cat"))
    ('noise in any sector, with an item', 'item: cat')
    """
    if card.startswith(ITEM):
        return message("item: {item}", item=named(card.removeprefix(ITEM), own))
    if card.endswith(ICON):
        return message("{card}, with an item", card=card_name(card.removesuffix(ICON), own))
    return message(CARDS[card]) if card in CARDS else named(card, own)


def named(word: str, own: OwnTitles = NO_TITLES) -> Message:
    """Return how an item, a character or a side is called in the middle of a sentence.

    >>> str(named("alien_3"))
    'Alien 3'
    """
    if word in own:
        return verbatim(own[word])
    if word in NUMBERED:
        return message("Alien {number}", number=NUMBERED.index(word) + 1)
    return message(NAMES[word]) if word in NAMES else verbatim(plainly(word))
