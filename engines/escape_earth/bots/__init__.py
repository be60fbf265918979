"""Bots: they see a view, and nothing else."""

from collections.abc import Callable, Mapping

from ...contract import Bot
from ...random_bot import RandomBot
from ..view import EscapeEarthView
from .planner import PlannerBot

BOTS: Mapping[str, Callable[[int], Bot[EscapeEarthView]]] = {
    "random": RandomBot,
    "planner": PlannerBot,
}
"""How a bot of each name is made from a seed, weakest first."""
