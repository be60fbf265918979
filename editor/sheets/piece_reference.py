"""The reference of pieces: the whole text of those that have no room for it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ..concepts.cutouts import CutoutSet, Face
from ..languages.words import tr_in
from .flow import STRONG, Strip, paragraph, poured, section, space
from .letters import TextMeasure
from .pages import Item, PageFrame
from .piece_face import FaceDrawing
from .piece_layout import ASIDE, BOTTOM

TOP = 14.0
GUTTER = 8.0
"""Between the two columns."""


class PieceText(NamedTuple):
    """The words of a side, in the language of the sheet."""

    title: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True)
class PieceReference:
    """What is left to be read of the pieces that are printed for some players."""

    sets: Sequence[CutoutSet]
    page: PageFrame
    players: int
    language: str
    measure: TextMeasure

    @cached_property
    def texts(self) -> Sequence[PieceText]:
        """What stands on the sides whose words are cut, each once."""
        drawing = FaceDrawing(self.language, self.measure)
        found = (
            self._text(face)
            for cutouts in self.sets
            for face in cutouts.faces(self.players)
            if not drawing.is_whole(face, cutouts)
        )
        return list(dict.fromkeys(found))

    def _text(self, face: Face) -> PieceText:
        sentences = (*face.text, *(each.text for each in face.entries))
        return PieceText(
            tr_in(self.language, face.title) if face.title else "",
            tuple(tr_in(self.language, each) for each in sentences),
        )

    def pages(self) -> Iterator[list[Item]]:
        """Yield what stands on each page; none if all words have their room."""
        if not self.texts:
            return
        columns = poured(self._strips(), self._columns())
        for left in columns:
            yield [*left, *next(columns, [])]

    def _columns(self) -> Iterator[PageFrame]:
        high = self.page.height - TOP - BOTTOM
        body = PageFrame(2 * ASIDE, TOP, self.page.width - 4 * ASIDE, high)
        while True:
            yield body.left_part(self._width)
            yield body.beside(self._width + GUTTER)

    @property
    def _width(self) -> float:
        return (self.page.width - 4 * ASIDE - GUTTER) / 2

    def _strips(self) -> Iterator[Strip]:
        title = tr_in(self.language, "Words that are too long for their pieces")
        yield from section(title, self._width, self.measure)
        for text in self.texts:
            for strip in paragraph(text.title, self._width, self.measure, STRONG):
                yield strip._replace(keep=True)
            for each in text.paragraphs:
                yield from paragraph(each, self._width, self.measure)
            yield space(2.5)
