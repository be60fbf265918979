"""What can be laid over a station."""

from collections.abc import Sequence

from hullwright.schema.kinds.station.layout import Station
from hullwright.schema.messages import message

from ...concepts.editor_kind import OverlayChoice
from ...concepts.question import Question
from .questions import (
    distance_to_gate,
    fire_lines,
    jump_point_share,
    pockets,
    pod_cells,
    removal_order,
)
from .removal import tiles_to_fall

GONE_HELP = message("Shows which tiles are gone by then in one possible game, and in which order.")

OVERLAYS: Sequence[OverlayChoice[Station]] = (
    OverlayChoice(
        "distance.gate",
        message("Distance to the nearest gate"),
        message(
            "Counts the steps from each cell to the nearest gate, over tiles, too, for they fall."
        ),
        Question("distance.gate", distance_to_gate),
    ),
    OverlayChoice(
        "share.jump_point",
        message("Share of each Jump Point"),
        message(
            "Shows which Jump Point is nearest to each tile, and how many tiles each of them gets."
        ),
        Question("share.jump_point", jump_point_share),
    ),
    OverlayChoice(
        "pod_cells",
        message("Where pods may begin"),
        message("Shows the open cells beside the station where players may place their pods."),
        Question("pod_cells", pod_cells),
    ),
    OverlayChoice(
        "fire",
        message("Lines of fire"),
        message(
            "Shows what the turrets can hit at the start; where their tiles are dealt, how much they "
            "would cover from each cell."
        ),
        Question("fire", fire_lines),
    ),
    OverlayChoice(
        "pockets",
        message("Enclosed pockets"),
        message(
            "Shows open cells from which no gate can be reached at first; outlined are those that stay "
            "sealed until tiles of the last class fall."
        ),
        Question("pockets", pockets),
    ),
    OverlayChoice(
        "removal",
        message("How the station falls apart"),
        message(
            "Numbers all tiles in an order in which they may be removed, class by class; tiles that "
            "are dealt get a class by chance."
        ),
        Question("removal", removal_order),
        steps=tiles_to_fall,
    ),
    OverlayChoice(
        "removal.12",
        message("The first 12 tiles gone"),
        GONE_HELP,
        Question("removal.12", removal_order, {"steps": 12}),
    ),
    OverlayChoice(
        "removal.24",
        message("The first 24 tiles gone"),
        GONE_HELP,
        Question("removal.24", removal_order, {"steps": 24}),
    ),
    OverlayChoice(
        "removal.36",
        message("The first 36 tiles gone"),
        GONE_HELP,
        Question("removal.36", removal_order, {"steps": 36}),
    ),
)
