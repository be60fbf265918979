"""Tables at which desks are tried: a small map of each game."""

from functools import cache

from hullwright.engines.loader import plain_scenario, prepared
from hullwright.engines.preparation import Prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.session import GameSession
from hullwright.samples import HERE
from hullwright.schema.documents.recordings import Seat
from hullwright.schema.files.reader import read_map

MAPS = {
    "eftaios": ("hex-zones/thimble.json", 4),
    "no_escape": ("mazes/boiler-deck.json", 3),
    "space_attack": ("stations/eight-rocks.json", 2),
    "escape_earth": ("galaxies/asteroid-belt.json", 2),
}
GAMES = tuple(MAPS)


@cache
def table(game: str) -> Prepared:
    """Return a small map of a game, ready to be played."""
    document = read_map(HERE / MAPS[game][0])
    return prepared(document, plain_scenario(document, name="Plain"), RuleBook())


def seats(game: str, people: int = 1, bot: str = "random") -> list[Seat]:
    """Return the seats of a table: people first, then bots."""
    return [
        Seat(name=f"Player {number + 1}", bot="" if number < people else bot)
        for number in range(MAPS[game][1])
    ]


def session(game: str, seed: int = 5, people: int = 1) -> GameSession:
    """Return a game that begins."""
    return GameSession(table(game), seats(game, people), seed)
