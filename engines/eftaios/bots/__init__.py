"""Bots: they see a view, and nothing else."""

from collections.abc import Callable, Mapping

from ...contract import Bot
from ...guessing import RandomBot
from .believing import BeliefBot
from .greedy import GreedyBot

BOTS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "belief": BeliefBot,
}
"""How a bot of each name is made from a seed, weakest first."""
