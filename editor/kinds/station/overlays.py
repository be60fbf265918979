"""What can be laid over a station."""

from collections.abc import Sequence

from hullwright.schema.kinds.station.layout import Station
from hullwright.schema.messages import message

from ...concepts.editor_kind import OverlayChoice, OverlayNumber
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

GATES, SPACE, FALL = message("Gates"), message("Open space"), message("How it falls apart")

OVERLAYS: Sequence[OverlayChoice[Station]] = (
    OverlayChoice(
        "distance.gate",
        message("Distance to the nearest gate"),
        message(
            "Counts the steps from each cell to the nearest gate, over tiles too, because they "
            "fall."
        ),
        Question("distance.gate", distance_to_gate),
        group=GATES,
    ),
    OverlayChoice(
        "share.jump_point",
        message("Share of each Jump Point"),
        message(
            "Shows which Jump Point is nearest to each tile, and how many tiles each of them gets."
        ),
        Question("share.jump_point", jump_point_share),
        group=GATES,
    ),
    OverlayChoice(
        "pod_cells",
        message("Where pods may begin"),
        message("Shows the open cells beside the station where players may place their pods."),
        Question("pod_cells", pod_cells),
        group=SPACE,
    ),
    OverlayChoice(
        "fire",
        message("Lines of fire"),
        message(
            "Shows what the turrets can hit at the start; where their tiles are dealt, how much they "
            "would cover from each cell."
        ),
        Question("fire", fire_lines),
        group=SPACE,
    ),
    OverlayChoice(
        "pockets",
        message("Enclosed pockets"),
        message(
            "Shows open cells from which no gate can be reached at first; the outlined ones stay "
            "sealed until tiles of the last class fall."
        ),
        Question("pockets", pockets),
        group=SPACE,
    ),
    OverlayChoice(
        "removal",
        message("The first {count} tiles gone", count=1),
        message(
            "Numbers the tiles in an order in which they may be removed, class by class; tiles that "
            "are dealt get a class by chance."
        ),
        Question("removal", removal_order),
        OverlayNumber("steps", tiles_to_fall),
        group=FALL,
    ),
)
