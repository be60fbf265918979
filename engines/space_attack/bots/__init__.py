"""Bots: they see a view, and nothing else."""

from collections.abc import Callable, Mapping
from functools import partial

from ...contract import Bot
from ...random_bot import RandomBot
from ...styles import read_styles, styled
from ..view import SpaceAttackView
from .faculties import BEGINNER, EXPERIENCED, EXPERT, FACULTIES
from .rescuer import RescuerBot
from .weights import RescueWeights

STYLES = read_styles(f"{__name__}.styles")
USUAL = "steady"
"""The style of bots that are called by their level alone."""


def _made(seed: int, level: str, style: str = USUAL) -> RescuerBot:
    return RescuerBot(seed, RescueWeights.of(STYLES[style].weights), FACULTIES[level])


BOTS: Mapping[str, Callable[[int], Bot[SpaceAttackView]]] = {
    "random": RandomBot,
    BEGINNER: partial(_made, level=BEGINNER),
    EXPERIENCED: partial(_made, level=EXPERIENCED),
    **{
        styled(EXPERT, name): partial(_made, level=EXPERT, style=name)
        for name in STYLES
        if name != USUAL
    },
    EXPERT: partial(_made, level=EXPERT),
}
"""How a bot of each name is made from a seed, weakest first; the last is the usual one."""
