"""How galaxies are made."""

from ..contract import WON, DraftKind, NicheAxis
from ..given_options import option_table
from .beginnings import beginning, taken_up
from .measures import MEASURES, measured
from .presets import presets

GALAXIES = DraftKind(
    kind="galaxy",
    measures=MEASURES,
    options=option_table(__package__),
    niches=(
        NicheAxis("parsecs", (16, 17, 18, 20, 24, 30)),
        NicheAxis("early-planets", (1, 2, 3, 4)),
        NicheAxis("asteroid-run", (1, 2, 3)),
        NicheAxis("stops", (8, 11, 13, 18)),
    ),
    beginning=beginning,
    taken_up=taken_up,
    measured=measured,
    balance=WON,
    presets=presets,
)
"""How galaxies are made."""
