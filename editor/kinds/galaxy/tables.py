"""The tables of galaxies, in the order in which a designer goes through a box."""

from collections.abc import Sequence

from hullwright.schema.kinds.galaxy.layout import Galaxy

from ...concepts.map_table import MapTable
from .table_activity import ACTIVITY, HAND
from .table_buildings import BUILDINGS
from .table_cards import CARD_TYPES, DECK
from .table_threats import EVENTS, TIME, TOKENS
from .table_track import CUBES, TRACK

TABLES: Sequence[MapTable[Galaxy]] = (
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
