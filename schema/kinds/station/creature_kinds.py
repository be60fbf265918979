"""The kinds of creatures: those of the printed box as data, and those that a map brings (SA-50 … SA-53)."""

from collections.abc import Mapping

from ...effects import Vocabulary, effects_text
from ...messages import Message, filled, in_a_row, joined, message
from .creature_effects import creature_vocabulary
from .effect_words import creature_name, names_of
from .layout import (
    CREW,
    DRIFTERS,
    FIGHTERS,
    PODS,
    QUEEN,
    SPACE,
    SPAWN,
    TILES,
    WARRIOR,
    CreatureKind,
    Station,
)

BOX_CREATURES: Mapping[str, CreatureKind] = {
    QUEEN: CreatureKind(id=QUEEN, moves=1, kills=(DRIFTERS, PODS, FIGHTERS, CREW)),
    SPAWN: CreatureKind(id=SPAWN, moves=2, kills=(DRIFTERS,)),
    WARRIOR: CreatureKind(id=WARRIOR, moves=3, kills=(PODS, FIGHTERS)),
}
"""The creatures of the printed box."""

PREY_WORDS: Mapping[str, Message] = {
    DRIFTERS: message("Drifters"),
    PODS: message("manned pods"),
    FIGHTERS: message("manned fighters"),
    CREW: message("their crew"),
}

_WAYS: Mapping[str, Message] = {
    SPACE: message("It moves up to {moves} cells over open space."),
    TILES: message("It moves up to {moves} cells, also under station tiles."),
}


def creature_kinds(station: Station) -> Mapping[str, CreatureKind]:
    """Return every kind of creature that is known on a station, those of the box first."""
    return {**BOX_CREATURES, **{each.id: each for each in station.creature_kinds}}


def creature_names(station: Station) -> Mapping[str, Message]:
    """Return what people call the creatures of a station, by their ids."""
    return names_of(tuple(creature_kinds(station).values()))


def vocabulary_of_creatures(station: Station) -> Vocabulary:
    """Return the effects of creatures with the creatures of a station to choose from."""
    return creature_vocabulary(creature_names(station))


def creature_text(kind: CreatureKind, vocabulary: Vocabulary) -> Message:
    """Return what a creature does, in sentences.

    >>> str(creature_text(BOX_CREATURES["spawn"], {}))
    'It moves up to 2 cells over open space. It destroys: Drifters.'
    """
    way = _WAYS[kind.through]
    parts = [filled(way, {"moves": kind.moves})]
    if kind.kills:
        prey = joined(PREY_WORDS[each] for each in kind.kills)
        parts.append(message("It destroys: {prey}.", prey=prey))
    else:
        parts.append(message("It harms nobody."))
    if kind.effects:
        parts.append(effects_text(kind.effects, vocabulary))
    return in_a_row(parts)


def creature_letters(station: Station) -> Mapping[str, str]:
    """Return a letter for each kind of creature, for the terminal: the first of its name that is free.

    >>> from .blank import house
    >>> list(creature_letters(house()).values())
    ['Q', 'S', 'W']
    """
    found: dict[str, str] = {}
    for kind in creature_kinds(station).values():
        wished = f"{kind.id}{kind.title}XYZABCDEFGHIJKLMNOPRTUV0123456789".upper()
        free = (each for each in wished if each.isalnum() and each not in found.values())
        found[kind.id] = next(free, "?")
    return found


def title_of(station: Station, kind: str) -> Message | str:
    """Return what people call a creature of a station; its name if nobody knows it."""
    known = creature_kinds(station)
    return creature_name(known[kind]) if kind in known else kind
