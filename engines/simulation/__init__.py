"""Simulation: many games between bots, counted, in this process or spread over any executor."""

from .counting import counted
from .matches import Match, compare, simulate, summaries
from .playing import BotFault, BotKind, decision, mixed, seated
from .summary import Summary

__all__ = [
    "BotFault",
    "BotKind",
    "Match",
    "Summary",
    "compare",
    "counted",
    "decision",
    "mixed",
    "seated",
    "simulate",
    "summaries",
]
