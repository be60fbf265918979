"""How hex zones are made."""

from ..contract import FIRST_SIDE, DraftKind, NicheAxis
from .beginning import beginning, taken_up
from .examined import hexes, measured
from .measures import MEASURES
from .options import options_schema
from .presets import presets

HEX_ZONES = DraftKind(
    kind="hex-zone",
    measures=MEASURES,
    options=options_schema(),
    niches=(
        NicheAxis("sectors", (60, 90, 120, 150, 180, 210, 240)),
        NicheAxis("mean-degree", (2.6, 3.0, 3.4, 3.8, 4.2, 4.6, 5.0)),
        NicheAxis("starts-apart", (3, 6, 10, 14, 18)),
        NicheAxis("loops", (4, 8, 12, 16)),
    ),
    beginning=beginning,
    taken_up=taken_up,
    measured=measured,
    balance=FIRST_SIDE,
    hexes=hexes,
    presets=presets,
)
