"""Bots: they see a view, and nothing else."""

from collections.abc import Callable, Mapping

from ...contract import Bot
from .believing import BeliefBot
from .greedy import GreedyBot
from .guessing import RandomBot

BOTS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "belief": BeliefBot,
}
"""How a bot of each name is made from a seed, weakest first."""
