"""A galaxy as text: the rows of the track with the numbers of the positions above the cards."""

from collections.abc import Iterator

from ..kind import Glyph
from .board import spots
from .layout import ALIENS, UNKNOWN, Galaxy

CELL = 4
LINES = 3
ALIENS_SYMBOL = "☣"


def drawing(galaxy: Galaxy) -> Iterator[Glyph]:
    """Yield the number and the letter of each card, in brackets if it lies face up.

    The Aliens stand behind the last card, if they start beyond it, under the number of their start.
    """
    length = len(galaxy.cards)
    beyond = galaxy.aliens.start > length
    places = spots(galaxy.track, length + beyond)
    left = min(each.column for each in places)
    for position, (column, row) in enumerate(places, 1):
        line, start = LINES * row, CELL * (column - left)
        outside = position > length
        label = str(galaxy.aliens.start if outside else position)
        yield Glyph(line, start, f"{label:^3}".rstrip(), "ruler")
        text, style = (ALIENS_SYMBOL, ALIENS) if outside else _card(galaxy, position)
        yield Glyph(line + 1, start + (len(text) == 1), text, style, label)


def _card(galaxy: Galaxy, position: int) -> tuple[str, str]:
    at = galaxy.cards[position - 1]
    known = galaxy.type_at(position)
    letter = (known.letter or at.card[0].upper()) if known else "?"
    return f"[{letter}]" if at.face_up else letter, known.role if known else UNKNOWN
