"""The tables of stations."""

from collections.abc import Sequence

from hullwright.schema.kinds.station.layout import Station

from ...concepts.map_table import MapTable
from .table_setup import CREW, DIE, SETUP
from .table_supply import SUPPLY
from .table_tiles import CLASSES, TILE_BACKS

TABLES: Sequence[MapTable[Station]] = (TILE_BACKS, CLASSES, SUPPLY, CREW, DIE, SETUP)
