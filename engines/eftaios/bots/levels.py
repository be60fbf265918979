"""How the bots of each level and style are made."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from random import Random

from hullwright.schema.kinds.hex_zone.layout import ALIEN, HUMAN
from hullwright.schema.messages import Message

from ...contract import Action, Bot
from ...styles import Style, read_styles
from ..view import EftaiosView
from ..zone import ALIEN_SIDE
from .choice import drawn
from .expert_bot import ExpertBot
from .greedy_bot import GreedyBot
from .weights import ALIEN_SCALES, HUMAN_SCALES, AlienWeights, HumanWeights

MIXTURES: Mapping[str, Mapping[str, float]] = {
    HUMAN: {"bold": 0.15, "careful": 0.25, "bluffing": 0.15, "wary": 0.45},
    ALIEN: {"hunter": 0.2, "ambusher": 0.15, "guard": 0.25, "tracker": 0.4},
}
"""How often an expert plays each style, by side: nobody can prepare for just one."""

CARRIED_AWAY = (1.9, 0.8)
"""How often the experienced do what is not best, as Humans and as Aliens."""
SHORT_SIGHTED: Mapping[str, float] = {"around": 0.0, "patrol": 0.0, "whim": 1.1}
"""What beginners do otherwise as Aliens: they go where Humans are, not where these can be caught with the next move."""


@cache
def _styles() -> Mapping[str, Style]:
    return read_styles(f"{__package__}.styles")


def expert(seed: int, style: str = "") -> ExpertBot:
    """Return an expert: of a style on the side that it is for, and else of the usual mixture."""
    chance = Random(seed)
    return ExpertBot(
        chance,
        HumanWeights(**_picked(HUMAN, style, chance)),
        AlienWeights(**_picked(ALIEN, style, chance)),
    )


def _picked(side: str, style: str, chance: Random) -> Mapping[str, float]:
    """Return the weights of a style, or of one of the mixture."""
    mixture = MIXTURES[side]
    if style not in mixture:
        style = drawn(list(mixture), list(mixture.values()), chance)
    return _styles()[style].weights


def experienced(seed: int) -> ExpertBot:
    """Return a bot that thinks as experts do, but weighs things roughly and is often carried away."""
    human, alien = CARRIED_AWAY
    return _by_rule_of_thumb(seed, {"whim": human}, {"whim": alien})


def beginner(seed: int) -> "BeginnerBot":
    """Return a bot that strays and runs for the nearest pod as a Human, and as an Alien does not think ahead."""
    return BeginnerBot(GreedyBot(seed), _by_rule_of_thumb(seed, {}, SHORT_SIGHTED))


def _by_rule_of_thumb(
    seed: int, human: Mapping[str, float], alien: Mapping[str, float]
) -> ExpertBot:
    """Return a bot with the weights that training begins from, but for some."""
    usual_human = {name: scale.start for name, scale in HUMAN_SCALES.items()}
    usual_alien = {name: scale.start for name, scale in ALIEN_SCALES.items()}
    return ExpertBot(
        Random(seed),
        HumanWeights(**{**usual_human, **human}),
        AlienWeights(**{**usual_alien, **alien}),
    )


class BeginnerBot:
    """Plays a seat by another bot for either side it may come to be on."""

    def __init__(self, human: Bot[EftaiosView], alien: ExpertBot) -> None:
        self._human, self._alien = human, alien
        self._hunts = False

    def choose(self, view: EftaiosView, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions."""
        self._hunts = view.side == ALIEN_SIDE
        return (self._alien if self._hunts else self._human).choose(view, legal)

    @property
    def reason(self) -> Message | None:
        """Why it did what it did last, as an Alien; as a Human it goes for what is nearest."""
        return self._alien.reason if self._hunts else None


def trained(side: str, weights: Mapping[str, float], seed: int) -> ExpertBot:
    """Return an expert with weights of its own for one side."""
    chance = Random(seed)
    human = weights if side == HUMAN else _picked(HUMAN, "", chance)
    alien = weights if side == ALIEN else _picked(ALIEN, "", chance)
    return ExpertBot(chance, HumanWeights(**human), AlienWeights(**alien))


STYLED = {style: partial(expert, style=style) for mixture in MIXTURES.values() for style in mixture}
"""How an expert of each style is made from a seed."""
