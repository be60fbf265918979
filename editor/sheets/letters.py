"""Lettering: texts broken into lines, shrunk or cut so that they stay in the room they are given."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from hullwright.schema.visible_text import visible

from .pages import CAPITALS, PageFrame, PageText

LINE = 1.3
"""From a line of text to the next, in sizes of the letters."""
CUT = "…"


class TextMeasure(Protocol):
    """Whoever knows how wide letters are."""

    def __call__(self, text: str, *, bold: bool) -> float:
        """Return the width of a text, in sizes of the letters."""
        ...


class Letters(NamedTuple):
    """How a text is written."""

    size: float
    """In millimetres; 3.5 are about ten points."""
    bold: bool = False
    ink: str = "text"


def lines_of(text: str, width: float, letters: Letters, measure: TextMeasure) -> list[str]:
    """Return a text in lines that are no wider than that; words that are too wide are broken."""
    made: list[str] = []
    for paragraph in visible(text).splitlines():
        line = ""
        for word in _pieces(paragraph, width, letters, measure):
            longer = f"{line} {word}" if line else word
            if line and _width(longer, letters, measure) > width:
                made.append(line)
                line = word
            else:
                line = longer
        made.append(line)
    return made


def _width(text: str, letters: Letters, measure: TextMeasure) -> float:
    return letters.size * measure(text, bold=letters.bold)


def _pieces(text: str, width: float, letters: Letters, measure: TextMeasure) -> Iterator[str]:
    """Yield the words of a text, those that are too wide in pieces."""
    for word in text.split():
        rest = word
        while _width(rest, letters, measure) > width and len(rest) > 1:
            count = _fitting(rest, width, letters, measure)
            yield rest[:count]
            rest = rest[count:]
        yield rest


def _fitting(text: str, width: float, letters: Letters, measure: TextMeasure) -> int:
    """Return how many letters of a text fit into a width: at least one."""
    least, most = 1, len(text)
    while least < most:
        middle = (least + most + 1) // 2
        if _width(text[:middle], letters, measure) <= width:
            least = middle
        else:
            most = middle - 1
    return least


def one_line(
    text: str,
    frame: PageFrame,
    letters: Letters,
    measure: TextMeasure,
    align: float = 0.0,
    least: float = 0.6,
) -> PageText:
    """Return a text in the middle of a frame's height, shrunk if it is too wide, and at last cut.

    `align` is 0 at the left, 0.5 in the middle and 1 at the right; letters never get smaller than
    `least` of their size.
    """
    shown = " ".join(visible(text).split())
    full = _width(shown, letters, measure)
    shrunk = letters._replace(size=letters.size * max(min(1.0, frame.width / (full or 1)), least))
    shown = cut(shown, frame.width, shrunk, measure)
    width = _width(shown, shrunk, measure)
    left = frame.left + align * (frame.width - width)
    baseline = frame.top + frame.height / 2 + CAPITALS * shrunk.size
    return PageText(shown, left, baseline, width, *shrunk)


def cut(text: str, width: float, letters: Letters, measure: TextMeasure) -> str:
    """Return a text, cut with an ellipsis if it is wider than that."""
    if _width(text, letters, measure) <= width + 1e-6:
        return text
    room = width - _width(CUT, letters, measure)
    return text[: _fitting(text, room, letters, measure)].rstrip() + CUT


def stack(
    text: str, frame: PageFrame, letters: Letters, measure: TextMeasure, most: int | None = None
) -> list[PageText]:
    """Return a text in lines from the top of a frame down, at most so many; the last may be cut."""
    room = int((frame.height + 0.01) / (LINE * letters.size))
    allowed = room if most is None else min(room, most)
    lines = lines_of(text, frame.width, letters, measure)
    if len(lines) > allowed:
        lines = lines[:allowed]
        if lines:
            lines[-1] = cut(f"{lines[-1]} {CUT}", frame.width, letters, measure)
    return [
        line_of(line, frame.left, frame.top + LINE * letters.size * number, letters, measure)
        for number, line in enumerate(lines)
    ]


def line_of(text: str, left: float, top: float, letters: Letters, measure: TextMeasure) -> PageText:
    """Return a text on the line that begins at a place."""
    baseline = top + LINE * letters.size / 2 + CAPITALS * letters.size
    return PageText(text, left, baseline, _width(text, letters, measure), *letters)


def shrunk_stack(
    text: str, frame: PageFrame, letters: Letters, measure: TextMeasure, least: float = 0.55
) -> list[PageText]:
    """Return a text in as many lines as a frame holds, in letters as large as that allows."""
    shown = " ".join(visible(text).split())
    size = letters.size
    while size > least * letters.size:
        tried = letters._replace(size=size)
        lines = lines_of(shown, frame.width, tried, measure)
        if len(lines) * LINE * size <= frame.height + 0.01 and _keeps_words(lines, shown):
            break
        size *= 0.93
    return stack(shown, frame, letters._replace(size=size), measure)


def _keeps_words(lines: list[str], text: str) -> bool:
    """Tell whether no word had to be broken."""
    return " ".join(lines) == text
