"""Simulation: many games between bots, counted, in this process or spread over any executor."""

from ..figures import Ending, Figures, SpaceTally
from ..summary import Summary
from .matches import Match, compare, simulate, summaries
from .seats import BotFault, BotKind, decision, mixed, seated

__all__ = [
    "BotFault",
    "BotKind",
    "Ending",
    "Figures",
    "Match",
    "SpaceTally",
    "Summary",
    "compare",
    "decision",
    "mixed",
    "seated",
    "simulate",
    "summaries",
]
