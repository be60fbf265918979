"""The ledgers of galaxies, in the order in which a designer goes through a box."""

from collections.abc import Sequence

from hullwright.schema.kinds.galaxy.layout import Galaxy

from ..ledger import Ledger
from .ledger_activity import ACTIVITY, HAND
from .ledger_buildings import BUILDINGS
from .ledger_cards import CARD_TYPES, DECK
from .ledger_table_top import CUBES, TRACK
from .ledger_threats import EVENTS, TIME, TOKENS

LEDGERS: Sequence[Ledger[Galaxy]] = (
    TRACK,
    CARD_TYPES,
    DECK,
    BUILDINGS,
    ACTIVITY,
    EVENTS,
    TIME,
    TOKENS,
    CUBES,
    HAND,
)
