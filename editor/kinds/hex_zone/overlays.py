"""What can be laid over a hex zone."""

from collections.abc import Sequence

from hullwright.schema.kinds.hex_zone.layout import ALIEN, HUMAN, HexZone
from hullwright.schema.messages import message

from ...concepts.editor_kind import OverlayChoice
from ...concepts.question import Question
from .questions import (
    chokepoints,
    distance_from_start,
    distance_to_pod,
    first_arrivals,
    sectors_nobody_reaches,
    touching,
    turns,
)

OVERLAYS: Sequence[OverlayChoice[HexZone]] = (
    OverlayChoice(
        "distance.human",
        message("Distance from the Human start"),
        message(
            "Counts the sectors from where the Humans begin: also their turns, as they move one at a time."
        ),
        Question("distance.human", distance_from_start, {"side": HUMAN}),
    ),
    OverlayChoice(
        "distance.alien",
        message("Distance from the Alien start"),
        message("Counts the sectors from where the Aliens begin."),
        Question("distance.alien", distance_from_start, {"side": ALIEN}),
    ),
    OverlayChoice(
        "distance.pod",
        message("Distance to the nearest pod"),
        message("Counts the sectors a Human has to go from each sector to the nearest pod."),
        Question("distance.pod", distance_to_pod),
    ),
    OverlayChoice(
        "chokepoints.human",
        message("Chokepoints of the Humans"),
        message("Shows the sectors that lie on every way of the Humans to the pods."),
        Question("chokepoints.human", chokepoints, {"side": HUMAN}),
    ),
    OverlayChoice(
        "chokepoints.alien",
        message("Chokepoints of the Aliens"),
        message("Shows the sectors that lie on every way of the Aliens to the pods."),
        Question("chokepoints.alien", chokepoints, {"side": ALIEN}),
    ),
    OverlayChoice(
        "reach.human.3",
        message("Humans within 3 turns"),
        message("Shows where a Human can be by the third turn."),
        Question("reach.human.3", turns, {"side": HUMAN, "most": 3}),
    ),
    OverlayChoice(
        "reach.human.6",
        message("Humans within 6 turns"),
        message("Shows where a Human can be by the sixth turn."),
        Question("reach.human.6", turns, {"side": HUMAN, "most": 6}),
    ),
    OverlayChoice(
        "reach.alien.3",
        message("Aliens within 3 turns"),
        message("Shows where an Alien, moving two sectors a turn, can be by the third turn."),
        Question("reach.alien.3", turns, {"side": ALIEN, "most": 3}),
    ),
    OverlayChoice(
        "reach.alien.6",
        message("Aliens within 6 turns"),
        message("Shows where an Alien, moving two sectors a turn, can be by the sixth turn."),
        Question("reach.alien.6", turns, {"side": ALIEN, "most": 6}),
    ),
    OverlayChoice(
        "turns.alien",
        message("Turns of the Aliens to each sector"),
        message("Counts the turns an Alien, moving two sectors a turn, needs to each sector."),
        Question("turns.alien", turns, {"side": ALIEN}),
    ),
    OverlayChoice(
        "arrivals",
        message("Who arrives first"),
        message(
            "Shows by how many turns the Humans are in each sector before the Aliens (+) or after them (-)."
        ),
        Question("arrivals", first_arrivals),
    ),
    OverlayChoice(
        "touching",
        message("Neighbours and dead ends"),
        message("Counts the sectors that each sector touches and outlines the dead ends."),
        Question("touching", touching),
    ),
    OverlayChoice(
        "unreached",
        message("Sectors nobody reaches"),
        message("Shows the sectors that neither side can get to."),
        Question("unreached", sectors_nobody_reaches),
    ),
)
