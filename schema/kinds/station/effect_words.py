"""Words and parameters that the effects of tile backs and of creatures share."""

from collections.abc import Mapping, Sequence

from ...effects import EffectParameter
from ...messages import Message, message, verbatim
from ...records import Json, JsonObject
from .layout import FIGHTER, POD, QUEEN, SPAWN, WARRIOR, CreatureKind

ANY = "any"
"""Whatever kind, whoever's."""

CREATURE_NAMES: Mapping[str, Message] = {
    QUEEN: message("Queen"),
    SPAWN: message("Spawn"),
    WARRIOR: message("Warrior"),
}
SHIP_NAMES: Mapping[str, Message] = {
    POD: message("escape pod"),
    FIGHTER: message("fighter"),
}


def creature_name(kind: CreatureKind) -> Message:
    """Return what people call a creature: by its own title, the printed word, or its id."""
    if kind.title:
        return verbatim(kind.title)
    return CREATURE_NAMES.get(kind.id) or verbatim(kind.id)


def choice(title: Message, words: Mapping[Json, Message], default: str) -> EffectParameter:
    """Return a parameter that is one of some words."""
    schema: JsonObject = {"enum": list(words), "default": default}
    return EffectParameter(title=title, schema=schema, words=words)


def number(
    title: Message,
    least: int,
    most: int,
    default: int,
    words: Mapping[Json, Message] | None = None,
) -> EffectParameter:
    """Return a parameter that is a whole number; some may be called by words."""
    schema = {"type": "integer", "minimum": least, "maximum": most, "default": default}
    return EffectParameter(title=title, schema=schema, words=words or {})


def creature(
    title: Message,
    known: Mapping[str, Message] | None,
    others: Mapping[str, Message] | None = None,
    default: Json = None,
) -> EffectParameter:
    """Return a parameter that is a kind of creature: one of those known, or any name if none are given."""
    words = {**(others or {}), **(CREATURE_NAMES if known is None else known)}
    told: JsonObject = {"default": default} if default else {}
    if known is None:
        return EffectParameter(title=title, schema={"type": "string", **told}, words=words)
    return EffectParameter(title=title, schema={"enum": list(words), **told}, words=words)


def names_of(kinds: Sequence[CreatureKind]) -> Mapping[str, Message]:
    """Return what people call some creatures, by their ids."""
    return {each.id: creature_name(each) for each in kinds}
