"""The table of games: a folder for each that the editor has words for."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from hullwright.engines.loader import ENGINES, engine
from hullwright.schema.names import plainly
from hullwright.schema.visible_text import visible

from ..languages.words import language_in_use
from .game import GameWords

GAMES: Mapping[str, str] = {
    "eftaios": "eftaios",
    "no_escape": "no_escape",
    "space_attack": "space_attack",
    "escape_earth": "escape_earth",
}
"""The folder of each game, whose `game.py` is loaded on use."""


def game_words(game: str) -> GameWords:
    """Return what the editor knows of a game: ours, what its plugin says, or else plain words."""
    if game in GAMES:
        return _own_words(game)
    found = _brought_words(game) if game in ENGINES else None
    return found or _plain_words(game)


@cache
def _own_words(game: str) -> GameWords:
    words: GameWords = import_module(f".{GAMES[game]}.game", __package__).GAME
    return words


def _brought_words(game: str) -> GameWords | None:
    # Whoever has no game of a plugin never comes here.
    from .brought import brought_words

    return brought_words(game)


def _plain_words(game: str) -> GameWords:
    titles = ENGINES.titles(game) if game in ENGINES else {}
    title = titles.get(language_in_use()) or (
        engine(game).title if game in ENGINES else plainly(game)
    )
    return GameWords(game, visible(title))
