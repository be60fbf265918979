"""Bots: they see a view, and nothing else."""

from collections.abc import Callable, Mapping
from functools import partial

from ...contract import Bot
from ...random_bot import RandomBot
from ...styles import read_styles, styled
from ..view import NoEscapeView
from .racer import RacerBot
from .skills import SKILLS
from .weights import racer_weights

USUAL = "balanced"
"""The style of whoever is asked for by level alone."""

STYLES = read_styles(f"{__name__}.styles")


def _racer(level: str, style: str) -> Callable[[int], Bot[NoEscapeView]]:
    weights = racer_weights(STYLES[style].weights)
    return partial(RacerBot, skill=SKILLS[level], weights=weights)


BOTS: Mapping[str, Callable[[int], Bot[NoEscapeView]]] = {
    "random": RandomBot,
    "beginner": _racer("beginner", USUAL),
    "experienced": _racer("experienced", USUAL),
    **{styled("expert", name): _racer("expert", name) for name in STYLES},
    "expert": _racer("expert", USUAL),
}
"""How a bot of each name is made from a seed, weakest first."""
