"""Variations of a map under a scenario: one thing at a time taken away or doubled, to see what it tips.

What there is to vary is found in the data alone: rules that are in force, cards of decks, abilities of characters,
and whatever a map counts. What can't be played without it is left out by whoever tries.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from hullwright.schema.complaints import JsonPath
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build
from hullwright.schema.messages import Message, english, humanised, joined, message, verbatim
from hullwright.schema.records import Json, JsonObject

from ..preparation import Prepared
from ..rules.definition import RuleDefinition

CODE = "lab:variation"
"""The code of the rule that a variation of a ruleset is."""
COUNT, BACKS = "count", "backs"
"""What maps call how many there are of something, and a table of such numbers."""
CLASSES, CREATURES = "tile_classes", "creatures"
WITHOUT, TWICE = english("without {what}"), english("twice as many: {what}")
EFFECTS = "effects"
"""What a piece does: numbers in there count no pieces."""

Word = Callable[[str], Message]
"""Returns what people call a value of a game's rules."""


@dataclass(frozen=True)
class Variation:
    """A map under a scenario that differs from another in one thing."""

    title: Message
    document: MapDocument
    scenario: Scenario
    rules: tuple[RuleDefinition, ...] = ()
    """Rules that no plugin brings."""


def variations(prepared: Prepared, word: Word) -> Iterator[Variation]:
    """Yield every variation there is, also those that can't be played."""
    yield from _without_rules(prepared)
    yield from _without_cards(prepared, word)
    yield from _without_pieces(prepared)
    yield from _with_other_backs(prepared)
    yield from _without_creatures(prepared)


def _without_rules(prepared: Prepared) -> Iterator[Variation]:
    """Yield the scenario without each of its rules."""
    rules = prepared.scenario.rules
    for at, each in enumerate(rules):
        left = replace(prepared.scenario, rules=rules[:at] + rules[at + 1 :])
        title = message("without rule {code}", code=each.code)
        yield Variation(title, prepared.original, left)


def _without_cards(prepared: Prepared, word: Word) -> Iterator[Variation]:
    """Yield the ruleset without each card of its decks and each ability, and with twice as many of each card."""
    for name, value in prepared.ruleset.to_json().items():
        if not isinstance(value, dict):
            continue
        for key, each in value.items():
            less = {other: value[other] for other in value if other != key}
            if isinstance(each, int) and not isinstance(each, bool):
                twice = {**value, key: 2 * each}
                title = message("twice as many: {what}", what=word(key))
                yield ruled(prepared, title, name, twice)
            if isinstance(each, int | list):
                yield ruled(prepared, message("without {what}", what=word(key)), name, less)


def ruled(prepared: Prepared, title: Message, field: str, value: Json) -> Variation:
    """Return a variation by a rule that sets one field."""
    game, scenario = prepared.engine.name, prepared.scenario
    texts = {"en": CODE}
    rule = RuleDefinition(code=CODE, game=game, title=texts, text=texts, sets={field: value})
    rules = (*scenario.rules, RuleUse(code=CODE))
    return Variation(title, prepared.original, replace(scenario, rules=rules), (rule,))


def _without_pieces(prepared: Prepared) -> Iterator[Variation]:
    """Yield the map without each sort of piece that it counts, and with twice as many."""
    value = prepared.original.to_json()
    for path, number, what in counted_pieces(value.get("layout", {})):
        for title, other in (
            (message("without {what}", what=what), 0),
            (message("twice as many: {what}", what=what), 2 * number),
        ):
            document = changed_map(value, path, other)
            if document is not None:
                yield Variation(title, document, prepared.scenario)


def counted_pieces(value: Json, path: JsonPath = ()) -> Iterator[tuple[JsonPath, int, Message]]:
    """Yield everything in a layout that is there in a number: the way to the number, itself, and what it counts."""
    if isinstance(value, list):
        for at, each in enumerate(value):
            yield from counted_pieces(each, (*path, at))
    elif isinstance(value, dict):
        for key, each in value.items():
            here = (*path, key)
            if key == COUNT and _is_number(each):
                yield here, each, _title(path, value)
            elif key not in (EFFECTS, BACKS):
                yield from counted_pieces(each, here)


def _with_other_backs(prepared: Prepared) -> Iterator[Variation]:
    """Yield the map with each sort of back taken away from its class or doubled, at the cost of the commonest other.

    A station has as many tiles as cells, so that there is always something in its place.
    """
    value = prepared.original.to_json()
    words = prepared.ruleset.words
    for at, each in enumerate(value.get("layout", {}).get(CLASSES) or ()):
        # Any: a layout of whatever kind; where there are backs, they are counted by name.
        backs: dict[str, Any] = (each.get(BACKS) or {}) if isinstance(each, dict) else {}
        for name, count in backs.items():
            others = [other for other in backs if other != name]
            if not others:
                continue
            spare = max(others, key=backs.__getitem__)
            for title, number in ((WITHOUT, 0), (TWICE, 2 * count)):
                more = backs[spare] + count - number
                if more < 0:
                    continue
                table = {**backs, name: number, spare: more}
                table = {key: left for key, left in table.items() if left}
                document = changed_map(value, (CLASSES, at, BACKS), table)
                if document is not None:
                    what = joined([words.of(str(each.get("id", ""))), words.of(name)], ": ")
                    yield Variation(Message(title, {"what": what}), document, prepared.scenario)


def _without_creatures(prepared: Prepared) -> Iterator[Variation]:
    """Yield the map without each kind of creature that lies on it at the start."""
    value = prepared.original.to_json()
    laid = value.get("layout", {}).get(CREATURES) or ()
    for kind in dict.fromkeys(each["kind"] for each in laid if isinstance(each, dict)):
        left = [each for each in laid if each["kind"] != kind]
        document = changed_map(value, (CREATURES,), left)
        if document is not None:
            what = joined([message("at the start"), prepared.ruleset.words.of(kind)], ": ")
            yield Variation(Message(WITHOUT, {"what": what}), document, prepared.scenario)


def _is_number(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _title(path: JsonPath, piece: JsonObject) -> Message:
    named = piece.get("title") or piece.get("name")
    if isinstance(named, str):
        return verbatim(named)
    return humanised(str(next((each for each in reversed(path) if isinstance(each, str)), "")))


def changed_map(value: JsonObject, path: JsonPath, number: Json) -> MapDocument | None:
    """Return a map in which something at some place is another, or None if it can't be."""
    try:
        document = build({**value, "layout": _with(value["layout"], path, number)}, "")
    except HullwrightError:
        return None
    return document if isinstance(document, MapDocument) else None


def _with(value: Json, path: JsonPath, number: Json) -> Json:
    """Return a JSON value with another one at some place."""
    if not path:
        return number
    first, rest = path[0], path[1:]
    if isinstance(value, list):
        return [_with(each, rest, number) if at == first else each for at, each in enumerate(value)]
    return {key: _with(each, rest, number) if key == first else each for key, each in value.items()}
