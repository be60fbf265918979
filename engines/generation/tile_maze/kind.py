"""How tile mazes are made."""

from ..contract import SPREAD, DraftKind, NicheAxis
from ..given_options import option_table
from .beginnings import beginning, taken_up
from .measures import MEASURES, measured
from .presets import presets

TILE_MAZES = DraftKind(
    kind="tile-maze",
    measures=MEASURES,
    options=option_table(__package__),
    niches=(
        NicheAxis("loops", (1, 3, 6, 10)),
        NicheAxis("exits", (6, 9, 12, 16)),
        NicheAxis("tiles", (14, 20, 26, 34)),
        NicheAxis("fill", (0.45, 0.65, 0.85)),
    ),
    beginning=beginning,
    taken_up=taken_up,
    measured=measured,
    balance=SPREAD,
    presets=presets,
)
"""How tile mazes are made."""
