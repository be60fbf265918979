"""Bots: they see a view, and nothing else."""

from collections.abc import Callable, Mapping

from ...contract import Bot
from ...random_bot import RandomBot
from ..view import EftaiosView
from .belief_bot import BeliefBot
from .greedy_bot import GreedyBot

BOTS: Mapping[str, Callable[[int], Bot[EftaiosView]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "belief": BeliefBot,
}
"""How a bot of each name is made from a seed, weakest first."""
