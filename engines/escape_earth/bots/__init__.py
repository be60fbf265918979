"""Bots: they see a view, and nothing else."""

from collections.abc import Callable, Mapping
from functools import partial

from ...contract import Bot
from ...random_bot import RandomBot
from ...styles import read_styles, styled
from ..view import EscapeEarthView
from .planner import PlannerBot
from .skills import SKILLS
from .weights import planner_weights

USUAL = "steady"
"""The style of whoever is asked for by level alone."""

STYLES = read_styles(f"{__name__}.styles")


def _planner(level: str, style: str) -> Callable[[int], Bot[EscapeEarthView]]:
    weights = planner_weights(STYLES[style].weights)
    return partial(PlannerBot, skill=SKILLS[level], weights=weights)


BOTS: Mapping[str, Callable[[int], Bot[EscapeEarthView]]] = {
    "random": RandomBot,
    "beginner": _planner("beginner", USUAL),
    "experienced": _planner("experienced", USUAL),
    **{styled("expert", name): _planner("expert", name) for name in STYLES},
    "expert": _planner("expert", USUAL),
}
"""How a bot of each name is made from a seed, weakest first."""
