"""What is wrong with items and characters of one's own, and with names that are none."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING

from hullwright.schema.checks.effect_checks import PieceEffects, effect_problems
from hullwright.schema.effects import DO, Effect, effect_faults
from hullwright.schema.kinds.hex_zone.layout import SIDES
from hullwright.schema.messages import Message, joined, message
from hullwright.schema.names import closest
from hullwright.schema.records import EXTRA_PREFIX, Json

from ..rules.parameters import titled
from .item_effects import (
    AIMS,
    ATTACKED,
    HUMANS_ONLY,
    INSTEAD,
    MOMENTS,
    SURVIVALS,
    VOCABULARY,
    moments_of,
)
from .item_pieces import USERS
from .own_pieces import CHARACTER_KEYS, ITEM_KEYS, OwnPiece, is_played, own_title
from .vocabulary import ABILITIES, CHARACTERS, ITEM, ITEMS, OWN, SECTOR_CARDS, USES

if TYPE_CHECKING:
    from .ruleset import EftaiosRuleset

MOST_EFFECTS = 12
MOST_NAMED = 30
"""So many possible names are listed."""


def item_faults(rules: "EftaiosRuleset") -> Iterator[Message]:
    """Yield what is wrong with the items of one's own."""
    for name, told in rules.own_items.items():
        called = own_title(name, told, "en")
        yield from _name_faults(name, ITEMS)
        yield from _shape_faults(called, told, ITEM_KEYS)
        yield from _choice_faults(called, told.get("used_by", "humans"), USERS)
        yield from _moment_faults(called, told)
        yield from _effect_faults(called, told)


def character_faults(rules: "EftaiosRuleset") -> Iterator[Message]:
    """Yield what is wrong with the characters of one's own."""
    items = known_items(rules)
    for name, told in rules.own_characters.items():
        called = own_title(name, told, "en")
        yield from _name_faults(name, CHARACTERS)
        yield from _shape_faults(called, told, CHARACTER_KEYS)
        yield from _choice_faults(called, told.get("side"), SIDES)
        for each in _entries(told.get("abilities", ())):
            yield from _choice_faults(called, each, (*ABILITIES, *(USES + item for item in items)))
        if "start_item" in told:
            yield from _choice_faults(called, told["start_item"], items)


def name_faults(field: str, rules: "EftaiosRuleset") -> Iterator[Message]:
    """Yield names of items and characters in a deck or table that nobody has."""
    table: Mapping[str, object] = getattr(rules, field)
    named = [(NAMES_IN[field](rules), table)]
    if field == "start_items":
        named.append((known_items(rules), {str(each): None for each in table.values()}))
    for known, names in named:
        yield from (_no_such_piece(field, each, known) for each in names if each not in known)


def known_items(rules: "EftaiosRuleset") -> tuple[str, ...]:
    """Return the items of the box and of one's own."""
    return (*ITEMS, *rules.own_items)


def _known_characters(rules: "EftaiosRuleset") -> tuple[str, ...]:
    return (*CHARACTERS, *rules.own_characters)


def _known_cards(rules: "EftaiosRuleset") -> tuple[str, ...]:
    return (*SECTOR_CARDS, *(f"{ITEM}{item}" for item in rules.own_items))


def _known_uses(rules: "EftaiosRuleset") -> frozenset[str]:
    items = known_items(rules)
    return frozenset(f"{owner}:{item}" for owner in _known_characters(rules) for item in items)


NAMES_IN: Mapping[str, Callable[["EftaiosRuleset"], Iterable[str]]] = {
    "own_cards": lambda rules: tuple(rules.own_items),
    "sector_deck": _known_cards,
    "item_deck": known_items,
    "hand_limit_of": _known_characters,
    "item_uses_of": _known_uses,
    "start_items": _known_characters,
}
"""The fields in which pieces are named, and which names there are."""


def _no_such_piece(field: str, name: str, known: Iterable[str]) -> Message:
    meant = closest(name, known)
    if meant:
        return message(
            "“{field}” mentions “{name}”, which does not exist (did you mean “{meant}”?).",
            field=titled(field),
            name=name,
            meant=meant,
        )
    return message(
        "“{field}” mentions “{name}”, which does not exist. Possible: {possible}.",
        field=titled(field),
        name=name,
        possible=" | ".join((*islice(known, MOST_NAMED), "…")),
    )


