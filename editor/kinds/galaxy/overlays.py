"""What can be laid over a galaxy."""

from collections.abc import Sequence

from hullwright.schema.kinds.galaxy.layout import Galaxy
from hullwright.schema.messages import message

from ...concepts.editor_kind import OverlayChoice
from ...concepts.question import Question
from .questions import aliens_clock, first_hop, hops_from_start, hops_to_goal, parsecs, reveals

DISTANCES, OUTPOSTS, ALIENS = message("Distances"), message("Outposts"), message("Aliens")

OVERLAYS: Sequence[OverlayChoice[Galaxy]] = (
    OverlayChoice(
        "distance.parsecs",
        message("Parsecs from the start"),
        message("Adds up what it costs to enter each card, from the start on."),
        Question("distance.parsecs", parsecs),
        group=DISTANCES,
    ),
    OverlayChoice(
        "distance.hops",
        message("Exact hops from the start"),
        message(
            "Counts the fewest hops with the travel values in players' hands; no number means "
            "that no hop ends there."
        ),
        Question("distance.hops", hops_from_start),
        group=DISTANCES,
    ),
    OverlayChoice(
        "distance.goal",
        message("Exact hops to the goal"),
        message(
            "Counts the fewest hops from each card to the goal and outlines the cards where ships are stuck."
        ),
        Question("distance.goal", hops_to_goal),
        group=DISTANCES,
    ),
    OverlayChoice(
        "reach.first",
        message("First stops and outposts"),
        message(
            "Counts the hops over cards that are face up at first, and outlines where an outpost "
            "reveals more."
        ),
        Question("reach.first", first_hop),
        group=OUTPOSTS,
    ),
    OverlayChoice(
        "reach.outposts",
        message("What outposts reveal"),
        message("Counts the hidden cards that an outpost at each position would reveal at first."),
        Question("reach.outposts", reveals, {"upgraded": False}),
        group=OUTPOSTS,
    ),
    OverlayChoice(
        "reach.upgraded",
        message("What upgraded outposts reveal"),
        message(
            "Counts the hidden cards that an upgraded outpost at each position would reveal at first."
        ),
        Question("reach.upgraded", reveals, {"upgraded": True}),
        group=OUTPOSTS,
    ),
    OverlayChoice(
        "turns.clock",
        message("When the Aliens come"),
        message(
            "Counts the player-turns after which the Aliens reach each card if nobody repels them."
        ),
        Question("turns.clock", aliens_clock),
        group=ALIENS,
    ),
)
