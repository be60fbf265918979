"""A sentence of a table: what a problem of one case says, with gaps for its facts."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

from ..messages import Message, some_of

# Any: facts are of many types; what words one takes the type that its case has.
Words: TypeAlias = Mapping[str, Callable[[Any], object]]
"""What says a fact in words, by the name of the fact: numbers and names go into sentences as they are."""


class Sentence(NamedTuple):
    """What problems of one case say."""

    text: Message
    hint: Message | None
    """What to do about it."""
    words: Words

    def filled(self, facts: Mapping[str, object]) -> tuple[Message, Message | None]:
        """Return what is wrong and what to do about it, with all gaps filled.

        >>> from hullwright.schema.messages import message
        >>> wrong, _ = says(message("{count} at {some}.")).filled({"count": 2, "some": ("A1", "B2")})
        >>> str(wrong)
        '2 at A1, B2.'
        """
        said = {name: self.words.get(name, _plainly)(fact) for name, fact in facts.items()}
        return _filled(self.text, said), self.hint and _filled(self.hint, said)


Sentences: TypeAlias = Mapping[tuple[str, str], Sentence]
"""Sentences by the id of a check and the case that it found."""


def says(text: Message, hint: Message | None = None, **words: Callable[[Any], object]) -> Sentence:
    """Return a sentence with what says its facts in words."""
    return Sentence(text, hint, words)


def _filled(template: Message, said: Mapping[str, object]) -> Message:
    """Return a sentence with its gaps filled; a sentence inside it is filled likewise."""
    inside = {
        gap: _filled(each, said) if isinstance(each, Message) else each
        for gap, each in template.values.items()
    }
    return replace(template, values={**said, **inside})


def _plainly(fact: object) -> object:
    return some_of(fact) if isinstance(fact, tuple) else fact
