"""Bots: they see a view, and nothing else."""

from collections.abc import Callable, Mapping

from ...contract import Bot
from ...random_bot import RandomBot
from ..view import NoEscapeView
from .racer import RacerBot

BOTS: Mapping[str, Callable[[int], Bot[NoEscapeView]]] = {
    "random": RandomBot,
    "racer": RacerBot,
}
"""How a bot of each name is made from a seed, weakest first."""
