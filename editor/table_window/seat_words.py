"""Who sits at a table, in words."""

from ..games.table import game_words
from ..languages.words import language_in_use, tr
from ..table.table_news import SeatNews


def seat_words(game: str, number: int, seat: SeatNews) -> str:
    """Return a seat, counted from 0, and who has it."""
    return tr("Seat {number}: {who}", number=number + 1, who=holder_words(game, seat))


def holder_words(game: str, seat: SeatNews) -> str:
    """Return who has a seat, and whether they are there."""
    bot = game_words(game).bot_title(language_in_use(), seat.bot)
    if seat.name:
        return seat.name if seat.is_here else tr("{name} (away)", name=seat.name)
    if seat.can_sit:
        return tr("free; a bot if nobody comes: {bot}", bot=bot)
    return tr("bot: {level}", level=bot)


def presence_words(game: str, seat: SeatNews) -> str:
    """Return what a player is beside their name: a guest, here or away, or which bot."""
    if seat.name:
        return tr("guest") if seat.is_here else tr("away")
    return game_words(game).bot_title(language_in_use(), seat.bot)
