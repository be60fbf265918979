"""Bots: they see a view, and nothing else."""

from collections.abc import Callable, Mapping

from ...contract import Bot
from ...random_bot import RandomBot
from ..view import SpaceAttackView
from .rescuer import RescuerBot

BOTS: Mapping[str, Callable[[int], Bot[SpaceAttackView]]] = {
    "random": RandomBot,
    "rescuer": RescuerBot,
}
"""How a bot of each name is made from a seed, weakest first."""
