"""Text that flows through columns and pages, line by line, so that nothing ever runs off."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from .letters import LINE, Letters, TextMeasure, cut, line_of, lines_of, one_line
from .pages import Item, PageFrame, PagePanel, Rule

BODY = Letters(3.0)
STRONG = Letters(3.0, bold=True)
FAINT = Letters(2.7, ink="faint-text")
SECTION = Letters(4.0, bold=True)


class Strip(NamedTuple):
    """As much as is never parted: a line of text, a row of a table. Its corner is the origin."""

    items: tuple[Item, ...]
    height: float
    keep: bool = False
    """Whether it stays with the next one, as a heading does."""


def space(height: float) -> Strip:
    """Return some white."""
    return Strip((), height)


def paragraph(
    text: str, width: float, measure: TextMeasure, letters: Letters = BODY, indent: float = 0.0
) -> Iterator[Strip]:
    """Yield a text in lines."""
    lines = lines_of(text, width - indent, letters, measure)
    for number, line in enumerate(lines):
        # Two lines stay together at least, at the beginning and at the end.
        keep = number == 0 < len(lines) - 1 or number == len(lines) - 2
        words = line_of(line, indent, 0, letters, measure)
        yield Strip((words,), LINE * letters.size, keep)


def section(title: str, width: float, measure: TextMeasure) -> Iterator[Strip]:
    """Yield a heading with a line below it."""
    yield Strip((), 3.0, keep=True)
    letters = _heading_letters(title, width, measure)
    words = [
        line_of(line, 0, LINE * letters.size * number, letters, measure)
        for number, line in enumerate(lines_of(title, width, letters, measure))
    ]
    height = LINE * letters.size * len(words) + 1
    rule = Rule((0, height - 0.4), (width, height - 0.4), "faint-text", 0.25)
    yield Strip((*words, rule), height + 1, keep=True)


def _heading_letters(title: str, width: float, measure: TextMeasure) -> Letters:
    """Return letters for a heading: a little smaller for one that would break a long word."""
    widest = max((measure(word, bold=True) for word in title.split()), default=0.0)
    return SECTION._replace(size=min(SECTION.size, width / widest if widest else SECTION.size))


class FlowCell(NamedTuple):
    """A text in a row of a table."""

    text: str
    share: float
    """How wide it is, as a part of the row."""
    align: float = 0.0
    letters: Letters = BODY


def table_row(
    cells: Sequence[FlowCell], width: float, measure: TextMeasure, *, shaded: bool = False
) -> Strip:
    """Return a row of a table; texts that are too long for their cell take more lines."""
    columns = list(_columns(cells, width))
    texts = [
        lines_of(cell.text, room - 1.6, cell.letters, measure) or [""]
        for cell, (_, room) in zip(cells, columns, strict=True)
    ]
    high = max(len(lines) for lines in texts)
    line = LINE * max(cell.letters.size for cell in cells)
    height = high * line + 1.0
    items: list[Item] = [PagePanel(PageFrame(0, 0, width, height), fill="panel")] if shaded else []
    for cell, lines, (left, room) in zip(cells, texts, columns, strict=True):
        for number, text in enumerate(lines):
            frame = PageFrame(left + 0.8, 0.5 + number * line, room - 1.6, line)
            shown = cut(text, frame.width, cell.letters, measure)
            items.append(one_line(shown, frame, cell.letters, measure, cell.align))
    items.append(Rule((0, height), (width, height), "line", 0.15))
    return Strip(tuple(items), height)


def _columns(cells: Sequence[FlowCell], width: float) -> Iterator[tuple[float, float]]:
    """Yield where each cell begins and how wide it is."""
    total = sum(cell.share for cell in cells)
    left = 0.0
    for cell in cells:
        room = width * cell.share / total
        yield left, room
        left += room


def poured(strips: Iterable[Strip], frames: Iterator[PageFrame]) -> Iterator[list[Item]]:
    """Yield for each frame what stands in it, until all strips are placed.

    Strips that are to stay together do so as long as they fit into one frame.
    """
    frame = next(frames)
    items: list[Item] = []
    y = 0.0
    for group in _groups(strips):
        height = sum(each.height for each in group)
        if y and y + height > frame.height:
            yield items
            frame, items, y = next(frames), [], 0.0
        for strip in group:
            if y and y + strip.height > frame.height:
                yield items
                frame, items, y = next(frames), [], 0.0
            if strip.items or y:
                items += [each.moved(frame.left, frame.top + y) for each in strip.items]
                y += strip.height
    yield items


def _groups(strips: Iterable[Strip]) -> Iterator[list[Strip]]:
    group: list[Strip] = []
    for strip in strips:
        group.append(strip)
        if not strip.keep:
            yield group
            group = []
    if group:
        yield group
