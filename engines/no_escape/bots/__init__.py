"""Bots: they see a view, and nothing else."""

from collections.abc import Callable, Mapping

from ...contract import Bot
from ...guessing import RandomBot
from .racing import RacerBot

BOTS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "racer": RacerBot,
}
"""How a bot of each name is made from a seed, weakest first."""
