"""How stations are made."""

from ..contract import SPREAD, DraftKind, NicheAxis
from ..given_options import option_table
from .beginnings import beginning, taken_up
from .measures import MEASURES, hexes, measured
from .presets import presets

STATIONS = DraftKind(
    kind="station",
    measures=MEASURES,
    options=option_table(__package__),
    niches=(
        NicheAxis("pieces", (2, 4, 6)),
        NicheAxis("hull", (70, 85, 100, 115, 130)),
        NicheAxis("mean-way", (3.5, 4.25, 5, 6)),
        NicheAxis("pockets", (1, 2, 3)),
    ),
    beginning=beginning,
    taken_up=taken_up,
    measured=measured,
    balance=SPREAD,
    hexes=hexes,
    presets=presets,
)
"""How stations are made."""
