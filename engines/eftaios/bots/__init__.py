"""Bots: they see a view, and nothing else."""

from collections.abc import Callable, Mapping

from ...contract import Bot
from ...random_bot import RandomBot
from ...styles import styled
from ..view import EftaiosView
from .levels import STYLED, beginner, experienced, expert

BOTS: Mapping[str, Callable[[int], Bot[EftaiosView]]] = {
    "random": RandomBot,
    "beginner": beginner,
    "experienced": experienced,
    **{styled("expert", style): make for style, make in STYLED.items()},
    "expert": expert,
}
"""How a bot of each name is made from a seed, weakest first; the last is the usual one."""
