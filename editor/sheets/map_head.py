"""The head of a map on a sheet: whose it is and for whom."""

from collections.abc import Iterator, Sequence

from hullwright.schema.documents.maps import MapDocument

from ..languages.words import tr_in
from .letters import Letters, TextMeasure, one_line, shrunk_stack
from .pages import Item, PageFrame, Rule
from .subject import SheetSubject

HEIGHT = 16.0
NAME = Letters(6.4, bold=True)
SUBTITLE = Letters(3.4, ink="faint-text")
DETAIL = Letters(2.8, ink="faint-text")


def heading(
    frame: PageFrame, occasion: SheetSubject, language: str, measure: TextMeasure, note: str = ""
) -> Iterator[Item]:
    """Yield the title section: name and subtitle at the left, details at the right."""
    document = occasion.document
    left = frame.left_part(frame.width * 0.62)
    name = left.upper(9.6 if document.subtitle else 14.4)
    yield from shrunk_stack(document.name, name, NAME, measure)
    if document.subtitle:
        line = left.below(9.6).upper(4.8)
        yield one_line(document.subtitle, line, SUBTITLE, measure)
    right = frame.beside(frame.width * 0.64)
    lines = [
        (text, right.below(3.7 * number).upper(3.7))
        for number, text in enumerate(details(occasion, language, note))
    ]
    # All as small as the longest has to be.
    sizes = (one_line(text, line, DETAIL, measure).size for text, line in lines)
    letters = DETAIL._replace(size=min(sizes, default=DETAIL.size))
    for text, line in lines:
        yield one_line(text, line, letters, measure, 1.0, least=1.0)
    base = frame.top + HEIGHT - 0.8
    yield Rule((frame.left, base), (frame.right, base), "faint-text", 0.3)


def details(occasion: SheetSubject, language: str, note: str = "") -> Sequence[str]:
    """Return the lines of a title section: scenario, rules, players and author, and a note."""
    document, game = occasion.document, occasion.game
    rules = game.ruleset_title(language) if game else ""
    lines = (game.scenario.name if game else "", rules, _for_and_by(document, language), note)
    return [each for each in lines if each]


def _for_and_by(document: MapDocument, language: str) -> str:
    """Return for whom a map is and by whom, as far as it says so."""
    players = document.players
    count = players_text(language, players.min, players.max) if players else ""
    author = tr_in(language, "by {author}", author=document.author) if document.author else ""
    return " · ".join(each for each in (count, author) if each)


def players_text(language: str, least: int, most: int) -> str:
    """Return for how many players something is."""
    if least == most:
        return tr_in(language, "{count} players", count=most)
    return tr_in(language, "{least}–{most} players", least=least, most=most)
