"""Items and characters of one's own: how a ruleset tells of them, and the ruleset with them in play."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from hullwright.schema.names import plainly
from hullwright.schema.records import Json

from .item_pieces import BOX_ITEMS, ItemPiece, own_piece
from .vocabulary import ITEM

if TYPE_CHECKING:
    from .ruleset import EftaiosRuleset

OwnPiece: TypeAlias = Mapping[str, Json]
"""An item or a character as a rule or a scenario tells of it."""

ITEM_KEYS = ("title", "text", "when", "used_by", "declared", "effects", "print_only")
CHARACTER_KEYS = ("title", "text", "side", "abilities", "start_item", "print_only")
"""What can be said of an item and of a character."""


def own_title(name: str, told: OwnPiece, language: str) -> str:
    """Return what people call a piece of one's own.

    >>> own_title("flare", {"title": {"en": "Flare", "de": "Fackel"}}, "de")
    'Fackel'
    """
    return own_text(told.get("title"), language) or plainly(name)


def own_text(told: Json, language: str) -> str:
    """Return a text that is the same in all languages, or one that is told by language, else in English."""
    if isinstance(told, Mapping):
        return str(told.get(language) or told.get("en") or next(iter(told.values()), ""))
    return told if isinstance(told, str) else ""


def own_titles(rules: "EftaiosRuleset", language: str) -> dict[str, str]:
    """Return what people call each item and character of one's own."""
    told = {**rules.own_characters, **rules.own_items}
    return {name: own_title(name, each, language) for name, each in told.items()}


def is_played(told: OwnPiece) -> bool:
    """Tell whether games played by the engine know a piece, or it is for print only."""
    return not told.get("print_only")


def played(told: Mapping[str, OwnPiece]) -> dict[str, OwnPiece]:
    """Return the pieces that games played by the engine know."""
    return {name: each for name, each in told.items() if is_played(each)}


def item_pieces(rules: "EftaiosRuleset") -> Mapping[str, ItemPiece]:
    """Return all items of a sound ruleset that are played, those of the box first."""
    own = {name: own_piece(name, told) for name, told in played(rules.own_items).items()}
    return {**BOX_ITEMS, **own}


def own_characters_of(rules: "EftaiosRuleset", side: str) -> tuple[str, ...]:
    """Return the characters of one's own that are dealt to a side (EA-S2)."""
    own = played(rules.own_characters)
    return tuple(name for name, told in own.items() if told["side"] == side)


def in_play(rules: "EftaiosRuleset") -> "EftaiosRuleset":
    """Return a sound ruleset with its own pieces where those of the box are, and without what is for print only."""
    if not (rules.own_items or rules.own_characters):
        return rules
    items, people = played(rules.own_items), played(rules.own_characters)
    gone = {*rules.own_items} - {*items}
    absent = {*rules.own_characters} - {*people}
    held = {name: told["start_item"] for name, told in people.items() if told.get("start_item")}
    deck, drawn = _with_own_cards(rules, gone)
    return replace(
        rules,
        own_items=items,
        own_characters=people,
        own_cards={},
        sector_deck=_without(deck, (f"{ITEM}{each}" for each in gone)),
        item_deck=_without(drawn, gone),
        start_items={
            name: item
            for name, item in {**rules.start_items, **held}.items()
            if item not in gone and name not in absent
        },
        declared_items=(
            *rules.declared_items,
            *(name for name, told in items.items() if told.get("declared", True)),
        ),
        abilities={
            **rules.abilities,
            **{name: tuple(told.get("abilities", ())) for name, told in people.items()},
        },
    )


def _with_own_cards(
    rules: "EftaiosRuleset", gone: set[str]
) -> tuple[dict[str, int], dict[str, int]]:
    """Return the sector deck and the item deck with the own cards in the one that items come from."""
    sector, drawn = dict(rules.sector_deck), dict(rules.item_deck)
    for name, count in rules.own_cards.items():
        if name not in gone:
            deck, card = (drawn, name) if draws_items(rules) else (sector, f"{ITEM}{name}")
            deck[card] = deck.get(card, 0) + count
    return sector, drawn


def draws_items(rules: "EftaiosRuleset") -> bool:
    """Tell whether items come from a deck of their own, or else lie among the sector cards."""
    return bool(rules.item_deck and rules.item_drawn_with)


def _without(deck: Mapping[str, int], gone: Iterable[str]) -> dict[str, int]:
    left = set(gone)
    return {card: count for card, count in deck.items() if card not in left}
