"""Fields of a ruleset: a value, what it means, and when it has an effect."""

from collections.abc import Iterator, Mapping
from dataclasses import Field, field, fields
from typing import Any, ClassVar, TypeAlias
from weakref import WeakKeyDictionary

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json, JsonObject

from .value_words import ValueWords

NOT_EMPTY = ("NOT EMPTY",)
"""In a condition: the field must hold something."""

EMPTY = ("EMPTY",)
"""In a condition: the field must hold nothing."""

ITEMS = "items"
"""In a condition: one of the named decks must hold items."""

ITEMS_MEAN = message("The items in the decks that players keep and use.")

Conditions: TypeAlias = Mapping[str, tuple[bool | int | str, ...]]
"""For each field, the values it may have; or `NOT_EMPTY` or `EMPTY`; or, under `items`, the decks to look in."""


GAP = "{}"
"""In a choice: stands for a number, so that `pod {}` allows `pod 3`."""


# Any: a field's kind stands in its ruleset, and `values.fits` holds it; here all kinds are alike.
FieldValue: TypeAlias = Any
"""The value of a ruleset's field: a switch, a number, a text, a list, or a table of these."""


@late_dataclass(kw_only=True)
class Ruleset:
    """The rules in force as a frozen record: a field, with its note, for each thing that codes can change."""

    words: ClassVar[ValueWords] = ValueWords()
    moments: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The moments at which rules can have functions called, each with the details they are told by name."""

    def to_json(self) -> JsonObject:
        """Return every field and its value, for programs."""
        return {each.name: _as_json(getattr(self, each.name)) for each in fields(self)}


def _as_json(value: FieldValue) -> Json:
    """Return a value as JSON; what has no order gets one."""
    if isinstance(value, Mapping):
        return {str(key): _as_json(each) for key, each in value.items()}
    if isinstance(value, frozenset | set):
        return sorted(map(_as_json, value))
    return [_as_json(each) for each in value] if isinstance(value, list | tuple) else value


@late_dataclass
class FieldNote:
    """What is to be known of a ruleset's field."""

    means: Message
    matters: Conditions = field(default_factory=dict)
    """Unless these hold, the field has no effect, and a rule that sets it is idle."""
    needs: Conditions = field(default_factory=dict)
    """Unless these hold, a rule that sets the field can't be used."""
    slot: bool = False
    """Whether a rule may name a function of its own, as module:name, for what happens there."""
    choices: tuple[str, ...] = ()
    """What its texts may be; none given, none checked."""
    keys: tuple[str, ...] = ()
    """What its table may be about, such as cards or characters; none given, none checked."""
    own_choices: str = ""
    """What its texts may be beside its choices, as a regular expression: names of pieces of one's own,
    of which only the whole ruleset knows whether they exist."""
    own_keys: str = ""
    """Likewise, what its table may be about beside its keys."""
    least: int = 0
    """The smallest of its numbers; of a list, the smallest number of entries."""
    most: int = 99


# Any: as with `dataclasses.field`, a field's default stands where its declared type is asked for.
def rule_field(default: FieldValue, means: str, **note: Any) -> Any:
    """Return a dataclass field with its note, of which everything but its meaning may be left out."""
    metadata = {"note": FieldNote(message(means), **note)}
    if isinstance(default, dict | list):
        return field(default_factory=lambda: type(default)(default), metadata=metadata)
    return field(default=default, metadata=metadata)


# Asked for every rule that is composed; of a plugin that is loaded anew nothing stays behind.
_NOTES: WeakKeyDictionary[type[Ruleset], Mapping[str, FieldNote]] = WeakKeyDictionary()


def notes(ruleset: type[Ruleset]) -> Mapping[str, FieldNote]:
    """Return the note of each field of a kind of ruleset."""
    found = _NOTES.get(ruleset)
    if found is None:
        found = _NOTES[ruleset] = {each.name: _note(each) for each in fields(ruleset)}
    return found


def _note(each: "Field[FieldValue]") -> FieldNote:
    found: FieldNote = each.metadata["note"]
    return found


def holds(ruleset: Ruleset, conditions: Conditions) -> bool:
    """Tell whether all conditions hold for a ruleset."""
    return all(_holds(ruleset, name, allowed) for name, allowed in conditions.items())


def unmet(ruleset: Ruleset, conditions: Conditions) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each condition that fails: its name, and the fields by which it does."""
    for name, allowed in conditions.items():
        if not _holds(ruleset, name, allowed):
            yield name, fields_of({name: allowed})


def fields_of(conditions: Conditions) -> tuple[str, ...]:
    """Return the fields that conditions are about.

    >>> fields_of({"humans": ("half",), "items": ("sector_deck", "item_deck")})
    ('humans', 'sector_deck', 'item_deck')
    """
    return tuple(
        each
        for name, allowed in conditions.items()
        for each in (map(str, allowed) if name == ITEMS else (name,))
    )


def _holds(ruleset: Ruleset, name: str, allowed: tuple[bool | int | str, ...]) -> bool:
    if name == ITEMS:
        return any(_holds_items(getattr(ruleset, str(deck))) for deck in allowed)
    value = getattr(ruleset, name)
    if allowed in (NOT_EMPTY, EMPTY):
        return bool(value) is (allowed == NOT_EMPTY)
    return value in allowed


def _holds_items(deck: Mapping[str, int]) -> bool:
    """Tell whether a deck holds items: its own names, or cards marked as items."""
    return any(
        count and ("item:" in card or not _is_sector_card(card)) for card, count in deck.items()
    )


def _is_sector_card(card: str) -> bool:
    return card.split("+", maxsplit=1)[0] in {"noise_here", "noise_any", "silence"}
