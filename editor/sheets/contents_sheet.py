"""The contents of a booklet: where everything is, what to cut out, how it differs from the box, how to set up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from hullwright.schema.messages import Message, english, message

from ..languages.words import tr_in
from .booklet_parts import BookletPart
from .box_comparison import BoxComparison, BoxRow
from .flow import FAINT, STRONG, FlowCell, Strip, paragraph, poured, section, space, table_row
from .letters import Letters, TextMeasure, one_line
from .options import SheetOptions
from .pages import Item, Page, PageFrame, Rule, page_frame
from .piece_sheet import PieceSheet
from .subject import SheetSubject, has_pieces

MARGIN, HEAD, FOOT = 14.0, 16.0, 4.0
TITLE = Letters(6.4, bold=True)
COLUMNS = (english("Pieces"), english("Cut out"), english("In your box"), english("New"))
ONE_SIDE, BOTH_SIDES = english("print on one side"), english("print on both sides")
MOST_NAMES = 24
"""So many names of pieces are listed of a set; a deck that is all new needs no list."""


@dataclass(frozen=True)
class ContentsSheet:
    """The page that says what to do with all the others."""

    occasion: SheetSubject
    options: SheetOptions
    measure: TextMeasure

    @property
    def _body(self) -> PageFrame:
        return page_frame(self.options.paper, landscape=False).inset(MARGIN)

    def pages(self, parts: Sequence[BookletPart]) -> Iterator[Page]:
        """Yield the pages, for a booklet of these parts."""
        poured_in = poured(self._strips(parts), self._frames())
        for number, items in enumerate(poured_in):
            head = [] if number else list(self._head())
            yield Page(self.options.paper, landscape=False, items=(*head, *items))

    def _frames(self) -> Iterator[PageFrame]:
        body = self._body.upper(self._body.height - FOOT)
        yield body.below(HEAD)
        while True:
            yield body

    def _head(self) -> Iterator[Item]:
        frame = self._body
        title = tr_in(self.options.language, "Contents and set-up")
        yield one_line(title, frame.upper(9), TITLE, self.measure)
        y = frame.top + HEAD - 4
        yield Rule((frame.left, y), (frame.right, y), "faint-text", 0.3)

    # What stands on it.

    def _strips(self, parts: Sequence[BookletPart]) -> Iterator[Strip]:
        yield from self._section(english("What is in here"))
        yield from self._places(parts)
        yield from self._section(english("What to cut out"))
        if has_pieces(self.occasion.document):
            yield from self._pieces()
        else:
            yield from self._sheets()
        yield from self._set_up()

    def _section(self, title: str) -> Iterator[Strip]:
        return section(tr_in(self.options.language, title), self._body.width, self.measure)

    def _said(self, text: str | Message) -> str:
        return tr_in(self.options.language, text)

    def _sentence(self, text: str | Message) -> Iterator[Strip]:
        yield space(1.5)
        yield from paragraph(self._said(text), self._body.width, self.measure)

    def _row(self, cells: Sequence[FlowCell], *, shaded: bool = False) -> Strip:
        return table_row(cells, self._body.width, self.measure, shaded=shaded)

    def _places(self, parts: Sequence[BookletPart]) -> Iterator[Strip]:
        first = 1
        for part in parts:
            last = first + len(part.pages) - 1
            if len(part.pages) > 1:
                pages = self._said(message("pages {first}–{last}", first=first, last=last))
            else:
                pages = self._said(message("page {number}", number=first))
            sides = BOTH_SIDES if part.is_two_sided else ONE_SIDE
            yield self._row(
                [
                    FlowCell(self._said(part.title), 5),
                    FlowCell(pages, 3),
                    FlowCell(self._said(sides), 4, 1.0, FAINT),
                ]
            )
            first = last + 1

    def _sheets(self) -> Iterator[Strip]:
        players = self.occasion.players(self.options)
        yield from self._sentence(
            message(
                "Nothing has to be cut out: each of the {count} players gets a map sheet, in place of the "
                "one from the box.",
                count=players,
            )
        )
        game = self.occasion.game
        if game and game.words.from_box:
            yield from self._sentence(game.words.from_box)

    # Pieces, and the box.

    @cached_property
    def _rows(self) -> Sequence[BoxRow]:
        pieces = PieceSheet(self.occasion, self.options, self.measure)
        players = self.occasion.players(self.options)
        return list(BoxComparison(self.occasion.document, pieces.printed, players).rows())

    def _pieces(self) -> Iterator[Strip]:
        titles = [self._said(each) for each in COLUMNS]
        yield self._row(self._cells(titles, STRONG), shaded=True)
        for row in self._rows:
            counts = (row.count, row.in_box, row.count - row.in_box)
            yield self._row(self._cells([self._said(row.title), *map(str, counts)]))
        new = sum(row.count - row.in_box for row in self._rows)
        if new:
            yield from self._sentence(
                message(
                    "If you have the game, {count} pieces are new and have to be cut out; your box "
                    "already has the others.",
                    count=new,
                )
            )
        else:
            yield from self._sentence(
                message(
                    "Your box already has all of these: cut them out only if you do not have the game."
                )
            )
        yield from self._named()

    @staticmethod
    def _cells(texts: Sequence[str], letters: Letters = FAINT) -> list[FlowCell]:
        first, *others = texts
        body = FlowCell(first, 6) if letters is FAINT else FlowCell(first, 6, letters=letters)
        return [body, *(FlowCell(each, 2, 1.0, letters) for each in others)]

    def _named(self) -> Iterator[Strip]:
        """Yield the names of what is new in a set that the box has, and of what stays in the box."""
        for row in self._rows:
            if row.in_box and row.new:
                names = self._names(row.new)
                yield from self._sentence(
                    message("New among {pieces}: {names}.", pieces=row.title, names=names)
                )
            if row.in_box and row.left:
                names = self._names(row.left)
                yield from self._sentence(
                    message("Stay in the box, of {pieces}: {names}.", pieces=row.title, names=names)
                )

    def _names(self, named: Sequence[tuple[Message, int]]) -> str:
        shown = [
            self._said(message("{count} × {name}", count=count, name=name))
            for name, count in named[:MOST_NAMES]
        ]
        return ", ".join([*shown, *(["…"] if len(named) > MOST_NAMES else [])])

    def _set_up(self) -> Iterator[Strip]:
        game = self.occasion.game
        if game is None or not game.words.set_up:
            return
        yield from self._section(english("How to set up"))
        for number, step in enumerate(game.words.set_up, start=1):
            text = self._said(message("{number}. {step}", number=number, step=Message(step, {})))
            yield from paragraph(text, self._body.width, self.measure)
            yield space(1)
