"""Sentences for people, kept apart from what fills them so that they can be translated."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence: an English template, and the values for its gaps.

    >>> str(Message("{pod} can't be reached.", {"pod": "Pod 3"}))
    "Pod 3 can't be reached."
    """

    template: str
    values: Mapping[str, object]

    def __str__(self) -> str:
        return self.template.format_map(self.values)


Say: TypeAlias = Callable[[Message], str]
"""Says a sentence in a language; `str` says it in English."""


def message(template: str, /, **values: object) -> Message:
    """Return the sentence that a template and its values make."""
    return Message(template, values)


def filled(sentence: Message, values: Mapping[str, object]) -> Message:
    """Return a sentence with more of its gaps filled.

    >>> str(filled(message("{who} is {where}.", who="Pod 3"), {"where": "gone"}))
    'Pod 3 is gone.'
    """
    return Message(sentence.template, {**sentence.values, **values})


def verbatim(text: str) -> Message:
    """Return somebody's own words as a sentence, which is the same in every language.

    >>> str(verbatim("The {Ice} Giant"))
    'The {Ice} Giant'
    """
    return message("{text}", text=text)


def humanised(key: str) -> Message:
    """Return a key of a document or a ruleset as words, where nobody has worded it better.

    >>> str(humanised("first_open_round")), str(humanised("hex-zone"))
    ('First open round', 'Hex zone')
    """
    words = key.replace("_", " ").replace("-", " ").strip()
    # Keys come from plugins, too: a brace in them is no gap.
    return Message((words[:1].upper() + words[1:]).replace("{", "{{").replace("}", "}}"), {})


def reworded(sentence: Message, word: "Callable[[str], str]") -> Message:
    """Return a sentence with other words for the texts that fill its gaps, also inside of sentences in it.

    >>> told = message("{codes} disagree.", codes="A.1, A.2")
    >>> str(reworded(told, str.lower))
    'a.1, a.2 disagree.'
    """

    def other(value: object) -> object:
        if isinstance(value, Message):
            return reworded(value, word)
        return word(value) if isinstance(value, str) else value

    values = {name: other(value) for name, value in sentence.values.items()}
    return Message(sentence.template, values)


def english(text: str) -> str:
    """Return a text as it is: marks one in a table, for those who collect what is to be translated."""
    return text


def in_a_row(sentences: Iterable[Message]) -> Message:
    """Return sentences one after another, each of them still to be translated.

    >>> str(in_a_row([message("It is dark."), message("It is {what}.", what="cold")]))
    'It is dark. It is cold.'
    """
    return joined(sentences, " ")


def joined(parts: "Iterable[Message | str]", between: str = ", ") -> Message:
    """Return words one after another, each of them still to be translated.

    >>> str(joined([message("silent"), "B02"]))
    'silent, B02'
    """
    named = {f"part{number}": part for number, part in enumerate(parts)}
    return Message(between.join(f"{{{name}}}" for name in named), named)


def some_of(names: "list[str] | tuple[str, ...]", most: int = 5) -> str:
    """Return the first few names as one text, with the number of those left out.

    >>> some_of(["A01", "B02"]), some_of(["A01", "A02", "A03"], most=2)
    ('A01, B02', 'A01, A02 (+1)')
    """
    shown = ", ".join(names[:most])
    return shown if len(names) <= most else f"{shown} (+{len(names) - most})"


def in_brackets(cells: Iterable[str]) -> str:
    """Return the first few cells as one text, in brackets because labels hold commas.

    >>> in_brackets(["1,1", "10,0"])
    '(1,1), (10,0)'
    """
    return some_of([f"({each})" for each in cells])
