"""The weights of a style: what a player of each side cares for, and how much."""

from collections.abc import Mapping
from dataclasses import dataclass

from ...styles import Scale


@dataclass(frozen=True)
class HumanWeights:
    """How a Human weighs what it sees; most of it in steps of its way."""

    hurry: float
    """What a step nearer to a pod is worth."""
    hush: float
    """How much longer a way through sectors with cards seems, from not at all to its full length."""
    fear: float
    """What it is worth not to be struck where Aliens look for it."""
    caution: float
    """What it is worth to have one Alien less within reach, whether it looks there or not."""
    apart: float
    """What it is worth not to stand where another Human is."""
    watched: float
    """How much farther a pod seems for each Alien near it."""
    rivals: float
    """How much farther a pod seems for each Human near it."""
    taste: float
    """By how much pods seem different at the most, for no reason at all."""
    freedom: float
    """What it is worth to have one way more to go on."""
    strike: float
    """How many more Aliens than Humans it expects where it attacks."""
    spend: float
    """How much better off an item must leave it to be used."""
    alarm: float
    """How many Aliens within reach make it ask where they are."""
    despair: float
    """How sure it is to be struck when it rather becomes an Alien."""
    candid: float
    """How often it names the true sector where it may name any."""
    afar: float
    """How much likelier it names a sector one step farther from the truth."""
    accuse: float
    """How much likelier it names a sector for each other player expected there."""
    pose: float
    """How much it names sectors as if it were on the other side."""
    whim: float
    """How often it does what is not best: the temperature of its choice."""


@dataclass(frozen=True)
class AlienWeights:
    """How an Alien weighs what it sees."""

    here: float
    """What prey in the sector is worth."""
    around: float
    """What prey is worth that can be reached with the next move."""
    guard: float
    """What it is worth to be near pods that Humans are near."""
    patrol: float
    """What it is worth to be near any pod."""
    apart: float
    """What it is worth not to stand where another Alien is."""
    strike: float
    """How much prey it expects where it attacks."""
    fellow: float
    """How much of that each Alien that may be hit adds."""
    hush: float
    """What it is worth to end where no card is drawn."""
    spend: float
    """How much better off an item must leave it to be used."""
    candid: float
    """How often it names the true sector where it may name any."""
    afar: float
    """How much likelier it names a sector one step farther from the truth."""
    accuse: float
    """How much likelier it names a sector for each other player expected there."""
    pose: float
    """How much it names sectors as if it were on the other side."""
    whim: float
    """How often it does what is not best: the temperature of its choice."""


HUMAN_SCALES: Mapping[str, Scale] = {
    "hurry": Scale(2.0, 0.2, 4.0),
    "hush": Scale(0.4, 0.0, 1.0),
    "fear": Scale(4.0, 0.0, 20.0),
    "caution": Scale(0.3, 0.0, 3.0),
    "apart": Scale(0.5, 0.0, 5.0),
    "watched": Scale(0.6, 0.0, 4.0),
    "rivals": Scale(0.4, 0.0, 4.0),
    "taste": Scale(1.5, 0.0, 6.0),
    "freedom": Scale(0.05, 0.0, 1.0),
    "strike": Scale(0.35, 0.1, 1.0),
    "spend": Scale(0.5, 0.0, 3.0),
    "alarm": Scale(0.8, 0.1, 4.0),
    "despair": Scale(0.4, 0.1, 1.5),
    "candid": Scale(0.1, 0.05, 0.3),
    "afar": Scale(0.15, -0.3, 1.0),
    "accuse": Scale(0.2, -1.0, 2.0),
    "pose": Scale(0.3, 0.0, 1.0),
    "whim": Scale(0.15, 0.02, 3.0),
}
"""Where the weights of Humans begin, and between which values they make sense."""

ALIEN_SCALES: Mapping[str, Scale] = {
    "here": Scale(6.0, 0.5, 20.0),
    "around": Scale(1.5, 0.0, 8.0),
    "guard": Scale(3.0, 0.0, 15.0),
    "patrol": Scale(0.3, 0.0, 5.0),
    "apart": Scale(0.5, 0.0, 5.0),
    "strike": Scale(0.12, 0.02, 0.6),
    "fellow": Scale(6.0, 1.0, 15.0),
    "hush": Scale(0.1, -0.5, 1.5),
    "spend": Scale(0.5, 0.0, 3.0),
    "candid": Scale(0.1, 0.05, 0.3),
    "afar": Scale(0.1, -0.3, 1.0),
    "accuse": Scale(0.0, -1.0, 2.0),
    "pose": Scale(0.3, 0.0, 1.0),
    "whim": Scale(0.05, 0.01, 2.0),
}
"""Where the weights of Aliens begin, and between which values they make sense."""
