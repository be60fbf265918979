"""Sentences for people, kept apart from what fills them so that they can be translated."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce


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


def message(template: str, /, **values: object) -> Message:
    """Return the sentence that a template and its values make."""
    return Message(template, values)


def verbatim(text: str) -> Message:
    """Return somebody's own words as a sentence, which is the same in every language.

    >>> str(verbatim("The {Ice} Giant"))
    'The {Ice} Giant'
    """
    return message("{text}", text=text)


def in_a_row(sentences: Iterable[Message]) -> Message:
    """Return sentences one after another, each of them still to be translated.

    >>> str(in_a_row([message("It is dark."), message("It is {what}.", what="cold")]))
    'It is dark. It is cold.'
    """
    return reduce(
        lambda before, next_: message("{before} {next}", before=before, next=next_), sentences
    )


def listed(words: "Iterable[Message | str]") -> "Message | str":
    """Return words as a list with commas, those of ours still to be translated.

    >>> str(listed([message("silent"), message("dangerous")]))
    'silent, dangerous'
    """
    return reduce(
        lambda before, next_: message("{before}, {next}", before=before, next=next_), words
    )


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
