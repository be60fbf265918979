"""The tables of stations."""

from collections.abc import Sequence

from hullwright.schema.kinds.station.layout import Station

from ...concepts.map_table import MapTable
from .table_backs import OWN_BACKS
from .table_creatures import OWN_CREATURES
from .table_setup import CREW, DIE, SETUP
from .table_supply import SUPPLY
from .table_tiles import CLASSES, TILE_BACKS

TABLES: Sequence[MapTable[Station]] = (
    *(TILE_BACKS, OWN_BACKS, CLASSES, SUPPLY, OWN_CREATURES),
    *(CREW, DIE, SETUP),
)