def _name_faults(name: str, box: tuple[str, ...]) -> Iterator[Message]:
    if name in box:
        yield message("The box already has “{name}”. Choose another name.", name=name)
    if not re.fullmatch(OWN, name):
        yield message(
            "“{name}” can't be a name in files: use small letters, numbers and “_”.", name=name
        )


def _shape_faults(called: str, told: OwnPiece, keys: tuple[str, ...]) -> Iterator[Message]:
    for key in told:
        if key not in keys and not key.startswith(EXTRA_PREFIX):
            yield _unknown(called, key, keys)
    if not _is_said(told.get("title")):
        yield message("“{piece}” has no title.", piece=called)
    for key in ("text",):
        if key in told and not _is_text(told[key]):
            yield _cannot_be(called, key, told[key])
    for key in ("declared", "print_only"):
        if not isinstance(told.get(key, False), bool):
            yield _cannot_be(called, key, told[key])


def _is_said(value: Json) -> bool:
    return _is_text(value) and bool(value)


def _is_text(value: Json) -> bool:
    if isinstance(value, Mapping):
        return all(isinstance(each, str) for each in value.values())
    return isinstance(value, str)


def _cannot_be(called: str, key: str, value: Json) -> Message:
    return message(
        "“{key}” of “{piece}” can't be {value}.", key=key, piece=called, value=str(value)[:60]
    )


def _unknown(called: str, name: str, known: Iterable[str]) -> Message:
    meant = closest(name, known)
    if meant:
        return message(
            "“{piece}” mentions “{name}”, which does not exist (did you mean “{meant}”?).",
            piece=called,
            name=name[:60],
            meant=meant,
        )
    return message(
        "“{piece}” mentions “{name}”, which does not exist. Known: {known}.",
        piece=called,
        name=name[:60],
        known=", ".join(known),
    )


def _choice_faults(called: str, value: Json, known: Iterable[str]) -> Iterator[Message]:
    if not isinstance(value, str) or value not in known:
        yield _unknown(called, str(value), known)


def _entries(value: Json) -> tuple[Json, ...]:
    return tuple(value) if isinstance(value, list | tuple) else (value,)


def _moment_faults(called: str, told: OwnPiece) -> Iterator[Message]:
    if "when" not in told:
        return
    moments = _entries(told["when"])
    for each in moments:
        yield from _choice_faults(called, each, MOMENTS)
    if not moments and is_played(told):
        yield message("“{piece}” can never be used: say when it can.", piece=called)


def _effect_faults(called: str, told: OwnPiece) -> Iterator[Message]:
    effects = _entries(told.get("effects", ()))
    if not all(isinstance(each, Mapping) and isinstance(each.get(DO), str) for each in effects):
        yield message("An effect of “{piece}” does not say what it does.", piece=called)
        return
    if len(effects) > MOST_EFFECTS:
        yield message("“{piece}” has more than {most} effects.", piece=called, most=MOST_EFFECTS)
    piece = PieceEffects(called, effects, not is_played(told))
    yield from (each.message for each in effect_problems([piece], VOCABULARY))
    if is_played(told) and not any(effect_faults(effects, VOCABULARY)):
        yield from _combination_faults(called, told, effects)


def _combination_faults(
    called: str, told: OwnPiece, effects: tuple[Effect, ...]
) -> Iterator[Message]:
    """Yield effects that can't stand together in one item, or not at the time when it is used."""
    names = [each[DO] for each in effects]
    moments = [
        each for each in _entries(told.get("when", ())) if isinstance(each, str) and each in MOMENTS
    ]
    for effect in effects:
        wrong = [MOMENTS[each] for each in moments if each not in moments_of(effect)]
        if wrong:
            yield message(
                "“{piece}” can't do this {when}: {effect}.",
                piece=called,
                when=joined(wrong),
                effect=VOCABULARY[effect[DO]].title,
            )
    if len({AIMS[each] for each in names if each in AIMS}) > 1:
        yield message("“{piece}” is aimed at a sector and at a player: choose one.", piece=called)
    if sum(each in INSTEAD for each in names) > 1:
        yield message(
            "“{piece}” has two effects that each replace the rest of the turn: choose one.",
            piece=called,
        )
    if told.get("used_by", "humans") != "humans" and set(names) & HUMANS_ONLY:
        yield message("“{piece}” does what only Humans can, so only they can use it.", piece=called)
    if ATTACKED in moments and sum(each in SURVIVALS for each in names) != 1:
        yield message(
            "“{piece}” is used when attacked, so it needs an effect that keeps its owner alive.",
            piece=called,
        )
