"""Scenario sheets: what is played, by which rules, and with which cards, on one page or a few."""

from collections.abc import Iterator
from dataclasses import dataclass

from hullwright.schema.plain_words import plain_words

from ..languages.words import tr_in
from .flow import Strip, paragraph, poured, section
from .letters import Letters, TextMeasure, one_line, shrunk_stack
from .map_head import players_text
from .options import SheetOptions
from .pages import Item, Page, PageFrame, Rule, page_frame
from .rules_text import RulesText
from .subject import SheetSubject

MARGIN = 14.0
HEAD = 20.0
FOOT = 7.0
GUTTER = 8.0
"""Between the two columns."""

TITLE = Letters(7.6, bold=True)
ABOUT = Letters(3.3, ink="faint-text")


@dataclass(frozen=True)
class ScenarioSheet:
    """The page, or the pages, that everybody at the table reads first."""

    occasion: SheetSubject
    options: SheetOptions
    measure: TextMeasure

    @property
    def _body(self) -> PageFrame:
        return page_frame(self.options.paper, landscape=False).inset(MARGIN)

    @property
    def title(self) -> str:
        """What the sheet is called: the scenario's name, or the map's where there is none."""
        game = self.occasion.game
        return (game.scenario.name if game else "") or self.occasion.document.name

    def pages(self) -> Iterator[Page]:
        """Yield the pages."""
        columns = self._poured()
        pairs = [columns[at : at + 2] for at in range(0, len(columns), 2)]
        for number, pair in enumerate(pairs):
            items: list[Item] = [] if number else list(self._head())
            items += [each for column in pair for each in column]
            yield Page(self.options.paper, landscape=False, items=tuple(items))

    def _poured(self) -> list[list[Item]]:
        """Return what stands in each column; on a single page both are about as long."""
        strips = list(self._strips())
        total = sum(each.height for each in strips)
        most = self._body.height - FOOT - HEAD
        for step in range(20):
            height = min(total / 2 + 3.0 * step, most)
            columns = list(poured(strips, self._columns(height)))
            if len(columns) <= 2:
                return columns
        return list(poured(strips, self._columns(most)))

    def _columns(self, height: float) -> Iterator[PageFrame]:
        """Yield the columns of one page after another, on the first one below its head, so high."""
        text = self._body.upper(self._body.height - FOOT)
        width = (text.width - GUTTER) / 2
        page = text.below(HEAD).upper(height)
        while True:
            yield page.left_part(width)
            yield page.beside(width + GUTTER)
            page = text

    def _strips(self) -> Iterator[Strip]:
        width = (self._body.width - GUTTER) / 2
        document, language = self.occasion.document, self.options.language
        game = self.occasion.game
        if game and game.scenario.description:
            yield from paragraph(plain_words(game.scenario.description), width, self.measure)
        if document.description:
            title = tr_in(language, "The map: {name}", name=document.name)
            yield from section(title, width, self.measure)
            yield from paragraph(plain_words(document.description), width, self.measure)
        if game:
            yield from RulesText(game, language, self.measure, width).strips()

    def _head(self) -> Iterator[Item]:
        frame = self._body
        yield from shrunk_stack(self.title, frame.upper(11), TITLE, self.measure)
        line = frame.below(11.5).upper(5)
        yield one_line(self._about(), line, ABOUT, self.measure)
        y = frame.top + HEAD - 2
        yield Rule((frame.left, y), (frame.right, y), "faint-text", 0.3)

    def _about(self) -> str:
        """Return a line with the map, the edition and the number of players."""
        document, game, language = self.occasion.document, self.occasion.game, self.options.language
        parts = [document.name] if document.name != self.title else []
        parts += [document.subtitle] if document.subtitle else []
        if game:
            parts.append(game.ruleset_title(language))
        if document.players:
            parts.append(players_text(language, document.players.min, document.players.max))
        return " · ".join(parts)
