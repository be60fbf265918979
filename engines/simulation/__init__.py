"""Simulation: many games between bots, counted, in this process or spread over any executor."""

from .figures import Ending, Figures, Tally
from .matches import Match, compare, simulate, summaries
from .playing import BotFault, BotKind, decision, mixed, seated
from .summary import Summary

__all__ = [
    "BotFault",
    "BotKind",
    "Ending",
    "Figures",
    "Match",
    "Summary",
    "Tally",
    "compare",
    "decision",
    "mixed",
    "seated",
    "simulate",
    "summaries",
]
