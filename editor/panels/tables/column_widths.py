"""Room: how wide the columns of a table are, and on how many lines their texts stand."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

Measure: TypeAlias = Callable[[str], int]
"""Returns how wide a text is on one line."""


class Need(NamedTuple):
    """How wide a column would like to be."""

    least: int
    """Wide enough for the longest word, so that none is cut off."""
    folded: int
    """Wide enough for every text on two lines."""
    whole: int
    """Wide enough for every text on one line."""


def need_of(texts: Sequence[str], measure: Measure) -> Need:
    """Return how wide a column with some texts would like to be."""
    return Need(
        least=max((measure(word) for text in texts for word in text.split()), default=0),
        folded=max((folded(text, measure) for text in texts), default=0),
        whole=max((measure(text) for text in texts), default=0),
    )


def folded(text: str, measure: Measure) -> int:
    """Return the least width in which a text needs no more than two lines.

    >>> folded("Energy tokens of a player", len)
    13
    """
    words = text.split()
    breaks = ((words[:place], words[place:]) for place in range(1, len(words) + 1))
    return min((max(measure(" ".join(line)) for line in both) for both in breaks), default=0)


def lines(text: str, width: int, measure: Measure) -> int:
    """Return on how many lines a text stands that is broken between words.

    >>> lines("Energy tokens of a player", 12, len)
    3
    """
    if measure(text) <= width:
        return 1
    count, end, space = 1, -measure(" "), measure(" ")
    for word in text.split():
        end += space + measure(word)
        if end > width and end > measure(word):
            count, end = count + 1, measure(word)
    return count


def shared(needs: Sequence[Need], room: int) -> list[int]:
    """Return the widths of columns that share some room; what nobody needs goes to the first.

    >>> shared([Need(5, 8, 15), Need(4, 4, 4)], 11)
    [7, 4]
    """
    widths = [each.least for each in needs]
    for wanted in ([each.folded for each in needs], [each.whole for each in needs]):
        spare, missing = max(room - sum(widths), 0), sum(wanted) - sum(widths)
        if missing > spare:
            both = zip(widths, wanted, strict=True)
            widths = [have + (want - have) * spare // missing for have, want in both]
            break
        widths = wanted
    return [widths[0] + max(room - sum(widths), 0), *widths[1:]]
