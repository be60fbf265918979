"""What can be laid over a hex zone."""

from collections.abc import Sequence

from hullwright.schema.kinds.hex_zone.layout import ALIEN, HUMAN, HexZone
from hullwright.schema.messages import message

from ...concepts.editor_kind import OverlayChoice, OverlayNumber
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

TURNS: OverlayNumber[HexZone] = OverlayNumber("most", lambda _: 20, usual=3)
DISTANCES, REACH = message("Distances"), message("Who gets where")
WAYS = message("Ways and dead ends")

OVERLAYS: Sequence[OverlayChoice[HexZone]] = (
    OverlayChoice(
        "distance.human",
        message("Distance from the Human start"),
        message(
            "Counts the sectors from where the Humans start; also their turns, as they move one "
            "at a time."
        ),
        Question("distance.human", distance_from_start, {"side": HUMAN}),
        group=DISTANCES,
    ),
    OverlayChoice(
        "distance.alien",
        message("Distance from the Alien start"),
        message("Counts the sectors from where the Aliens start."),
        Question("distance.alien", distance_from_start, {"side": ALIEN}),
        group=DISTANCES,
    ),
    OverlayChoice(
        "distance.pod",
        message("Distance to the nearest pod"),
        message("Counts how many sectors a Human has to go from each sector to the nearest pod."),
        Question("distance.pod", distance_to_pod),
        group=DISTANCES,
    ),
    OverlayChoice(
        "reach.human",
        message("Humans within {count} turns", count=TURNS.usual),
        message("Shows where a Human can be by that turn."),
        Question("reach.human", turns, {"side": HUMAN}),
        TURNS,
        group=REACH,
    ),
    OverlayChoice(
        "reach.alien",
        message("Aliens within {count} turns", count=TURNS.usual),
        message("Shows where an Alien, moving two sectors a turn, can be by that turn."),
        Question("reach.alien", turns, {"side": ALIEN}),
        TURNS,
        group=REACH,
    ),
    OverlayChoice(
        "turns.alien",
        message("Aliens' turns to each sector"),
        message(
            "Counts the turns an Alien, moving two sectors a turn, needs to get to each sector."
        ),
        Question("turns.alien", turns, {"side": ALIEN}),
        group=REACH,
    ),
    OverlayChoice(
        "arrivals",
        message("Who arrives first"),
        message(
            "Shows how many turns sooner (+) or later (-) than the Aliens the Humans can be in "
            "each sector."
        ),
        Question("arrivals", first_arrivals),
        group=REACH,
    ),
    OverlayChoice(
        "unreached",
        message("Sectors nobody can reach"),
        message("Shows the sectors that neither side can get to."),
        Question("unreached", sectors_nobody_reaches),
        group=REACH,
    ),
    OverlayChoice(
        "chokepoints.human",
        message("Humans' chokepoints"),
        message("Shows the sectors that lie on every way the Humans can take to the pods."),
        Question("chokepoints.human", chokepoints, {"side": HUMAN}),
        group=WAYS,
    ),
    OverlayChoice(
        "chokepoints.alien",
        message("Aliens' chokepoints"),
        message("Shows the sectors that lie on every way the Aliens can take to the pods."),
        Question("chokepoints.alien", chokepoints, {"side": ALIEN}),
        group=WAYS,
    ),
    OverlayChoice(
        "touching",
        message("Neighbours and dead ends"),
        message("Counts the sectors that each sector touches and outlines the dead ends."),
        Question("touching", touching),
        group=WAYS,
    ),
)
