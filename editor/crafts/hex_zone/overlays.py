"""What can be laid over a hex zone."""

from collections.abc import Sequence

from hullwright.schema.kinds.hex_zone.layout import ALIEN, HUMAN

from ...inspection.question import Question
from ..craft import OverlayChoice
from .questions import (
    chokepoints,
    distance_from_start,
    distance_to_pod,
    first_arrivals,
    sectors_nobody_reaches,
    touching,
    turns,
)

OVERLAYS: Sequence[OverlayChoice] = (
    OverlayChoice(
        "distance.human",
        "Distance from the Human start",
        "Counts the sectors from where the Humans begin: also their turns, as they move one at a time.",
        Question("distance.human", distance_from_start, {"side": HUMAN}),
    ),
    OverlayChoice(
        "distance.alien",
        "Distance from the Alien start",
        "Counts the sectors from where the Aliens begin.",
        Question("distance.alien", distance_from_start, {"side": ALIEN}),
    ),
    OverlayChoice(
        "distance.pod",
        "Distance to the nearest pod",
        "Counts the sectors a Human has to go from each sector to the nearest pod.",
        Question("distance.pod", distance_to_pod),
    ),
    OverlayChoice(
        "chokepoints.human",
        "Chokepoints of the Humans",
        "Shows the sectors that lie on every way of the Humans to the pods.",
        Question("chokepoints.human", chokepoints, {"side": HUMAN}),
    ),
    OverlayChoice(
        "chokepoints.alien",
        "Chokepoints of the Aliens",
        "Shows the sectors that lie on every way of the Aliens to the pods.",
        Question("chokepoints.alien", chokepoints, {"side": ALIEN}),
    ),
    OverlayChoice(
        "reach.human.3",
        "Humans within 3 turns",
        "Shows where a Human can be by the third turn.",
        Question("reach.human.3", turns, {"side": HUMAN, "most": 3}),
    ),
    OverlayChoice(
        "reach.human.6",
        "Humans within 6 turns",
        "Shows where a Human can be by the sixth turn.",
        Question("reach.human.6", turns, {"side": HUMAN, "most": 6}),
    ),
    OverlayChoice(
        "reach.alien.3",
        "Aliens within 3 turns",
        "Shows where an Alien, moving two sectors a turn, can be by the third turn.",
        Question("reach.alien.3", turns, {"side": ALIEN, "most": 3}),
    ),
    OverlayChoice(
        "reach.alien.6",
        "Aliens within 6 turns",
        "Shows where an Alien, moving two sectors a turn, can be by the sixth turn.",
        Question("reach.alien.6", turns, {"side": ALIEN, "most": 6}),
    ),
    OverlayChoice(
        "turns.alien",
        "Turns of the Aliens to each sector",
        "Counts the turns an Alien, moving two sectors a turn, needs to each sector.",
        Question("turns.alien", turns, {"side": ALIEN}),
    ),
    OverlayChoice(
        "arrivals",
        "Who arrives first",
        "Shows by how many turns the Humans are in each sector before the Aliens (+) or after them (-).",
        Question("arrivals", first_arrivals),
    ),
    OverlayChoice(
        "touching",
        "Neighbours and dead ends",
        "Counts the sectors that each sector touches and outlines the dead ends.",
        Question("touching", touching),
    ),
    OverlayChoice(
        "unreached",
        "Sectors nobody reaches",
        "Shows the sectors that neither side can get to.",
        Question("unreached", sectors_nobody_reaches),
    ),
)
