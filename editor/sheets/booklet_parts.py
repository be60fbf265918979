"""The parts of a booklet, and the numbers of their pages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from hullwright.schema.messages import Message

from ..languages.words import tr_in
from .letters import Letters, TextMeasure, one_line
from .pages import Item, Page, PageFrame

FOOT = Letters(2.1, ink="faint-text")
LINE, BELOW, ASIDE = 2.6, 4.4, 10.0
"""How high the foot of a page is, and how far it is from the edges of the paper."""


@dataclass(frozen=True)
class BookletPart:
    """Pages that belong together."""

    title: Message
    pages: tuple[Page, ...]
    is_two_sided: bool = False
    """Whether every other page is the back of the one before."""
    is_cut: bool = False
    """Whether its pages are cut up."""


def numbered(
    parts: Sequence[BookletPart], name: str, language: str, measure: TextMeasure
) -> Iterator[Page]:
    """Yield the pages of all parts, each with its number at the foot; a single page has none."""
    count = sum(len(each.pages) for each in parts)
    number = 0
    for part in parts:
        for place, page in enumerate(part.pages):
            number += 1
            side = _side(part, place, number, count, language)
            items = _foot(page.frame, name, side, measure) if count > 1 else ()
            yield replace(page, items=(*page.items, *items))


def _side(part: BookletPart, place: int, number: int, count: int, language: str) -> str:
    if not part.is_two_sided:
        return tr_in(language, "Page {number} of {count}", number=number, count=count)
    if place % 2:
        return tr_in(language, "Page {number} of {count}, back", number=number, count=count)
    return tr_in(language, "Page {number} of {count}, front", number=number, count=count)


def _foot(frame: PageFrame, name: str, side: str, measure: TextMeasure) -> tuple[Item, ...]:
    top = frame.height - BELOW - LINE
    line = PageFrame(ASIDE, top, frame.width - 2 * ASIDE, LINE)
    half = line.width / 2 - 2
    return (
        one_line(name, line.left_part(half), FOOT, measure),
        one_line(side, line.beside(half + 4), FOOT, measure, 1.0),
    )
