"""Words for the values of a ruleset's fields, which sentences about rules and pages about rulesets share."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import TypeAlias

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, joined, message, verbatim
from hullwright.schema.names import plainly

Phrase: TypeAlias = Callable[[str], Message | None]
"""Returns a value that is made of several terms in words; None for one that is not."""

NOTHING = message("none")


def _no_phrase(_: str) -> Message | None:
    return None


@late_dataclass
class ValueWords:
    """What people read for the values of a game's rulesets; what has no words, as plainly as possible."""

    terms: Mapping[str, Message] = field(default_factory=dict)
    """What texts mean, whatever field they stand in: cards, characters, sides, choices."""
    phrase: Phrase = _no_phrase
    decks: frozenset[str] = frozenset()
    """The fields that say how many there are of each card."""
    fields: Mapping[str, Callable[[object], Message]] = field(default_factory=dict)
    """How values of some fields are said that hold more than names and numbers."""

    def of_field(self, name: str, value: object) -> Message:
        """Return the value of a field: decks as counts of cards."""
        if name in self.fields:
            return self.fields[name](value)
        if name in self.decks and isinstance(value, Mapping):
            return _listed(
                message("{count} × {card}", card=self.of(card), count=count)
                for card, count in value.items()
            )
        return self.of(value)

    def of(self, value: object) -> Message:
        """Return a value, whatever field it stands in."""
        match value:
            case bool():
                return message("yes") if value else message("no")
            case Mapping():
                return _listed(
                    (
                        message("{key}: {value}", key=self.of(key), value=self.of(each))
                        for key, each in value.items()
                    ),
                    "; ",
                )
            case list() | tuple():
                return _listed(map(self.of, value))
            case str():
                return self.terms.get(value) or self.phrase(value) or _plain(value)
        return verbatim("–" if value is None else str(value))


def _listed(words: Iterable[Message], between: str = ", ") -> Message:
    found = list(words)
    return joined(found, between) if found else NOTHING


def _plain(value: str) -> Message:
    plain = plainly(value)
    return verbatim(plain) if plain else NOTHING
