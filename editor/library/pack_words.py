"""Words for packs, the same in the window and in the terminal."""

from datetime import datetime

from hullwright.plugins.library.query import PackCard
from hullwright.schema.documents.libraries import PackCounts
from hullwright.schema.documents.verdicts import FAIR, VerdictRow
from hullwright.schema.messages import Message, joined, message
from hullwright.schema.names import plainly

from ..games.table import game_words
from ..languages.words import date, language_in_use, tr

SIDES = {
    "humans": message("Humans ahead"),
    "aliens": message("Aliens ahead"),
    "won": message("won together"),
    "mixed": message("depends on the players"),
}


def game_title(game: str) -> str:
    """Return what a game is called."""
    return game_words(game).title_in(language_in_use()) if game else ""


def players_words(least: int, most: int) -> str:
    """Return for how many players something is, or nothing if nobody says."""
    if not least:
        return ""
    if least == most:
        return tr("{count} players", count=least)
    return tr("{least}–{most} players", least=least, most=most)


def verdict_words(fairness: str) -> str:
    """Return the chip of a verdict."""
    if not fairness:
        return tr("not yet judged")
    if fairness == FAIR:
        return tr("fair")
    if fairness.startswith("place "):
        return tr("the order of play matters")
    known = SIDES.get(fairness)
    return tr(known) if known else tr("{side} ahead", side=plainly(fairness))


def row_words(row: VerdictRow) -> str:
    """Return what games of one number of players have shown."""
    told = verdict_words(row.fairness)
    said = tr(
        "{players} players: {told} ({games} games)",
        players=row.players,
        told=told,
        games=row.games,
    )
    return (
        tr("{said}, about {minutes} minutes", said=said, minutes=row.minutes)
        if row.minutes
        else said
    )


def size_words(size: int) -> str:
    """Return a size as people say it.

    >>> size_words(12_345), size_words(3_400_000)
    ('12 kB', '3.4 MB')
    """
    if size < 1_000_000:
        return f"{max(round(size / 1000), 1)} kB"
    return f"{size / 1_000_000:.1f} MB"


def day_words(day: str) -> str:
    """Return a day as people write it; one that is none is left as it stands."""
    try:
        return date(datetime.fromisoformat(f"{day}T12:00:00+00:00"))
    except ValueError:
        return day


def counts_words(counts: PackCounts) -> str:
    """Return how much there is in a pack."""
    told: list[tuple[int, Message]] = [
        (counts.maps, message("{count} maps", count=counts.maps)),
        (counts.scenarios, message("{count} scenarios", count=counts.scenarios)),
        (counts.plugins, message("{count} plugins", count=counts.plugins)),
        (counts.games, message("{count} recorded games", count=counts.games)),
        (counts.verdicts, message("{count} verdicts of the lab", count=counts.verdicts)),
    ]
    return tr(joined([each for number, each in told if number]))


def card_facts(card: PackCard) -> str:
    """Return the line of facts on a card."""
    parts = [
        players_words(card.least, card.most),
        tr("{count} spaces", count=card.spaces) if card.spaces else "",
        tr("{count} minutes", count=card.minutes) if card.minutes else "",
        tr("{count} maps", count=card.maps) if card.maps > 1 else "",
    ]
    return " · ".join(filter(None, parts))
