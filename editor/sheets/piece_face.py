"""The side of a piece on paper: picture, title, words and entries, all inside the line that is cut."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from hullwright.schema.messages import Message
from hullwright.schema.visible_text import visible

from ..concepts.cutouts import CutoutEntry, CutoutOutline, CutoutPicture, CutoutSet, Face
from ..languages.words import tr_in
from .letters import CUT, LINE, Letters, TextMeasure, line_of, lines_of, one_line, shrunk_stack
from .map_drawing import marks_in, symbol
from .pages import Item, PageFrame, PageText

TITLE, TEXT = 3.7, 3.0
"""Letters of a title and of a text on a piece with much room."""
LEAST_TEXT = 2.0
"""On small pieces letters begin with this, so that a short text is not larger than its title."""
SMALLEST = 1.6
"""Letters never get smaller: then a text is cut."""
FOOT = Letters(2.2, ink="faint-text")
NAME = Letters(3.2, bold=True)
"""A note at the foot, and a name there on a piece that is all picture."""
FOOT_ROOM = 3.4
BETWEEN = 0.35
"""White between two paragraphs, in sizes of the letters."""
SHRINK = 0.95


@dataclass(frozen=True)
class FaceDrawing:
    """Draws sides of pieces in a language."""

    language: str
    measure: TextMeasure

    def drawn(self, face: Face, frame: PageFrame, outline: CutoutOutline) -> Iterator[Item]:
        """Yield what stands on a side that has a frame."""
        inner = _inner(frame, outline)
        rest = inner
        if face.picture:
            over = face.picture.height
            yield from self._picture(face.picture, inner.upper(over) if over else frame)
            rest = inner.below(over)
        if face.foot:
            letters = FOOT if face.picture is None or face.picture.height else NAME
            yield self._foot(face.foot, rest.below(rest.height - FOOT_ROOM), letters)
            rest = rest.upper(rest.height - FOOT_ROOM - 0.8)
        if face.title:
            title = list(self._title(face.title, rest))
            yield from title
            rest = rest.below(LINE * title[0].size * len(title) + 0.8)
        if face.text:
            lines = self._text(face.text, rest)
            # A list without a picture is read like a page of a book.
            yield from _centred(lines, rest) if face.picture else lines
        if face.entries:
            yield from self._entries(face.entries, rest)

    def is_whole(self, face: Face, cutouts: CutoutSet) -> bool:
        """Tell whether a side has room for all its words."""
        frame = PageFrame(0, 0, cutouts.width, cutouts.height)
        items = self.drawn(face, frame, cutouts.outline)
        shown = _letters(each.text for each in items if isinstance(each, PageText))
        said = [*filter(None, (face.title, face.foot)), *face.text]
        said += [each.text for each in face.entries]
        return all(_letters([visible(self._said(each))]) in shown for each in said)

    def _said(self, sentence: Message) -> str:
        return tr_in(self.language, sentence)

    def _picture(self, picture: CutoutPicture, frame: PageFrame) -> Iterator[Item]:
        x, y = frame.left + frame.width / 2, frame.top + frame.height / 2
        reach = min(frame.width, frame.height) / 2 / picture.side
        marks = marks_in(self.language, picture.marks)
        yield from symbol(marks, x, y, picture.side, self.measure, reach)

    def _foot(self, sentence: Message, frame: PageFrame, letters: Letters) -> PageText:
        return one_line(self._said(sentence), frame, letters, self.measure, 0.5)

    def _title(self, sentence: Message, frame: PageFrame) -> Iterator[PageText]:
        """Yield a title in a line, or in two if it is long."""
        letters = Letters(min(TITLE, max(frame.width / 10, 2.2)), bold=True)
        text = self._said(sentence)
        lines = 1 if letters.size * self.measure(text, bold=True) <= frame.width else 2
        room = frame.upper(lines * LINE * letters.size)
        return _centred(shrunk_stack(text, room, letters, self.measure), frame)

    def _text(self, sentences: Sequence[Message], frame: PageFrame) -> list[PageText]:
        texts = [self._said(each) for each in sentences]
        size = min(TEXT, max(frame.width / 11, LEAST_TEXT))
        return paragraphs(texts, frame, size, self.measure)

    def _entries(self, entries: Sequence[CutoutEntry], frame: PageFrame) -> Iterator[Item]:
        """Yield signs, each with what it means beside it."""
        row, sign = frame.height / len(entries), 10.0
        letters = min(TEXT, row / LINE / 2)
        for number, entry in enumerate(entries):
            line = frame.below(number * row).upper(row)
            yield from self._picture(entry.picture, line.left_part(sign))
            room = line.beside(sign + 1.5)
            found = paragraphs([self._said(entry.text)], room, letters, self.measure)
            aside = (row - LINE * found[0].size * len(found)) / 2 if found else 0.0
            yield from (each.moved(0, aside) for each in found)


def _letters(texts: Iterable[str]) -> str:
    """Return texts without the white between their words, which lines break at."""
    return "".join("".join(texts).split())


def _inner(frame: PageFrame, outline: CutoutOutline) -> PageFrame:
    """Return the part of a piece in which words stand."""
    if outline is not CutoutOutline.HEXAGON:
        return frame.inset(min(3.0, frame.width / 12))
    wide, high = 0.92 * frame.width, 0.8 * frame.height
    left, top = frame.left + 0.04 * frame.width, frame.top + 0.09 * frame.height
    return PageFrame(left, top, wide, high)


def _centred(lines: Sequence[PageText], frame: PageFrame) -> Iterator[PageText]:
    return (each.moved((frame.width - each.width) / 2, 0) for each in lines)


def paragraphs(
    texts: Sequence[str], frame: PageFrame, size: float, measure: TextMeasure
) -> list[PageText]:
    """Return texts one below the other, in letters as large as a frame allows; at last they are cut."""
    while True:
        letters = Letters(size)
        found = _laid(texts, frame, letters, measure)
        if size <= SMALLEST or _fits(found, texts, frame):
            break
        size = max(size * SHRINK, SMALLEST)
    shown = [each for each in found if each.frame.bottom <= frame.bottom + 0.3 * size]
    if shown and len(shown) < len(found):
        last = shown[-1]
        shown[-1] = one_line(
            f"{last.text} {CUT}", _line_frame(last, frame), letters, measure, least=1.0
        )
    return shown


def _laid(
    texts: Sequence[str], frame: PageFrame, letters: Letters, measure: TextMeasure
) -> list[PageText]:
    top, found = frame.top, list[PageText]()
    for text in texts:
        for line in lines_of(text, frame.width, letters, measure):
            found.append(line_of(line, frame.left, top, letters, measure))
            top += LINE * letters.size
        top += BETWEEN * letters.size
    return found


def _fits(lines: Sequence[PageText], texts: Sequence[str], frame: PageFrame) -> bool:
    """Tell whether lines end inside a frame and no word had to be broken."""
    whole = " ".join(" ".join(texts).split()) == " ".join(each.text for each in lines)
    return whole and (not lines or lines[-1].frame.bottom <= frame.bottom + 0.01)


def _line_frame(words: PageText, frame: PageFrame) -> PageFrame:
    """Return the line of a frame on which words stand."""
    middle = words.frame.top + words.frame.height / 2
    return PageFrame(frame.left, middle - words.size / 2, frame.width, words.size)
