"""The table of games: a folder for each that the editor has words for."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from hullwright.engines.loader import ENGINES, engine
from hullwright.schema.names import plainly

from .game import GameWords

GAMES: Mapping[str, str] = {
    "eftaios": "eftaios",
    "no_escape": "no_escape",
    "space_attack": "space_attack",
    "escape_earth": "escape_earth",
}
"""The folder of each game, whose `game.py` is loaded on use."""


@cache
def game_words(game: str) -> GameWords:
    """Return what the editor knows of a game: plain words if it has no folder, whether or not it has an engine."""
    if game in GAMES:
        words: GameWords = import_module(f".{GAMES[game]}.game", __package__).GAME
        return words
    return GameWords(game, engine(game).title if game in ENGINES else plainly(game))
