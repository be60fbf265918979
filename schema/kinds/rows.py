"""Layouts that are rows of characters with a legend: what can be wrong with the rows themselves."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from ..complaints import Fault
from ..messages import message

MOST_KNOWN = 60
"""So many characters of a legend are told; the largest legend has thousands."""


class RowWords(NamedTuple):
    """The sentences for rows of the wrong length, in the words of a map kind."""

    short: str
    long: str
    first: int
    """The number people give to the first row."""


def row_faults(rows: Sequence[str], legend: Collection[str], words: RowWords) -> Iterator[Fault]:
    """Yield the rows of the wrong length, and the characters that the legend does not know."""
    if _are_even(rows) and _are_known(rows, legend):
        return
    # The commonest length is the one that was meant, wherever a row went wrong.
    known = " ".join((*islice(legend, MOST_KNOWN), *["…"][: len(legend) > MOST_KNOWN]))
    width = Counter(map(len, rows)).most_common(1)[0][0]
    for number, row in enumerate(rows):
        if len(row) != width:
            template = words.short if len(row) < width else words.long
            told = message(template, row=number + words.first, found=len(row), width=width)
            yield Fault(("rows", number), told)
        for character in sorted(set(row).difference(legend)):
            yield Fault(
                ("rows", number, row.index(character)),
                message(
                    "“{character}” is not in the legend, which has {known}.",
                    character=character,
                    known=known,
                ),
            )


def _are_even(rows: Sequence[str]) -> bool:
    return len(set(map(len, rows))) == 1


def _are_known(rows: Sequence[str], legend: Collection[str]) -> bool:
    """Tell whether a legend knows every character: all at once, for that is asked before each save.

    >>> _are_known(["sd", "ds"], "sd"), _are_known(["sd", "dx"], "sd")
    (True, False)
    """
    text = "".join(rows)
    if text.isascii():
        known = "".join(each for each in legend if each.isascii())
        return not text.encode().translate(None, known.encode())
    return set(text) <= set(legend)
