"""A problem: what a check found and where, as facts; tables say it in sentences."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from ..messages import Message
from ..records import Json, JsonObject


class Severity(StrEnum):
    """How much a problem matters: errors forbid export, warnings and hints never do."""

    ERROR = "error"
    WARNING = "warning"
    HINT = "hint"


# Any: whoever asks for a fact knows what it is, by the id and the case of its problem.
class Facts(Mapping[str, Any]):
    """What was found, by name: numbers, names and labels as they are, several of them as tuples.

    >>> Facts(pod="3", moves=4)["moves"]
    4
    """

    __slots__ = ("_facts",)

    def __init__(self, /, **facts: Any) -> None:
        self._facts = facts

    def __getitem__(self, name: str) -> Any:
        return self._facts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._facts)

    def __len__(self) -> int:
        return len(self._facts)

    def __repr__(self) -> str:
        return f"Facts({', '.join(f'{name}={fact!r}' for name, fact in self._facts.items())})"


NO_FACTS = Facts()
"""For cases that say everything by their name."""

OWN_WORDS = "own-words"
"""The case of a problem that brings its sentence along, such as a plugin's."""

MORE, AT_LEAST = "more", "at-least"
"""The cases of a problem that stands for many alike: for all that are not listed, or for those that were counted."""

UNFINISHED = "unfinished"
"""The case of a check that stopped, because a map gives it too much to compare."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something a check found on a map."""

    id: str
    case: str
    """Which of the matters of its check this is, such as "no-start": a sentence and fixes are listed under it."""
    facts: Facts
    severity: Severity
    cells: tuple[str, ...] = ()
    """The places to look at, by the labels that people see."""

    @classmethod
    def in_own_words(
        cls,
        name: str,
        severity: Severity,
        text: Message,
        cells: tuple[str, ...] = (),
        hint: Message | None = None,
    ) -> "Problem":
        """Return a problem that no table has a sentence for: it says what is wrong and what to do itself."""
        return cls(name, OWN_WORDS, Facts(text=text, hint=hint), severity, cells)

    @property
    def is_gathered(self) -> bool:
        """Whether this stands for many problems alike that are not listed."""
        return self.case in {MORE, AT_LEAST}

    @property
    def count(self) -> int:
        """How many problems this stands for."""
        return int(self.facts["count"]) if self.is_gathered else 1

    @property
    def message(self) -> Message:
        """The sentence that says what is wrong."""
        return self._said[0]

    @property
    def hint(self) -> Message | None:
        """What to do about it."""
        return self._said[1]

    @property
    def _said(self) -> tuple[Message, Message | None]:
        if self.case == OWN_WORDS:
            return self.facts["text"], self.facts["hint"]
        # Loaded on use: whoever looks for problems need not be able to say them.
        from .sentences import sentence_of

        return sentence_of(self.id, self.case).filled({"some": self.cells, **self.facts})

    @property
    def text(self) -> str:
        """The sentence that says what is wrong, in English."""
        return str(self.message)

    def to_json(self) -> JsonObject:
        """Return the problem as the command line and exports print it."""
        return {
            "id": self.id,
            "case": self.case,
            "facts": {} if self.case == OWN_WORDS else _to_json(self.facts),
            "severity": str(self.severity),
            "text": self.text,
            "cells": list(self.cells),
            "hint": str(self.hint) if self.hint else None,
        }


def _to_json(fact: object) -> Json:
    if isinstance(fact, Mapping):
        return {name: _to_json(each) for name, each in fact.items()}
    return [_to_json(each) for each in fact] if isinstance(fact, tuple) else fact
